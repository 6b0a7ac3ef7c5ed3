//! How games end.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::Side;

/// Who won a game, and why it is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Outcome {
    /// The winner; `None` for a draw.
    pub winner: Option<Side>,
    /// What ended it.
    pub ending: Ending,
}

/// What ends a game. Of several draws that a ply brings, the one named first here counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ending {
    /// The loser, on move, has pieces but no legal move.
    NoMoves,
    /// The loser, on move, has no piece.
    NoPieces,
    /// The loser resigned.
    Resignation,
    /// Both agreed to a draw.
    Agreement,
    /// The loser overstepped the time.
    Time,
    /// The same position for the third time.
    Repetition,
    /// Only kings, and nothing taken for long.
    KingsOnly,
    /// No man moved and nothing taken for long.
    NoProgress,
    /// Two kings didn't win against one in time.
    TwoKingsVOne,
    /// One king against one.
    OneKingVOne,
    /// Three pieces, a king among them, didn't win against a king in sixteen moves.
    #[serde(rename = "fmjd-16")]
    Fmjd16,
    /// Two pieces or one, a king among them, didn't win against a king in five moves.
    #[serde(rename = "fmjd-5")]
    Fmjd5,
}

impl Ending {
    /// All endings.
    pub const ALL: [Self; 12] = [
        Self::NoMoves,
        Self::NoPieces,
        Self::Resignation,
        Self::Agreement,
        Self::Time,
        Self::Repetition,
        Self::KingsOnly,
        Self::NoProgress,
        Self::TwoKingsVOne,
        Self::OneKingVOne,
        Self::Fmjd16,
        Self::Fmjd5,
    ];

    /// The name on the command line and in files: "two-kings-v-one".
    pub const fn name(self) -> &'static str {
        match self {
            Self::NoMoves => "no-moves",
            Self::NoPieces => "no-pieces",
            Self::Resignation => "resignation",
            Self::Agreement => "agreement",
            Self::Time => "time",
            Self::Repetition => "repetition",
            Self::KingsOnly => "kings-only",
            Self::NoProgress => "no-progress",
            Self::TwoKingsVOne => "two-kings-v-one",
            Self::OneKingVOne => "one-king-v-one",
            Self::Fmjd16 => "fmjd-16",
            Self::Fmjd5 => "fmjd-5",
        }
    }

    /// Whether people or their clocks end the game so; the others are found on the board.
    pub const fn is_declared(self) -> bool {
        matches!(self, Self::Resignation | Self::Agreement | Self::Time)
    }
}

/// A name that no ending bears.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no game ends by {0:?}")]
pub struct UnknownEnding(pub String);

impl fmt::Display for Ending {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl FromStr for Ending {
    type Err = UnknownEnding;

    fn from_str(name: &str) -> Result<Self, UnknownEnding> {
        let found = Self::ALL.into_iter().find(|ending| ending.name() == name);
        found.ok_or_else(|| UnknownEnding(name.to_owned()))
    }
}
