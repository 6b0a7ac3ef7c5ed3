//! A mistake is tried again: the player looks for the better move, and what the machine thinks is
//! covered until then.

use super::{Findings, Found};
use crate::study::review::is_good;
use crate::study::{NodeId, Tree};

/// A mistake that is tried again.
#[derive(Clone, Debug, PartialEq)]
pub struct Attempt {
    /// The mistake, as it was found: the review may come to think otherwise meanwhile.
    pub found: Found,
    /// What came of it.
    pub tried: Tried,
}

/// What came of an attempt.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tried {
    /// Nothing was played yet.
    Nothing,
    /// This was played, and the machine looks at it.
    Weighed(NodeId),
    /// This is as good as the best move.
    Good(NodeId),
    /// This isn't.
    Worse(NodeId),
    /// The better move was asked for, and is shown.
    Shown,
}

impl Attempt {
    pub(super) fn new(found: Found) -> Self {
        let tried = Tried::Nothing;
        Self { found, tried }
    }

    /// The position that is tried.
    pub fn from(&self) -> NodeId {
        self.found.before
    }

    /// The better move was found, or shown.
    pub fn is_over(&self) -> bool {
        matches!(self.tried, Tried::Good(_) | Tried::Shown)
    }

    /// The better move was asked for.
    pub fn is_shown(&self) -> bool {
        self.tried == Tried::Shown
    }

    /// The same with the better move shown.
    pub(super) fn shown(self) -> Self {
        let tried = Tried::Shown;
        Self { tried, ..self }
    }

    /// Whether it still is about what is looked at.
    pub(super) fn is_at(&self, node: NodeId) -> bool {
        let tried = match self.tried {
            Tried::Nothing | Tried::Shown => None,
            Tried::Weighed(node) | Tried::Good(node) | Tried::Worse(node) => Some(node),
        };
        node == self.from() || Some(node) == tried
    }

    /// This was played.
    pub(super) fn play(&mut self, node: NodeId) {
        self.tried = Tried::Weighed(node);
    }

    /// The position that the machine is to look at.
    pub(super) fn weighed(&self) -> Option<NodeId> {
        match self.tried {
            Tried::Weighed(node) => Some(node),
            _ => None,
        }
    }

    /// The machine has looked at it.
    pub(super) fn judge(&mut self, findings: &Findings, tree: &Tree) {
        let Some(node) = self.weighed() else { return };
        let judged = |node| findings.judged(tree, node);
        let (Some(before), Some(after), Some(mv)) =
            (judged(self.from()), judged(node), tree.mv(node))
        else {
            return;
        };
        let rules = tree.position(node).rules();
        self.tried = if is_good(&before, mv, &after, rules) {
            Tried::Good(node)
        } else {
            Tried::Worse(node)
        };
    }
}
