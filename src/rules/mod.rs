//! What is legal: boards, pieces, moves and the eight rule sets. No clock, no chance, no files.
//!
//! A [`Position`] knows its [`Rules`] and gives its legal [`Move`]s; playing one makes the next
//! position. How the pieces of a capture travel is told by its [`CaptureRoute`]s.
//!
//! ```
//! use damas::rules::{Position, Rules};
//!
//! let mut position = Position::start(Rules::Frisian);
//! while let Some(&mv) = position.legal_moves().first() {
//!     position = position.play(mv)?;
//!     # if position.kings(position.turn()).len() > 0 { break }
//! }
//! # Ok::<(), damas::rules::IllegalMove>(())
//! ```

mod attempts;
mod before;
mod board;
mod captures;
mod course;
mod draws;
mod explain;
mod forces;
mod game;
mod generation;
mod glance;
mod hunt;
mod jumps;
mod key;
mod king_run;
mod lattice;
mod law;
mod majority;
mod moves;
mod outcome;
pub mod perft;
mod perspective;
mod piece;
mod play;
mod position;
mod refusal;
mod routes;
mod rulebook;
mod ruleset;
mod setup;
mod side;
mod square;
mod squares;
mod stage;
mod steps;

pub use board::Board;
pub(crate) use course::Course;
pub use draws::Counter;
pub use game::{Game, PlayError};
pub use king_run::KingRun;
pub(crate) use lattice::each;
pub use majority::CaptureWeight;
pub use moves::{Move, MoveList};
pub use outcome::{Ending, Outcome, UnknownEnding};
pub(crate) use perspective::Perspective;
pub use piece::{Piece, Rank};
pub use position::{IllegalMove, Position};
pub use refusal::{Haul, Refusal};
pub use routes::{CaptureRoute, MAX_ROUTES};
pub use rulebook::{Rules, UnknownRules};
pub use ruleset::{Criterion, DrawLaws, Lines, RuleSet};
pub use setup::PositionError;
pub use side::Side;
pub use square::{NoSuchSquare, Square};
pub use squares::{Squares, SquaresIter};
