//! How well the machine plays, in eight steps.

use serde::{Deserialize, Serialize};

use crate::ai::Skill;

/// One of the machine's eight levels.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Level(u8);

/// A number that is no level.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the levels are 1 to 8; there is no level {0}")]
pub struct NoSuchLevel(pub u8);

impl Level {
    /// The level of this number, 1 to 8.
    pub fn new(number: u8) -> Result<Self, NoSuchLevel> {
        (1..=8)
            .contains(&number)
            .then_some(Self(number))
            .ok_or(NoSuchLevel(number))
    }

    /// All of them, the weakest first.
    pub fn all() -> impl Iterator<Item = Self> {
        (1..=8).map(Self)
    }

    /// Its number, 1 to 8.
    pub fn number(self) -> u8 {
        self.0
    }

    /// The level nearest to a strength.
    pub fn of(skill: Skill) -> Self {
        // A strength lies between 1 and 8.
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
        Self(skill.level().round() as u8)
    }

    /// How well it plays.
    pub fn skill(self) -> Skill {
        // A level is always a strength.
        Skill::new(f32::from(self.0)).unwrap_or(Skill::BEGINNER)
    }
}

impl Default for Level {
    /// For somebody who plays for the first time.
    fn default() -> Self {
        Self::of(Skill::BEGINNER)
    }
}

impl TryFrom<u8> for Level {
    type Error = NoSuchLevel;

    fn try_from(number: u8) -> Result<Self, NoSuchLevel> {
        Self::new(number)
    }
}

impl From<Level> for u8 {
    fn from(level: Level) -> Self {
        level.0
    }
}
