//! Games that were played: those of the player, which are all kept, and those of files.
//!
//! * [`entry`] a game as a list tells of it; [`collection`] many of them, read little by little
//! * [`search`] looking for one; [`statistics`] how the player fares
//! * [`keeping`] a game that is over, or gives way to another, is kept
//! * [`file`](mod@file) the way to the player's files; `native` and `web` are two such ways
//! * `writing_back` what is analysed of a file's game goes back among its games
//! * `desk` opening and saving, whatever asks for it; `keys` and what is dropped
//!
//! Nothing that the reader of PDN kept of a file is lost: a game is written back as it was read.

pub mod collection;
mod desk;
pub mod entry;
pub mod file;
pub mod keeping;
mod keys;
#[cfg(not(target_arch = "wasm32"))]
mod native;
pub mod search;
pub mod statistics;
#[cfg(target_arch = "wasm32")]
mod web;
mod writing_back;

use bevy::prelude::*;

use super::language::Phrase;
use collection::Collection;
use file::{FileFault, Opened};
#[cfg(not(target_arch = "wasm32"))]
pub use native::SystemDialogs;
use search::Search;
#[cfg(target_arch = "wasm32")]
pub use web::BrowserDialogs;

/// Whose games are looked at.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Shelf {
    /// The player's own, the last one first.
    #[default]
    Own,
    /// Those of a file, in its order.
    File {
        /// Its name; empty where it was pasted.
        name: String,
    },
}

/// A game of a file that was opened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Origin {
    file: u64,
    entry: usize,
}

/// The games that are looked at.
#[derive(Resource, Default)]
pub struct Games {
    /// Which since the program started.
    pub(in crate::game) number: u64,
    /// Whose they are.
    pub shelf: Shelf,
    /// The games.
    pub collection: Collection,
    /// Which of them are looked for.
    pub search: Search,
    /// The number of the entry that is looked at closer.
    pub chosen: Option<usize>,
    /// How the player fares is looked at, and not the games.
    pub figures: bool,
}

impl Games {
    /// The games of this shelf, after those that were looked at before.
    fn of(shelf: Shelf, bytes: Vec<u8>, before: &Self) -> Self {
        let collection = match shelf {
            Shelf::Own => Collection::of_own(bytes),
            Shelf::File { .. } => Collection::of(bytes),
        };
        Self {
            number: before.number + 1,
            shelf,
            collection,
            ..Self::default()
        }
    }

    /// A game's place in a file. The player's own keep theirs: what is analysed of them is kept beside.
    fn origin(&self, entry: usize) -> Option<Origin> {
        let file = self.number;
        (self.shelf != Shelf::Own).then_some(Origin { file, entry })
    }

    /// Whether the game's file is the one that is looked at.
    fn has(&self, origin: Origin) -> bool {
        origin.file == self.number
    }
}

/// One thing that a player does with games and files.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub enum GamesWished {
    /// To look at their own games.
    Own,
    /// To look at the games again that were looked at last.
    Last,
    /// To open a file.
    OpenFile,
    /// To open what was copied elsewhere.
    Paste,
    /// To have opened what came from outside: it was dropped, or pasted.
    Take(Opened),
    /// To save the game on the board.
    SaveGame,
    /// To save all the games that are looked at.
    SaveAll,
    /// To save this text under a name like this one.
    Save(String, String),
    /// To put the entry of this number on the board.
    PutOnBoard(usize),
    /// To analyse the entry of this number.
    Analyse(usize),
}

/// Why a file can't be opened or saved, as a phrase.
fn told(fault: &FileFault) -> Phrase {
    let name = |name: &String| name.clone();
    match fault {
        FileFault::Unreadable { name: file, .. } => Phrase::FileUnreadable { name: name(file) },
        FileFault::TooLong { name: file } => Phrase::FileTooLong { name: name(file) },
        FileFault::Empty { name: file } if file.is_empty() => Phrase::PastedNothing,
        FileFault::Empty { name: file } => Phrase::FileEmpty { name: name(file) },
        FileFault::Unwritable {
            name: file, cause, ..
        } => match cause {
            super::storage::Cause::NoRoom => Phrase::FileNoRoom { name: name(file) },
            super::storage::Cause::NotAllowed => Phrase::FileNotAllowed { name: name(file) },
            _ => Phrase::FileUnwritable { name: name(file) },
        },
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Games>()
        .add_message::<GamesWished>()
        .add_plugins((
            keeping::plugin,
            desk::plugin,
            keys::plugin,
            writing_back::plugin,
        ));
}
