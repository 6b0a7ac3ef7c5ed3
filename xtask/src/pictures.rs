//! The pictures that a scripted game leaves behind.

use std::fs;
use std::io::{ErrorKind, Read as _};
use std::path::Path;

use crate::request::Window;
use crate::trouble::Trouble;

/// The pictures of one window: each state of the game, in the order in which a game comes to it.
pub const STATES: [&str; 9] = [
    "title",
    "start",
    "selected",
    "last-move",
    "compulsory",
    "capturing",
    "captured",
    "crowned",
    "over",
];

/// Frames of a multi-jump capture side by side; as large as it has to be.
pub const STRIP: &str = "capture-strip";

/// Throws away what an earlier run left, so that an old picture can't pass for a new one.
pub fn clear(folder: &Path) -> Result<(), Trouble> {
    let trouble = |error: &std::io::Error| Trouble::File {
        path: folder.into(),
        reason: error.to_string(),
    };
    fs::create_dir_all(folder).map_err(|error| trouble(&error))?;
    for name in STATES.iter().chain([&STRIP]) {
        match fs::remove_file(folder.join(format!("{name}.png"))) {
            Err(error) if error.kind() != ErrorKind::NotFound => return Err(trouble(&error)),
            _ => {}
        }
    }
    Ok(())
}

/// Checks that all pictures are there and of the window's size; lists them with their sizes.
pub fn check(folder: &Path, window: Window) -> Result<Vec<String>, Trouble> {
    let (mut listed, mut problems) = (Vec::new(), Vec::new());
    for name in STATES.iter().chain([&STRIP]) {
        let path = folder.join(format!("{name}.png"));
        match (size(&path), window.physical()) {
            (Err(reason), _) => problems.push(format!("{}: {reason}", path.display())),
            (Ok(size), wanted) if *name != STRIP && size != wanted => problems.push(format!(
                "{}: {}x{} pixels where the window has {}x{}",
                path.display(),
                size.0,
                size.1,
                wanted.0,
                wanted.1
            )),
            (Ok((width, height)), _) => {
                listed.push(format!("{} ({width}x{height})", path.display()));
            }
        }
    }
    if problems.is_empty() {
        Ok(listed)
    } else {
        Err(Trouble::Pictures { problems })
    }
}

/// Width and height of a PNG, from its first chunk.
fn size(path: &Path) -> Result<(u32, u32), String> {
    let mut head = [0; 24];
    let read = fs::File::open(path).and_then(|mut file| file.read_exact(&mut head));
    match read {
        Err(error) if error.kind() == ErrorKind::NotFound => return Err("missing".to_owned()),
        Err(error) => return Err(error.to_string()),
        Ok(()) => {}
    }
    if !head.starts_with(b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR") {
        return Err("not a PNG".to_owned());
    }
    let number =
        |at: usize| u32::from_be_bytes([head[at], head[at + 1], head[at + 2], head[at + 3]]);
    Ok((number(16), number(20)))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn png(width: u32, height: u32) -> Vec<u8> {
        [
            b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR",
            &width.to_be_bytes()[..],
            &height.to_be_bytes(),
            b"rest",
        ]
        .concat()
    }

    #[test]
    fn every_picture_must_be_there_and_of_the_windows_size() {
        let window = Window {
            width: 20,
            height: 10,
            scale: 2.0,
        };
        let folder = std::env::temp_dir().join(format!("damas-pictures-{}", std::process::id()));
        clear(&folder).expect("made");
        let put = |name: &str, bytes: &[u8]| {
            fs::write(folder.join(format!("{name}.png")), bytes).expect("written");
        };
        let complaint = || {
            check(&folder, window)
                .expect_err("something is wrong")
                .to_string()
        };

        for name in STATES {
            put(name, &png(40, 20));
        }
        assert!(
            complaint().contains("capture-strip.png: missing"),
            "{}",
            complaint()
        );
        put(STRIP, &png(400, 20));
        assert_eq!(
            check(&folder, window).expect("all is right").len(),
            STATES.len() + 1
        );
        put("over", &png(20, 10));
        assert!(
            complaint().contains("over.png: 20x10 pixels where the window has 40x20"),
            "{}",
            complaint()
        );
        put("over", b"<svg> is a picture too, but not ours");
        assert!(
            complaint().contains("over.png: not a PNG"),
            "{}",
            complaint()
        );

        clear(&folder).expect("cleared");
        assert_eq!(complaint().matches("missing").count(), STATES.len() + 1);
        fs::remove_dir_all(&folder).expect("removed");
    }
}
