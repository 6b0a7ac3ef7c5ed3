//! What is kept from one start to the next: the game in progress and the player's settings.
//!
//! One door leads out, [`Store`]: files on the desktop, the browser's storage on the web, memory in
//! tests. Behind it texts have names; every text is written as a whole or not at all, and the one
//! before it is kept. What can't be read is set aside, never deleted, and the game starts all the
//! same. Beside texts there are journals, which only grow: a player's finished games.

mod fault;
mod kept;
mod memory;
#[cfg(not(target_arch = "wasm32"))]
mod native;
#[cfg(any(target_arch = "wasm32", test))]
mod parcel;
mod saved_game;
#[cfg(target_arch = "wasm32")]
pub(super) mod web;

use std::path::PathBuf;

use bevy::prelude::*;

pub use fault::{Cause, StorageFault, Unfit};
pub use kept::{Keep, Kept};
pub use memory::MemoryStore;
#[cfg(not(target_arch = "wasm32"))]
pub use native::FolderStore;
#[cfg(any(target_arch = "wasm32", test))]
pub use parcel::{Parcel, ParcelError, Texts};
pub use saved_game::{SavedGame, SavedGameError};
#[cfg(target_arch = "wasm32")]
pub use web::BrowserStore;

/// The most that is read of one text, in bytes: what is longer was not written by the game.
pub const LONGEST: usize = 8 << 20;
/// The most that is read of one journal, in bytes: of a longer one, its end.
pub const LONGEST_JOURNAL: usize = 32 << 20;

/// Which copy of a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Edition {
    /// The last one that was written.
    Newest,
    /// The one before it.
    Previous,
}

/// Where texts are kept, each under a short name of small letters.
pub trait Store: Send + Sync + 'static {
    /// The text of this name; `None` where there is none.
    ///
    /// # Errors
    /// [`StorageFault::Unreadable`].
    fn read(&self, name: &'static str, edition: Edition) -> Result<Option<String>, StorageFault>;
    /// Writes it, perhaps a moment later; of several in a row the last one counts.
    fn write(&mut self, name: &'static str, text: String);
    /// Moves a text out of the way, where a person can find it.
    fn set_aside(&mut self, name: &'static str, edition: Edition);
    /// The journal of this name, or the end of one that is longer than [`LONGEST_JOURNAL`]; `None`
    /// where there is none.
    ///
    /// # Errors
    /// [`StorageFault::Unreadable`].
    fn journal(&self, name: &'static str) -> Result<Option<Vec<u8>>, StorageFault>;
    /// Adds to the end of a journal, perhaps a moment later.
    fn add(&mut self, name: &'static str, text: String);
    /// A folder of this machine for files that are too large for texts; `None` where there is none.
    fn folder(&self) -> Option<PathBuf> {
        None
    }
    /// What went wrong since it was last asked.
    fn fault(&mut self) -> Option<StorageFault>;
}

/// The door, where there is one.
#[derive(Resource)]
pub struct Storage(pub Box<dyn Store>);

impl Storage {
    /// The newest text that `read` can make sense of, or the one before it; and what was wrong
    /// with those that it couldn't, which are set aside before something is written in their place.
    pub fn find<T>(
        &mut self,
        name: &'static str,
        read: impl Fn(&str) -> Result<T, Unfit>,
    ) -> (Option<T>, Option<StorageFault>) {
        let mut fault = None;
        for edition in [Edition::Newest, Edition::Previous] {
            let found = match self.0.read(name, edition) {
                Ok(None) => continue,
                Ok(Some(text)) => read(&text).map_err(|unfit| unfit.fault(name)),
                Err(unreadable) => Err(unreadable),
            };
            match found {
                Ok(found) => return (Some(found), fault),
                Err(why) => {
                    self.0.set_aside(name, edition);
                    fault.get_or_insert(why);
                }
            }
        }
        (None, fault)
    }
}

/// Something could not be kept, or not be found again.
#[derive(Message, Clone, Debug)]
pub struct StorageFailed(pub StorageFault);

/// Whether the storage has its own say: before anything that is kept is asked for.
pub(super) fn plugin(app: &mut App) {
    app.add_message::<StorageFailed>()
        .add_plugins((kept::plugin, saved_game::plugin))
        .add_systems(Last, listen.after(kept::Written));
}

fn listen(storage: Option<ResMut<Storage>>, mut failed: MessageWriter<StorageFailed>) {
    let Some(mut storage) = storage else { return };
    if let Some(fault) = storage.bypass_change_detection().0.fault() {
        warn!("{fault}");
        failed.write(StorageFailed(fault));
    }
}
