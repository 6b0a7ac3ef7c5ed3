//! The doors to the analysis and to the editor: whoever has something to be studied knocks here.

use bevy::prelude::*;

use crate::contest::Contest;
use crate::game::games::Origin;
use crate::notation::pdn::Replayed;
use crate::rules::Position;

/// Somebody wants to analyse this: the screen of analysis opens with it, and whatever was analysed
/// before gives way.
#[derive(Message, Clone, Debug)]
pub enum StudyWished {
    /// A game that was read from a file, with its variations, comments and marks; written back with
    /// all of them by [`Tree::record`](crate::study::Tree::record). Nothing happens where it has no
    /// start that could be read. With its place in the file, where there is one that is looked at.
    Read(Box<Replayed>, Option<Origin>),
    /// A game that was played here.
    Game(Box<Contest>),
    /// The same, and its mistakes are looked for at once.
    Review(Box<Contest>),
    /// A position.
    Position(Position),
    /// What was analysed last, or the start of a game.
    Last,
}

/// Somebody wants to set up a position.
#[derive(Message, Clone, Debug)]
pub struct SetUpWished {
    /// The position to begin with.
    pub position: Position,
    /// A line that was meant to be a position; what is wrong with it is told in the editor.
    pub line: Option<String>,
}

impl SetUpWished {
    /// Beginning with this position.
    pub const fn new(position: Position) -> Self {
        let line = None;
        Self { position, line }
    }

    /// Beginning with this position, and with what somebody wrote to set up another.
    pub const fn with_line(position: Position, line: String) -> Self {
        let line = Some(line);
        Self { position, line }
    }
}
