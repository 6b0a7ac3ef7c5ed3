//! The screens: the title, the game, the lessons, the analysis and the editor.

mod analysis;
mod card;
mod clock;
mod editor;
mod haul;
mod lessons;
mod menu;
mod moves;
mod players;
mod playing;
mod routes;
mod row;
mod saying;
mod told;
mod verdict;

use bevy::prelude::*;

pub(super) use analysis::deeds::{StudyDeed, StudyDoing, room_for_deeds};
pub(super) use playing::room_for_buttons;

/// What the screens draw.
pub(super) fn picture_plugin(app: &mut App) {
    app.add_plugins((
        menu::plugin,
        playing::plugin,
        lessons::plugin,
        analysis::plugin,
        editor::plugin,
    ));
}
