//! How long everything takes at normal speed: LOOK.md's "Motion", in one place.

use std::time::Duration;

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

#[cfg(target_arch = "wasm32")]
use crate::game::page::asks_for_reduced_motion;

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
/// A dialog goes.
pub const CLOSE: Duration = ms(100);
/// The dots of thinking take a step.
pub const THINKING_DOT: Duration = ms(400);

/// What went wrong, or was done out of sight, stays to be read so long,
pub const ANNOUNCED: Duration = ms(3_000);
/// and so much longer for each of its letters.
pub const ANNOUNCED_A_LETTER: Duration = ms(50);
/// Why a touch is refused comes up on the board.
pub const EXPLAIN: Duration = ms(140);
/// With reduced motion everything that would move fades instead.
pub const FADE: Duration = ms(80);

/// How fast pieces move, as the player wishes.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Pace {
    /// 1.6 times as long.
    Slow,
    /// As written above.
    Normal,
    /// .55 times as long.
    Fast,
    /// At once.
    None,
    /// Nothing moves: pieces fade from square to square, what is taken fades away.
    Reduced,
}

impl Default for Pace {
    /// Normal speed, unless the system asks for reduced motion.
    fn default() -> Self {
        Self::Normal.with_reduced_motion(asks_for_reduced_motion())
    }
}

/// A browser tells whether the system asks for it; a desktop's window isn't told.
#[cfg(not(target_arch = "wasm32"))]
const fn asks_for_reduced_motion() -> bool {
    false
}

impl Pace {
    /// The speeds, in the order they are offered; reduced motion is a wish of its own.
    pub const SPEEDS: [Self; 4] = [Self::None, Self::Fast, Self::Normal, Self::Slow];

    /// This speed for a player who may have asked for reduced motion.
    #[must_use]
    pub fn with_reduced_motion(self, reduced: bool) -> Self {
        if reduced && self != Self::None {
            Self::Reduced
        } else {
            self
        }
    }

    /// How long a movement takes that takes `normal` at normal speed.
    pub fn of(self, normal: Duration) -> Duration {
        match self {
            Self::Slow => normal.mul_f32(1.6),
            Self::Normal => normal,
            Self::Fast => normal.mul_f32(0.55),
            Self::None | Self::Reduced => Duration::ZERO,
        }
    }

    /// How long a change takes in which nothing moves.
    pub fn fade(self, normal: Duration) -> Duration {
        if self == Self::Reduced {
            FADE
        } else {
            self.of(normal)
        }
    }

    /// Whether nothing is to move by itself.
    pub fn stands_still(self) -> bool {
        matches!(self, Self::None | Self::Reduced)
    }
}

#[test]
fn complaint_29_every_speed_takes_its_share_of_the_time() {
    let cases = [
        (Pace::Slow, 352, 352),
        (Pace::Normal, 220, 220),
        (Pace::Fast, 121, 121),
        (Pace::None, 0, 0),
        (Pace::Reduced, 0, 80),
    ];
    let near = |time: Duration, expected: u64| time.abs_diff(ms(expected)) < ms(1);
    for (pace, moves, fades) in cases {
        assert!(near(pace.of(HOP), moves), "{pace:?}: {:?}", pace.of(HOP));
        assert!(
            near(pace.fade(HOP), fades),
            "{pace:?}: {:?}",
            pace.fade(HOP)
        );
    }
    assert_eq!(Pace::Fast.with_reduced_motion(true), Pace::Reduced);
    assert_eq!(Pace::Fast.with_reduced_motion(false), Pace::Fast);
    assert_eq!(
        Pace::None.with_reduced_motion(true),
        Pace::None,
        "at once is less than a fade"
    );
}
