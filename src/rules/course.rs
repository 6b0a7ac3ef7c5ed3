//! A position with the draws that the law is counting towards.

use super::draws::Counts;
use super::{Move, Position};

/// All that the rest of a game depends on but repetition: a position, and how far the draws by a
/// count of plies have come. What a search plays its moves on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Course {
    position: Position,
    counts: Counts,
}

impl Course {
    pub(super) const fn new(position: Position, counts: Counts) -> Self {
        Self { position, counts }
    }

    /// What stands on the board.
    pub(crate) const fn position(&self) -> &Position {
        &self.position
    }

    /// The course after a move that is known to be legal here.
    pub(crate) fn after(&self, mv: Move) -> Self {
        let position = self.position.after(mv);
        let counts = self.counts.after(mv, &position);
        Self { position, counts }
    }

    /// How many plies the nearest of the counted draws is away, 0 when it is due (unless the
    /// side to move has no move: a win goes first); `None` while none is being counted.
    pub(crate) fn plies_to_draw(&self) -> Option<u16> {
        if self.counts == Counts::NONE {
            return None;
        }
        let laws = &self.position.rules().declaration().draws;
        let left = |(ending, count)| Some(laws.limit(ending)?.saturating_sub(count));
        self.counts.running().filter_map(left).min()
    }
}
