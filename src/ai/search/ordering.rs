//! In which order moves are tried: the likely best first, for then the rest is soon refuted.

use smallvec::SmallVec;

use super::Search;
use crate::rules::{Course, Move, MoveList};

/// The moves of a node, the likeliest next.
pub(super) struct Ordered {
    moves: MoveList,
    /// How likely each is, with its place in the list.
    scores: SmallVec<[(i32, u16); MoveList::INLINE]>,
    next: usize,
}

/// The table's move.
const STORED: i32 = 1 << 28;
/// A man is crowned.
const CROWNS: i32 = 1 << 24;
/// A move that refuted a sibling.
const KILLER: i32 = 1 << 20;
/// A move that refuted the same move elsewhere.
const REPLY: i32 = 1 << 16;

impl Iterator for Ordered {
    type Item = Move;

    fn next(&mut self) -> Option<Move> {
        let rest = &mut self.scores[self.next..];
        let mut best = 0;
        for index in 1..rest.len() {
            if rest[index].0 > rest[best].0 {
                best = index;
            }
        }
        let &(_, place) = rest.get(best)?;
        rest.swap(0, best);
        self.next += 1;
        Some(self.moves[usize::from(place)])
    }
}

impl Search<'_> {
    /// The moves of a node in the order to try them, after `stored`, the code of the table's
    /// move.
    pub(super) fn order(
        &self,
        course: &Course,
        moves: MoveList,
        ply: usize,
        stored: u16,
    ) -> Ordered {
        let position = course.position();
        let (side, before) = (position.turn(), self.before(ply));
        let killers = self.frames[ply].killers;
        let reply = self.memory.reply(side, before);
        let kings = position.kings_of(side.opponent());
        let score = |mv: Move| {
            let code = mv.code();
            if code == stored {
                return STORED;
            }
            let crowns = if mv.crowns() { CROWNS } else { 0 };
            if mv.is_capture() {
                let kings = (mv.victims() & kings).count_ones().cast_signed();
                return crowns + kings * KILLER + self.memory.capture(side, mv);
            }
            let killer = match killers.iter().position(|&killer| killer == code) {
                Some(0) => 2 * KILLER,
                Some(_) => KILLER,
                None if code == reply => REPLY,
                None => 0,
            };
            crowns + killer + self.memory.quiet(side, mv, before)
        };
        // There are never so many moves that a place doesn't fit.
        let places = (0..=u16::MAX).zip(&moves);
        let scores = places.map(|(place, &mv)| (score(mv), place)).collect();
        Ordered {
            moves,
            scores,
            next: 0,
        }
    }
}
