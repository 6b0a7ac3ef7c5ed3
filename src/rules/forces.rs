//! The pieces as one side sees them, and the jumps of all its men at once, by shifting the whole
//! board.

use super::lattice::back;
use super::law::Law;
use super::{Position, Side};

/// Who stands where, by bits, seen by one side. Handed on by value: so the compiler keeps it in
/// registers where a position would be written to memory first.
#[derive(Clone, Copy)]
pub(super) struct Forces {
    pub(super) side: Side,
    pub(super) own: u64,
    pub(super) enemy: u64,
    /// The kings of both.
    pub(super) kings: u64,
}

impl Position {
    /// The pieces as this side sees them.
    #[inline]
    pub(super) const fn forces(&self, side: Side) -> Forces {
        Forces {
            side,
            own: self.side(side),
            enemy: self.side(side.opponent()),
            kings: self.kings,
        }
    }
}

impl Forces {
    #[inline]
    pub(super) const fn men(self) -> u64 {
        self.own & !self.kings
    }

    #[inline]
    pub(super) const fn own_kings(self) -> u64 {
        self.own & self.kings
    }

    #[inline]
    pub(super) const fn enemy_kings(self) -> u64 {
        self.enemy & self.kings
    }

    #[inline]
    pub(super) const fn empty<L: Law>(self) -> u64 {
        L::LATTICE.squares & !(self.own | self.enemy)
    }

    /// Squares from which a man could jump over an enemy to one of `landings`.
    #[inline]
    pub(super) fn jumpers<L: Law>(self, landings: u64) -> u64 {
        let towards = |direction| self.jumpers_towards::<L>(landings, direction);
        (0..8).fold(0, |all, direction| all | towards(direction))
    }

    /// [`Self::jumpers`] in one direction.
    #[inline]
    fn jumpers_towards<L: Law>(self, landings: u64, direction: usize) -> u64 {
        if L::man_captures(direction, self.side) {
            back(self.enemy & back(landings, direction), direction)
        } else {
            0
        }
    }

    /// How many jumps the men on these squares have, none of whom can jump twice.
    pub(super) fn count_jumps<L: Law>(self, men: u64) -> u32 {
        let empty = self.empty::<L>();
        let towards = |direction| men & self.jumpers_towards::<L>(empty, direction);
        let (mut once, mut twice) = (0, 0);
        for direction in 0..8 {
            twice |= once & towards(direction);
            once |= towards(direction);
        }
        if twice == 0 {
            // Each has one, as mostly; counting bits is dear.
            return once.count_ones();
        }
        (0..8)
            .map(|direction| towards(direction).count_ones())
            .sum()
    }
}
