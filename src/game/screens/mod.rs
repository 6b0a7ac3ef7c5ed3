//! The screens: the title, the game and the lessons.

mod card;
mod clock;
mod lessons;
mod menu;
mod moves;
mod players;
mod playing;
mod routes;
mod saying;
mod told;

use bevy::prelude::*;

pub(super) use playing::room_for_buttons;

/// What the screens draw.
pub(super) fn picture_plugin(app: &mut App) {
    app.add_plugins((menu::plugin, playing::plugin, lessons::plugin));
}
