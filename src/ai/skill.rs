//! How well the machine is to play, and how it errs where it isn't to play its best.
//!
//! A weaker player looks at fewer positions, misjudges quiet ones, overlooks long captures and
//! sideways ones, and has its whims. It makes no move at random.

use std::time::Duration;

use serde::{Deserialize, Serialize};

use super::Limits;

/// A playing strength on the scale of the levels: 1 plays like a beginner, 8 as well as it can,
/// and what lies between two levels plays between them.
#[derive(Clone, Copy, Debug, PartialEq, PartialOrd, Serialize, Deserialize)]
#[serde(try_from = "f32", into = "f32")]
pub struct Skill(f32);

/// A number that is no strength.
#[derive(Clone, Copy, Debug, PartialEq, thiserror::Error)]
#[error("a level is a number from 1 to 8, not {0}")]
pub struct NoSuchSkill(pub f32);

impl Skill {
    /// As well as it can.
    pub const FULL: Self = Self(8.0);

    /// For somebody who plays for the first time.
    pub const BEGINNER: Self = Self(2.0);

    /// A strength from 1 to 8; refuses what lies outside.
    pub fn new(level: f32) -> Result<Self, NoSuchSkill> {
        (1.0..=8.0)
            .contains(&level)
            .then_some(Self(level))
            .ok_or(NoSuchSkill(level))
    }

    /// The level, 1.0–8.0.
    pub fn level(self) -> f32 {
        self.0
    }

    /// What ends its search where no clock does: for the best a second, for the others so many
    /// positions, and so the same moves on every machine.
    pub fn limits(self) -> Limits {
        if self == Self::FULL {
            Limits::move_time(Duration::from_secs(1))
        } else {
            Limits::nodes(self.manner().nodes)
        }
    }

    /// How it plays.
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        clippy::cast_precision_loss,
        reason = "levels are from 1 to 8, and the fractions are wanted"
    )]
    pub(super) fn manner(self) -> Manner {
        if self == Self::FULL {
            return Manner::BEST;
        }
        let below = &LADDER[self.0 as usize - 1];
        let above = &LADDER[self.0 as usize];
        let part = self.0.fract();
        let between = |a: f32, b: f32| a + (b - a) * part;
        // Roots, and not logarithms, are the same to the last bit on every machine.
        let root = between((below.nodes as f32).sqrt(), (above.nodes as f32).sqrt());
        Manner {
            nodes: (root * root).round() as u64,
            misjudges: between(below.misjudges, above.misjudges),
            attention: between(below.attention, above.attention),
            whim: between(below.whim, above.whim),
        }
    }
}

impl TryFrom<f32> for Skill {
    type Error = NoSuchSkill;

    fn try_from(level: f32) -> Result<Self, NoSuchSkill> {
        Self::new(level)
    }
}

impl From<Skill> for f32 {
    fn from(skill: Skill) -> Self {
        skill.0
    }
}

/// How a strength plays.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Manner {
    /// Positions it looks at for a move, at most.
    pub(super) nodes: u64,
    /// By how much it usually misjudges a quiet position, in centi-men.
    pub(super) misjudges: f32,
    /// How likely it is to see a capture of two pieces coming: 0 to 1. For each further piece as
    /// likely again, and much less likely where it goes sideways.
    pub(super) attention: f32,
    /// By how much more it likes a move than it is worth, in centi-men, at most.
    pub(super) whim: f32,
}

impl Manner {
    /// It makes no mistake that it can help.
    const BEST: Self = Self {
        nodes: u64::MAX,
        misjudges: 0.0,
        attention: 1.0,
        whim: 0.0,
    };
}

/// A step of the ladder.
const fn step(nodes: u64, misjudges: f32, attention: f32, whim: f32) -> Manner {
    Manner {
        nodes,
        misjudges,
        attention,
        whim,
    }
}

/// The levels 1–8; from 7 on to the last is for what lies between them, since the best itself has
/// no number of positions. Each was set by matches against the one below, which `LEVELS.md` tells.
const LADDER: [Manner; 8] = [
    step(52, 66.0, 0.98, 48.0),
    step(228, 43.0, 0.989, 29.8),
    step(480, 31.0, 0.991, 21.0),
    step(1_250, 20.0, 0.995, 14.0),
    step(3_200, 13.2, 0.9975, 9.2),
    step(10_000, 5.0, 0.998_4, 3.4),
    step(40_000, 2.2, 0.999_1, 1.6),
    step(1_000_000, 0.0, 1.0, 0.0),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_strength_is_a_number_from_1_to_8() {
        for level in [1.0, 1.01, 4.5, 7.999, 8.0] {
            assert_eq!(Skill::new(level).map(Skill::level), Ok(level));
        }
        for level in [0.0, 0.999, 8.001, -1.0, f32::INFINITY, f32::NAN] {
            assert!(Skill::new(level).is_err(), "{level}");
        }
    }

    #[test]
    fn what_is_stronger_looks_further_and_errs_less() {
        let manners: Vec<_> = (0..=280_u16)
            .map(|step| Skill(1.0 + f32::from(step) / 40.0).manner())
            .collect();
        assert_eq!(manners.last(), Some(&Manner::BEST));
        for pair in manners.windows(2) {
            let (weaker, stronger) = (&pair[0], &pair[1]);
            assert!(weaker.nodes < stronger.nodes, "{pair:?}");
            assert!(weaker.misjudges > stronger.misjudges, "{pair:?}");
            assert!(weaker.whim > stronger.whim, "{pair:?}");
            assert!(weaker.attention <= stronger.attention, "{pair:?}");
        }
    }
}
