//! What a contest refuses.

use crate::rules::{PlayError, Side};

/// Why a contest refuses; it is unchanged then.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum ContestError {
    /// The game is over, or the position doesn't allow the move.
    #[error(transparent)]
    Play(#[from] PlayError),
    /// The move comes too late.
    #[error("{0}'s time was up before the move")]
    TimeUp(Side),
    /// A clock is spoken of, and there is none.
    #[error("this match has no clock")]
    NoClock,
    /// A move is played for a player, which these laws don't have.
    #[error("under these laws nobody moves for {0}")]
    NoMoveForPlayer(Side),
    /// A move is played for a player whose expiry loses.
    #[error("{side}'s time is up for the {expiries}th time in a row, which loses")]
    LastExpiry {
        /// The player.
        side: Side,
        /// The expiries in a row, this one included.
        expiries: u8,
    },
    /// The player has offered as many draws as the laws allow.
    #[error("{0} has no draw offer left")]
    NoOfferLeft(Side),
    /// Another offer waits for an answer.
    #[error("{0}'s draw offer isn't answered yet")]
    OfferStands(Side),
    /// There is no offer to answer.
    #[error("no draw is offered")]
    NothingOffered,
    /// Nobody answers their own offer.
    #[error("{0} can't answer an offer of their own")]
    OwnOffer(Side),
}
