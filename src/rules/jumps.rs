//! Single jumps, for showing and explaining captures. Generation has its own, faster way.

use super::Position;
use super::lattice::{each, next, run};
use super::law::{Law, with_law};

/// One leap over one piece, by bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Jump {
    pub(super) victim: u8,
    pub(super) landing: u8,
    pub(super) direction: usize,
}

/// A piece of the side to move, taken up to capture with: its start counts as empty.
#[derive(Clone, Copy)]
pub(super) struct Lifted<'a> {
    pub(super) position: &'a Position,
    pub(super) from: u8,
    /// It jumps as a king.
    pub(super) by_king: bool,
}

impl Lifted<'_> {
    /// What the piece can't pass: all other pieces, those taken on the way too.
    pub(super) fn blockers(&self) -> u64 {
        let edge = !self.position.board().lattice().squares;
        (self.position.occupied() | edge) & !(1 << self.from)
    }

    /// The jumps from `at` over pieces of this set, by the number of the landing.
    pub(super) fn jumps(&self, at: u8, victims: u64) -> Vec<Jump> {
        with_law!(self.position.rules, L => self.jumps_by::<L>(at, victims))
    }

    fn jumps_by<L: Law>(&self, at: u8, victims: u64) -> Vec<Jump> {
        let mut jumps = Vec::new();
        for direction in 0..8 {
            if !self.captures_along::<L>(direction) {
                continue;
            }
            let rays = &L::LATTICE.rays[direction];
            let (before, victim) = run(rays[usize::from(at)], self.blockers(), direction);
            if victim >= 64 || victims >> victim & 1 == 0 || !self.by_king && before != 0 {
                continue;
            }
            let (mut landings, _) = run(rays[usize::from(victim)], self.blockers(), direction);
            if !self.by_king {
                let behind = next(victim, direction).into();
                landings &= 1_u64.checked_shl(behind).unwrap_or(0);
            }
            jumps.extend(each(landings).map(|landing| Jump {
                victim,
                landing,
                direction,
            }));
        }
        jumps.sort_by_key(|jump| L::LATTICE.number_of[usize::from(jump.landing)]);
        jumps
    }

    /// Whether the law lets the piece capture in this direction.
    pub(super) fn captures_along<L: Law>(&self, direction: usize) -> bool {
        if self.by_king {
            direction < L::KING_CAPTURES
        } else {
            L::man_captures(direction, self.position.turn)
        }
    }
}
