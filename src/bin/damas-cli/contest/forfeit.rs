//! How a game is lost away from the board.

use std::time::Duration;

use damas::hub::PartnerError;

/// Why a player loses though the board doesn't say so.
#[derive(Debug, thiserror::Error)]
pub enum Forfeit {
    /// It has no move where there is one.
    #[error("it found no move")]
    NoMove,
    /// It is a program that doesn't answer, or not with a legal move.
    #[error(transparent)]
    Partner(#[from] PartnerError),
    /// It took longer than it had.
    #[error("it overstepped its time by {} ms", .0.as_millis())]
    Late(Duration),
}
