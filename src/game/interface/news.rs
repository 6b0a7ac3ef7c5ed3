//! News: what happened without anybody having asked. It is told until it is old.

use bevy::prelude::*;

use super::Words;
use super::sentences;
use crate::contest::ClockLaw;
use crate::game::flow::{Flow, Screen};
use crate::game::language::Phrase;
use crate::game::looking_back::Viewed;
use crate::game::messages::{
    DrawRefused, GameStarted, HintWished, MovePlayed, PlayedForSide, PositionSet,
};
use crate::game::referee::CurrentGame;
use crate::game::seats::Seats;
use crate::rules::{Game, Side};

/// The last thing that happened and is worth a sentence.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct News {
    phrases: Vec<Phrase>,
    /// It is old once more plies are played than these.
    until: usize,
}

impl News {
    /// A headline and what is under it; `None` where there is nothing new.
    pub fn words(&self, words: &Words) -> Option<(String, String)> {
        let (head, rest) = self.phrases.split_first()?;
        let rest: Vec<String> = rest.iter().map(|phrase| words.say(phrase)).collect();
        Some((words.say(head), rest.join(" ")))
    }

    /// Stays until a reply to the next ply.
    fn new(phrases: Vec<Phrase>, current: &CurrentGame) -> Self {
        let until = current.game().plies().len() + 1;
        Self { phrases, until }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<News>()
        .add_systems(
            Update,
            (
                forget,
                hear_moves,
                hear_refused_draws,
                hear_moves_on_expiry,
                hear_from_the_present,
            )
                .chain()
                .run_if(in_state(Screen::Playing))
                .in_set(Flow::React),
        )
        .add_systems(OnExit(Screen::Playing), |mut news: ResMut<News>| {
            *news = News::default();
        });
}

fn forget(
    mut started: MessageReader<GameStarted>,
    mut set: MessageReader<PositionSet>,
    mut hint: MessageReader<HintWished>,
    current: Res<CurrentGame>,
    mut news: ResMut<News>,
) {
    // Whoever asks for a hint wants to read it.
    let another = started.read().count() + set.read().count() + hint.read().count() > 0;
    if another || current.game().plies().len() > news.until || current.game().outcome().is_some() {
        news.set_if_neq(News::default());
    }
}

/// The first king of the game that moves is explained.
fn hear_moves(
    mut played: MessageReader<MovePlayed>,
    current: Res<CurrentGame>,
    mut news: ResMut<News>,
) {
    for _ in played.read() {
        if is_first_of_a_king(current.game()) {
            *news = News::new(vec![Phrase::KingFlies], &current);
        }
    }
}

fn is_first_of_a_king(game: &Game) -> bool {
    let plies = game.plies();
    plies.last().is_some_and(|last| last.by_king())
        && plies.iter().filter(|mv| mv.by_king()).count() == 1
}

fn hear_refused_draws(
    mut refused: MessageReader<DrawRefused>,
    (current, seats, words): (Res<CurrentGame>, Res<Seats>, Res<Words>),
    mut news: ResMut<News>,
) {
    for &DrawRefused(offerer) in refused.read() {
        let count = current.contest().offers_left(offerer).into();
        let declined = declined(*seats, offerer.opponent(), &words);
        *news = News::new(vec![declined, Phrase::OffersLeft { count }], &current);
    }
}

fn declined(seats: Seats, side: Side, words: &Words) -> Phrase {
    if seats.at(side).is_machine() {
        let name = words.say(&sentences::player_name(seats, side));
        Phrase::DrawDeclined { name }
    } else {
        let side = sentences::side_name(side);
        Phrase::DrawDeclinedBy { side }
    }
}

fn hear_moves_on_expiry(
    mut played: MessageReader<PlayedForSide>,
    current: Res<CurrentGame>,
    mut news: ResMut<News>,
) {
    for &PlayedForSide { side, expiries } in played.read() {
        let side = sentences::side_name(side);
        let mut phrases = vec![Phrase::PlayedFor { side }];
        if let ClockLaw::PerMove { losing, .. } = current.contest().laws().clock {
            let count = losing.get().saturating_sub(expiries).into();
            phrases.push(Phrase::ExpiriesLeft { count });
        }
        *news = News::new(phrases, &current);
    }
}

/// A move that is played while the past is looked at waits there.
fn hear_from_the_present(
    mut played: MessageReader<MovePlayed>,
    (current, viewed): (Res<CurrentGame>, Res<Viewed>),
    mut news: ResMut<News>,
) {
    let meanwhile = vec![Phrase::PlayedMeanwhile];
    if viewed.is_present() {
        if news.phrases == meanwhile {
            *news = News::default();
        }
        played.clear();
    } else if played.read().count() > 0 {
        *news = News {
            until: usize::MAX,
            ..News::new(meanwhile, &current)
        };
    }
}
