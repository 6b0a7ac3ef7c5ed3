//! Portable Draughts Notation: files of games.
//!
//! A [`Reader`] takes any stream apart, game by game and in constant memory, and gives
//! [`Record`]s: what stands in the file, with everything odd or wrong noted by line and column.
//! [`Record::replay`] plays it by the rules. [`write()`] writes a record back, and [`Record::of`]
//! makes one of a game.
//!
//! ```
//! use damas::notation::pdn;
//! use damas::rules::{Game, Rules};
//! let mut game = Game::new(Rules::Frisian);
//! game.play(game.position().legal_moves()[0])?;
//! let text = pdn::write(&pdn::Record::of(&game));
//! let replayed = pdn::read_str(&text).next().unwrap().replay(None);
//! assert_eq!(replayed.game(), Some(&game));
//! # Ok::<(), damas::rules::PlayError>(())
//! ```

mod brackets;
mod builder;
mod command;
mod cursor;
mod encoding;
mod fault;
mod lexer;
mod match_laws;
mod player;
mod reader;
mod record;
mod replay;
mod result;
mod ruling;
mod score;
mod start;
mod tags;
mod tidy;
mod verdict;
mod ways;
mod word;
mod writer;

pub use command::{Clock, Command};
pub use encoding::decode;
pub use fault::{Fault, Place, Severity, Trouble};
pub use reader::{Reader, read_str};
pub use record::{Line, Ply, Record, Remark, ToldResult};
pub use replay::Replayed;
pub use result::GameResult;
pub use ruling::{OtherRules, Ruling};
pub use tags::Tags;
pub use tidy::{Routes, Style};
pub use writer::write;

/// How deep variations may nest.
pub const MAX_DEPTH: usize = 32;
/// How many tags a game may have.
pub const MAX_TAGS: usize = 256;
/// How long a tag, a comment or a word may be, in characters.
pub const MAX_TOKEN: usize = 65_536;
/// How long a game may be, in bytes, each of its words counting 64 more.
pub const MAX_GAME: usize = 16 << 20;
/// How many plies the moves of a game may have, variations aside. No law ends a Frisian game whose
/// kings go about beside men, so that memory has to.
pub const MAX_PLIES: usize = 16_000;
/// How many faults of each severity are listed of a game.
pub const MAX_FAULTS: usize = 100;
