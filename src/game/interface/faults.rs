//! Why something that was written makes no sense, or what couldn't be kept, as phrases.

use super::sentences::side_name;
use crate::game::language::Phrase;
use crate::game::storage::{Cause, StorageFault};
use crate::notation::fen::FenError;
use crate::rules::PositionError;

/// Why a line is no position.
pub fn fen(error: &FenError) -> Phrase {
    let found = |found: &String| found.clone();
    match error {
        FenError::Empty => Phrase::FenNoSide {
            found: String::new(),
        },
        FenError::NoSide(text) => Phrase::FenNoSide { found: found(text) },
        FenError::UnknownField(text) => Phrase::FenUnknownField { found: found(text) },
        FenError::Twice(text) => Phrase::FenTwice { found: found(text) },
        FenError::Missing(side) => Phrase::FenMissing {
            side: side_name(*side),
        },
        FenError::NoSquare(text) | FenError::Letters(text) => {
            Phrase::FenNoSquare { found: found(text) }
        }
        &FenError::NoSuchSquare { number, last } => Phrase::FenNoSuchSquare { number, last },
        FenError::Ghost(text) => Phrase::FenGhost { found: found(text) },
        FenError::KingRuns(text) => Phrase::FenKingRuns { found: found(text) },
        FenError::NoNumber(text) => Phrase::FenNoNumber { found: found(text) },
        FenError::Position(error) => position(*error),
    }
}

/// Why pieces make no position.
fn position(error: PositionError) -> Phrase {
    match error {
        PositionError::OffBoard { square, last } => Phrase::FenNoSuchSquare {
            number: square.number().into(),
            last,
        },
        PositionError::Crowded(square) => Phrase::FenCrowded {
            square: square.number(),
        },
        PositionError::UncrownedMan { side, square } => Phrase::FenUncrowned {
            side: side_name(side),
            square: square.number(),
        },
        PositionError::NoKingToCount { side, square } => Phrase::FenNoKing {
            side: side_name(side),
            square: square.number(),
        },
        PositionError::RunTooLong { limit, .. } => Phrase::FenRunTooLong { limit },
    }
}

/// What couldn't be kept or found again.
pub fn storage(fault: &StorageFault) -> Phrase {
    let what = |name: &&str| (*name).to_owned();
    match fault {
        StorageFault::Nowhere => Phrase::NothingKept,
        StorageFault::AnotherOpen => Phrase::AnotherOpen,
        StorageFault::Unwritable { name, cause, .. } => match cause {
            Cause::NoRoom => Phrase::NoRoomToKeep { what: what(name) },
            Cause::NotAllowed => Phrase::NotAllowedToKeep { what: what(name) },
            Cause::TooLong | Cause::Other => Phrase::NotKept { what: what(name) },
        },
        StorageFault::Newer { name, .. } => Phrase::KeptByNewer { what: what(name) },
        StorageFault::Unreadable { name, .. } | StorageFault::Senseless { name, .. } => {
            Phrase::NotFound { what: what(name) }
        }
    }
}
