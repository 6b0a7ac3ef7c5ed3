//! The laws of a match as the tags `Match` and `TimeControl` tell them.

use std::time::Duration;

use super::Tags;

/// How a match is clocked: a thing of its own beside the rule set.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MatchLaws {
    /// Without a clock: `[TimeControl "-"]`.
    NoClock,
    /// So much time for all moves, and more with each: `[TimeControl "300+5"]`, in whole seconds.
    Clock {
        /// The time at the start.
        main: Duration,
        /// What each move adds.
        increment: Duration,
    },
    /// Gran Ronda's: 30 seconds a move, at expiry a move is played for the player, and the third
    /// expiry in a row loses: `[Match "gran-ronda"]`, and for other programs
    /// `[TimeControl "1/30"]`.
    GranRonda,
}

/// The value of `Match` for Gran Ronda's laws.
const GRAN_RONDA: &str = "gran-ronda";

impl MatchLaws {
    /// The laws that these tags tell; `None` where they tell none of ours.
    ///
    /// ```
    /// use damas::notation::pdn::{MatchLaws, Tags};
    /// let mut tags = Tags::default();
    /// MatchLaws::GranRonda.tell(&mut tags);
    /// assert_eq!(MatchLaws::told(&tags), Some(MatchLaws::GranRonda));
    /// ```
    pub fn told(tags: &Tags) -> Option<Self> {
        if tags.get("Match").map(str::trim) == Some(GRAN_RONDA) {
            return Some(Self::GranRonda);
        }
        let control = tags.get("TimeControl")?.trim();
        if control == "-" {
            return Some(Self::NoClock);
        }
        let (main, increment) = control.split_once('+').unwrap_or((control, "0"));
        Some(Self::Clock {
            main: seconds(main)?,
            increment: seconds(increment)?,
        })
    }

    /// Writes the laws into the tags.
    pub fn tell(self, tags: &mut Tags) {
        let control = match self {
            Self::NoClock => "-".to_owned(),
            Self::Clock { main, increment } => {
                format!("{}+{}", main.as_secs(), increment.as_secs())
            }
            Self::GranRonda => "1/30".to_owned(),
        };
        tags.set("TimeControl", control);
        match self {
            Self::GranRonda => tags.set("Match", GRAN_RONDA),
            Self::NoClock | Self::Clock { .. } => tags.remove("Match"),
        }
    }
}

fn seconds(text: &str) -> Option<Duration> {
    let plain = matches!(text.len(), 1..=9) && text.bytes().all(|byte| byte.is_ascii_digit());
    let seconds = plain.then(|| text.parse().ok()).flatten()?;
    Some(Duration::from_secs(seconds))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn control(text: &str) -> Option<MatchLaws> {
        let mut tags = Tags::default();
        tags.set("TimeControl", text);
        MatchLaws::told(&tags)
    }

    #[test]
    fn laws_are_told_and_read_back() {
        let (main, increment) = (Duration::from_mins(5), Duration::from_secs(5));
        let mut tags = Tags::default();
        assert_eq!(MatchLaws::told(&tags), None);
        for laws in [
            MatchLaws::GranRonda,
            MatchLaws::NoClock,
            MatchLaws::Clock { main, increment },
        ] {
            laws.tell(&mut tags);
            assert_eq!(MatchLaws::told(&tags), Some(laws));
        }
        assert_eq!(tags.get("TimeControl"), Some("300+5"));
    }

    #[test]
    fn other_programs_time_is_read_where_it_is_like_ours() {
        let clock = |main, increment| {
            let (main, increment) = (Duration::from_secs(main), Duration::from_secs(increment));
            Some(MatchLaws::Clock { main, increment })
        };
        let cases = [
            ("420+7", clock(420, 7)),
            ("3600", clock(3600, 0)),
            ("-", Some(MatchLaws::NoClock)),
            ("?", None),
            ("", None),
            ("40/7200:3600", None),
            ("*180", None),
            ("1+", None),
            ("+1+1", None),
            ("99999999999", None),
        ];
        for (text, laws) in cases {
            assert_eq!(control(text), laws, "{text}");
        }
    }
}
