//! What the threads of a team are looking at just now, so that they don't do the same.
//!
//! (After Kerrigan's simplified ABDADA; Weill 1996 has the original.)

use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

use super::negamax::Known;
use super::{Node, Search};
use crate::rules::Move;

/// Moves that are being looked at, by what is mixed from the position's key and the move. Where
/// two have the same place the later one counts: a miss costs a little time and nothing else.
#[derive(Debug)]
pub(super) struct Busy(Box<[AtomicU64; PLACES]>);

const PLACES: usize = 1 << 11;

/// From how many plies on it pays to look what others do: of 2, 3 and 5 the one with which two
/// threads came to 19 plies with the fewest nodes (`damas-cli bench --plies 19 --threads 2`).
const PLIES: i32 = 5;

impl Default for Busy {
    fn default() -> Self {
        Self(Box::new([const { AtomicU64::new(0) }; PLACES]))
    }
}

impl Busy {
    #[expect(
        clippy::cast_possible_truncation,
        reason = "the lowest bits are wanted"
    )]
    fn place(&self, key: u64) -> &AtomicU64 {
        &self.0[key as usize % PLACES]
    }

    fn has(&self, key: u64) -> bool {
        self.place(key).load(Relaxed) == key
    }

    fn begin(&self, key: u64) {
        self.place(key).store(key, Relaxed);
    }

    /// One of another thread that came to the same place stays.
    fn end(&self, key: u64) {
        let _ = self.place(key).compare_exchange(key, 0, Relaxed, Relaxed);
    }
}

/// The key of a move in a position, never 0.
fn mix(position: u64, mv: Move) -> u64 {
    let mixed =
        (position ^ mv.victims() ^ u64::from(mv.code()) << 48).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    (mixed ^ mixed >> 32) | 1 << 63
}

impl Search<'_> {
    /// Whether another thread is looking at this move of the node.
    #[inline]
    pub(super) fn is_busy_elsewhere(&self, node: Node, known: &Known, mv: Move) -> bool {
        let busy = self.busy.filter(|_| node.depth >= PLIES);
        busy.is_some_and(|busy| busy.has(mix(known.key, mv)))
    }

    /// Lets the others know that it begins to look at a move; the first is looked at by all. Gives
    /// what [`end_busy`](Self::end_busy) wants.
    #[inline]
    pub(super) fn begin_busy(
        &self,
        node: Node,
        known: &Known,
        mv: Move,
        index: usize,
    ) -> Option<u64> {
        let busy = self.busy.filter(|_| node.depth >= PLIES && index > 0)?;
        let key = mix(known.key, mv);
        busy.begin(key);
        Some(key)
    }

    /// Lets the others know that it has looked at it.
    #[inline]
    pub(super) fn end_busy(&self, key: Option<u64>) {
        if let Some((busy, key)) = self.busy.zip(key) {
            busy.end(key);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Position, Rules};

    #[test]
    fn a_move_is_busy_from_its_beginning_to_its_end() {
        let start = Position::start(Rules::Frisian);
        let moves = start.legal_moves();
        let busy = Busy::default();
        let keys: Vec<_> = moves.iter().map(|&mv| mix(start.key(), mv)).collect();
        busy.begin(keys[0]);
        for (index, &key) in keys.iter().enumerate() {
            assert_eq!(busy.has(key), index == 0);
        }
        // Another that has the same place takes it, and its end is not the first one's.
        let same_place = keys[0] ^ 1 << 40;
        busy.begin(same_place);
        assert!(busy.has(same_place) && !busy.has(keys[0]));
        busy.end(keys[0]);
        assert!(busy.has(same_place));
        busy.end(same_place);
        assert!(!busy.has(same_place));
    }
}
