//! Which games are found, and the one of them that is looked at closer.

use std::borrow::Cow;

use bevy::prelude::*;

use crate::game::games::entry::{Entry, Sitter};
use crate::game::games::search::Search;
use crate::game::games::{Games, Shelf};
use crate::game::interface::Words;
use crate::game::interface::legible::legible;
use crate::game::language::{Language, Phrase};
use crate::notation::pdn::Severity;
use crate::rules::Position;

/// Which entries are found, and for what that was found out.
#[derive(Resource, Default)]
pub(super) struct Found {
    of: Option<(Search, usize, Language, Shelf)>,
    pub numbers: Vec<usize>,
}

/// The entry that is looked at closer, played to its end.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub(super) struct Closer {
    pub of: Option<(usize, usize)>,
    /// The last position; `None` where it can't be played.
    pub end: Option<Position>,
    /// How much of it couldn't be read.
    pub faults: u32,
}

pub(super) fn look_closer(games: Res<Games>, mut closer: ResMut<Closer>) {
    let of = games
        .chosen
        .map(|number| (number, games.collection.entries().len()));
    if closer.of == of && !games.is_changed() {
        return;
    }
    let entry = games
        .chosen
        .and_then(|number| games.collection.entries().get(number));
    let replayed = entry.and_then(Entry::replay);
    let now = Closer {
        of,
        end: replayed
            .as_ref()
            .and_then(|replayed| replayed.game())
            .map(|game| *game.position()),
        faults: replayed.map_or(0, |replayed| {
            let errors = replayed.record.faults_of(Severity::Error);
            u32::try_from(errors.count()).unwrap_or(u32::MAX)
        }),
    };
    closer.set_if_neq(now);
}

impl Found {
    pub fn follow(&mut self, games: &Games, words: &Words) {
        let entries = games.collection.entries();
        let of = (
            games.search.clone(),
            entries.len(),
            words.0.language(),
            games.shelf.clone(),
        );
        if self.of.as_ref() == Some(&of) {
            return;
        }
        let name = |sitter: &Sitter| match sitter {
            Sitter::Machine(level) => words.say(&Phrase::LevelTitle {
                level: level.number(),
            }),
            Sitter::Person => words.say(&Phrase::You),
            Sitter::Named(name) => match legible(name) {
                Cow::Borrowed(name) => name.to_owned(),
                // By what the list shows, and by what it stands for.
                Cow::Owned(shown) => format!("{shown} {name}"),
            },
        };
        let found =
            |(number, entry): (usize, &Entry)| games.search.finds(entry, name).then_some(number);
        self.numbers = entries.iter().enumerate().filter_map(found).collect();
        if games.shelf == Shelf::Own {
            self.numbers.reverse();
        }
        self.of = Some(of);
    }
}
