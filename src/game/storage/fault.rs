//! What can go wrong between the game and what it keeps.

#[cfg(not(target_arch = "wasm32"))]
use std::io::{Error, ErrorKind};

use super::LONGEST;

/// Why something could not be kept or found again.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum StorageFault {
    /// There is nowhere to keep anything.
    #[error("there is nowhere to keep games and settings")]
    Nowhere,
    /// Another Damas is open and keeps its game and settings; those of this one are not kept.
    #[error("another Damas is open: the game and the settings of this one aren't kept")]
    AnotherOpen,
    /// A text can't be read.
    #[error("{name} can't be read: {why}")]
    Unreadable {
        /// Its name.
        name: &'static str,
        /// What stands in the way.
        cause: Cause,
        /// What the system says.
        why: String,
    },
    /// A text was read and makes no sense; it is set aside.
    #[error("{name} makes no sense and is set aside: {why}")]
    Senseless {
        /// Its name.
        name: &'static str,
        /// What is wrong with it.
        why: String,
    },
    /// A text was written by a later version of the game; it is set aside.
    #[error(
        "{name} was written by a newer version and is set aside: its layout is number {layout}"
    )]
    Newer {
        /// Its name.
        name: &'static str,
        /// The number of its layout.
        layout: u64,
    },
    /// A text can't be written.
    #[error("{name} can't be written: {why}")]
    Unwritable {
        /// Its name.
        name: &'static str,
        /// What stands in the way.
        cause: Cause,
        /// What the system says.
        why: String,
    },
}

impl StorageFault {
    /// The text of this name is longer than any that the game writes.
    pub(super) fn too_long(name: &'static str) -> Self {
        Self::Unreadable {
            name,
            cause: Cause::TooLong,
            why: format!("it is longer than {LONGEST} bytes"),
        }
    }
}

/// What stands in the way of reading or writing, as far as a person can do something about it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Cause {
    /// The disk, or what the browser allows, is full.
    NoRoom,
    /// The place may not be written to, or not be read.
    NotAllowed,
    /// The text is longer than any that the game writes.
    TooLong,
    /// Something else.
    Other,
}

#[cfg(not(target_arch = "wasm32"))]
impl Cause {
    /// What a system's error means.
    pub fn of(error: &Error) -> Self {
        match error.kind() {
            ErrorKind::StorageFull | ErrorKind::QuotaExceeded | ErrorKind::FileTooLarge => {
                Self::NoRoom
            }
            ErrorKind::PermissionDenied | ErrorKind::ReadOnlyFilesystem => Self::NotAllowed,
            _ => Self::Other,
        }
    }
}

/// Why a text that was read is of no use.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unfit {
    /// A later version wrote it, in the layout of this number.
    Newer(u64),
    /// It is damaged, or somebody else's.
    Damaged(String),
}

impl Unfit {
    /// The fault of the text of this name.
    pub(super) fn fault(self, name: &'static str) -> StorageFault {
        match self {
            Self::Newer(layout) => StorageFault::Newer { name, layout },
            Self::Damaged(why) => StorageFault::Senseless { name, why },
        }
    }
}
