//! The review of a game: every position is looked at once, and those about a mistake once more and
//! longer, so that none is told that isn't one.

use std::collections::HashMap;

use super::Findings;
use crate::study::review::{Fault, fault};
use crate::study::{NodeId, Tree};

/// A mistake of the game.
#[derive(Clone, Debug, PartialEq)]
pub struct Found {
    /// Where it was made.
    pub before: NodeId,
    /// Where it led to.
    pub after: NodeId,
    /// What is wrong with it.
    pub fault: Fault,
}

/// How far a review has come.
#[derive(Clone, Debug, Default)]
pub struct Review {
    /// The game's positions, the start among them.
    line: Vec<NodeId>,
    /// How long each was looked at.
    looked: Looked,
    faults: Vec<Found>,
    done: bool,
}

/// How long positions were looked at: once, and twice for the second, longer time.
#[derive(Clone, Debug, Default)]
struct Looked(HashMap<NodeId, u8>);

impl Looked {
    fn at(&self, node: NodeId) -> u8 {
        self.0.get(&node).copied().unwrap_or(0)
    }
}

/// How many positions a look takes: the first, and the second.
pub(super) const NODES: [u64; 2] = [60_000, 600_000];

impl Review {
    pub(super) fn new(tree: &Tree) -> Self {
        let line = std::iter::once(Tree::ROOT).chain(tree.main_line());
        Self {
            line: line.collect(),
            ..Self::default()
        }
    }

    /// The mistakes found so far, in the order of the game.
    pub fn faults(&self) -> &[Found] {
        &self.faults
    }

    /// Something of the game was looked at.
    pub(super) fn has_begun(&self) -> bool {
        !self.looked.0.is_empty()
    }

    /// All of the game was looked at.
    pub fn is_done(&self) -> bool {
        self.done
    }

    /// How much of the game was looked at, 0 to 1.
    pub fn progress(&self) -> f32 {
        if self.done {
            return 1.0;
        }
        let looked = self.line.iter().filter(|&&node| self.looked.at(node) > 0);
        // A few hundred at most.
        #[expect(clippy::cast_precision_loss)]
        let share = looked.count() as f32 / self.line.len().max(1) as f32;
        share * 0.95
    }

    /// What is to be looked at next, and for the how-manieth time; the end of the game first, since
    /// what is known of it tells of what goes before.
    pub(super) fn next(&self, findings: &Findings, tree: &Tree) -> Option<(NodeId, u8)> {
        let unseen =
            |&&node: &&NodeId| self.looked.at(node) == 0 && tree.game_at(node).outcome().is_none();
        if let Some(&node) = self.line.iter().rev().find(unseen) {
            return Some((node, 1));
        }
        let suspects = self.faults_by(findings, tree);
        let mut pairs = suspects
            .iter()
            .flat_map(|found| [found.after, found.before]);
        pairs
            .find(|&node| self.looked.at(node) < 2 && tree.game_at(node).outcome().is_none())
            .map(|node| (node, 2))
    }

    /// Takes note that a position was looked at.
    pub(super) fn note(&mut self, node: NodeId, times: u8, findings: &Findings, tree: &Tree) {
        self.looked.0.insert(node, times);
        let known = self.faults_by(findings, tree).into_iter();
        // Until all have been seen nothing is said of a mistake that was looked at only once.
        let sure = |found: &Found| {
            let looked = |node| self.looked.at(node) == 2 || tree.game_at(node).outcome().is_some();
            looked(found.before) && looked(found.after)
        };
        self.faults = known.filter(sure).collect();
        self.done = self.next(findings, tree).is_none();
    }

    fn faults_by(&self, findings: &Findings, tree: &Tree) -> Vec<Found> {
        let pairs = self.line.windows(2).filter_map(|pair| match *pair {
            [before, after] => Some((before, after)),
            _ => None,
        });
        pairs
            .filter_map(|(before, after)| {
                let mv = tree.mv(after)?;
                let judged = |node| findings.judged(tree, node);
                let fault = fault(tree.position(before), mv, &judged(before)?, &judged(after)?)?;
                Some(Found {
                    before,
                    after,
                    fault,
                })
            })
            .collect()
    }
}
