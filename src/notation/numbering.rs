//! From which corner the squares are numbered.

use crate::rules::Board;

/// How the squares of the 8×8 board are numbered. The 10×10 board has only one way.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Numbering {
    /// As PDN has Spanish draughts: 1 in White's right corner.
    #[default]
    Own,
    /// From the corner opposite, as some programs do: 1 stands for 32.
    OtherCorner,
}

impl Numbering {
    /// Our number for one in this numbering, and the other way round. A number off the board
    /// stays off it.
    #[must_use]
    pub const fn turn(self, board: Board, number: u32) -> u32 {
        let last = board.last() as u32;
        match (self, board) {
            (Self::OtherCorner, Board::Eight) if number >= 1 && number <= last => last + 1 - number,
            _ => number,
        }
    }
}
