//! How well the machine is to play.

/// A playing strength on the scale of the levels: 1 plays like a beginner, 8 as well as it can,
/// and what lies between two levels plays between them.
#[derive(Clone, Copy, Debug, PartialEq, PartialOrd)]
pub struct Skill(f32);

/// A number that is no strength.
#[derive(Clone, Copy, Debug, PartialEq, thiserror::Error)]
#[error("a level is a number from 1 to 8, not {0}")]
pub struct NoSuchSkill(pub f32);

impl Skill {
    /// As well as it can.
    pub const FULL: Self = Self(8.0);

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
}
