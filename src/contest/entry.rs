//! What the score sheet has beside a move.

use std::time::Duration;

use crate::rules::Side;

/// A point of the game on the score sheet: the start, or a move and what was said until the next.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Entry {
    /// What White's and Black's clock show, if there are any.
    pub(super) clocks: Option<[Duration; 2]>,
    /// The move was played for a player whose time was up.
    pub(super) on_expiry: bool,
    /// What was said about a draw before the next move.
    pub(super) talk: Vec<Talk>,
}

/// What a player says about a draw. An accepted one is the game's end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Talk {
    /// This side offers one.
    Offer(Side),
    /// The other side declines it.
    Refusal,
}

impl Entry {
    /// What White's and Black's clock show when the next side begins to think; `None` without
    /// clocks.
    pub const fn clocks(&self) -> Option<[Duration; 2]> {
        self.clocks
    }

    /// Whether the move was played for a player whose time was up.
    pub const fn is_on_expiry(&self) -> bool {
        self.on_expiry
    }

    /// What was said about a draw before the next move, in order.
    pub fn talk(&self) -> &[Talk] {
        &self.talk
    }
}
