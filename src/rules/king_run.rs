//! The three-moves rule for kings (official rules for Frisian draughts, article 17).

use super::Square;

/// How often in succession a side has moved one king without capturing. While the side has a
/// man, a king that has done so as often as the law allows must rest: it may only capture, until
/// another piece of its side has moved or captured.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct KingRun {
    /// Where that king stands.
    pub square: Square,
    /// Its moves in succession, 1–3.
    pub count: u8,
}

/// A king run by its bit; no run is all zero.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(super) struct Run {
    pub(super) at: u8,
    pub(super) count: u8,
}

impl Run {
    /// No king is counted.
    pub(super) const NONE: Self = Self { at: 0, count: 0 };

    /// The run after its side moved a king quietly.
    pub(super) const fn stepped(self, from: u8, to: u8) -> Self {
        let before = if self.at == from { self.count } else { 0 };
        Self {
            at: to,
            count: before + 1,
        }
    }

    /// The bit of the king that is counted; 0 when none is.
    pub(super) const fn mask(self) -> u64 {
        ((self.count > 0) as u64) << self.at
    }
}
