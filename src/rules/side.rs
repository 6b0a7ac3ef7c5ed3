//! The two sides.

use std::fmt;
use std::ops::Not;

use serde::{Deserialize, Serialize};

/// One of the two players. White moves first and sits at the bottom of every printed board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Side {
    /// Moves towards the first row and starts the game.
    White,
    /// Moves towards the last row.
    Black,
}

impl Side {
    /// Both sides, White first.
    pub const ALL: [Self; 2] = [Self::White, Self::Black];

    /// The other side.
    #[must_use]
    pub const fn opponent(self) -> Self {
        match self {
            Self::White => Self::Black,
            Self::Black => Self::White,
        }
    }

    /// 0 for White, 1 for Black: the place of this side in a pair.
    pub const fn index(self) -> usize {
        self as usize
    }
}

impl Not for Side {
    type Output = Self;

    fn not(self) -> Self {
        self.opponent()
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::White => "White",
            Self::Black => "Black",
        })
    }
}
