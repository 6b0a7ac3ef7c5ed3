//! How a game is lost away from the board.

use std::time::Duration;

use damas::notation::hub_text::HubTextError;

/// Why a player loses though the board doesn't say so.
#[derive(Debug, thiserror::Error)]
pub enum Forfeit {
    /// It has no move where there is one.
    #[error("found no move")]
    NoMove,
    /// Its move can't be played.
    #[error("answered badly: {0}")]
    BadMove(#[from] HubTextError),
    /// It took longer than it had.
    #[error("overstepped its time by {} ms", .0.as_millis())]
    Late(Duration),
}
