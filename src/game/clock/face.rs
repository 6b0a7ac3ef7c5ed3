//! What a clock's face shows. No Bevy here.

use std::time::Duration;

/// Below this, tenths of a second are shown and time is short.
pub const SHORT: Duration = Duration::from_secs(10);

/// Whether time is so short that it should be told.
pub fn is_short(left: Duration) -> bool {
    left < SHORT
}

/// The time as a clock shows it: "1:02:09", "5:00", "0:09.9". Full seconds are rounded up, so that
/// a clock shows 0 only when time is up.
pub fn shown(left: Duration) -> String {
    if is_short(left) {
        let tenths = left.as_millis().div_ceil(100);
        return format!("0:{:02}.{}", tenths / 10, tenths % 10);
    }
    let seconds = left.as_millis().div_ceil(1000);
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    if hours > 0 {
        format!("{hours}:{minutes:02}:{seconds:02}")
    } else {
        format!("{minutes}:{seconds:02}")
    }
}

/// How long until the face shows something else, at least a millisecond.
pub(super) fn next_change(left: Duration) -> Duration {
    let step: u64 = if is_short(left) { 100 } else { 1000 };
    let millis = u64::try_from(left.as_millis()).unwrap_or(u64::MAX);
    // At 10.000 s the face changes at 9.999.
    Duration::from_millis((millis.saturating_sub(1) % step) + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clock_rounds_up_and_shows_tenths_when_time_is_short() {
        let cases = [
            (3_729_000, "1:02:09"),
            (300_000, "5:00"),
            (299_001, "5:00"),
            (299_000, "4:59"),
            (10_000, "0:10"),
            (9_999, "0:10.0"),
            (9_900, "0:09.9"),
            (1, "0:00.1"),
            (0, "0:00.0"),
        ];
        for (millis, expected) in cases {
            assert_eq!(shown(Duration::from_millis(millis)), expected, "{millis}");
        }
    }

    #[test]
    fn the_face_changes_when_it_is_said_to() {
        for millis in [300_000, 299_999, 299_001, 10_001, 10_000, 9_950, 101, 1] {
            let left = Duration::from_millis(millis);
            let after = left.saturating_sub(next_change(left));
            assert_ne!(shown(left), shown(after), "{millis}");
        }
    }
}
