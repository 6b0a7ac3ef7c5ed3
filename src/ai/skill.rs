//! How well the machine is to play, and how it errs where it isn't to play its best.
//!
//! A weaker player looks at fewer positions, misjudges quiet ones, overlooks long captures and
//! sideways ones, and has its whims. It makes no move at random.

use std::time::Duration;

use serde::{Deserialize, Serialize};

use super::Limits;
use crate::rules::{Lines, Rules};

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
            Limits::nodes(self.nodes())
        }
    }

    /// Positions it looks at for a move, at most: the same many whatever the rules.
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        clippy::cast_precision_loss,
        reason = "levels are from 1 to 8, and the fractions are wanted"
    )]
    pub(super) fn nodes(self) -> u64 {
        if self == Self::FULL {
            return u64::MAX;
        }
        // Roots, and not logarithms, are the same to the last bit on every machine.
        let root = self.between(&NODES, |&nodes| (nodes as f32).sqrt());
        (root * root).round() as u64
    }

    /// How it errs under these rules.
    pub(super) fn manner(self, rules: Rules) -> Manner {
        if self == Self::FULL {
            return Manner::BEST;
        }
        let ladder = match rules.declaration().man_captures {
            Lines::All => &FRISIAN,
            Lines::Forward => &SPANISH,
            Lines::Diagonals => &INTERNATIONAL,
        };
        Manner {
            misjudges: self.between(ladder, |step| step.misjudges),
            attention: self.between(ladder, |step| step.attention),
            whim: self.between(ladder, |step| step.whim),
        }
    }

    /// A value of the steps of a ladder that it stands between; it isn't the best.
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "levels are from 1 to 8, and the fractions are wanted"
    )]
    fn between<T>(self, ladder: &[T; 8], value: impl Fn(&T) -> f32) -> f32 {
        let below = self.0 as usize;
        let (lower, upper) = (value(&ladder[below - 1]), value(&ladder[below]));
        lower + (upper - lower) * self.0.fract()
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

/// How a strength errs.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Manner {
    /// By how much it usually misjudges a quiet position, in centi-men.
    pub(super) misjudges: f32,
    /// How likely it is to see a capture of two pieces coming: 0 to 1. For each further piece as
    /// likely again, and much less likely where it goes sideways or lies further ahead.
    pub(super) attention: f32,
    /// By how much more it likes a move than it is worth, in centi-men, at most.
    pub(super) whim: f32,
}

impl Manner {
    /// It makes no mistake that it can help.
    const BEST: Self = errs(0.0, 1.0, 0.0);
}

const fn errs(misjudges: f32, attention: f32, whim: f32) -> Manner {
    Manner {
        misjudges,
        attention,
        whim,
    }
}

/// What the levels 1–8 look at; the last, as those of the ladders, is only for what lies between
/// it and the seventh, since the best itself has no number of positions.
const NODES: [u64; 8] = [52, 228, 480, 1_250, 3_200, 10_000, 40_000, 1_000_000];

/// How the levels err where men take along rows and columns too. Each step was set by matches
/// against the one below, which `LEVELS.md` tells.
const FRISIAN: [Manner; 8] = [
    errs(62.0, 0.982_5, 46.0),
    errs(43.0, 0.989, 29.8),
    errs(31.0, 0.991, 21.0),
    errs(20.0, 0.995, 14.0),
    errs(13.2, 0.9975, 9.2),
    errs(5.0, 0.998_4, 3.4),
    errs(2.2, 0.999_1, 1.6),
    Manner::BEST,
];

/// Where they take forward only. Fewer pieces on fewer squares are easier to judge.
const SPANISH: [Manner; 8] = [
    errs(112.0, 0.98, 48.0),
    errs(78.0, 0.989, 28.0),
    errs(57.0, 0.991, 21.0),
    errs(34.0, 0.995, 14.0),
    errs(20.0, 0.9975, 9.2),
    errs(4.2, 0.998_7, 3.0),
    errs(1.4, 0.999_4, 1.1),
    Manner::BEST,
];

/// Where they take along all diagonals.
const INTERNATIONAL: [Manner; 8] = [
    errs(96.0, 0.98, 48.0),
    errs(38.0, 0.990, 28.0),
    errs(29.5, 0.991_5, 20.5),
    errs(19.5, 0.995_2, 13.8),
    errs(13.2, 0.9975, 9.2),
    errs(5.0, 0.998_4, 3.4),
    errs(2.6, 0.999, 1.8),
    Manner::BEST,
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
        let skills: Vec<_> = (0..=280_u16)
            .map(|step| Skill(1.0 + f32::from(step) / 40.0))
            .collect();
        for rules in [Rules::Frisian, Rules::Spanish, Rules::International] {
            for pair in skills.windows(2) {
                assert!(pair[0].nodes() < pair[1].nodes(), "{pair:?}");
                let [weaker, stronger] = [pair[0], pair[1]].map(|skill| skill.manner(rules));
                let told = format!("{pair:?}: {weaker:?}, {stronger:?}");
                assert!(weaker.misjudges > stronger.misjudges, "{told}");
                assert!(weaker.whim > stronger.whim, "{told}");
                assert!(weaker.attention <= stronger.attention, "{told}");
            }
            assert_eq!(Skill::FULL.manner(rules), Manner::BEST);
        }
    }
}
