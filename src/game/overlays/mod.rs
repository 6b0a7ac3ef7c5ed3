//! Dialogs over the board: a new game, the settings, and how a game ended.

mod game_over;
mod new_game;
mod settings;

use bevy::prelude::*;

use super::flow::{Flow, Overlay, Screen};
use super::messages::{GameEnded, GameStarted, PositionSet};

/// When dialogs open and close by themselves.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        follow_the_game
            .run_if(in_state(Screen::Playing))
            .in_set(Flow::React),
    )
    .add_systems(
        OnExit(Screen::Playing),
        |mut overlay: ResMut<NextState<Overlay>>| {
            NextState::set_if_neq(&mut overlay, Overlay::Closed);
        },
    );
}

/// What the dialogs draw.
pub(super) fn picture_plugin(app: &mut App) {
    app.add_plugins((new_game::plugin, settings::plugin, game_over::plugin));
}

fn follow_the_game(
    mut ended: MessageReader<GameEnded>,
    mut started: MessageReader<GameStarted>,
    mut set: MessageReader<PositionSet>,
    mut overlay: ResMut<NextState<Overlay>>,
) {
    if started.read().count() + set.read().count() > 0 {
        NextState::set_if_neq(&mut overlay, Overlay::Closed);
    }
    if ended.read().count() > 0 {
        NextState::set_if_neq(&mut overlay, Overlay::GameOver);
    }
}
