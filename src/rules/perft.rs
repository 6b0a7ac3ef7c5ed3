//! Counting the leaves of the move tree: the proof that generation is right.
//!
//! Leaves at a depth are sequences of so many legal moves. No draw ends one, a side without moves
//! ends it early without counting, and moves are the same when start, end and victims are.

use std::hint::black_box;

use super::law::{Law, with_law};
use super::{Move, MoveList, Position, captures, steps};

/// How leaves are counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Leaves {
    /// The moves that lead to them are counted without being played.
    Bulk,
    /// Every leaf is made.
    Made,
}

/// How many sequences of `depth` legal moves there are.
///
/// ```
/// use damas::rules::{Position, Rules, perft};
/// let start = Position::start(Rules::Frisian);
/// assert_eq!(perft::count(&start, 4, perft::Leaves::Bulk), 3874);
/// ```
pub fn count(position: &Position, depth: u32, leaves: Leaves) -> u64 {
    with_law!(position.rules, L => match leaves {
        Leaves::Bulk => bulk::<L>(position, depth),
        Leaves::Made => made::<L>(position, depth),
    })
}

/// [`count`] for each legal move; `depth` counts that move, and is at least 1.
pub fn divide(position: &Position, depth: u32, leaves: Leaves) -> Vec<(Move, u64)> {
    let below = |mv: Move| count(&position.after(mv), depth.saturating_sub(1), leaves);
    let moves = position.legal_moves();
    moves.iter().map(|&mv| (mv, below(mv))).collect()
}

fn bulk<L: Law>(position: &Position, depth: u32) -> u64 {
    let mut moves = MoveList::new();
    match depth {
        0 => 1,
        1 => {
            captures::generate::<L>(position, &mut moves);
            match moves.len() {
                0 => u64::from(steps::count::<L>(position)),
                captures => captures as u64,
            }
        }
        _ => {
            position.generate_by::<L>(&mut moves);
            let below = |&mv| bulk::<L>(&position.after_by::<L>(mv), depth - 1);
            moves.iter().map(below).sum()
        }
    }
}

fn made<L: Law>(position: &Position, depth: u32) -> u64 {
    if depth == 0 {
        // Looked at, so that the compiler can't leave out making it.
        black_box(position);
        return 1;
    }
    let mut moves = MoveList::new();
    position.generate_by::<L>(&mut moves);
    let below = |&mv| made::<L>(&position.after_by::<L>(mv), depth - 1);
    moves.iter().map(below).sum()
}
