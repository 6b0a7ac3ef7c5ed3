//! The screen of the session we were started from: is there one, and does anybody answer?

use std::path::PathBuf;

use super::NoScreen;

/// What the session's variables lead to; winit reads them in the same order.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Door {
    /// A Wayland compositor's socket.
    Wayland { value: String, socket: PathBuf },
    /// An X11 display of this machine.
    X11 { value: String, number: u16 },
    /// Something we can't knock at: a display of another machine, or an open file descriptor.
    Elsewhere,
}

/// Says so when there is no screen. On macOS and Windows there always is one.
pub fn check() -> Result<(), NoScreen> {
    if !cfg!(target_os = "linux") {
        return Ok(());
    }
    let door = door(|name| std::env::var(name).ok().filter(|value| !value.is_empty()));
    match door.ok_or(NoScreen::NoSession)? {
        Door::Wayland { value, socket } if !answers(&socket) => Err(NoScreen::Silent {
            variable: "WAYLAND_DISPLAY",
            value,
        }),
        Door::X11 { value, number } if !x11_answers(number) => Err(NoScreen::Silent {
            variable: "DISPLAY",
            value,
        }),
        _ => Ok(()),
    }
}

fn door(variable: impl Fn(&str) -> Option<String>) -> Option<Door> {
    if let Some(value) = variable("WAYLAND_DISPLAY") {
        let folder = variable("XDG_RUNTIME_DIR").unwrap_or_default();
        // An absolute name replaces the folder.
        let socket = PathBuf::from(folder).join(&value);
        return Some(Door::Wayland { value, socket });
    }
    if variable("WAYLAND_SOCKET").is_some() {
        return Some(Door::Elsewhere);
    }
    let value = variable("DISPLAY")?;
    Some(match local_display(&value) {
        Some(number) => Door::X11 { value, number },
        None => Door::Elsewhere,
    })
}

/// The number in `:0`, `:0.0` or `unix:0`.
fn local_display(value: &str) -> Option<u16> {
    let (host, rest) = value.rsplit_once(':')?;
    let number = rest.split('.').next()?.parse().ok()?;
    matches!(host, "" | "unix").then_some(number)
}

#[cfg(target_os = "linux")]
fn answers(socket: &std::path::Path) -> bool {
    std::os::unix::net::UnixStream::connect(socket).is_ok()
}

/// An X server listens at an abstract socket, at one in the file system, or at a port (as on the first WSL).
#[cfg(target_os = "linux")]
fn x11_answers(number: u16) -> bool {
    use std::os::linux::net::SocketAddrExt as _;
    use std::os::unix::net::{SocketAddr, UnixStream};

    let path = format!("/tmp/.X11-unix/X{number}");
    let abstractly = SocketAddr::from_abstract_name(&path)
        .and_then(|address| UnixStream::connect_addr(&address));
    let at_port = || {
        let port = 6000_u16.checked_add(number)?;
        std::net::TcpStream::connect(("127.0.0.1", port)).ok()
    };
    abstractly.is_ok() || answers(path.as_ref()) || at_port().is_some()
}

#[cfg(not(target_os = "linux"))]
fn answers(_socket: &std::path::Path) -> bool {
    true
}

#[cfg(not(target_os = "linux"))]
fn x11_answers(_number: u16) -> bool {
    true
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The door that variables like `DISPLAY=:0` lead to.
    fn behind(variables: &str) -> Option<Door> {
        door(|wanted| {
            let mut pairs = variables
                .split_whitespace()
                .filter_map(|pair| pair.split_once('='));
            pairs
                .find(|(name, _)| *name == wanted)
                .map(|(_, value)| value.to_owned())
        })
    }

    #[test]
    fn variables_lead_to_an_x11_door() {
        let local = |value: &str, number| {
            Some(Door::X11 {
                value: value.to_owned(),
                number,
            })
        };
        let cases = [
            ("nothing", "", None),
            ("this machine", "DISPLAY=:0", local(":0", 0)),
            ("with a screen", "DISPLAY=unix:12.0", local("unix:12.0", 12)),
            ("another machine", "DISPLAY=den:10.0", Some(Door::Elsewhere)),
            (
                "what nobody understands",
                "DISPLAY=den",
                Some(Door::Elsewhere),
            ),
        ];
        for (name, variables, expected) in cases {
            assert_eq!(behind(variables), expected, "{name}");
        }
    }

    #[test]
    fn wayland_comes_before_x11() {
        let at = |value: &str, socket: &str| {
            Some(Door::Wayland {
                value: value.to_owned(),
                socket: socket.into(),
            })
        };
        let cases = [
            (
                "DISPLAY=:0 WAYLAND_DISPLAY=w-1 XDG_RUNTIME_DIR=/run/7",
                at("w-1", "/run/7/w-1"),
            ),
            (
                "WAYLAND_DISPLAY=/mnt/w XDG_RUNTIME_DIR=/run/7",
                at("/mnt/w", "/mnt/w"),
            ),
            ("DISPLAY=:0 WAYLAND_SOCKET=5", Some(Door::Elsewhere)),
        ];
        for (variables, expected) in cases {
            assert_eq!(behind(variables), expected, "{variables}");
        }
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn a_socket_answers_only_while_somebody_listens() {
        let path = std::env::temp_dir().join(format!("damas-socket-{}", std::process::id()));
        let listener = std::os::unix::net::UnixListener::bind(&path).expect("bound");
        assert!(answers(&path));
        drop(listener);
        assert!(!answers(&path));
        std::fs::remove_file(&path).expect("removed");
        assert!(!x11_answers(u16::MAX), "nobody has that many displays");
    }
}
