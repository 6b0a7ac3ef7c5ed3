//! Alpha-beta over the legal moves, deeper by a ply at a time, captures played out at the leaves.

use rand::seq::SliceRandom;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;

use super::{Evaluator, Stop, Task, Verdict};
use crate::rules::{Move, Position};

/// The worth of a lost game; a nearer loss is worse.
const LOSS: i32 = 30_000;
/// How deep captures are played out beyond the last ply.
const MOST_CAPTURES: u8 = 20;
/// How deep it looks where no limit says.
const MOST_DEPTH: u8 = 60;
/// How often the limit and the flag are looked at, in nodes.
const LOOK_UP: u64 = 256;

/// The best move that can be found within the limits; `None` where no move is legal.
pub(super) fn think(
    position: &Position,
    task: &Task,
    stop: &Stop,
    evaluator: Evaluator,
) -> Option<Verdict> {
    Search::new(task, stop, evaluator).run(position, &mut ChaCha8Rng::seed_from_u64(task.seed))
}

/// A search that is running.
struct Search<'a> {
    most_nodes: u64,
    most_depth: u8,
    stop: &'a Stop,
    evaluator: Evaluator,
    nodes: u64,
    over: bool,
}

impl<'a> Search<'a> {
    fn new(task: &Task, stop: &'a Stop, evaluator: Evaluator) -> Self {
        Self {
            most_nodes: task.limits.nodes.unwrap_or(u64::MAX),
            most_depth: task.limits.depth.unwrap_or(MOST_DEPTH),
            stop,
            evaluator,
            nodes: 0,
            over: false,
        }
    }

    /// The best move; `None` where there is none. Equal moves are chosen between by chance.
    fn run(mut self, position: &Position, chance: &mut ChaCha8Rng) -> Option<Verdict> {
        let mut moves: Vec<Move> = position.legal_moves().to_vec();
        moves.shuffle(chance);
        let mut verdict = Verdict {
            mv: *moves.first()?,
            score: 0,
            depth: 0,
            nodes: 0,
            line: vec![*moves.first()?],
        };
        if moves.len() == 1 {
            return Some(verdict);
        }
        for depth in 1..=self.most_depth {
            let Some((mv, score)) = self.best(position, &moves, depth) else {
                break;
            };
            verdict = Verdict {
                mv,
                score,
                depth,
                nodes: self.nodes,
                line: vec![mv],
            };
            // The best move first, so that the next ply cuts early.
            if let Some(index) = moves.iter().position(|&other| other == mv) {
                moves[..=index].rotate_right(1);
            }
        }
        Some(Verdict {
            nodes: self.nodes,
            ..verdict
        })
    }

    /// The best of `moves` at `depth` plies; `None` if the search was over before it was known.
    fn best(&mut self, position: &Position, moves: &[Move], depth: u8) -> Option<(Move, i32)> {
        let mut best: Option<(Move, i32)> = None;
        for &mv in moves {
            let alpha = best.map_or(-LOSS * 2, |(_, score)| score);
            let score = -self.value(&position.after(mv), depth - 1, 1, -LOSS * 2, -alpha);
            if self.over {
                return None;
            }
            if score > alpha {
                best = Some((mv, score));
            }
        }
        best
    }

    /// What a position is worth to the side to move.
    fn value(&mut self, position: &Position, depth: u8, ply: u8, mut alpha: i32, beta: i32) -> i32 {
        self.nodes += 1;
        if self.nodes.is_multiple_of(LOOK_UP)
            && (self.stop.is_stopped() || self.nodes >= self.most_nodes)
        {
            self.over = true;
        }
        let moves = position.legal_moves();
        let Some(first) = moves.first() else {
            return i32::from(ply) - LOSS;
        };
        let captures = first.is_capture();
        if self.over
            || ply >= self.most_depth.saturating_add(MOST_CAPTURES)
            || (depth == 0 && !captures)
        {
            return self.evaluator.evaluate(position);
        }
        // A forced reply costs no depth: captures are played out to the end.
        let rest = if captures { depth } else { depth - 1 };
        for &mv in &moves {
            let score = -self.value(&position.after(mv), rest, ply + 1, -beta, -alpha);
            if score >= beta {
                return score;
            }
            alpha = alpha.max(score);
        }
        alpha
    }
}
