//! The pictures that a scripted game leaves behind.

use std::fs;
use std::io::Read as _;
use std::path::{Path, PathBuf};

use crate::request::Window;
use crate::trouble::Trouble;

/// What there are to be pictures of.
pub struct Subject {
    /// The option that asks the game for it; none for what it plays unasked.
    pub option: Option<&'static str>,
    /// Its folder within the window's.
    pub folder: &'static str,
    /// The names before those of its pictures, each of which is there under every one; none where it is there once.
    of: &'static [&'static str],
    /// The pictures that must be among those it leaves.
    names: &'static [&'static str],
}

impl Subject {
    /// The pictures that must be there, by name.
    pub fn wanted(&self) -> Vec<String> {
        let names = || self.names.iter();
        match self.of {
            [] => names().map(|name| (*name).to_owned()).collect(),
            of => of
                .iter()
                .flat_map(|of| names().map(move |name| format!("{of}-{name}")))
                .collect(),
        }
    }
}

/// Everything that there is to see.
pub const SUBJECTS: [Subject; 7] = [
    subject(None, "", &GAME),
    Subject {
        of: &TOURS,
        ..subject(Some("--tour"), "tour", &TOUR)
    },
    subject(Some("--dialogs"), "dialogs", &DIALOGS),
    subject(Some("--boards"), "boards", &BOARDS),
    subject(Some("--playing"), "playing", &PLAYING),
    subject(Some("--games"), "games", &GAMES),
    subject(Some("--study"), "study", &STUDY),
];

const fn subject(
    option: Option<&'static str>,
    folder: &'static str,
    names: &'static [&'static str],
) -> Subject {
    Subject {
        option,
        folder,
        of: &[],
        names,
    }
}

const GAME: [&str; 10] = [
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

/// Each language by day, and the other looks.
const TOURS: [&str; 8] = [
    "en", "es", "es-AR", "nl", "fy", "night", "paper", "contrast",
];

/// Every screen of play and every dialog.
#[rustfmt::skip]
const TOUR: [&str; 27] = [
    "title", "new", "new-end", "more", "more-end", "settings", "settings-end", "play", "hint", "hint-line", "menu",
    "resign", "offer", "declined", "refused", "chosen", "ways", "count", "answer", "over", "resigned", "after", "told",
    "lesson", "lesson-refused", "lesson-done", "lesson-small",
];

/// The dialogs after certain choices.
const DIALOGS: [&str; 7] = [
    "person",
    "machines",
    "faulty",
    "focus",
    "focus-further",
    "playing",
    "title-continue",
];

/// Every board with both sets of pieces, and what is drawn on them.
#[rustfmt::skip]
const BOARDS: [&str; 13] = [
    "walnut-turned", "walnut-glazed", "slate-turned", "slate-glazed", "paper-turned", "paper-glazed",
    "contrast-turned", "contrast-glazed", "spanish", "two-ways", "by-value", "king-rests", "best-lines",
];

/// The screen of play in its states, and its dialogs.
#[rustfmt::skip]
const PLAYING: [&str; 10] = [
    "play-clocks", "play-hint", "play-hint-line", "play-looking-back", "play-menu", "play-resign", "play-offer",
    "play-declined", "play-over", "play-answer",
];

/// Games that were played, and those of a file.
#[rustfmt::skip]
const GAMES: [&str; 20] = [
    "games-en", "games-en-closer", "games-en-figures", "games-es", "games-es-closer", "games-es-figures",
    "games-es-AR", "games-es-AR-closer", "games-es-AR-figures", "games-nl", "games-nl-closer", "games-nl-figures",
    "games-fy", "games-fy-closer", "games-fy-figures", "games-none", "games-file", "games-file-faults",
    "games-on-board", "games-told",
];

/// The analysis and the editor.
#[rustfmt::skip]
const STUDY: [&str; 22] = [
    "study-start", "study-lines", "study-variation", "study-note", "study-menu", "study-faults", "study-try",
    "study-es", "study-es-faults", "study-es-note", "study-es-AR", "study-nl", "study-nl-faults", "study-fy",
    "study-fy-faults", "study-night", "editor-small", "editor-start", "editor-fault", "editor-es", "editor-nl",
    "editor-fy",
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
pub fn check(folder: &Path, window: Window, wanted: &[String]) -> Result<Vec<String>, Trouble> {
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
        let said = match check(&folder, window, &SUBJECTS[0].wanted()) {
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
    fn a_tour_has_every_picture_under_each_of_its_names() {
        let wanted = SUBJECTS[1].wanted();
        assert_eq!(wanted.len(), TOURS.len() * TOUR.len());
        assert!(wanted.contains(&"es-AR-lesson-done".to_owned()));
        assert_eq!(SUBJECTS[3].wanted(), BOARDS);
    }

    #[test]
    fn every_picture_must_be_there_and_of_the_windows_size() {
        let right = || {
            GAME.map(|name| {
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
                right().take(GAME.len() - 1).collect(),
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
