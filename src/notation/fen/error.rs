//! What can be wrong or odd with a FEN.

use std::fmt;

use crate::rules::{PositionError, Side};

/// Why a line is not a FEN position.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum FenError {
    /// Nothing to read.
    #[error("this FEN is empty")]
    Empty,
    /// The first field is not a side.
    #[error("{0:?} is no side to move; W or B is")]
    NoSide(String),
    /// A field that is none of those a FEN has.
    #[error("{0:?} is neither a list of pieces nor a field known to FEN")]
    UnknownField(String),
    /// A field that may stand once stands twice.
    #[error("{0:?} stands there a second time")]
    Twice(String),
    /// A side whose pieces are not told.
    #[error("the pieces of {0} are missing")]
    Missing(Side),
    /// Something in a list of pieces that is not a square or a range.
    #[error("{0:?} is neither a square nor a range of squares")]
    NoSquare(String),
    /// A square named by a letter and a digit, as boards of other rules have it.
    #[error("{0:?} names a square by letters; this board has numbers")]
    Letters(String),
    /// A number off the board.
    #[error("there is no square {number}; this board has 1 to {last}")]
    NoSuchSquare {
        /// What was read.
        number: u32,
        /// The board's highest number.
        last: u8,
    },
    /// A ghost of an unfinished capture: such a position is between two jumps.
    #[error("{0:?} is a piece of an unfinished capture, which makes no position")]
    Ghost(String),
    /// Not two king runs, Black's and White's.
    #[error("{0:?} are not two king runs such as +0+328")]
    KingRuns(String),
    /// A number that isn't one.
    #[error("{0:?} is not a number of moves")]
    NoNumber(String),
    /// Pieces that make no position.
    #[error(transparent)]
    Position(#[from] PositionError),
}

/// Something odd about a FEN that could be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum FenNote {
    /// The side to move is "?"; this one is assumed.
    UnknownSide(Side),
    /// The squares are numbered from the other corner: only so they make a position.
    OtherCorner,
}

impl fmt::Display for FenNote {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::UnknownSide(side) => {
                write!(f, "the side to move is unknown; {side} is assumed")
            }
            Self::OtherCorner => f.write_str(
                "the squares are numbered from the other corner (1 stands for 32): only so the \
                 pieces make a position",
            ),
        }
    }
}
