//! Moves and lists of them.

use std::fmt;
use std::ops::Deref;

use serde::ser::{Serialize, SerializeStruct, Serializer};
use smallvec::SmallVec;

use super::{Board, Square, Squares};

/// All that one side does in its turn: a step, or a whole capture. Two captures with the same
/// start, end and victims are one move, whatever way they take.
///
/// Moves come from [`Position::legal_moves`](super::Position::legal_moves).
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Move {
    /// Bits of the squares whose pieces are taken.
    pub(super) taken: u64,
    /// Bit of the start.
    pub(super) from: u8,
    /// Bit of the end.
    pub(super) to: u8,
    /// A king moves.
    pub(super) by_king: bool,
    /// The move crowns a man.
    pub(super) crowns: bool,
    pub(super) board: Board,
}

impl Move {
    /// Where the piece starts.
    pub fn from(self) -> Square {
        self.board.square(self.from)
    }

    /// Where it ends; a round trip ends where it starts.
    pub fn to(self) -> Square {
        self.board.square(self.to)
    }

    /// The squares whose pieces leave the board; empty for a quiet move.
    pub const fn taken(self) -> Squares {
        Squares::from_bits(self.taken, self.board)
    }

    /// Whether it takes anything.
    pub const fn is_capture(self) -> bool {
        self.taken != 0
    }

    /// Whether a man becomes a king by it.
    pub const fn crowns(self) -> bool {
        self.crowns
    }

    /// Whether the piece was a king before the move.
    pub const fn by_king(self) -> bool {
        self.by_king
    }

    /// Bits of the squares whose pieces are taken.
    pub(crate) const fn victims(self) -> u64 {
        self.taken
    }

    /// Start and end as one number below [`Self::PATHS`], to index tables with.
    pub(crate) const fn path(self) -> usize {
        (self.from as usize) << 6 | self.to as usize
    }

    /// How many values [`Self::path`] has.
    pub(crate) const PATHS: usize = 1 << 12;

    /// What arrives where, as one number below [`Self::ARRIVALS`], to index tables with.
    pub(crate) const fn arrival(self) -> usize {
        (self.by_king as usize) << 6 | self.to as usize
    }

    /// How many values [`Self::arrival`] has.
    pub(crate) const ARRIVALS: usize = 1 << 7;

    /// A short name, which hardly two moves of a position share.
    pub(crate) const fn code(self) -> u16 {
        // The high bits of the product depend on all victims.
        let victims = self.taken.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 60;
        self.step_code() | (victims as u16) << 12
    }

    /// The [`Self::code`] of a move that takes nothing.
    pub(crate) const fn step_code(self) -> u16 {
        (self.from as u16) << 6 | self.to as u16
    }
}

/// The short text of PDN: `32-28`, `28x8`. Other moves of the position may share it.
impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.is_capture() { 'x' } else { '-' };
        write!(f, "{}{sign}{}", self.from(), self.to())
    }
}

impl fmt::Debug for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")?;
        if self.is_capture() {
            write!(f, "{:?}", self.taken())?;
        }
        Ok(())
    }
}

/// `{"from":28,"to":8,"taken":[18],"crowns":false}`
impl Serialize for Move {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut fields = serializer.serialize_struct("Move", 4)?;
        fields.serialize_field("from", &self.from())?;
        fields.serialize_field("to", &self.to())?;
        fields.serialize_field("taken", &self.taken())?;
        fields.serialize_field("crowns", &self.crowns())?;
        fields.end()
    }
}

/// The moves of one position. Up to [`MoveList::INLINE`] need no allocation.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct MoveList(SmallVec<[Move; MoveList::INLINE]>);

impl MoveList {
    /// How many moves fit without allocation; only positions with many kings have more.
    pub const INLINE: usize = 64;

    /// An empty list.
    pub fn new() -> Self {
        Self::default()
    }

    pub(super) fn push(&mut self, mv: Move) {
        self.0.push(mv);
    }

    pub(super) fn clear(&mut self) {
        self.0.clear();
    }

    /// Keeps only these.
    pub(crate) fn retain(&mut self, mut keeps: impl FnMut(Move) -> bool) {
        self.0.retain(|mv| keeps(*mv));
    }
}

impl Deref for MoveList {
    type Target = [Move];

    fn deref(&self) -> &[Move] {
        &self.0
    }
}

impl IntoIterator for MoveList {
    type Item = Move;
    type IntoIter = smallvec::IntoIter<[Move; Self::INLINE]>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.into_iter()
    }
}

impl<'a> IntoIterator for &'a MoveList {
    type Item = &'a Move;
    type IntoIter = std::slice::Iter<'a, Move>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.iter()
    }
}
