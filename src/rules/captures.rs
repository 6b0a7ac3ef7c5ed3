//! Captures, of which only the greatest by the majority rule are legal.
//!
//! A capture is searched jump by jump from each piece. Its start counts as empty throughout;
//! taken pieces stay as obstacles until the end. A sequence that could go on is never the
//! greatest, so only those that can't are looked at.
//!
//! That nobody can take anything is found out in the caller's registers; what comes then is kept
//! out of its way.

use super::MoveList;
use super::forces::Forces;
use super::hunt::Hunt;
use super::lattice::{each, next, run};
use super::law::Law;

/// Replaces `moves` by the compulsory captures; empty when nothing can be taken.
#[inline]
pub(super) fn generate<L: Law>(forces: Forces, moves: &mut MoveList) {
    moves.clear();
    let jumpers = forces.jumpers::<L>(forces.empty::<L>());
    if forces.men() & jumpers | forces.own_kings() != 0 {
        generate_some::<L>(forces, jumpers, moves);
    }
}

#[inline(never)]
fn generate_some<L: Law>(forces: Forces, jumpers: u64, moves: &mut MoveList) {
    let going_on = going_on::<L>(forces, jumpers);
    Hunt::run::<L>(forces, jumpers, going_on, moves);
}

/// How many compulsory captures there are.
#[inline]
pub(super) fn count<L: Law>(forces: Forces) -> u32 {
    let jumpers = forces.jumpers::<L>(forces.empty::<L>());
    if forces.men() & jumpers | forces.own_kings() == 0 {
        0
    } else {
        count_some::<L>(forces, jumpers)
    }
}

#[inline(never)]
fn count_some<L: Law>(forces: Forces, jumpers: u64) -> u32 {
    let going_on = going_on::<L>(forces, jumpers);
    if going_on | forces.kings == 0 {
        return forces.count_jumps::<L>(forces.men() & jumpers);
    }
    let mut moves = MoveList::new();
    Hunt::run::<L>(forces, jumpers, going_on, &mut moves);
    u32::try_from(moves.len()).unwrap_or(u32::MAX)
}

/// The men that can jump twice or more. The start counts as empty, but only a third jump can come
/// back to it.
#[inline]
fn going_on<L: Law>(forces: Forces, jumpers: u64) -> u64 {
    if forces.men() & jumpers == 0 {
        0
    } else {
        forces.men() & forces.jumpers::<L>(forces.empty::<L>() & jumpers)
    }
}

/// Whether anything can be taken.
pub(super) fn exist<L: Law>(forces: Forces) -> bool {
    let empty = forces.empty::<L>();
    // The first piece that a king meets must be an enemy's with room behind it.
    let takes = |from, direction: usize| {
        let ray = L::LATTICE.rays[direction][usize::from(from)];
        let (_, victim) = run(ray, !empty, direction);
        let behind = next(victim, direction);
        victim < 64 && forces.enemy >> victim & 1 == 1 && behind < 64 && empty >> behind & 1 == 1
    };
    forces.men() & forces.jumpers::<L>(empty) != 0
        || each(forces.own_kings())
            .any(|from| (0..L::KING_CAPTURES).any(|direction| takes(from, direction)))
}
