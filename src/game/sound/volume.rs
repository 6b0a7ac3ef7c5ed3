//! How loud the game is.

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

/// How loud the game is, as the player wishes.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Loudness {
    /// From 0, nothing, to 1, as loud as the recordings are.
    pub volume: f32,
    /// Nothing is heard, whatever the volume is.
    pub muted: bool,
}

impl Loudness {
    /// The factor for the waves, 0 to 1. It grows with the square of the volume, since the ear
    /// hears ratios: so half-way sounds half as loud.
    pub fn gain(self) -> f32 {
        if self.muted || self.volume.is_nan() {
            return 0.0;
        }
        self.volume.clamp(0.0, 1.0).powi(2)
    }
}

impl Default for Loudness {
    fn default() -> Self {
        Self {
            volume: 0.8,
            muted: false,
        }
    }
}

#[test]
fn the_gain_is_between_nothing_and_all() {
    let gain = |volume, muted| Loudness { volume, muted }.gain();
    let cases = [
        ("all", 1.0, false, 1.0),
        ("half", 0.5, false, 0.25),
        ("nothing", 0.0, false, 0.0),
        ("muted", 1.0, true, 0.0),
        ("below nothing", -3.0, false, 0.0),
        ("above all", 9.0, false, 1.0),
        ("no number", f32::NAN, false, 0.0),
    ];
    for (case, volume, muted, expected) in cases {
        assert!((gain(volume, muted) - expected).abs() < 1e-6, "{case}");
    }
}
