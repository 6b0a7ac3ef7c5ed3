//! What a capture takes, and what that is worth by the yardstick of its rules.

use crate::game::interface::Words;
use crate::game::language::{Phrase, Taken};
use crate::rules::{CaptureRoute, Criterion, Position};

/// The pieces that a capture takes.
pub(super) struct Haul {
    /// In their order, whether each is a king.
    pub pieces: Vec<bool>,
    /// Value counts, and not only their number.
    by_value: bool,
}

impl Haul {
    /// What the side to move takes on this way.
    pub fn of(position: &Position, route: &CaptureRoute) -> Self {
        let kings = position.kings(position.turn().opponent());
        let majority = position.rules().declaration().majority;
        Self {
            pieces: route
                .taken
                .iter()
                .map(|&square| kings.contains(square))
                .collect(),
            by_value: majority.contains(&Criterion::Value),
        }
    }

    fn taken(&self) -> Taken {
        let count = |rank: bool| {
            let pieces = self.pieces.iter().filter(|king| **king == rank);
            u8::try_from(pieces.count()).unwrap_or(u8::MAX)
        };
        Taken {
            men: count(false),
            kings: count(true),
        }
    }

    /// What it is worth, as a word beside a way: "worth 3", "3 pieces".
    pub fn worth(&self, words: &Words) -> String {
        let taken = self.taken();
        words.say(&if self.by_value {
            Phrase::IsWorth { taken }
        } else {
            let count = u32::from(taken.men) + u32::from(taken.kings);
            Phrase::Pieces { count }
        })
    }

    /// The same as a number beside its pieces: "almost 4".
    pub fn number(&self, words: &Words) -> String {
        if self.by_value {
            words.say(&Phrase::Worth {
                taken: self.taken(),
            })
        } else {
            self.pieces.len().to_string()
        }
    }

    /// The sum in words: "2 kings = almost 4".
    pub fn sum(&self, words: &Words) -> String {
        let taken = self.taken();
        words.say(&if self.by_value {
            Phrase::TakesWorth { taken }
        } else {
            Phrase::TakesSum { taken }
        })
    }
}
