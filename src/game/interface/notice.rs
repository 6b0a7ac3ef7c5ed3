//! The sentence of the moment: why a touch was refused, what is chosen, whose turn it is.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::Words;
use super::sentences;
use crate::game::flow::{BoardShown, Flow};
use crate::game::input::keyboard::Typed;
use crate::game::input::{BoardPressed, Hand};
use crate::game::language::Phrase;
use crate::game::looking_back::Viewed;
use crate::game::messages::{
    DrawOffered, DrawRefused, GameStarted, HintWished, MovePlayed, PositionSet, TouchRefused,
    TouchUnclear,
};
use crate::game::referee::CurrentGame;
use crate::rules::Square;

/// How a sentence is meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tone {
    /// Something the player should know.
    Word,
    /// A touch was refused.
    Refusal,
}

/// What there is to say at this moment.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Notice {
    refused: Option<(Square, Vec<Phrase>)>,
    choice: Option<Phrase>,
}

impl Notice {
    /// Tone, headline and sentence; `None` when there is nothing to say.
    pub fn words(&self, words: &Words) -> Option<(Tone, String, String)> {
        if let Some((_, phrases)) = &self.refused {
            let mut said = phrases.iter().map(|phrase| words.say(phrase));
            let head = said.next().unwrap_or_default();
            return Some((Tone::Refusal, head, said.collect::<Vec<_>>().join(" ")));
        }
        let choice = self.choice.as_ref()?;
        Some((Tone::Word, String::new(), words.say(choice)))
    }

    /// Why a touch was refused: a headline, where there is one, and sentences.
    pub fn refusal(&self) -> Option<&[Phrase]> {
        self.refused.as_ref().map(|(_, phrases)| phrases.as_slice())
    }

    /// Nothing is said.
    pub fn is_silent(&self) -> bool {
        self.refused.is_none() && self.choice.is_none()
    }

    /// The square of the piece whose touch was refused.
    pub fn refused_square(&self) -> Option<Square> {
        self.refused.as_ref().map(|(square, _)| *square)
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Notice>()
        .add_systems(
            Update,
            (forget, refuse, choose, ask, echo)
                .chain()
                .in_set(Flow::React),
        )
        .add_systems(OnExit(BoardShown), |mut notice: ResMut<Notice>| {
            *notice = Notice::default();
        });
}

/// What ends a refusal though the game stands still: the next press, or something newer to say.
#[derive(SystemParam)]
struct Newer<'w, 's> {
    pressed: MessageReader<'w, 's, BoardPressed>,
    hint: MessageReader<'w, 's, HintWished>,
    offered: MessageReader<'w, 's, DrawOffered>,
    declined: MessageReader<'w, 's, DrawRefused>,
}

impl Newer<'_, '_> {
    fn is_any(&mut self) -> bool {
        let pressed = self.pressed.read().count() + self.hint.read().count();
        pressed + self.offered.read().count() + self.declined.read().count() > 0
    }
}

/// A refusal stays until the next input; everything until the game goes on, or another position of
/// it is looked at.
fn forget(
    mut played: MessageReader<MovePlayed>,
    mut started: MessageReader<GameStarted>,
    mut set: MessageReader<PositionSet>,
    mut newer: Newer,
    viewed: Res<Viewed>,
    mut notice: ResMut<Notice>,
) {
    let goes_on = played.read().count() + started.read().count() + set.read().count() > 0;
    if goes_on || viewed.is_changed() {
        notice.set_if_neq(Notice::default());
    }
    if newer.is_any() && notice.refused.is_some() {
        notice.refused = None;
    }
}

fn refuse(
    mut refused: MessageReader<TouchRefused>,
    current: Res<CurrentGame>,
    mut notice: ResMut<Notice>,
) {
    if let Some(touch) = refused.read().last() {
        let phrases = sentences::refusal(touch, current.position());
        notice.refused = Some((touch.piece(), phrases));
    }
}

/// Several moves end on the touched square: which landing comes first?
fn ask(mut unclear: MessageReader<TouchUnclear>, mut notice: ResMut<Notice>) {
    if let Some(touch) = unclear.read().last() {
        let choice = Some(sentences::unclear(&touch.landings));
        *notice = Notice {
            refused: None,
            choice,
        };
    }
}

/// What is typed is seen.
fn echo(typed: Res<Typed>, mut notice: ResMut<Notice>) {
    if !typed.is_changed() || typed.is_added() {
        return;
    }
    let text = typed.text.clone();
    let choice = if typed.unclear {
        Some(Phrase::NotAMove)
    } else {
        (!text.is_empty()).then_some(Phrase::Typing { text })
    };
    if choice.is_some()
        || matches!(
            notice.choice,
            Some(Phrase::Typing { .. } | Phrase::NotAMove)
        )
    {
        *notice = Notice {
            refused: None,
            choice,
        };
    }
}

/// What is chosen and where it can go; a new choice ends a refusal.
fn choose(hand: Res<Hand>, mut notice: ResMut<Notice>, mut chosen: Local<Option<Phrase>>) {
    if !hand.is_changed() {
        return;
    }
    let choice = sentences::choice(&hand.selection, &hand.candidates);
    if *chosen != choice {
        chosen.clone_from(&choice);
        *notice = Notice {
            refused: None,
            choice,
        };
    }
}
