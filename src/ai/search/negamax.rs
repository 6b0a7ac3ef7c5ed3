//! The inner nodes.

use super::tries::Best;
use super::{Node, Search, table_key};
use crate::ai::score::{MOST, from_here, from_root};
use crate::ai::table::{Bound, Entry};
use crate::rules::{Course, Move, MoveList};

/// What is known of a node before its moves are tried.
#[derive(Clone, Copy, Debug)]
pub(super) struct Known {
    pub(super) key: u64,
    pub(super) stored: Option<Entry>,
    /// Something is to be taken, and must be.
    pub(super) captures: bool,
    /// How many moves are legal; 0 before they are counted.
    pub(super) moves: usize,
    /// What the evaluation says; where something is taken it says nothing.
    raw: Option<i32>,
    /// The same, corrected by experience.
    pub(super) eval: Option<i32>,
    /// The evaluation has risen since the side's last move.
    pub(super) improving: bool,
}

/// With a depth of so many plies it pays to have a move to try first.
const FEW_PLIES: i32 = 4;

impl Search<'_> {
    /// What the position is worth to the side to move.
    pub(super) fn negamax(&mut self, course: &Course, mut node: Node) -> i32 {
        if node.depth <= 0 {
            return self.quiesce(course, node);
        }
        self.lines.clear(node.ply);
        if !self.visit() {
            return 0;
        }
        if let Some(score) = self.settled(course, &mut node) {
            return score;
        }
        // The captures first: meanwhile the table's line comes.
        let position = course.position();
        let mut moves = MoveList::new();
        let goes_on = position.begin_moves(&mut moves);
        let captures = !moves.is_empty();
        let key = table_key(course, self.path.key());
        let stored = self.table.get(key);
        if let Some(score) = stored.and_then(|entry| usable(entry, node)) {
            return score;
        }
        if captures {
            if !self.nature.sees(position, &mut moves, node.ply) {
                return self.evaluate(course, node.ply);
            }
        } else if !goes_on {
            return node.loss();
        }
        let mut known = self.assess(course, node, key, stored, captures);
        if let Some(score) = self.prune(course, node, &known) {
            return score;
        }
        if !captures {
            position.add_steps(&mut moves);
        }
        known.moves = moves.len();
        if node.depth >= FEW_PLIES
            && known.stored.is_none_or(|entry| entry.mv == 0)
            && known.moves > 1
        {
            // Without a move to try first it is cheaper to look less deep, and find one.
            node.depth -= 1;
        }
        let best = self.try_all(course, node, &known, &moves);
        self.keep(course, node, &known, best);
        best.score
    }

    /// Looks at the position itself.
    fn assess(
        &mut self,
        course: &Course,
        node: Node,
        key: u64,
        stored: Option<Entry>,
        captures: bool,
    ) -> Known {
        let position = course.position();
        let raw = match stored {
            _ if captures => None,
            Some(entry) => Some(entry.eval),
            None => Some(self.evaluate(course, node.ply)),
        };
        let eval = raw.map(|raw| self.corrected(position, raw));
        self.frames[node.ply].eval = eval;
        let earlier = node
            .ply
            .checked_sub(2)
            .and_then(|ply| self.frames[ply].eval);
        Known {
            key,
            stored,
            captures,
            moves: 0,
            raw,
            eval,
            improving: eval.is_some_and(|eval| earlier.is_none_or(|earlier| eval > earlier)),
        }
    }

    /// Tells the table what was found out. `node` is as it was asked.
    fn keep(&mut self, course: &Course, node: Node, known: &Known, best: Best) {
        if self.over {
            return;
        }
        let bound = if best.score >= node.beta {
            Bound::Lower
        } else if best.score > node.alpha {
            Bound::Exact
        } else {
            Bound::Upper
        };
        self.correct(course, node, known, best, bound);
        let entry = Entry {
            mv: best.mv.map_or(0, Move::code),
            score: from_here(best.score, node.plies()),
            eval: known.raw.unwrap_or(0),
            depth: node.depth,
            bound,
        };
        self.table.put(known.key, entry);
    }

    /// Learns how wrong the evaluation was, where a search of quiet moves has shown it.
    fn correct(&mut self, course: &Course, node: Node, known: &Known, best: Best, bound: Bound) {
        let Some(raw) = known.raw else { return };
        let error = best.score - raw;
        let shown = match bound {
            Bound::Exact => true,
            Bound::Lower => error > 0,
            Bound::Upper => error < 0,
        };
        if shown && best.score.abs() < MOST {
            let correction = &mut self.memory.correction;
            correction.learn(course.position(), error, node.depth);
        }
    }
}

/// What the table says, if it answers what is asked.
fn usable(entry: Entry, node: Node) -> Option<i32> {
    let score = from_root(entry.score, node.plies());
    let answers = match entry.bound {
        Bound::Exact => true,
        Bound::Lower => score >= node.beta,
        Bound::Upper => score <= node.alpha,
    };
    (!node.is_exact() && entry.depth >= node.depth && answers).then_some(score)
}
