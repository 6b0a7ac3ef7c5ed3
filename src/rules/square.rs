//! One dark square.

use std::fmt;
use std::num::NonZeroU8;

use serde::{Deserialize, Serialize};

/// One of the dark squares, by the number that books print: 1–50 on the 10×10 board, 1–32 on
/// the 8×8 board. How the numbers lie on the wood is told by [`Board`](super::Board).
///
/// ```
/// use damas::rules::Square;
/// assert_eq!(Square::new(32).unwrap().to_string(), "32");
/// assert!(Square::new(0).is_none() && Square::new(51).is_none());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Square(NonZeroU8);

impl Square {
    /// The square with this number, 1–50.
    pub const fn new(number: u8) -> Option<Self> {
        match NonZeroU8::new(number) {
            Some(number) if number.get() <= 50 => Some(Self(number)),
            _ => None,
        }
    }

    /// The printed number, 1–50.
    pub const fn number(self) -> u8 {
        self.0.get()
    }
}

/// A number that no square bears.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no square {0}; the squares are 1 to 50")]
pub struct NoSuchSquare(pub u8);

impl TryFrom<u8> for Square {
    type Error = NoSuchSquare;

    fn try_from(number: u8) -> Result<Self, NoSuchSquare> {
        Self::new(number).ok_or(NoSuchSquare(number))
    }
}

impl From<Square> for u8 {
    fn from(square: Square) -> Self {
        square.number()
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.number(), f)
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
