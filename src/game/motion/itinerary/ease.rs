//! How things set off and arrive.

use std::time::Duration;

/// How much of `length` has gone by at `time`, 0 to 1.
pub(super) fn share(time: Duration, start: Duration, length: Duration) -> f32 {
    if length.is_zero() {
        return if time >= start { 1.0 } else { 0.0 };
    }
    (time.saturating_sub(start).as_secs_f32() / length.as_secs_f32()).min(1.0)
}

/// Eases in and out.
pub fn smoothstep(t: f32) -> f32 {
    t * t * (3.0 - 2.0 * t)
}

/// Eases out.
pub fn ease_out(t: f32) -> f32 {
    1.0 - (1.0 - t) * (1.0 - t)
}

/// The share of the time at which [`smoothstep`] has come to `value`.
pub(super) fn inverse_smoothstep(value: f32) -> f32 {
    0.5 - ((1.0 - 2.0 * value.clamp(0.0, 1.0)).asin() / 3.0).sin()
}
