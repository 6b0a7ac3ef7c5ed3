//! In which order moves are tried: the likely best first, for then the rest is soon refuted.

use smallvec::SmallVec;

use super::Search;
use crate::rules::{Course, Move};

/// The moves of a node, the likeliest next.
pub(super) struct Ordered<'m> {
    moves: &'m [Move],
    /// Plies from the root.
    ply: usize,
    stage: Stage,
    /// How likely each is that wasn't tried yet, in no order.
    chances: SmallVec<[Chance; 32]>,
    /// The place of the likeliest of them, where it has been looked for.
    likeliest: Option<usize>,
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
            chances: SmallVec::new(),
            likeliest: None,
        }
    }

    /// The move that will be picked next, where that is settled.
    #[inline]
    pub(super) fn next(&mut self) -> Option<Move> {
        self.likeliest = find_likeliest(&self.chances);
        let chance = self.chances.get(self.likeliest?)?;
        self.moves.get(chance.place()).copied()
    }

    /// Takes the likeliest that is left. It is looked for when it is wanted: mostly few are.
    #[inline]
    fn take(&mut self) -> Option<Move> {
        let found = self.likeliest.take();
        let place = found.or_else(|| find_likeliest(&self.chances))?;
        let chance = self.chances.swap_remove(place);
        self.moves.get(chance.place()).copied()
    }
}

/// Where the likeliest of these is.
#[inline]
fn find_likeliest(chances: &[Chance]) -> Option<usize> {
    let mut best = (0, *chances.first()?);
    for (index, &chance) in chances.iter().enumerate() {
        if chance > best.1 {
            best = (index, chance);
        }
    }
    Some(best.0)
}

/// How likely a move is, above its place among the moves: of two alike the first is likelier.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Chance(i64);

impl Chance {
    #[inline]
    fn new(score: i32, place: u16) -> Self {
        Self(i64::from(score) << 16 | i64::from(!place))
    }

    #[inline]
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "the lowest bits are wanted"
    )]
    const fn place(self) -> usize {
        !(self.0 as u16) as usize
    }
}

impl Search<'_> {
    /// The move to try next in this position.
    #[inline]
    pub(super) fn pick(&self, course: &Course, order: &mut Ordered) -> Option<Move> {
        if let Stage::Stored(code) = order.stage {
            let is_stored = |mv: &Move| code != 0 && mv.code() == code;
            let stored = order.moves.iter().position(is_stored);
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
        order.take()
    }

    /// Judges all moves but the one that was tried.
    fn score(&self, course: &Course, order: &mut Ordered, tried: Option<usize>) {
        let position = course.position();
        let (side, before) = (position.turn(), self.before(order.ply));
        let killers = self.frames[order.ply].killers;
        let reply = self.memory.reply(side, before);
        let lessons = self.memory.lessons(side, before);
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
                let code = mv.step_code();
                score += match killers.iter().position(|&killer| killer == code) {
                    Some(0) => 2 * KILLER,
                    Some(_) => KILLER,
                    None if code == reply => REPLY,
                    None => 0,
                };
                score += lessons.worth(mv);
            }
            order.chances.push(Chance::new(score, place));
        }
    }
}
