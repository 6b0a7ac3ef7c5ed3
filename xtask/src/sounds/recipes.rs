//! What each sound consists of: wood on wood, and little else. Pitches in hertz, times in seconds, levels in decibels.
//!
//! The speakers of a telephone give nothing back below 300 Hz, so every sound has enough above.

use super::synthesis::{Mode, Wave, bar, scrape};

/// How a sound is made.
type Recipe = fn() -> Wave;

/// The name of each sound and how it is made.
pub const RECIPES: [(&str, Recipe); 6] = [
    ("tap", tap),
    ("take", take),
    ("crown", crown),
    ("end", end),
    ("refuse", refuse),
    ("low-clock", low_clock),
];

/// What is heard all the time, and what is to be noticed.
const PLAIN: f64 = -6.0;
/// What only says no, or be quick.
const SOFT: f64 = -12.0;

/// A body that is struck: its modes as (hertz, decay, level).
fn struck(modes: &[(f64, f64, f64)]) -> Wave {
    Wave::together(modes.iter().map(|&(hertz, decay, level)| {
        Mode {
            hertz,
            decay,
            level,
        }
        .ring()
    }))
}

/// A man set down: the board's low thud, the man's own knock, and a breath of felt.
fn tap() -> Wave {
    let wood = struck(&[
        (196.0, 0.13, -12.0),
        (640.0, 0.09, -10.0),
        (1490.0, 0.05, -18.0),
        (2860.0, 0.03, -26.0),
    ]);
    let felt = scrape(800.0, 3500.0, 0.02, -14.0);
    Wave::together([wood, felt])
        .lowpass(5200.0)
        .finish(0.16, PLAIN)
}

/// A man jumped over: two knocks close together, duller, the second weaker and lower.
fn take() -> Wave {
    let knock = |pitch: f64| {
        let wood = struck(&[
            (176.0 * pitch, 0.11, -12.0),
            (468.0 * pitch, 0.08, -9.0),
            (930.0 * pitch, 0.05, -15.0),
        ]);
        Wave::together([wood, scrape(300.0, 1600.0, 0.02, -12.0)])
    };
    let second = knock(0.86).softer(4.0).later(0.062);
    Wave::together([knock(1.0), second])
        .lowpass(2400.0)
        .finish(0.2, PLAIN)
}

/// A man crowned: two wooden notes, a fourth up.
fn crown() -> Wave {
    Wave::together([bar(784.0, 0.5, -10.0), bar(1046.5, 0.7, -8.0).later(0.095)])
        .finish(0.75, PLAIN)
}

/// The game is over: a warm chord, spread like a hand laid down on the bars.
fn end() -> Wave {
    let chord = [
        (261.6, 1.0, -12.0),
        (329.6, 0.95, -14.0),
        (392.0, 0.9, -14.0),
        (523.3, 0.8, -16.0),
    ];
    let spread = (0_u32..).zip(chord).map(|(finger, (hertz, decay, level))| {
        bar(hertz, decay, level).later(0.04 * f64::from(finger))
    });
    Wave::together(spread).lowpass(3600.0).finish(1.0, PLAIN)
}

/// A move refused: a knuckle on a muffled board.
fn refuse() -> Wave {
    let knuckle = struck(&[
        (165.0, 0.11, -10.0),
        (345.0, 0.08, -10.0),
        (560.0, 0.04, -16.0),
    ]);
    let cloth = scrape(150.0, 700.0, 0.03, -16.0);
    Wave::together([knuckle, cloth])
        .lowpass(1100.0)
        .finish(0.14, SOFT)
}

/// Little time is left: a wooden clock that ticks once to and fro.
fn low_clock() -> Wave {
    let tick = |pitch: f64| {
        struck(&[
            (1180.0 * pitch, 0.04, -10.0),
            (2420.0 * pitch, 0.025, -16.0),
            (420.0 * pitch, 0.06, -18.0),
        ])
    };
    let back = tick(0.79).softer(2.0).later(0.15);
    Wave::together([tick(1.0), back])
        .lowpass(4200.0)
        .finish(0.26, SOFT)
}
