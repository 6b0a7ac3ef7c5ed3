//! Moves are played, or refused; and one is played for whoever has no time left.

use std::time::Duration;

use bevy::prelude::*;

use super::{CurrentGame, NextTurn, Thought, announce_turn, set_turn};
use crate::ai;
use crate::contest::{ContestError, Expiry};
use crate::game::flow::Turn;
use crate::game::messages::{
    GameEnded, MovePlayed, MoveRefused, MoveWished, PlayedForSide, TimeRanOut,
};
use crate::rules::{CaptureRoute, Move as DraughtsMove, Position};

pub(super) fn play(
    mut wishes: MessageReader<MoveWished>,
    mut current: ResMut<CurrentGame>,
    mut thought: ResMut<Thought>,
    mut turn: NextTurn,
    mut played: MessageWriter<MovePlayed>,
    mut refused: MessageWriter<MoveRefused>,
    mut late: MessageWriter<TimeRanOut>,
) {
    for wish in wishes.read() {
        let moment = current.moment();
        if wish.moment != moment {
            continue;
        }
        let before = *current.position();
        match current.contest.play(wish.mv, thought.0) {
            Ok(()) => {
                let fact = fact(before, wish.mv, wish.route.clone(), wish.dropped);
                played.write(fact);
                go_on(&mut current, &mut thought);
                set_turn(turn.as_deref_mut(), Turn::Moving);
            }
            Err(ContestError::TimeUp(_)) => drop(late.write(TimeRanOut { moment })),
            Err(_) => drop(refused.write(MoveRefused { mv: wish.mv })),
        }
    }
}

/// Whose time is up has lost, or a decent legal move is played for them, as the laws have it.
pub(super) fn play_when_time_is_up(
    mut wishes: MessageReader<TimeRanOut>,
    mut current: ResMut<CurrentGame>,
    mut thought: ResMut<Thought>,
    mut turn: NextTurn,
    mut played: MessageWriter<MovePlayed>,
    mut played_for: MessageWriter<PlayedForSide>,
    mut ended: MessageWriter<GameEnded>,
) {
    for wish in wishes.read() {
        if wish.moment != current.moment() {
            continue;
        }
        let before = *current.position();
        let side = before.turn();
        match current.contest.expire() {
            Ok(Expiry::Lost(_)) => {
                go_on(&mut current, &mut thought);
                announce_turn(&current, turn.take(), &mut ended);
            }
            Ok(Expiry::MoveDue) => {
                let Some(mv) = ai::move_on_expiry(current.game()) else {
                    continue;
                };
                if current.contest.play_on_expiry(mv).is_err() {
                    continue;
                }
                played.write(fact(before, mv, None, false));
                let expiries = current.contest.expiries(side);
                played_for.write(PlayedForSide { side, expiries });
                go_on(&mut current, &mut thought);
                set_turn(turn.as_deref_mut(), Turn::Moving);
            }
            // Over, or without a clock: nobody's time can be up.
            Err(_) => {}
        }
    }
}

fn fact(
    before: Position,
    mv: DraughtsMove,
    route: Option<CaptureRoute>,
    dropped: bool,
) -> MovePlayed {
    MovePlayed {
        mv,
        route: route.unwrap_or_else(|| before.route(mv)),
        before,
        dropped,
    }
}

/// The next moment begins, in which nobody has thought yet.
fn go_on(current: &mut CurrentGame, thought: &mut Thought) {
    current.moment.0 += 1;
    thought.0 = Duration::ZERO;
}
