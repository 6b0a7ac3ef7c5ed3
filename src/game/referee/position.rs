//! The board shows a position that nobody plays on by the clock.

use std::time::Duration;

use bevy::prelude::*;

use super::{CurrentGame, NextTurn, Seats, Thought, announce_turn};
use crate::contest::Contest;
use crate::game::flow::Screen;
use crate::game::messages::{GameEnded, PositionSet, PositionWished};

pub(super) fn set(
    mut wishes: MessageReader<PositionWished>,
    mut current: ResMut<CurrentGame>,
    (mut seats, mut thought): (ResMut<Seats>, ResMut<Thought>),
    (turn, screen): (NextTurn, Res<State<Screen>>),
    mut set: MessageWriter<PositionSet>,
    mut ended: MessageWriter<GameEnded>,
) {
    let Some(PositionWished(game)) = wishes.read().last() else {
        return;
    };
    current.contest = Contest::from((**game).clone());
    current.moment.0 += 1;
    thought.0 = Duration::ZERO;
    *seats = Seats::two_people();
    set.write(PositionSet);
    // Nobody has won what is only being set up.
    if *screen.get() != Screen::Editor {
        announce_turn(&current, turn, &mut ended);
    }
}
