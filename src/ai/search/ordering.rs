//! In which order moves are tried: the likely best first, for then the rest is soon refuted.

use std::cmp::Reverse;

use smallvec::SmallVec;

use super::Search;
use crate::rules::{Course, Move};

/// The moves of a node, the likeliest next.
pub(super) struct Ordered<'m> {
    moves: &'m [Move],
    /// Plies from the root.
    ply: usize,
    stage: Stage,
    /// How likely each is that wasn't tried yet, with its place among the moves; the likeliest
    /// last.
    scores: SmallVec<[(i32, Reverse<u16>); 32]>,
}

/// How far a node's moves are tried. Most nodes are done with the first.
#[derive(Clone, Copy)]
enum Stage {
    /// Not at all; the table's move has this code.
    Stored(u16),
    /// The rest is to be looked at, without the move at this place.
    Rest(Option<usize>),
    /// The likeliest that is left is next.
    Scored,
}

/// A man is crowned.
const CROWNS: i32 = 1 << 24;
/// A king is taken; or a move that refuted a sibling.
const KILLER: i32 = 1 << 20;
/// A move that refuted the same move elsewhere.
const REPLY: i32 = 1 << 16;

impl<'m> Ordered<'m> {
    /// The moves of the node at `ply`, the one with the code `stored` first.
    pub(super) fn new(moves: &'m [Move], ply: usize, stored: u16) -> Self {
        Self {
            moves,
            ply,
            stage: Stage::Stored(stored),
            scores: SmallVec::new(),
        }
    }
}

impl Search<'_> {
    /// The move to try next in this position.
    #[inline]
    pub(super) fn pick(&self, course: &Course, order: &mut Ordered) -> Option<Move> {
        if let Stage::Stored(code) = order.stage {
            let stored = order.moves.iter().position(|mv| mv.code() == code);
            let first = stored.or((order.moves.len() == 1).then_some(0));
            order.stage = Stage::Rest(first);
            if let Some(place) = first {
                return Some(order.moves[place]);
            }
        }
        if let Stage::Rest(tried) = order.stage {
            order.stage = Stage::Scored;
            self.score(course, order, tried);
        }
        let (_, Reverse(place)) = order.scores.pop()?;
        Some(order.moves[usize::from(place)])
    }

    /// Judges all moves but the one that was tried.
    fn score(&self, course: &Course, order: &mut Ordered, tried: Option<usize>) {
        let position = course.position();
        let (side, before) = (position.turn(), self.before(order.ply));
        let killers = self.frames[order.ply].killers;
        let reply = self.memory.reply(side, before);
        let kings = position.kings_of(side.opponent());
        // There are never so many moves that a place doesn't fit.
        for (place, &mv) in (0..=u16::MAX).zip(order.moves) {
            if tried == Some(usize::from(place)) {
                continue;
            }
            let mut score = if mv.crowns() { CROWNS } else { 0 };
            if mv.is_capture() {
                let kings = (mv.victims() & kings).count_ones().cast_signed();
                score += kings * KILLER + self.memory.capture(side, mv);
            } else {
                let code = mv.code();
                score += match killers.iter().position(|&killer| killer == code) {
                    Some(0) => 2 * KILLER,
                    Some(_) => KILLER,
                    None if code == reply => REPLY,
                    None => 0,
                };
                score += self.memory.quiet(side, mv, before);
            }
            order.scores.push((score, Reverse(place)));
        }
        order.scores.sort_unstable();
    }
}
