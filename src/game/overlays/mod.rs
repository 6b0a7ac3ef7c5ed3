//! Dialogs over the board: a new game, the settings, the menu, small questions, how a game ended, and
//! those of the analysis.

mod game_over;
mod games;
mod menu;
mod new_game;
mod questions;
mod settings;
mod study;

use bevy::prelude::*;

use super::flow::{Flow, Going, Overlay, Screen};
use super::messages::{DrawOffered, GameEnded, GameStarted, PositionSet};
use super::referee::CurrentGame;
use super::seats::Seats;

/// When dialogs open and close by themselves.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        follow_the_game
            .run_if(in_state(Screen::Playing))
            .in_set(Flow::React),
    )
    .add_systems(OnExit(Screen::Playing), |mut going: Going| {
        going.close();
    });
}

/// What the dialogs draw.
pub(super) fn picture_plugin(app: &mut App) {
    app.add_plugins((
        new_game::plugin,
        games::plugin,
        settings::plugin,
        menu::plugin,
        questions::plugin,
        game_over::plugin,
        study::plugin,
    ));
}

fn follow_the_game(
    mut ended: MessageReader<GameEnded>,
    mut started: MessageReader<GameStarted>,
    mut set: MessageReader<PositionSet>,
    mut offered: MessageReader<DrawOffered>,
    (current, seats, open): (Res<CurrentGame>, Res<Seats>, Res<State<Overlay>>),
    mut going: Going,
) {
    if started.read().count() + set.read().count() > 0 {
        going.close();
    }
    for &DrawOffered(side) in offered.read() {
        if seats.at(side.opponent()).is_person() {
            going.open(Overlay::AnswerDraw);
        }
    }
    // Answered, or lapsed with a move.
    if *open.get() == Overlay::AnswerDraw && current.contest().offered_by().is_none() {
        going.close();
    }
    if ended.read().count() > 0 {
        going.open(Overlay::GameOver);
    }
}
