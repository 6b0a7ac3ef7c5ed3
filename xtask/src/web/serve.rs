//! A plain static server, strict as the hosts that such pages end up on: 403 for what isn't there, no listing.

use std::io::{BufRead, BufReader, Write};
use std::net::{Ipv4Addr, SocketAddr, TcpListener, TcpStream};
use std::path::{Component, Path, PathBuf};
use std::sync::Arc;

use crate::trouble::Trouble;

/// A folder that is served to this machine alone.
pub struct Server {
    listener: TcpListener,
    folder: Arc<Path>,
}

impl Server {
    /// Opens a port; with 0 any that is free.
    pub fn open(folder: &Path, port: u16) -> Result<Self, Trouble> {
        let listener =
            TcpListener::bind((Ipv4Addr::LOCALHOST, port)).map_err(|error| Trouble::Port {
                port,
                reason: error.to_string(),
            })?;
        Ok(Self {
            listener,
            folder: folder.into(),
        })
    }

    /// Where it answers.
    pub fn address(&self) -> Result<SocketAddr, Trouble> {
        self.listener.local_addr().map_err(|error| Trouble::Port {
            port: 0,
            reason: error.to_string(),
        })
    }

    /// Serves until the program ends.
    pub fn serve(self) {
        for stream in self.listener.incoming().flatten() {
            let folder = Arc::clone(&self.folder);
            // A visitor that goes away in the middle is no trouble of ours.
            std::thread::spawn(move || answer(&stream, &folder).ok());
        }
    }
}

fn answer(mut stream: &TcpStream, folder: &Path) -> std::io::Result<()> {
    let mut lines = BufReader::new(stream).lines();
    let request = lines.next().transpose()?.unwrap_or_default();
    while lines
        .next()
        .transpose()?
        .is_some_and(|line| !line.is_empty())
    {}
    let found = wanted(&request, folder).and_then(|path| Some((std::fs::read(&path).ok()?, path)));
    let (status, kind, body) = match found {
        Some((bytes, path)) => ("200 OK", kind(&path), bytes),
        None => (
            "403 Forbidden",
            "text/plain",
            b"There is no such file here.".to_vec(),
        ),
    };
    write!(
        stream,
        "HTTP/1.1 {status}\r\nContent-Type: {kind}\r\nContent-Length: {}\r\nCache-Control: no-cache\r\nConnection: \
         close\r\n\r\n",
        body.len()
    )?;
    if !request.starts_with("HEAD ") {
        stream.write_all(&body)?;
    }
    stream.flush()
}

/// The file that a request asks for: never one outside the folder.
fn wanted(request: &str, folder: &Path) -> Option<PathBuf> {
    let mut words = request.split(' ');
    if !matches!(words.next(), Some("GET" | "HEAD")) {
        return None;
    }
    let path = words.next()?.split(['?', '#']).next()?;
    let inside = Path::new(path.strip_prefix('/')?);
    let mut parts = inside.components();
    if !parts.all(|part| matches!(part, Component::Normal(_))) {
        return None;
    }
    let file = folder.join(inside);
    Some(if path.ends_with('/') {
        file.join("index.html")
    } else {
        file
    })
}

fn kind(path: &Path) -> &'static str {
    match path.extension().and_then(|ending| ending.to_str()) {
        Some("html") => "text/html; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("wasm") => "application/wasm",
        Some("png") => "image/png",
        Some("webp") => "image/webp",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use std::io::Read;

    use super::*;

    #[test]
    fn only_files_of_the_folder_are_served() {
        let folder = Path::new("/page");
        let cases = [
            ("GET /web/ HTTP/1.1", Some("/page/web/index.html")),
            ("GET /web/start.js?now HTTP/1.1", Some("/page/web/start.js")),
            ("HEAD / HTTP/1.1", Some("/page/index.html")),
            ("GET /../secret HTTP/1.1", None),
            ("GET /web/../../secret HTTP/1.1", None),
            ("GET //etc/passwd HTTP/1.1", None),
            ("POST /web/ HTTP/1.1", None),
            ("", None),
        ];
        for (request, expected) in cases {
            assert_eq!(
                wanted(request, folder),
                expected.map(PathBuf::from),
                "{request:?}"
            );
        }
    }

    #[test]
    fn a_file_arrives_whole_and_what_is_not_there_is_forbidden() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR"));
        let server = Server::open(folder, 0).expect("there is a free port");
        let address = server.address().expect("it has one");
        std::thread::spawn(|| server.serve());
        let ask = |path: &str| {
            let mut stream = TcpStream::connect(address).expect("it listens");
            write!(stream, "GET {path} HTTP/1.1\r\nHost: here\r\n\r\n").expect("it reads");
            let mut text = String::new();
            stream.read_to_string(&mut text).expect("it answers");
            text
        };
        let manifest = std::fs::read_to_string(folder.join("Cargo.toml")).expect("it is ours");
        assert!(ask("/Cargo.toml").ends_with(&manifest));
        assert!(ask("/nothing.js").starts_with("HTTP/1.1 403 "));
    }
}
