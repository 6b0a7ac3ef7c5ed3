//! Analysis: any game or position with its variations, judged by the machine.
//!
//! * [`StudyWished`] and [`SetUpWished`], the doors to it and to the editor
//! * [`Study`] what is analysed, and where one is in it
//! * [`StudyStep`] everything that can be done with it
//! * [`Findings`] what the machine has found of its positions; [`Watch`] how it is asked
//! * [`Review`] the mistakes of a game; [`Attempt`] one of its positions tried again
//! * [`says`] all of that in phrases
//!
//! The board is the game's own: the referee is asked to show the position that one is at, and what is
//! played there is read off its facts. The game that was on the board is kept aside meanwhile.

mod aside;
mod attempt;
mod desk;
mod door;
mod findings;
mod keeping;
mod keys;
mod review;
#[cfg(test)]
pub(in crate::game) mod sample;
pub mod says;
mod step;
mod thinking;

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use super::storage::Keep;
use crate::game::games::Origin;
use crate::rules::{Move as DraughtsMove, Position, Rules};
use crate::study::{NodeId, NotAdded, Tree};
pub use aside::Aside;
pub(in crate::game) use aside::Keeper;
pub use attempt::{Attempt, Tried};
pub use door::{SetUpWished, StudyWished};
pub use findings::{Finding, Findings};
pub use review::{Found, Review};
pub use step::StudyStep;

/// What is analysed.
#[derive(Resource, Debug)]
pub struct Study {
    tree: Tree,
    at: NodeId,
    /// Which study since the program started; the first, 0, is nobody's.
    number: u64,
    /// How often it was changed.
    changes: u64,
    /// The game of a file that it was.
    origin: Option<Origin>,
    findings: Findings,
    review: Option<Review>,
    attempt: Option<Attempt>,
    /// The move that was deleted last, and its place.
    deleted: Option<(NodeId, usize)>,
}

impl Study {
    fn new(tree: Tree, number: u64) -> Self {
        Self {
            tree,
            at: Tree::ROOT,
            number,
            changes: 0,
            origin: None,
            findings: Findings::default(),
            review: None,
            attempt: None,
            deleted: None,
        }
    }

    /// Something of it is the player's own from now on.
    fn note_change(&mut self) {
        self.changes += 1;
        self.tree.sign();
    }

    /// Plays a move from where one is: of the line, of a variation, or one that begins another.
    fn play(&mut self, mv: DraughtsMove) -> Result<NodeId, NotAdded> {
        let known = self.tree.after(self.at, mv).is_some();
        self.at = self.tree.play(self.at, mv)?;
        if !known {
            self.note_change();
        }
        Ok(self.at)
    }

    /// Takes a move away with all that follows it; it can be put back until another is.
    fn delete(&mut self, node: NodeId) {
        let Some(place) = self.tree.place(node) else {
            return;
        };
        let parent = self.tree.delete(node);
        self.deleted = Some((node, place));
        // The review was of what is no more.
        self.review = None;
        self.attempt = None;
        if self.tree.path(self.at).contains(&node) {
            self.at = parent;
        }
    }

    /// Puts back what was deleted last.
    fn put_back(&mut self) {
        if let Some((node, place)) = self.deleted.take()
            && self.tree.put_back(node, place)
        {
            self.at = node;
            self.note_change();
            self.review = None;
            self.attempt = None;
        }
    }

    /// Whether what was deleted last can be put back: not where the same move was played anew.
    pub fn can_put_back(&self) -> bool {
        let can = |(node, _): (NodeId, usize)| {
            let (parent, mv) = (self.tree.parent(node)?, self.tree.mv(node)?);
            Some(self.tree.after(parent, mv).is_none())
        };
        self.deleted.and_then(can).unwrap_or(false)
    }

    /// Whether it came right after the position one is at.
    pub fn can_put_back_here(&self) -> bool {
        let before = self.deleted.and_then(|(node, _)| self.tree.parent(node));
        before == Some(self.at) && self.can_put_back()
    }

    /// The game of a file that it was, if any.
    pub fn origin(&self) -> Option<Origin> {
        self.origin
    }

    /// Which study it is and how often it was changed: another pair after every change.
    pub fn version(&self) -> (u64, u64) {
        (self.number, self.changes)
    }

    /// Nothing of it is the player's own.
    pub fn is_untouched(&self) -> bool {
        self.changes == 0
    }

    /// The game with its variations.
    pub fn tree(&self) -> &Tree {
        &self.tree
    }

    /// Where one is in it.
    pub fn at(&self) -> NodeId {
        self.at
    }

    /// The position that one looks at.
    pub fn position(&self) -> &Position {
        self.tree.position(self.at)
    }

    /// What the machine has found.
    pub fn findings(&self) -> &Findings {
        &self.findings
    }

    /// The review of the game, once it was asked for.
    pub fn review(&self) -> Option<&Review> {
        self.review.as_ref()
    }

    /// The mistake that led there: the one that is tried again, or one of the review's.
    pub fn fault(&self, after: NodeId) -> Option<&Found> {
        let tried = self.attempt.iter().map(|attempt| &attempt.found);
        let reviewed = self.review.iter().flat_map(Review::faults);
        tried.chain(reviewed).find(|found| found.after == after)
    }

    /// A mistake that is tried again.
    pub fn attempt(&self) -> Option<&Attempt> {
        self.attempt.as_ref()
    }

    /// What the machine thinks of the position is not to be seen: somebody is trying to find it.
    pub fn is_covered(&self) -> bool {
        let attempt = self.attempt.as_ref();
        attempt.is_some_and(|attempt| !attempt.is_over())
    }

    /// The positions of the line that one is in, from the start to its end.
    pub fn line(&self) -> Vec<NodeId> {
        let line = self.tree.line_through(self.at);
        std::iter::once(Tree::ROOT).chain(line).collect()
    }

    /// Whether it is no more than the start of a game, about which nothing is said.
    pub fn is_bare(&self) -> bool {
        let start = self.tree.start();
        !self.has_moves()
            && self.tree.comment(Tree::ROOT).is_empty()
            && *start == Position::start(start.rules())
    }

    /// Whether anything was played in it.
    pub fn has_moves(&self) -> bool {
        !self.tree.next(Tree::ROOT).is_empty()
    }
}

impl Default for Study {
    fn default() -> Self {
        Self::new(Tree::from_position(Position::start(Rules::default())), 0)
    }
}

/// How the machine looks on.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Watch {
    /// Whether it does.
    pub on: bool,
    /// How many of the best lines it tells, 1 to [`Self::MOST_LINES`].
    pub lines: usize,
}

impl Watch {
    /// More lines are never told.
    pub const MOST_LINES: usize = 3;

    /// How many lines are told, whatever was kept.
    pub fn wanted(self) -> usize {
        self.lines.clamp(1, Self::MOST_LINES)
    }
}

impl Default for Watch {
    fn default() -> Self {
        Self { on: true, lines: 1 }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Study>()
        .keep::<Watch>("analysis")
        .add_message::<StudyWished>()
        .add_message::<SetUpWished>()
        .add_message::<StudyStep>()
        .add_plugins((
            aside::plugin,
            desk::plugin,
            thinking::plugin,
            keys::plugin,
            keeping::plugin,
        ));
}
