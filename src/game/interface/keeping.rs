//! That something can't be kept or found again: told once a kind, and play goes on.

use bevy::prelude::*;

use super::Words;
use crate::game::flow::{Flow, Screen};
use crate::game::language::Phrase;
use crate::game::storage::{StorageFailed, StorageFault};

/// What can go wrong, as far as it makes a difference to the player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    /// Nothing is kept from now on.
    NotKept,
    /// Something that was kept before can't be read.
    Unreadable,
}

impl Kind {
    fn of(fault: &StorageFault) -> Self {
        match fault {
            StorageFault::Unreadable { .. } | StorageFault::Senseless { .. } => Self::Unreadable,
            StorageFault::Nowhere | StorageFault::Unwritable { .. } => Self::NotKept,
        }
    }

    fn phrases(self) -> [Phrase; 2] {
        match self {
            Self::NotKept => [Phrase::NotKept, Phrase::NotKeptMeans],
            Self::Unreadable => [Phrase::KeptUnreadable, Phrase::KeptUnreadableMeans],
        }
    }
}

/// What was not kept. The title shows it until the player leaves it, the screen of play as news.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct Unkept {
    told: Vec<Kind>,
    latest: Option<Kind>,
}

impl Unkept {
    /// A headline and a sentence; `None` where all is well, or known.
    pub fn phrases(&self) -> Option<[Phrase; 2]> {
        self.latest.map(Kind::phrases)
    }

    /// The headline and the sentence in words.
    pub fn words(&self, words: &Words) -> Option<[String; 2]> {
        Some(self.phrases()?.map(|phrase| words.say(&phrase)))
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Unkept>()
        .add_systems(Update, hear.in_set(Flow::Decide))
        .add_systems(OnExit(Screen::Menu), |mut unkept: ResMut<Unkept>| {
            unkept.latest = None;
        });
}

/// Only what is new is told: a full disk fails at every ply.
fn hear(mut failed: MessageReader<StorageFailed>, mut unkept: ResMut<Unkept>) {
    for StorageFailed(fault) in failed.read() {
        let kind = Kind::of(fault);
        if !unkept.told.contains(&kind) {
            unkept.told.push(kind);
            unkept.latest = Some(kind);
        }
    }
}
