//! Settings: resources that are found again at the next start.
//!
//! A part of the game that has one says so where it makes it: `app.keep::<Loudness>("loudness")`.
//! All of them stand in one text, and what this version doesn't know there stays as it is.

use bevy::prelude::*;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};

use super::{Storage, StorageFault, Unfit};

/// The name of their text.
const NAME: &str = "settings";
/// The number of its layout.
const VERSION: u64 = 1;

/// The settings as they are kept.
#[derive(Resource, Debug, Default)]
pub struct Kept {
    values: Map<String, Value>,
    fault: Option<StorageFault>,
    changed: bool,
}

/// When a change is written.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Written;

/// An app whose resources are kept.
pub trait Keep {
    /// Puts the resource there as it was left, or its default; and keeps it from when it is another. A default that
    /// nobody chose goes on following what it is made of, such as a wish of the system's.
    fn keep<R>(&mut self, name: &'static str) -> &mut Self
    where
        R: Resource + Serialize + DeserializeOwned + Default;
}

impl Keep for App {
    fn keep<R>(&mut self, name: &'static str) -> &mut Self
    where
        R: Resource + Serialize + DeserializeOwned + Default,
    {
        let kept = self.world_mut().get_resource_or_init::<Kept>();
        // What makes no sense to this version is as good as not there.
        let found = kept
            .values
            .get(name)
            .and_then(|value| serde_json::from_value(value.clone()).ok());
        let usual = R::default();
        let unchosen = serde_json::to_value(&usual).ok();
        self.insert_resource(found.unwrap_or(usual));
        let note = move |resource: Res<R>, mut kept: ResMut<Kept>| {
            let Ok(value) = serde_json::to_value(&*resource) else {
                return;
            };
            if kept.values.get(name).or(unchosen.as_ref()) != Some(&value) {
                kept.values.insert(name.into(), value);
                kept.changed = true;
            }
        };
        self.add_systems(Last, note.run_if(resource_changed::<R>).before(Written))
    }
}

/// Must be there before anything is kept.
pub(super) fn plugin(app: &mut App) {
    let mut kept = Kept::default();
    if let Some(mut storage) = app.world_mut().get_resource_mut::<Storage>() {
        let (found, fault) = storage.find(NAME, read);
        kept.values = found.unwrap_or_default();
        kept.fault = fault;
    }
    app.insert_resource(kept)
        .add_systems(Startup, tell)
        .add_systems(Last, write.in_set(Written));
}

fn read(text: &str) -> Result<Map<String, Value>, Unfit> {
    let values: Map<String, Value> =
        serde_json::from_str(text).map_err(|error| Unfit::Damaged(error.to_string()))?;
    match values.get("version").and_then(Value::as_u64) {
        Some(VERSION) => Ok(values),
        Some(later) if later > VERSION => Err(Unfit::Newer(later)),
        _ => Err(Unfit::Damaged(
            "it doesn't say the number of its layout".into(),
        )),
    }
}

fn tell(mut kept: ResMut<Kept>, mut failed: MessageWriter<super::StorageFailed>) {
    failed.write_batch(kept.fault.take().map(super::StorageFailed));
}

fn write(mut kept: ResMut<Kept>, storage: Option<ResMut<Storage>>) {
    if !std::mem::take(&mut kept.bypass_change_detection().changed) {
        return;
    }
    let Some(mut storage) = storage else { return };
    kept.values.insert("version".into(), VERSION.into());
    if let Ok(text) = serde_json::to_string_pretty(&kept.values) {
        storage.0.write(NAME, text);
    }
}
