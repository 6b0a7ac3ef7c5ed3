//! Sets of squares.

use std::fmt;
use std::num::NonZero;

use serde::{Serialize, Serializer};

use super::lattice::{highest, lowest};
use super::{Board, Square};

/// A set of squares of one board.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Squares {
    bits: u64,
    board: Board,
}

impl Squares {
    /// No square at all.
    pub const fn empty(board: Board) -> Self {
        Self { bits: 0, board }
    }

    pub(super) const fn from_bits(bits: u64, board: Board) -> Self {
        Self { bits, board }
    }

    /// The board that the squares lie on.
    pub const fn board(self) -> Board {
        self.board
    }

    /// Whether the square is in the set.
    pub fn contains(self, square: Square) -> bool {
        let bit = self.board.bit(square);
        bit.is_some_and(|bit| self.bits >> bit & 1 == 1)
    }

    /// How many squares there are, at most 50.
    pub const fn len(self) -> usize {
        self.bits.count_ones() as usize
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.bits == 0
    }

    /// The squares, ascending by number.
    pub const fn iter(self) -> SquaresIter {
        SquaresIter(self)
    }
}

/// Ascending walk over [`Squares`].
#[derive(Clone, Debug)]
pub struct SquaresIter(Squares);

impl Iterator for SquaresIter {
    type Item = Square;

    fn next(&mut self) -> Option<Square> {
        let Squares { bits, board } = &mut self.0;
        let some = NonZero::new(*bits)?;
        // Numbers run with the bits on the large board and against them on the small one.
        let bit = match board {
            Board::Ten => lowest(some),
            Board::Eight => highest(some),
        };
        *bits ^= 1 << bit;
        Some(board.square(bit))
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.0.len(), Some(self.0.len()))
    }
}

impl ExactSizeIterator for SquaresIter {}

impl IntoIterator for Squares {
    type Item = Square;
    type IntoIter = SquaresIter;

    fn into_iter(self) -> SquaresIter {
        self.iter()
    }
}

impl fmt::Debug for Squares {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// The numbers, ascending.
impl Serialize for Squares {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}
