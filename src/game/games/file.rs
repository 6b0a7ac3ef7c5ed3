//! Files that the player opens and saves: PDN and FEN.
//!
//! One door leads out, [`FileDoor`]: the system's dialogs on the desktop, the browser's on the web,
//! a box in tests. Whatever comes in by it, is dropped on the window or pasted, is text from
//! outside.

use bevy::prelude::*;

use crate::game::storage::Cause;
use crate::notation::fen::{self, FenError};
use crate::notation::pdn::{self, Record};
use crate::rules::{Game, Position, Rules};

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

/// A line of FEN as it is written, and what was read of it.
pub type FenLine = (String, Result<Position, FenError>);

/// The positions of a file that is nothing but lines of FEN, by these rules where they allow them,
/// else by the first that do; none where it is anything else.
pub fn positions(bytes: &[u8], rules: Rules) -> Vec<FenLine> {
    if bytes.len() > LONGEST_LIST {
        return Vec::new();
    }
    let text = pdn::decode(bytes);
    let lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
    let lines: Vec<&str> = lines.take(MOST_POSITIONS + 1).collect();
    let is_fen = |line: &&str| {
        line.starts_with(['W', 'B', 'w', 'b']) && line.contains(':') && line.len() <= LONGEST_FEN
    };
    if lines.len() > MOST_POSITIONS || !lines.iter().all(is_fen) {
        return Vec::new();
    }
    let read = |line: &str| (line.to_owned(), position(line, rules));
    lines.into_iter().map(read).collect()
}

fn position(line: &str, rules: Rules) -> Result<Position, FenError> {
    let read = |rules: Rules| fen::parse(rules, line).map(|read| read.position);
    let asked = read(rules);
    if asked.is_ok() {
        return asked;
    }
    let others = Rules::ALL.into_iter().filter(|other| *other != rules);
    others.map(read).find(Result::is_ok).unwrap_or(asked)
}

/// Positions as a file of games has them, each a game that nobody has begun; one that can't be read
/// is told as it stands.
pub fn as_games(positions: &[FenLine]) -> String {
    let game = |(line, read): &FenLine| {
        let start = read.as_ref().map(|start| Game::from_position(*start));
        let mut record = start.map_or_else(|_| Record::new(), |game| Record::of(&game));
        // The usual start goes without saying elsewhere.
        if record.tags.get("FEN").is_none() {
            record.tags.set("FEN", line.as_str());
        }
        pdn::write(&record)
    };
    positions.iter().map(game).collect()
}

/// No FEN is longer, in bytes.
const LONGEST_FEN: usize = 2_000;
/// No list has more positions: all of them are read at once.
const MOST_POSITIONS: usize = 2_000;
/// No list of positions is longer, in bytes.
const LONGEST_LIST: usize = 1 << 20;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_of_fen_is_a_position_and_a_game_is_none() {
        let line = "W:W31-50:B1-20";
        let start = (line.to_owned(), Ok(Position::start(Rules::International)));
        let cases = [
            ("a start", line, vec![start.clone()]),
            ("with blanks", "  W:W31-50:B1-20 \n", vec![start.clone()]),
            ("a game", "[White \"A\"] 1. 32-28 *", vec![]),
            ("moves", "1. 32-28 19-23", vec![]),
            (
                "two lines",
                "W:W31-50:B1-20\r\n\r\nW:W31-50:B1-20",
                vec![start; 2],
            ),
            ("a line and a game", "W:W31-50:B1-20\n1. 32-28 *", vec![]),
            ("nothing", " \n ", vec![]),
        ];
        for (case, text, expected) in cases {
            assert_eq!(
                positions(text.as_bytes(), Rules::International),
                expected,
                "{case}"
            );
        }
        let small = position("W:WK41:B30", Rules::Spanish).unwrap();
        assert_eq!(
            small.rules(),
            Rules::ALL[0],
            "no board of eight has a square 41"
        );
        assert!(position("W:W99:B1", Rules::Spanish).is_err());
        let long = format!("W:W31{}:B1", ",32".repeat(1_000));
        let many = "W:W31:B20\n".repeat(MOST_POSITIONS + 1);
        for hostile in [long, many] {
            assert_eq!(positions(hostile.as_bytes(), Rules::Spanish), []);
        }
    }

    #[test]
    fn positions_are_games_that_nobody_has_begun() {
        let lines = "B:WK41:B20\nW:W99:B1\nW:W31-50:B1-20";
        let text = as_games(&positions(lines.as_bytes(), Rules::International));
        let starts = pdn::read_str(&text).map(|record| {
            let line = record.tags.get("FEN").unwrap_or_default().to_owned();
            (line, record.replay(None).start.map(|start| start.position))
        });
        let read = |line| {
            (
                String::from(line),
                position(line, Rules::International).ok(),
            )
        };
        let expected = lines.lines().map(read);
        assert_eq!(starts.collect::<Vec<_>>(), expected.collect::<Vec<_>>());
    }
}
