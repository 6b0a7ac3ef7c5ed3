//! The dialogs of the analysis: what is said about a move, the mistakes of the game, and the menu.

mod faults;
mod menu;
mod note;
#[cfg(test)]
mod tests;

use bevy::prelude::*;

/// What they draw.
pub(super) fn plugin(app: &mut App) {
    app.add_plugins((note::plugin, faults::plugin, menu::plugin));
}
