//! What is analysed is kept, with all that was added to it: it is there again at the next start. Where
//! it gives way to something else, it is kept among the player's games if anything of it is theirs.

use bevy::prelude::*;

use super::Study;
use crate::game::flow::{Flow, Screen};
use crate::game::games::keeping::{Calendar, NAME as GAMES};
use crate::game::storage::{Storage, StorageFailed, Unfit};
use crate::notation::pdn;
use crate::study::{STUDY_ID, Tree};

/// The name of its text: a game as PDN.
const NAME: &str = "study";

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, load).add_systems(
        Update,
        save.run_if(in_state(Screen::Analysing)).in_set(Flow::Show),
    );
}

fn load(
    storage: Option<ResMut<Storage>>,
    mut study: ResMut<Study>,
    mut failed: MessageWriter<StorageFailed>,
) {
    let Some(mut storage) = storage else { return };
    let (found, fault) = storage.find(NAME, read);
    failed.write_batch(fault.map(StorageFailed));
    if let Some(tree) = found {
        let changes = u64::from(tree.is_signed());
        *study = Study::new(tree, study.number + 1);
        study.changes = changes;
    }
}

/// Adds a study that gives way to the player's games, where they can go on with it; not where nothing
/// was changed in it, so that it is to be had where it came from.
pub(super) fn keep(study: &Study, storage: &mut Storage, calendar: Calendar) {
    if study.is_untouched() {
        return;
    }
    let mut record = study.tree.record();
    let (date, time) = (calendar.0)();
    if record.tags.get("Date").is_none() {
        record.tags.set("Date", &date);
        record.tags.set("Time", &time);
    }
    // Opened from there and changed again, it takes the place of what is kept now.
    if record.tags.get(STUDY_ID).is_none() {
        let id = format!("{date} {time} {}", study.number);
        record.tags.set(STUDY_ID, id);
    }
    storage.0.add(GAMES, pdn::write(&record));
}

fn read(text: &str) -> Result<Tree, Unfit> {
    let damaged = |why: &str| Unfit::Damaged(why.to_owned());
    let record = pdn::read_str(text).next();
    let record = record.ok_or_else(|| damaged("there is no game in it"))?;
    Tree::read(record.replay(None)).ok_or_else(|| damaged("its game has no start"))
}

/// After every change.
fn save(storage: Option<ResMut<Storage>>, study: Res<Study>, mut kept: Local<Option<(u64, u64)>>) {
    let Some(mut storage) = storage else { return };
    let now = study.version();
    if *kept == Some(now) || study.is_bare() {
        return;
    }
    *kept = Some(now);
    storage.0.write(NAME, pdn::write(&study.tree.record()));
}
