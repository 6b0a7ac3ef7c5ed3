//! Files that the player opens and saves: PDN and FEN.
//!
//! One door leads out, [`FileDoor`]: the system's dialogs on the desktop, the browser's on the web,
//! a box in tests. Whatever comes in by it, is dropped on the window or pasted, is text from
//! outside.

use bevy::prelude::*;

use crate::game::storage::Cause;
use crate::notation::fen::{self, FenError};
use crate::rules::{Position, Rules};

/// The most that is read of a file, in bytes.
pub const LONGEST: usize = 32 << 20;

/// What came from outside.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Opened {
    /// The name of the file; empty where it was pasted.
    pub name: String,
    /// What stands in it; a byte more than [`LONGEST`] where there is more.
    pub bytes: Vec<u8>,
}

/// Why a file can't be opened or saved.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum FileFault {
    /// It can't be read.
    #[error("{name} can't be read: {why}")]
    Unreadable {
        /// Its name.
        name: String,
        /// What the system says.
        why: String,
    },
    /// It is longer than [`LONGEST`].
    #[error("{name} is longer than {LONGEST} bytes")]
    TooLong {
        /// Its name.
        name: String,
    },
    /// Neither a game nor a position stands in it.
    #[error("there is neither a game nor a position in {name}")]
    Empty {
        /// Its name; empty where it was pasted.
        name: String,
    },
    /// It can't be written.
    #[error("{name} can't be written: {why}")]
    Unwritable {
        /// Its name.
        name: String,
        /// What stands in the way.
        cause: Cause,
        /// What the system says.
        why: String,
    },
}

/// What comes of asking the player for a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reply {
    /// It was opened.
    Opened(Opened),
    /// It was saved under this name.
    Saved(String),
    /// It couldn't be opened or saved.
    Failed(FileFault),
}

/// A way to the player's files. Whoever calls it off gets no reply.
pub trait FileDoor: Send + Sync + 'static {
    /// Lets the player choose a file to open.
    fn open(&mut self);
    /// Lets the player choose where to save a text; `name` is what it is called unless they say
    /// otherwise.
    fn save(&mut self, name: &str, text: String);
    /// What has come of it since it was last asked.
    fn reply(&mut self) -> Option<Reply>;
}

/// The door, where there is one.
#[derive(Resource)]
pub struct Files(pub Box<dyn FileDoor>);

/// The position of a text that is nothing but a FEN, by these rules if they allow it, else by the
/// first that do.
pub fn position(text: &str, rules: Rules) -> Option<Result<Position, FenError>> {
    let text = text.trim();
    let mut lines = text.lines();
    let line = lines.next()?.trim();
    let begins = |with: &[char]| line.starts_with(with) && line.contains(':');
    if lines.next().is_some() || line.len() > LONGEST_FEN || !begins(&['W', 'B', 'w', 'b']) {
        return None;
    }
    let read = |rules: Rules| fen::parse(rules, line).map(|read| read.position);
    let asked = read(rules);
    if asked.is_ok() {
        return Some(asked);
    }
    let others = Rules::ALL.into_iter().filter(|other| *other != rules);
    Some(others.map(read).find(Result::is_ok).unwrap_or(asked))
}

/// No FEN is longer, in bytes.
const LONGEST_FEN: usize = 2_000;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_of_fen_is_a_position_and_a_game_is_none() {
        let start = Some(Ok(Position::start(Rules::International)));
        let cases = [
            ("a start", "W:W31-50:B1-20", start.clone()),
            ("with blanks", "  W:W31-50:B1-20 \n", start),
            ("a game", "[White \"A\"] 1. 32-28 *", None),
            ("moves", "1. 32-28 19-23", None),
            ("two lines", "W:W31-50:B1-20\nW:W31-50:B1-20", None),
            ("nothing", " \n ", None),
        ];
        for (case, text, expected) in cases {
            assert_eq!(position(text, Rules::International), expected, "{case}");
        }
        let small = position("W:WK41:B30", Rules::Spanish).unwrap().unwrap();
        assert_eq!(
            small.rules(),
            Rules::ALL[0],
            "no board of eight has a square 41"
        );
        assert!(position("W:W99:B1", Rules::Spanish).unwrap().is_err());
        let long = format!("W:W31{}:B1", ",32".repeat(1_000));
        assert_eq!(position(&long, Rules::Spanish), None);
    }
}
