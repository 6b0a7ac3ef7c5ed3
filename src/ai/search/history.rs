//! What earlier nodes teach about moves: which were best, and after what.

use super::correction::Correction;
use crate::rules::{Move, Side};

/// What one thread has learnt; it is kept from search to search.
#[derive(Clone, Debug)]
pub(crate) struct Memory {
    /// Quiet moves, by side and path.
    quiet: Box<[[i16; Move::PATHS]; 2]>,
    /// Captures, by side and path.
    capture: Box<[i16; 2 * Move::PATHS]>,
    /// Quiet moves by side, and by what arrived where one and two plies before.
    after: [Box<[[Arrivals; Move::ARRIVALS]; 2]>; 2],
    /// Errors of the evaluation.
    pub(super) correction: Correction,
    /// The best reply to a move, by the side that replies and the move's path.
    reply: Box<[u16; 2 * Move::PATHS]>,
}

/// No number in a history grows beyond.
const MOST: i32 = 16_384;

/// Quiet moves, by what arrives where.
type Arrivals = [i16; Move::ARRIVALS];
/// What is known after no move.
static NOTHING: Arrivals = [0; _];

/// What is known of the quiet moves of one node.
#[derive(Clone, Copy)]
pub(super) struct Lessons<'m> {
    quiet: &'m [i16; Move::PATHS],
    after: [&'m Arrivals; 2],
}

impl Lessons<'_> {
    /// How good a quiet move has been in general and after the moves before, in ±[`MOST`] each.
    #[inline]
    pub(super) fn worth(&self, mv: Move) -> i32 {
        let [one, two] = self.after.map(|after| after[mv.arrival() % Move::ARRIVALS]);
        i32::from(self.quiet[mv.path() % Move::PATHS]) + i32::from(one) + i32::from(two)
    }
}

impl Default for Memory {
    #[expect(clippy::large_stack_arrays, reason = "64 kB each, one after the other")]
    fn default() -> Self {
        Self {
            quiet: Box::new([[0; _]; _]),
            capture: Box::new([0; _]),
            after: [Box::new([[[0; _]; _]; _]), Box::new([[[0; _]; _]; _])],
            correction: Correction::default(),
            reply: Box::new([0; _]),
        }
    }
}

/// The moves one and two plies before, as far as there are any.
pub(super) type Before = [Option<Move>; 2];

impl Memory {
    /// What is known of a side's quiet moves after these moves.
    #[inline]
    pub(super) fn lessons(&self, side: Side, before: Before) -> Lessons<'_> {
        let after = |back: usize| {
            before[back].map_or(&NOTHING, |mv| {
                &self.after[back][side.index()][mv.arrival() % Move::ARRIVALS]
            })
        };
        Lessons {
            quiet: &self.quiet[side.index()],
            after: [after(0), after(1)],
        }
    }

    /// How good a capture has been.
    pub(super) fn capture(&self, side: Side, mv: Move) -> i32 {
        i32::from(self.capture[path(side, mv)])
    }

    /// The code of the best reply to the move before; 0 if none is known.
    pub(super) fn reply(&self, side: Side, before: Before) -> u16 {
        before[0].map_or(0, |mv| self.reply[path(side, mv)])
    }

    /// Learns that `best` was better than the moves `tried` before it, at this depth.
    pub(super) fn learn(
        &mut self,
        side: Side,
        best: Move,
        tried: &[Move],
        depth: i32,
        before: Before,
    ) {
        let bonus = (24 * depth * depth + 96 * depth).min(1_800);
        self.reward(side, best, bonus, before);
        for &mv in tried {
            self.reward(side, mv, -bonus, before);
        }
        if let (Some(earlier), false) = (before[0], best.is_capture()) {
            self.reply[path(side, earlier)] = best.code();
        }
    }

    fn reward(&mut self, side: Side, mv: Move, bonus: i32, before: Before) {
        if mv.is_capture() {
            return nudge(&mut self.capture[path(side, mv)], bonus);
        }
        nudge(
            &mut self.quiet[side.index()][mv.path() % Move::PATHS],
            bonus,
        );
        for (table, earlier) in self.after.iter_mut().zip(before) {
            if let Some(earlier) = earlier {
                let after = &mut table[side.index()][earlier.arrival() % Move::ARRIVALS];
                nudge(&mut after[mv.arrival() % Move::ARRIVALS], bonus);
            }
        }
    }
}

fn path(side: Side, mv: Move) -> usize {
    side.index() * Move::PATHS + mv.path() % Move::PATHS
}

/// Moves a number towards ±[`MOST`] by the bonus, the less the nearer it is.
#[expect(clippy::cast_possible_truncation, reason = "it stays within ±MOST")]
fn nudge(value: &mut i16, bonus: i32) {
    let old = i32::from(*value);
    *value = (old + bonus - old * bonus.abs() / MOST) as i16;
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Position, Rules};

    #[test]
    fn the_best_move_rises_and_those_tried_before_it_fall() {
        let moves = Position::start(Rules::Frisian).legal_moves();
        let mut memory = Memory::default();
        let before = [Some(moves[5]), None];
        for _ in 0..1_000 {
            memory.learn(Side::White, moves[2], &moves[..2], 9, before);
        }
        let worth = |index: usize| memory.lessons(Side::White, before).worth(moves[index]);
        assert!(worth(2) > worth(3) && worth(3) > worth(0));
        assert!(worth(2) <= 2 * MOST && worth(0) >= -2 * MOST);
        assert_eq!(memory.reply(Side::White, before), moves[2].code());
        assert_eq!(memory.lessons(Side::Black, before).worth(moves[2]), 0);
    }
}
