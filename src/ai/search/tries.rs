//! The moves of a node, tried one after the other.

use smallvec::SmallVec;

use super::negamax::Known;
use super::ordering::Ordered;
use super::{Node, Search, prunings, reductions, table_key};
use crate::ai::score::MOST;
use crate::rules::{Course, Move};

/// A history that is worth a ply.
const HISTORY: i32 = 12_000;

/// The best so far of a node's moves.
#[derive(Clone, Copy, Debug)]
pub(super) struct Best {
    pub(super) score: i32,
    pub(super) mv: Option<Move>,
}

/// The moves that are left to try: those that another thread is looking at come last, for then
/// the table knows what they are worth.
struct Left<'m> {
    order: Ordered<'m>,
    /// In the order in which they were to be tried.
    put_off: SmallVec<[Move; 8]>,
    /// Of those, how many have been tried.
    resumed: usize,
    /// Nothing is tried any more but what was put off.
    closing: bool,
}

impl Left<'_> {
    /// The next move, and whether it was put off before.
    #[inline]
    fn next(&mut self, search: &Search, course: &Course) -> Option<(Move, bool)> {
        if !self.closing
            && let Some(mv) = search.pick(course, &mut self.order)
        {
            return Some((mv, false));
        }
        let mv = *self.put_off.get(self.resumed)?;
        self.resumed += 1;
        Some((mv, true))
    }
}

impl Search<'_> {
    /// Tries the moves one after the other until one passes `beta`.
    pub(super) fn try_all(
        &mut self,
        course: &Course,
        mut node: Node,
        known: &Known,
        moves: &[Move],
    ) -> Best {
        let mut best = Best {
            score: node.loss(),
            mv: None,
        };
        let mut tried: SmallVec<[Move; 32]> = SmallVec::new();
        let stored = known.stored.map_or(0, |entry| entry.mv);
        let mut left = Left {
            order: Ordered::new(moves, node.ply, stored),
            put_off: SmallVec::new(),
            resumed: 0,
            closing: false,
        };
        let mut index = 0;
        while let Some((mv, waited)) = left.next(self, course) {
            let safe = best.score > -MOST;
            if index > 0 && !waited {
                if safe && prunings::is_too_late(node, known, mv, index) {
                    // And so are those that are left, for a crowning comes before.
                    left.closing = true;
                    continue;
                }
                if self.is_busy_elsewhere(node, known, mv) {
                    left.put_off.push(mv);
                    continue;
                }
            }
            if !node.cut && node.depth > 1 {
                self.look_ahead(course, &mut left.order);
            }
            let score = self.try_one(course, node, known, mv, index);
            index += 1;
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
        let busy = self.begin_busy(node, known, mv, index);
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
        self.end_busy(busy);
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
}
