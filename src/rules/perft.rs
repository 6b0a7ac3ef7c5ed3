//! Counting the leaves of the move tree: the proof that generation is right.
//!
//! Leaves at a depth are sequences of so many legal moves. No draw ends one, a side without moves
//! ends it early without counting, and moves are the same when start, end and victims are.

use std::hint::black_box;
use std::num::NonZero;
use std::panic::resume_unwind;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use super::law::{Law, Mover, with_law, with_mover};
use super::{Position, captures, steps};

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
    with_law!(position.rules, L => with_mover!(position.turn, M => match leaves {
        Leaves::Bulk => bulk::<L, M>(position, depth),
        Leaves::Made => made::<L, M>(position, depth),
    }))
}

/// [`count`] on so many threads, each taking the next subtree that is left.
pub fn count_on_threads(
    position: &Position,
    depth: u32,
    leaves: Leaves,
    threads: NonZero<usize>,
) -> u64 {
    // Subtrees enough for all threads to end at about the same time.
    let shared = depth.saturating_sub(1).min(3);
    let mut roots = vec![*position];
    for _ in 0..shared {
        let children = |root: &Position| {
            let root = *root;
            root.legal_moves().into_iter().map(move |mv| root.after(mv))
        };
        roots = roots.iter().flat_map(children).collect();
    }
    let next = AtomicUsize::new(0);
    let work = || {
        let mut nodes = 0;
        while let Some(root) = roots.get(next.fetch_add(1, Ordering::Relaxed)) {
            nodes += count(root, depth - shared, leaves);
        }
        nodes
    };
    thread::scope(|scope| {
        let workers: Vec<_> = (0..threads.get()).map(|_| scope.spawn(work)).collect();
        let joined = workers.into_iter().map(thread::ScopedJoinHandle::join);
        joined
            .map(|nodes| nodes.unwrap_or_else(|panic| resume_unwind(panic)))
            .sum()
    })
}

fn bulk<L: Law, M: Mover>(position: &Position, depth: u32) -> u64 {
    let deeper = |next: &Position| bulk::<L, M::Opponent>(next, depth - 1);
    match depth {
        0 => 1,
        1 => last::<L, M>(position),
        // A case of its own, so that these positions, which are most, stay in registers.
        2 => position.sum_next::<L, M>(last::<L, M::Opponent>, deeper),
        _ => position.sum_next::<L, M>(deeper, deeper),
    }
}

/// How many moves there are.
#[expect(
    clippy::inline_always,
    reason = "most of all positions come here, and should in registers"
)]
#[inline(always)]
fn last<L: Law, M: Mover>(position: &Position) -> u64 {
    u64::from(match captures::count::<L>(position.forces(M::SIDE)) {
        0 => steps::count::<L, M>(position),
        captures => captures,
    })
}

fn made<L: Law, M: Mover>(position: &Position, depth: u32) -> u64 {
    let deeper = |next: &Position| made::<L, M::Opponent>(next, depth - 1);
    // Looked at, so that the compiler can't leave out making it.
    let leaf = |leaf: &Position| {
        black_box(leaf);
        1
    };
    match depth {
        0 => 1,
        1 => position.sum_next::<L, M>(leaf, leaf),
        _ => position.sum_next::<L, M>(deeper, deeper),
    }
}
