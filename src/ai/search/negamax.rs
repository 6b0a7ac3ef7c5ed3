//! The inner nodes.

use smallvec::SmallVec;

use super::ordering::Ordered;
use super::{Node, Search, prunings, reductions, table_key};
use crate::ai::score::{MOST, from_here, from_root};
use crate::ai::table::{Bound, Entry};
use crate::rules::{Course, Move, MoveList};

/// What is known of a node before its moves are tried.
#[derive(Clone, Copy, Debug)]
pub(super) struct Known {
    key: u64,
    stored: Option<Entry>,
    /// Something is to be taken, and must be.
    pub(super) captures: bool,
    /// How many moves are legal; 0 before they are counted.
    moves: usize,
    /// What the evaluation says; where something is taken it says nothing.
    raw: Option<i32>,
    /// The same, corrected by experience.
    pub(super) eval: Option<i32>,
    /// The evaluation has risen since the side's last move.
    pub(super) improving: bool,
}

/// With a depth of so many plies it pays to have a move to try first.
const FEW_PLIES: i32 = 4;
/// A history that is worth a ply.
const HISTORY: i32 = 12_000;

/// The best so far of a node's moves.
#[derive(Clone, Copy, Debug)]
struct Best {
    score: i32,
    mv: Option<Move>,
}

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
            if !self.nature.sees(position, &mut moves) {
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

    /// Tries the moves one after the other until one passes `beta`.
    fn try_all(&mut self, course: &Course, mut node: Node, known: &Known, moves: &[Move]) -> Best {
        let mut best = Best {
            score: node.loss(),
            mv: None,
        };
        let mut tried: SmallVec<[Move; 32]> = SmallVec::new();
        let stored = known.stored.map_or(0, |entry| entry.mv);
        let mut order = Ordered::new(moves, node.ply, stored);
        let mut next = 0;
        while let Some(mv) = self.pick(course, &mut order) {
            let index = next;
            next += 1;
            let safe = best.score > -MOST;
            if index > 0 && safe && prunings::is_too_late(node, known, mv, index) {
                // And so are those that are left, for a crowning comes before.
                break;
            }
            if !node.cut && node.depth > 1 {
                self.look_ahead(course, &mut order);
            }
            let score = self.try_one(course, node, known, mv, index);
            if self.over {
                return best;
            }
            best.score = best.score.max(score);
            if score > node.alpha {
                best.mv = Some(mv);
                node.alpha = score;
                if node.is_exact() || score < node.beta {
                    self.lines.extend(node.ply, mv);
                }
                if score >= node.beta {
                    self.refuted(course, node, mv, &tried);
                    break;
                }
            }
            tried.push(mv);
        }
        best
    }

    /// The worth of one move: the first with both bounds, the others less deep and with one
    /// bound until they prove better.
    fn try_one(
        &mut self,
        course: &Course,
        node: Node,
        known: &Known,
        mv: Move,
        index: usize,
    ) -> i32 {
        let depth = node.depth - i32::from(known.moves > 1);
        let late = if known.captures || mv.crowns() {
            0
        } else {
            self.reduction(course, node, known, mv, index)
        };
        let child = self.play(course, node.ply, mv);
        if depth > 0 {
            self.table.fetch(table_key(&child, self.path.key()));
        }
        let below = node.below(depth);
        let mut score = node.beta;
        if index > 0 {
            score = -self.negamax(&child, below.bound(depth - late, true));
            if score > node.alpha && late > 0 {
                score = -self.negamax(&child, below.bound(depth, !node.cut));
            }
        }
        if index == 0 || score > node.alpha && score < node.beta && node.is_exact() {
            let cut = !node.is_exact() && !node.cut;
            score = -self.negamax(&child, Node { cut, ..below });
        }
        self.take_back();
        score
    }

    /// Has what the table knows of the next move's position brought near, while the one before is
    /// looked at.
    fn look_ahead(&self, course: &Course, order: &mut Ordered) {
        if let Some(mv) = order.next() {
            let child = course.after(mv);
            self.table.fetch(table_key(&child, child.position().key()));
        }
    }

    /// By how many plies a quiet move is looked at less deep than the first.
    fn reduction(&self, course: &Course, node: Node, known: &Known, mv: Move, index: usize) -> i32 {
        if node.depth < 3 || index < 2 {
            return 0;
        }
        let side = course.position().turn();
        let history = self.memory.lessons(side, self.before(node.ply)).worth(mv);
        let mut plies = reductions::late(node.depth, index) - history / HISTORY;
        plies += i32::from(node.cut) - i32::from(node.is_exact()) + i32::from(!known.improving);
        plies.clamp(0, node.depth - 2)
    }

    /// Learns from a move that passed `beta`.
    fn refuted(&mut self, course: &Course, node: Node, mv: Move, tried: &[Move]) {
        let before = self.before(node.ply);
        let side = course.position().turn();
        self.memory.learn(side, mv, tried, node.depth, before);
        let killers = &mut self.frames[node.ply].killers;
        if !mv.is_capture() && killers[0] != mv.code() {
            *killers = [mv.code(), killers[0]];
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
