//! How programs talk to the engine: the Hub protocol, version 2, line by line.
//!
//! [`serve`] is the engine's end: it answers a GUI on any pair of streams. [`Partner`] is the
//! other: it plays with another program that speaks Hub. Both are made of [`Line`]s, a word with
//! named values.

mod answer;
mod command;
mod deadline;
mod level;
mod line;
mod lines;
mod partner;
mod position;
mod search;
mod session;
mod setup;

pub use line::{Line, LineError};
pub use partner::{Partner, PartnerError};
pub use session::serve;

/// How long a line may be, in bytes; what is longer is no command.
pub const MAX_LINE: usize = 1 << 20;
