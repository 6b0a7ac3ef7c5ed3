//! The pictures that a scripted game leaves behind.

use std::fs;
use std::io::Read as _;
use std::path::{Path, PathBuf};

use crate::request::Window;
use crate::trouble::Trouble;

/// The pictures that must be among those of a game.
pub const STATES: [&str; 10] = [
    "title",
    "start",
    "selected",
    "last-move",
    "compulsory",
    "capturing",
    "captured",
    "crowned",
    "over",
    STRIP,
];

/// Among those of the dialogs: the title and each dialog in each language.
#[rustfmt::skip]
pub const DIALOGS: [&str; 15] = [
    "en-title", "en-new", "en-settings", "es-title", "es-new", "es-settings", "es-AR-title", "es-AR-new",
    "es-AR-settings", "nl-title", "nl-new", "nl-settings", "fy-title", "fy-new", "fy-settings",
];

/// Among those of the boards: every board with both sets of pieces, and what is drawn on them.
#[rustfmt::skip]
pub const BOARDS: [&str; 13] = [
    "walnut-turned", "walnut-glazed", "slate-turned", "slate-glazed", "paper-turned", "paper-glazed",
    "contrast-turned", "contrast-glazed", "spanish", "two-ways", "by-value", "king-rests", "best-lines",
];

/// Among those of the screen of play: the panel in its states and each language, and its dialogs.
#[rustfmt::skip]
pub const PLAYING: [&str; 13] = [
    "play-clocks", "play-hint", "play-looking-back", "play-menu", "play-resign", "play-offer", "play-declined",
    "play-es", "play-es-AR", "play-nl", "play-fy", "play-over", "play-answer",
];

/// Among those of the games that were played.
pub const GAMES: [&str; 7] = [
    "games-en",
    "games-es",
    "games-nl",
    "games-fy",
    "games-en-figures",
    "games-file",
    "games-on-board",
];

/// Among those of the analysis and the editor.
#[rustfmt::skip]
pub const STUDY: [&str; 13] = [
    "study-start", "study-lines", "study-variation", "study-note", "study-menu", "study-faults", "study-try",
    "study-es", "study-nl", "study-fy", "editor-start", "editor-good", "editor-fault",
];

/// Frames of a multi-jump capture side by side: as large as it has to be.
const STRIP: &str = "capture-strip";

/// Throws away the pictures of an earlier run, so that an old one can't pass for a new one.
pub fn clear(folder: &Path) -> Result<(), Trouble> {
    fs::create_dir_all(folder).map_err(|error| unusable(folder, &error))?;
    for picture in all(folder)? {
        fs::remove_file(&picture).map_err(|error| unusable(&picture, &error))?;
    }
    Ok(())
}

/// Checks that these pictures are there and all are of the window's size; lists them with their sizes.
pub fn check(folder: &Path, window: Window, wanted: &[&str]) -> Result<Vec<String>, Trouble> {
    let path = |name: &str| folder.join(format!("{name}.png"));
    let pictures = all(folder)?;
    let wanted = wanted.iter().map(|name| path(name));
    let missing = wanted.filter(|path| !pictures.contains(path));
    let mut problems: Vec<_> = missing
        .map(|path| format!("{}: missing", path.display()))
        .collect();
    let mut listed = Vec::new();
    let (width, height) = window.physical();
    for picture in &pictures {
        let name = picture.display();
        match size(picture) {
            Err(reason) => problems.push(format!("{name}: {reason}")),
            Ok(size) if size != (width, height) && *picture != path(STRIP) => {
                problems.push(format!(
                    "{name}: {}x{} pixels where the window has {width}x{height}",
                    size.0, size.1
                ));
            }
            Ok(size) => listed.push(format!("{name} ({}x{})", size.0, size.1)),
        }
    }
    if problems.is_empty() {
        Ok(listed)
    } else {
        Err(Trouble::Pictures { problems })
    }
}

/// All pictures in a folder, by name.
fn all(folder: &Path) -> Result<Vec<PathBuf>, Trouble> {
    let entries = fs::read_dir(folder).map_err(|error| unusable(folder, &error))?;
    let paths = entries.filter_map(|entry| entry.ok().map(|entry| entry.path()));
    let mut pictures: Vec<_> = paths
        .filter(|path| path.extension().is_some_and(|ending| ending == "png"))
        .collect();
    pictures.sort();
    Ok(pictures)
}

fn unusable(path: &Path, error: &std::io::Error) -> Trouble {
    Trouble::File {
        path: path.into(),
        reason: error.to_string(),
    }
}

/// Width and height of a PNG, from its first chunk.
fn size(path: &Path) -> Result<(u32, u32), String> {
    let mut head = [0; 24];
    let read = fs::File::open(path).and_then(|mut file| file.read_exact(&mut head));
    read.map_err(|error| error.to_string())?;
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

    /// A folder with these pictures, and what is said about it when the window has 40x20 pixels.
    fn said(name: &str, pictures: &[(&str, Vec<u8>)]) -> String {
        let folder = std::env::temp_dir().join(format!("damas-{name}-{}", std::process::id()));
        clear(&folder).expect("made");
        for (name, bytes) in pictures {
            fs::write(folder.join(format!("{name}.png")), bytes).expect("written");
        }
        let window = Window {
            width: 20,
            height: 10,
            scale: 2.0,
        };
        let said = match check(&folder, window, &STATES) {
            Ok(listed) => format!("{} are right", listed.len()),
            Err(trouble) => trouble.to_string(),
        };
        clear(&folder).expect("cleared");
        assert_eq!(
            fs::read_dir(&folder).expect("still there").count(),
            0,
            "nothing old stays"
        );
        fs::remove_dir(&folder).expect("removed");
        said
    }

    #[test]
    fn every_picture_must_be_there_and_of_the_windows_size() {
        let right = || {
            STATES
                .map(|name| {
                    let width = if name == STRIP { 400 } else { 40 };
                    (name, png(width, 20))
                })
                .into_iter()
        };
        let with = |name, bytes: Vec<u8>| {
            right()
                .filter(|(other, _)| *other != name)
                .chain([(name, bytes)])
                .collect()
        };
        let cases: [(&str, Vec<_>, &str); 5] = [
            ("all", right().collect(), "10 are right"),
            (
                "without-strip",
                right().take(STATES.len() - 1).collect(),
                "capture-strip.png: missing",
            ),
            (
                "small",
                with("over", png(20, 10)),
                "over.png: 20x10 pixels where the window has 40x20",
            ),
            (
                "more-than-must-be",
                with("frisian", png(1, 1)),
                "frisian.png: 1x1 pixels",
            ),
            (
                "no-png",
                with("over", b"<svg> is a picture too, but not ours".to_vec()),
                "over.png: not a PNG",
            ),
        ];
        for (name, pictures, expected) in cases {
            let said = said(name, &pictures);
            assert!(said.contains(expected), "{name}: {said}");
        }
    }
}
