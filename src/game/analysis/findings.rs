//! What the machine has found of the positions of a study.

use std::collections::HashMap;

use crate::ai::Prospect;
use crate::rules::Side;
use crate::study::review::Judged;
use crate::study::{NodeId, Tree};

/// What was found of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    /// How many plies were looked ahead.
    pub depth: u8,
    /// The best moves, the best one first, each worth so much to the side to move; none where the
    /// game is over.
    pub prospects: Vec<Prospect>,
    /// Nothing more is to be found.
    pub settled: bool,
}

/// What was found, position by position.
#[derive(Clone, Debug, Default)]
pub struct Findings(HashMap<NodeId, Finding>);

impl Findings {
    /// What was found of a position.
    pub fn of(&self, node: NodeId) -> Option<&Finding> {
        self.0.get(&node)
    }

    /// What a position is worth to the side to move and what is expected; where the game is over that
    /// needs no machine.
    pub fn judged(&self, tree: &Tree, node: NodeId) -> Option<Judged> {
        let best = self.of(node).and_then(|finding| finding.prospects.first());
        match best {
            Some(best) => Some(Judged {
                score: best.score,
                line: best.line.clone(),
            }),
            // Only the last position of a line can be over.
            None if tree.next(node).is_empty() => Judged::of_end(&tree.game_at(node)),
            None => None,
        }
    }

    /// What a position is worth to White, in centi-men.
    pub fn for_white(&self, tree: &Tree, node: NodeId) -> Option<i32> {
        let score = self.judged(tree, node)?.score;
        let of_white = tree.position(node).turn() == Side::White;
        Some(if of_white { score } else { -score })
    }

    /// Takes note of what was found, unless more is known.
    pub(super) fn note(&mut self, node: NodeId, new: Finding) {
        if new.prospects.is_empty() {
            return;
        }
        let lines = new.prospects.len();
        let known = self
            .of(node)
            .is_some_and(|old| old.depth > new.depth && old.prospects.len() >= lines);
        if !known {
            self.0.insert(node, new);
        }
    }
}
