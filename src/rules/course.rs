//! A position with the draws that the law is counting towards.

use super::draws::Counts;
use super::{Move, Position};

/// All that the rest of a game depends on but repetition: a position, and how far the draws by a
/// count of plies have come. What a search plays its moves on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Course {
    position: Position,
    counts: Counts,
    /// Plies to the nearest draw by a count; `u16::MAX`: none is being counted.
    left: u16,
}

impl Course {
    #[inline]
    pub(super) fn new(position: Position, counts: Counts) -> Self {
        let left = counts.plies_to_draw(&position);
        Self {
            position,
            counts,
            left,
        }
    }

    /// What stands on the board.
    pub(crate) const fn position(&self) -> &Position {
        &self.position
    }

    /// The course after a move that is known to be legal here.
    pub(crate) fn after(&self, mv: Move) -> Self {
        let position = self.position.after(mv);
        Self::new(position, self.counts.after(mv, &position))
    }

    /// How many plies the nearest of the counted draws is away, 0 when it is due (unless the
    /// side to move has no move: a win goes first); `u16::MAX` while none is being counted.
    pub(crate) const fn plies_to_draw(&self) -> u16 {
        self.left
    }
}
