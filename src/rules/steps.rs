//! Quiet moves.

use super::lattice::{each, run};
use super::law::Law;
use super::{Move, MoveList, Position, Side};

/// Where the men of the side to move may step: targets towards the one and the other side, each
/// with the shift that leads back to its start.
fn man_steps<L: Law>(position: &Position, empty: u64) -> [u64; 2] {
    let men = position.men(position.turn);
    match position.turn {
        Side::White => [men >> 6 & empty, men >> 7 & empty],
        Side::Black => [men << 6 & empty, men << 7 & empty],
    }
}

/// Where a king on this bit may go.
fn king_targets<L: Law>(at: u8, empty: u64) -> u64 {
    let mut targets = 0;
    for direction in 0..L::KING_STEPS {
        let ray = L::LATTICE.rays[direction][usize::from(at)];
        targets |= run(ray, !empty, direction).0;
    }
    targets
}

/// Appends all quiet moves.
pub(super) fn generate<L: Law>(position: &Position, moves: &mut MoveList) {
    let empty = position.empty::<L>();
    let crown_row = L::LATTICE.crown_rows[position.turn.index()];
    for (shift, targets) in [6, 7].into_iter().zip(man_steps::<L>(position, empty)) {
        for to in each(targets) {
            let from = match position.turn {
                Side::White => to + shift,
                Side::Black => to - shift,
            };
            let crowns = crown_row >> to & 1 == 1;
            moves.push(step::<L>(from, to, false, crowns));
        }
    }
    for from in each(position.free_kings::<L>()) {
        for to in each(king_targets::<L>(from, empty)) {
            moves.push(step::<L>(from, to, true, false));
        }
    }
}

/// How many quiet moves there are.
pub(super) fn count<L: Law>(position: &Position) -> u32 {
    let empty = position.empty::<L>();
    let [left, right] = man_steps::<L>(position, empty);
    let mut count = left.count_ones() + right.count_ones();
    for from in each(position.free_kings::<L>()) {
        count += king_targets::<L>(from, empty).count_ones();
    }
    count
}

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
