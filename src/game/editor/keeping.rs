//! What the player sets up is kept at every change: wherever another position takes its place, and at
//! the next start, it can be put back.

use bevy::prelude::*;

use super::Editor;
use crate::game::flow::{Flow, Screen};
use crate::game::storage::{Storage, StorageFailed, Unfit};
use crate::notation::pdn::{self, Record};
use crate::rules::{Game, Position};
use crate::study::Draft;

/// The name of its text: a game as PDN that nobody has begun.
const NAME: &str = "draft";

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, load).add_systems(
        Update,
        save.run_if(in_state(Screen::Editor)).in_set(Flow::Show),
    );
}

fn load(
    storage: Option<ResMut<Storage>>,
    mut editor: ResMut<Editor>,
    mut failed: MessageWriter<StorageFailed>,
) {
    let Some(mut storage) = storage else { return };
    let (found, fault) = storage.find(NAME, read);
    failed.write_batch(fault.map(StorageFailed));
    if let Some(position) = found {
        editor.begin(position);
        editor.own = true;
    }
}

fn read(text: &str) -> Result<Position, Unfit> {
    let replayed = pdn::read_str(text).next().map(|record| record.replay(None));
    // Of a text that is cut off the reader makes what it can.
    let whole = replayed.filter(|replayed| !replayed.record.has_errors());
    let start = whole.and_then(|whole| whole.start);
    let start = start.ok_or_else(|| Unfit::Damaged("there is no position in it".to_owned()))?;
    Ok(start.position)
}

fn save(storage: Option<ResMut<Storage>>, editor: Res<Editor>, mut kept: Local<Option<Draft>>) {
    let Some(mut storage) = storage else { return };
    if !editor.own || *kept == Some(editor.draft) {
        return;
    }
    *kept = Some(editor.draft);
    let record = Record::of(&Game::from_position(*editor.draft.position()));
    storage.0.write(NAME, pdn::write(&record));
}
