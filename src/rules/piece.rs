//! What stands on a square.

use serde::{Deserialize, Serialize};

use super::Side;

/// The two ranks of a piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Rank {
    /// Steps one square forward.
    Man,
    /// Flies any distance along its lines; a man that ended its move on the last row.
    King,
}

/// A piece: whose it is and its rank.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Piece {
    /// Whose piece it is.
    pub side: Side,
    /// Man or king.
    pub rank: Rank,
}

impl Piece {
    /// A man of this side.
    pub const fn man(side: Side) -> Self {
        Self {
            side,
            rank: Rank::Man,
        }
    }

    /// A king of this side.
    pub const fn king(side: Side) -> Self {
        Self {
            side,
            rank: Rank::King,
        }
    }
}
