//! The root: ply after ply, with a window around what the ply before found.

use super::nature::fancied;
use super::{MOST_DEPTH, Node, Search};
use crate::ai::score::{INFINITE, LOSS, plies_to_end};
use crate::ai::{Report, Task, Verdict};
use crate::rules::{Course, Move};

/// A move of the root.
#[derive(Clone, Debug)]
pub(super) struct RootMove {
    pub(super) mv: Move,
    /// By how much more the player likes it than it is worth, in centi-men.
    whim: i32,
    /// Its worth with that, where it is one of the best.
    pub(super) score: i32,
    /// Plies it was looked ahead for that.
    pub(super) depth: u8,
    /// What is expected to follow, with the move itself.
    pub(super) line: Vec<Move>,
}

impl RootMove {
    /// A move of which nothing is known but how the player likes it.
    pub(super) fn new(mv: Move, whim: i32) -> Self {
        Self {
            mv,
            whim,
            score: 0,
            depth: 0,
            line: vec![mv],
        }
    }

    /// Its worth without the whim.
    const fn worth(&self) -> i32 {
        fancied(self.score, -self.whim)
    }

    /// What a search concludes whose best move this is. A move that wasn't looked at, for it is the
    /// only one or there was no time, is worth nothing that is known.
    pub(super) fn verdict(self, nodes: u64) -> Verdict {
        Verdict {
            mv: self.mv,
            score: if self.depth == 0 { 0 } else { self.worth() },
            depth: self.depth,
            nodes,
            line: self.line,
        }
    }
}

/// Half the first window, in centi-men.
const WINDOW: i32 = 14;

impl Search<'_> {
    /// Looks deeper ply by ply and leaves the root's moves in order, the best `lines` of them
    /// with their worth. `first` is the depth to begin with.
    pub(super) fn deepen(
        &mut self,
        course: &Course,
        roots: &mut [RootMove],
        task: &Task,
        first: u8,
        report: &mut dyn FnMut(&Report),
    ) {
        let deepest = task.limits.depth.unwrap_or(MOST_DEPTH).min(MOST_DEPTH);
        let lines = task.lines.clamp(1, roots.len());
        let mut calm = 0.0;
        for depth in first..=deepest {
            let before = roots[0].mv;
            for rank in 0..lines {
                self.aspire(course, &mut roots[rank..], depth);
                if self.over {
                    return;
                }
                roots[..lines][..=rank].sort_by_key(|root| -root.score);
            }
            for (rank, root) in roots[..lines].iter().enumerate() {
                report(&self.report(rank + 1, root));
            }
            calm = if roots[0].mv == before {
                f64::midpoint(calm, 1.0)
            } else {
                0.0
            };
            if self.budget.is_enough(calm) || !task.analyse && is_decided(&roots[0]) {
                return;
            }
        }
    }

    /// Finds the best of these moves at a depth, and puts it first. The window is widened until
    /// the worth lies in it.
    fn aspire(&mut self, course: &Course, roots: &mut [RootMove], depth: u8) {
        let (mut alpha, mut beta) = (-INFINITE, INFINITE);
        let mut width = WINDOW;
        if depth > 3 && roots[0].depth > 0 {
            alpha = roots[0].score - width;
            beta = roots[0].score + width;
        }
        loop {
            let score = self.try_roots(course, roots, depth, alpha, beta);
            if self.over {
                return;
            }
            if score <= alpha {
                beta = i32::midpoint(alpha, beta);
                alpha = (score - width).max(-INFINITE);
            } else if score >= beta {
                beta = (score + width).min(INFINITE);
            } else {
                return;
            }
            width *= 2;
            if width > 30 * WINDOW {
                (alpha, beta) = (-INFINITE, INFINITE);
            }
        }
    }

    /// Tries the moves in their order. One that is better than those before it goes to the
    /// front at once, so that the front is the best whenever the search must end.
    fn try_roots(
        &mut self,
        course: &Course,
        roots: &mut [RootMove],
        depth: u8,
        mut alpha: i32,
        beta: i32,
    ) -> i32 {
        let mut best = LOSS;
        for index in 0..roots.len() {
            let node = Node {
                ply: 0,
                depth: i32::from(depth),
                alpha,
                beta,
                cut: false,
            };
            self.lines.clear(1);
            let score = self.try_root(course, node, &roots[index], index);
            if self.over {
                break;
            }
            best = best.max(score);
            if index == 0 || score > alpha {
                let root = &mut roots[index];
                (root.score, root.depth) = (score, depth);
                if score > alpha {
                    root.line.clear();
                    root.line.push(root.mv);
                    root.line.extend(self.lines.from(1));
                }
                roots[..=index].rotate_right(1);
            }
            alpha = alpha.max(score);
            if alpha >= beta {
                break;
            }
        }
        best
    }

    /// The worth of a move of the root.
    fn try_root(&mut self, course: &Course, node: Node, root: &RootMove, index: usize) -> i32 {
        let child = self.play(course, 0, root.mv);
        let node = Node {
            alpha: fancied(node.alpha, -root.whim),
            beta: fancied(node.beta, -root.whim),
            ..node
        };
        let below = node.below(node.depth - 1);
        let mut score = node.beta;
        if index > 0 {
            score = -self.negamax(&child, below.bound(below.depth, true));
        }
        if index == 0 || score > node.alpha && !self.over {
            score = -self.negamax(&child, below);
        }
        self.take_back();
        fancied(score, root.whim)
    }

    /// What is to be told of a move of the root.
    pub(super) fn report(&self, rank: usize, root: &RootMove) -> Report {
        Report {
            rank,
            score: root.worth(),
            depth: root.depth,
            nodes: self.budget.granted() - u64::from(self.allowance),
            time: self.budget.elapsed(),
            line: root.line.clone(),
        }
    }
}

/// Whether looking deeper can't change the end that is seen.
fn is_decided(root: &RootMove) -> bool {
    plies_to_end(root.score).is_some_and(|plies| plies < u32::from(root.depth))
}
