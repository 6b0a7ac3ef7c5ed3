//! What a lesson asks for, read off the game. No Bevy here.

use crate::rules::{Ending, Game};

/// What the last move must have done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Goal {
    /// Whatever is legal: the law leaves nothing else, or anything is right.
    AnyMove,
    /// Crowned a man.
    Crowns,
    /// Taken a king at least so many squares far.
    KingGoes(u8),
    /// Taken a king along a row or a column.
    KingGoesStraight,
    /// Ended the game by this law.
    Ends(Ending),
}

impl Goal {
    /// Whether the last move of the game has done it; before the first none has.
    pub fn is_reached(self, game: &Game) -> bool {
        let Some(&mv) = game.plies().last() else {
            return false;
        };
        let board = game.position().board();
        let ((row, column), (to_row, to_column)) =
            (board.row_column(mv.from()), board.row_column(mv.to()));
        let (rows, columns) = (row.abs_diff(to_row), column.abs_diff(to_column));
        match self {
            Self::AnyMove => true,
            Self::Crowns => mv.crowns(),
            Self::KingGoes(squares) => mv.by_king() && rows.max(columns) >= squares,
            Self::KingGoesStraight => mv.by_king() && (rows == 0 || columns == 0),
            Self::Ends(ending) => game.outcome().is_some_and(|end| end.ending == ending),
        }
    }
}
