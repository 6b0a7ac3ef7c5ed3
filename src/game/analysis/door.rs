//! The doors to the analysis and to the editor: whoever has something to be studied knocks here.

use bevy::prelude::*;

use crate::contest::Contest;
use crate::notation::pdn::Replayed;
use crate::rules::Position;

/// Somebody wants to analyse this: the screen of analysis opens with it, and whatever was analysed
/// before gives way.
#[derive(Message, Clone, Debug)]
pub enum StudyWished {
    /// A game that was read from a file, with its variations, comments and marks; written back with
    /// all of them by [`Tree::record`](crate::study::Tree::record). Nothing happens where it has no
    /// start that could be read.
    Read(Box<Replayed>),
    /// A game that was played here.
    Game(Box<Contest>),
    /// The same, and its mistakes are looked for at once.
    Review(Box<Contest>),
    /// A position.
    Position(Position),
    /// What was analysed last, or the start of a game.
    Last,
}

/// Somebody wants to set up a position, beginning with this one.
#[derive(Message, Clone, Copy, Debug)]
pub struct SetUpWished(pub Position);
