//! How long everything takes at normal speed: LOOK.md's "Motion", in one place.

use std::time::Duration;

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

const fn ms(milliseconds: u64) -> Duration {
    Duration::from_millis(milliseconds)
}

/// A piece rises when it is chosen.
pub const LIFT: Duration = ms(90);
/// A hop over two squares.
pub const HOP: Duration = ms(220);
/// What each square beyond two adds to a hop.
pub const HOP_A_SQUARE: Duration = ms(25);
/// No hop takes longer.
pub const HOP_AT_MOST: Duration = ms(360);
/// A move without a capture.
pub const QUIET: Duration = ms(180);
/// A jumped piece turns to a ghost.
pub const GHOST: Duration = ms(120);
/// All ghosts leave together.
pub const REMOVAL: Duration = ms(180);
/// The second disc of a king falls.
pub const CROWN_FALL: Duration = ms(180);
/// One petal after another opens.
pub const PETAL: Duration = ms(40);
/// The rays round a new king.
pub const RAYS: Duration = ms(200);
/// Between two ghosts, where a hand has already carried the piece to the end.
pub const GHOST_STEP: Duration = ms(80);
/// A piece put down on a wrong square comes back.
pub const COME_BACK: Duration = ms(160);
/// A refused piece swings.
pub const SWING: Duration = ms(240);
/// The ring round a piece that must capture breathes once.
pub const BREATH: Duration = ms(500);
/// The board goes to its place when Play is chosen.
pub const STAGE: Duration = ms(420);
/// A panel comes in.
pub const PANEL: Duration = ms(160);
/// The dots of thinking take a step.
pub const THINKING_DOT: Duration = ms(400);

/// How fast pieces move, as the player wishes.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Pace {
    /// 1.6 times as long.
    Slow,
    /// As written above.
    #[default]
    Normal,
    /// .55 times as long.
    Fast,
    /// At once.
    None,
}

impl Pace {
    /// `normal` at this pace.
    pub fn of(self, normal: Duration) -> Duration {
        match self {
            Self::Slow => normal.mul_f32(1.6),
            Self::Normal => normal,
            Self::Fast => normal.mul_f32(0.55),
            Self::None => Duration::ZERO,
        }
    }
}
