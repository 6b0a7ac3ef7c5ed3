//! The sounds there are, and what calls for each.

use crate::game::motion::itinerary::Beat;

/// A sound of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effect {
    /// A piece lands.
    Tap,
    /// A piece is jumped, the `nth` of its move counted from 1.
    Take {
        /// Which victim it is.
        nth: usize,
    },
    /// A man becomes a king.
    Crown,
    /// The game is over.
    End,
    /// A touch or a move is refused.
    Refuse,
    /// Little time is left.
    LowClock,
}

impl Effect {
    /// The recordings, as Ogg Vorbis files.
    pub(super) const RECORDINGS: [&'static [u8]; 6] = [
        include_bytes!("../../../assets/sounds/tap.ogg"),
        include_bytes!("../../../assets/sounds/take.ogg"),
        include_bytes!("../../../assets/sounds/crown.ogg"),
        include_bytes!("../../../assets/sounds/end.ogg"),
        include_bytes!("../../../assets/sounds/refuse.ogg"),
        include_bytes!("../../../assets/sounds/low-clock.ogg"),
    ];

    /// What a beat of a move sounds like.
    pub fn of_beat(beat: Beat) -> Self {
        match beat {
            Beat::Taken(nth) => Self::Take { nth },
            Beat::Landed => Self::Tap,
            Beat::Crowned => Self::Crown,
        }
    }

    /// Which of the recordings it is.
    pub(super) fn recording(self) -> usize {
        match self {
            Self::Tap => 0,
            Self::Take { .. } => 1,
            Self::Crown => 2,
            Self::End => 3,
            Self::Refuse => 4,
            Self::LowClock => 5,
        }
    }

    /// How fast it is played, 1 as it was made: each further victim of a move is heard a little
    /// higher, so that the ear counts along.
    pub fn speed(self) -> f32 {
        match self {
            Self::Take { nth } => {
                let further = nth.saturating_sub(1).min(8);
                // Eight at most, which every number type holds.
                1.0 + 0.06 * f32::from(u8::try_from(further).unwrap_or(8))
            }
            _ => 1.0,
        }
    }
}
