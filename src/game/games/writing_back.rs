//! What is analysed of a game of a file takes that game's place among the others, so that all of them
//! can be saved with it.

use bevy::prelude::*;

use super::Games;
use super::entry::Entry;
use crate::game::analysis::Study;
use crate::game::flow::Flow;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        write_back
            .run_if(resource_exists_and_changed::<Study>)
            .in_set(Flow::Show),
    );
}

/// After every change.
fn write_back(study: Res<Study>, mut games: ResMut<Games>, mut written: Local<Option<(u64, u64)>>) {
    let version = study.version();
    let Some(origin) = study.origin().filter(|origin| games.has(*origin)) else {
        return;
    };
    if study.is_untouched() || written.replace(version) == Some(version) {
        return;
    }
    let entry = Entry::of(&study.tree().record());
    games.collection.replace(origin.entry, entry);
}
