//! Quiet moves.

use std::num::NonZero;

use super::lattice::{each, lowest, run};
use super::law::{Law, Mover};
use super::{Move, Position, Side};

/// Where these men of a side may step: by a shift of 6, and by one of 7.
#[inline]
const fn man_steps(men: u64, side: Side, empty: u64) -> [u64; 2] {
    match side {
        Side::White => [men >> 6 & empty, men >> 7 & empty],
        Side::Black => [men << 6 & empty, men << 7 & empty],
    }
}

/// Where a king on this bit may go.
pub(super) fn king_targets<L: Law>(at: u8, empty: u64) -> u64 {
    let mut targets = 0;
    for direction in 0..L::KING_STEPS {
        let ray = L::LATTICE.rays[direction][usize::from(at)];
        targets |= run(ray, !empty, direction).0;
    }
    targets
}

/// Hands each quiet move of a man to `visit`.
#[inline]
pub(super) fn visit_men<L: Law, M: Mover>(position: &Position, mut visit: impl FnMut(Move)) {
    let empty = position.empty::<L>();
    let crown_row = L::LATTICE.crown_rows[M::SIDE.index()];
    let [mut six, mut seven] = man_steps(position.men(M::SIDE), M::SIDE, empty);
    // One loop for both shifts: where a loop ends is what the processor mostly guesses wrong.
    while let Some(targets) = NonZero::new(if six == 0 { seven } else { six }) {
        let to = lowest(targets);
        let rest = targets.get() & (targets.get() - 1);
        let shift;
        (six, seven, shift) = if six == 0 {
            (0, rest, 7)
        } else {
            (rest, seven, 6)
        };
        let from = match M::SIDE {
            Side::White => to + shift,
            Side::Black => to - shift,
        };
        visit(step::<L>(from, to, false, crown_row >> to & 1 == 1));
    }
}

/// Hands each quiet move of a king to `visit`.
#[inline]
pub(super) fn visit_kings<L: Law, M: Mover>(position: &Position, mut visit: impl FnMut(Move)) {
    for from in each(position.free_kings::<L>(M::SIDE)) {
        for to in each(king_targets::<L>(from, position.empty::<L>())) {
            visit(step::<L>(from, to, true, false));
        }
    }
}

/// Hands each quiet move to `visit`.
#[inline]
pub(super) fn visit<L: Law, M: Mover>(position: &Position, mut visit: impl FnMut(Move)) {
    visit_men::<L, M>(position, &mut visit);
    visit_kings::<L, M>(position, visit);
}

/// Hands each step of a man onto the last row to `visit`.
#[inline]
pub(super) fn crownings<L: Law>(position: &Position, mut visit: impl FnMut(Move)) {
    let side = position.turn;
    let last = L::LATTICE.crown_rows[side.index()] & position.empty::<L>();
    let steps = man_steps(position.men(side), side, last);
    for (shift, targets) in [6, 7].into_iter().zip(steps) {
        for to in each(targets) {
            let from = match side {
                Side::White => to + shift,
                Side::Black => to - shift,
            };
            visit(step::<L>(from, to, false, true));
        }
    }
}

/// Whether there is a quiet move.
#[inline]
pub(super) fn any<L: Law, M: Mover>(position: &Position) -> bool {
    let empty = position.empty::<L>();
    let [left, right] = man_steps(position.men(M::SIDE), M::SIDE, empty);
    left | right != 0
        || each(position.free_kings::<L>(M::SIDE)).any(|from| king_targets::<L>(from, empty) != 0)
}

/// Where the piece on this bit may step, as if its king run didn't matter.
pub(super) fn from<L: Law>(position: &Position, from: u8) -> u64 {
    let empty = position.empty::<L>();
    let piece = 1 << from;
    if position.kings & piece != 0 {
        king_targets::<L>(from, empty)
    } else {
        let [left, right] = man_steps(piece, position.turn, empty);
        left | right
    }
}

/// From where a man of this side may have stepped to this bit.
pub(super) fn back<L: Law>(position: &Position, to: u8, side: Side) -> u64 {
    let [left, right] = man_steps(1 << to, side.opponent(), position.empty::<L>());
    (left | right) & !L::LATTICE.crown_rows[side.index()]
}

/// How many quiet moves there are.
#[inline]
pub(super) fn count<L: Law, M: Mover>(position: &Position) -> u32 {
    let empty = position.empty::<L>();
    let [six, seven] = man_steps(position.men(M::SIDE), M::SIDE, empty);
    let by_men = six.count_ones() + seven.count_ones();
    match position.free_kings::<L>(M::SIDE) {
        0 => by_men,
        kings => by_men + count_king_steps::<L>(kings, empty),
    }
}

#[inline(never)]
fn count_king_steps<L: Law>(kings: u64, empty: u64) -> u32 {
    let targets = |from| king_targets::<L>(from, empty).count_ones();
    each(kings).map(targets).sum()
}

#[inline]
fn step<L: Law>(from: u8, to: u8, by_king: bool, crowns: bool) -> Move {
    Move {
        taken: 0,
        from,
        to,
        by_king,
        crowns,
        board: L::RULES.board,
    }
}
