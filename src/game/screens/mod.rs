//! The screens: the title, the game and the lessons.

mod lessons;
mod menu;
mod moves;
mod players;
mod playing;
mod saying;

use bevy::prelude::*;

/// What the screens draw.
pub(super) fn picture_plugin(app: &mut App) {
    app.add_plugins((menu::plugin, playing::plugin, lessons::plugin));
}
