//! The leaves: captures are played out, and what hangs is not trusted.

use super::ordering::Ordered;
use super::{Node, Search};
use crate::rules::{Course, Move, MoveList};

/// Plies of quiet moves that are looked at below the last because something hangs.
const THREATS: i32 = 1;

impl Search<'_> {
    /// What a position beyond the last ply is worth to the side to move. Captures are compulsory
    /// and so are all tried. Where the side is quiet it may be content with the evaluation; but
    /// if the rival threatens to take, along whatever line, a move must show that all is well.
    pub(super) fn quiesce(&mut self, course: &Course, mut node: Node) -> i32 {
        self.lines.clear(node.ply);
        if !self.visit() {
            return 0;
        }
        if let Some(score) = self.settled(course, &mut node) {
            return score;
        }
        let position = course.position();
        let mut moves = MoveList::new();
        if !position.begin_moves(&mut moves) {
            return node.loss();
        }
        if !moves.is_empty() {
            if !self.nature.sees(position, &mut moves, node.ply) {
                return self.evaluate(course, node.ply);
            }
            return self.best_of(course, node, &moves, node.loss());
        }
        let eval = self.evaluate(course, node.ply);
        let eval = self.corrected(position, eval);
        if eval >= node.beta {
            let hangs = position.can_capture(position.turn().opponent());
            if hangs && node.depth > -THREATS {
                position.add_steps(&mut moves);
                node.depth -= 1;
                return self.best_of(course, node, &moves, node.loss());
            }
            return eval;
        }
        position.add_crownings(&mut moves);
        node.alpha = node.alpha.max(eval);
        self.best_of(course, node, &moves, eval)
    }

    /// The best of these moves, or `least` if that is better.
    fn best_of(&mut self, course: &Course, node: Node, moves: &[Move], least: i32) -> i32 {
        let (mut best, mut alpha) = (least, node.alpha);
        let mut order = Ordered::new(moves, node.ply, 0);
        while let Some(mv) = self.pick(course, &mut order) {
            let child = self.play(course, node.ply, mv);
            let below = Node { alpha, ..node }.below(node.depth);
            let score = -self.quiesce(&child, below);
            self.take_back();
            if self.over {
                return best;
            }
            best = best.max(score);
            if score > alpha {
                alpha = score;
                if node.is_exact() || score < node.beta {
                    self.lines.extend(node.ply, mv);
                }
                if score >= node.beta {
                    break;
                }
            }
        }
        best
    }
}
