//! What is not looked at: nodes whose evaluation says enough, and late moves that won't matter.
//!
//! Draughts are full of zugzwang, so that nobody may be given a free move to see whether he is
//! well off without one. And most evaluations lie while something hangs: where the rival could
//! take if it were its turn, nothing is concluded from them.

use super::negamax::Known;
use super::{Node, Search};
use crate::ai::score::MOST;
use crate::rules::{Course, Move};

/// Centi-men a ply by which the evaluation must pass `beta` to be believed.
const SAFE: i32 = 16;
/// Up to which depth it is.
const SAFE_DEPTH: i32 = 6;
/// Centi-men a ply by which it must fail `alpha` for only captures to be tried.
const HOPELESS: i32 = 80;
/// Up to which depth.
const HOPELESS_DEPTH: i32 = 3;
/// Up to which depth late moves are left out.
const LATE_DEPTH: i32 = 5;

impl Search<'_> {
    /// The score of a node that needs no look at its moves, going by its evaluation.
    pub(super) fn prune(&mut self, course: &Course, node: Node, known: &Known) -> Option<i32> {
        if node.is_exact() || node.beta.abs() > MOST {
            return None;
        }
        let eval = known.eval?;
        let plies = node.depth - i32::from(known.improving);
        if node.depth <= SAFE_DEPTH && eval - SAFE * plies >= node.beta {
            let position = course.position();
            if !position.can_capture(position.turn().opponent()) {
                return Some(eval);
            }
        }
        if node.depth <= HOPELESS_DEPTH && eval + HOPELESS * node.depth < node.alpha {
            let score = self.quiesce(course, Node { depth: 0, ..node });
            return (score <= node.alpha).then_some(score);
        }
        None
    }
}

/// Whether the move at this place (0 is the first) may be left out, when something better than a
/// loss is known.
pub(super) fn is_too_late(node: Node, known: &Known, mv: Move, index: usize) -> bool {
    if node.is_exact() || known.captures || mv.crowns() || node.depth > LATE_DEPTH {
        return false;
    }
    let depth = usize::try_from(node.depth).unwrap_or(0);
    let most = 4 + 2 * depth * depth;
    index >= if known.improving { most } else { most / 2 }
}
