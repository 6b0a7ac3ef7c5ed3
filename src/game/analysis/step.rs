//! What can be done with what is analysed.

use bevy::prelude::*;

use crate::study::{Mark, NodeId};

/// One thing that is done with what is analysed.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub enum StudyStep {
    /// To the start.
    Start,
    /// A move back.
    Back,
    /// A move on in this line.
    On,
    /// To the end of this line.
    End,
    /// To the next move that was played instead of the one that led here.
    Other,
    /// To this position.
    To(NodeId),
    /// The variation that the move lies in becomes the line.
    Promote(NodeId),
    /// The move goes, with all that follows it.
    Delete(NodeId),
    /// What was deleted last is there again.
    PutBack,
    /// The first move of the how-manieth best line, from 0, is played.
    Follow(usize),
    /// This is said about the move.
    Say(NodeId, String),
    /// The move is marked so.
    Mark(NodeId, Option<Mark>),
    /// The machine looks on, or not.
    Watch(bool),
    /// So many of its best lines are wanted, 1 to 3.
    Lines(usize),
    /// The mistakes of the game are looked for.
    Review,
    /// The mistake that led there is tried again.
    TryAgain(NodeId),
    /// Nothing is tried any more: the better move is shown.
    Reveal,
    /// All of it is saved as a file of the player's.
    Save,
    /// Back to where one came from.
    Leave,
}

impl StudyStep {
    pub(super) fn changes_the_tree(&self) -> bool {
        matches!(
            self,
            Self::Promote(_) | Self::Delete(_) | Self::Say(..) | Self::Mark(..)
        )
    }
}
