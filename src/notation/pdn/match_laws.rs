//! The laws of a match as the tags `Match` and `TimeControl` tell them.

use std::fmt;
use std::num::NonZero;
use std::time::Duration;

use super::Tags;
use crate::contest::{ClockLaw, MatchLaws};

/// The value of `Match` for Gran Ronda's clock.
const GRAN_RONDA: &str = "gran-ronda";
/// Behind the number of expiries in a row that lose.
const EXPIRIES: &str = " expiries lose";
/// Behind the number of draws that a player may offer.
const OFFERS: &str = " draw offers";

impl Tags {
    /// The laws that these tags tell; `None` where they tell none of ours.
    ///
    /// `[TimeControl "-"]` is no clock, `[TimeControl "300+5"]` so many seconds for all moves and
    /// so many more with each. `[Match "gran-ronda"]` is Gran Ronda's 30 seconds a move, for
    /// other programs with `[TimeControl "1/30"]`; `[TimeControl "1/20"]` with
    /// `[Match "5 expiries lose"]` is a law like it, and `[Match "2 draw offers"]` goes with any.
    ///
    /// ```
    /// use damas::contest::MatchLaws;
    /// use damas::notation::pdn::Tags;
    /// let mut tags = Tags::default();
    /// tags.set_match_laws(MatchLaws::GRAN_RONDA);
    /// assert_eq!(tags.get("Match"), Some("gran-ronda"));
    /// assert_eq!(tags.match_laws(), Some(MatchLaws::GRAN_RONDA));
    /// ```
    pub fn match_laws(&self) -> Option<MatchLaws> {
        let said = self.get("Match").unwrap_or_default();
        let items = || said.split(',').map(str::trim);
        let offers = items().find_map(|item| item.strip_suffix(OFFERS)?.parse().ok());
        let losing = items().find_map(|item| item.strip_suffix(EXPIRIES)?.parse().ok());
        let clock = if items().any(|item| item == GRAN_RONDA) {
            Some(MatchLaws::GRAN_RONDA.clock)
        } else {
            let control = self.get("TimeControl").map(str::trim);
            control.and_then(|control| clock(control, losing))
        };
        if clock.is_none() && offers.is_none() {
            return None;
        }
        let usual = MatchLaws::default();
        Some(MatchLaws {
            clock: clock.unwrap_or(usual.clock),
            draw_offers: offers.unwrap_or(usual.draw_offers),
        })
    }

    /// Tells the laws.
    pub fn set_match_laws(&mut self, laws: MatchLaws) {
        let mut said = Vec::new();
        let control = match laws.clock {
            ClockLaw::Untimed => "-".to_owned(),
            ClockLaw::Main { main, increment } => {
                format!("{}+{}", Seconds(main), Seconds(increment))
            }
            ClockLaw::PerMove { time, losing } => {
                said.push(if laws.clock == MatchLaws::GRAN_RONDA.clock {
                    GRAN_RONDA.to_owned()
                } else {
                    format!("{losing}{EXPIRIES}")
                });
                format!("1/{}", Seconds(time))
            }
        };
        if laws.draw_offers != MatchLaws::default().draw_offers {
            said.push(format!("{}{OFFERS}", laws.draw_offers));
        }
        self.set("TimeControl", control);
        if said.is_empty() {
            self.remove("Match");
        } else {
            self.set("Match", said.join(", "));
        }
    }
}

/// Reads the value of `TimeControl`. Where each move has its time, `Match` tells how many
/// expiries lose; where it doesn't, that is a law of others.
fn clock(control: &str, losing: Option<NonZero<u8>>) -> Option<ClockLaw> {
    if control == "-" {
        return Some(ClockLaw::Untimed);
    }
    if let Some(time) = control.strip_prefix("1/") {
        return Some(ClockLaw::PerMove {
            time: seconds(time)?,
            losing: losing?,
        });
    }
    let (main, increment) = control.split_once('+').unwrap_or((control, "0"));
    Some(ClockLaw::Main {
        main: seconds(main)?,
        increment: seconds(increment)?,
    })
}

/// Seconds, with milliseconds only if there are any: `300`, `0.5`.
struct Seconds(Duration);

impl fmt::Display for Seconds {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0.as_secs())?;
        match self.0.subsec_millis() {
            0 => Ok(()),
            millis => {
                let digits = format!("{millis:03}");
                write!(f, ".{}", digits.trim_end_matches('0'))
            }
        }
    }
}

/// Reads what [`Seconds`] writes.
fn seconds(text: &str) -> Option<Duration> {
    let (whole, fraction) = text.split_once('.').unwrap_or((text, "0"));
    let number = |text: &str, most| {
        let plain = (1..=most).contains(&text.len()) && text.bytes().all(|b| b.is_ascii_digit());
        plain.then(|| text.parse().ok()).flatten()
    };
    let millis = number(&format!("{fraction:0<3}"), 3).filter(|_| !fraction.is_empty())?;
    Some(Duration::from_secs(number(whole, 9)?) + Duration::from_millis(millis))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn control(text: &str) -> Option<MatchLaws> {
        let mut tags = Tags::default();
        tags.set("TimeControl", text);
        tags.match_laws()
    }

    #[test]
    fn laws_are_told_and_read_back() {
        let per_move = |time, losing| ClockLaw::PerMove {
            time: Duration::from_millis(time),
            losing: NonZero::new(losing).unwrap(),
        };
        let main = |main, increment| {
            let times = [main, increment].map(Duration::from_millis);
            MatchLaws::main_time(times[0], times[1])
        };
        let with = |clock, draw_offers| MatchLaws { clock, draw_offers };
        let cases = [
            (MatchLaws::UNTIMED, "-", None),
            (main(300_000, 5_000), "300+5", None),
            (main(500, 1_050), "0.5+1.05", None),
            (main(0, 7), "0+0.007", None),
            (MatchLaws::GRAN_RONDA, "1/30", Some("gran-ronda")),
            (
                with(per_move(1_500, 1), 3),
                "1/1.5",
                Some("1 expiries lose"),
            ),
            (
                with(per_move(30_000, 4), 0),
                "1/30",
                Some("4 expiries lose, 0 draw offers"),
            ),
            (with(ClockLaw::Untimed, 200), "-", Some("200 draw offers")),
            (
                with(MatchLaws::GRAN_RONDA.clock, 1),
                "1/30",
                Some("gran-ronda, 1 draw offers"),
            ),
        ];
        let mut tags = Tags::default();
        assert_eq!(tags.match_laws(), None);
        for (laws, control, said) in cases {
            tags.set_match_laws(laws);
            let told = (tags.get("TimeControl"), tags.get("Match"));
            assert_eq!(told, (Some(control), said));
            assert_eq!(tags.match_laws(), Some(laws));
        }
        tags.remove("TimeControl");
        assert_eq!(
            tags.match_laws(),
            Some(with(MatchLaws::GRAN_RONDA.clock, 1))
        );
    }

    #[test]
    fn other_programs_time_is_read_where_it_is_like_ours() {
        let clock = |main, increment| {
            let (main, increment) = (Duration::from_secs(main), Duration::from_secs(increment));
            Some(MatchLaws::main_time(main, increment))
        };
        let cases = [
            ("420+7", clock(420, 7)),
            ("3600", clock(3600, 0)),
            ("-", Some(MatchLaws::UNTIMED)),
            ("?", None),
            ("", None),
            ("40/7200:3600", None),
            ("1/30", None),
            ("*180", None),
            ("1+", None),
            ("+1+1", None),
            ("1.", None),
            (".5", None),
            ("1.2345", None),
            ("99999999999", None),
        ];
        for (text, laws) in cases {
            assert_eq!(control(text), laws, "{text}");
        }
        let mut tags = Tags::default();
        tags.set("Match", "Holland, the rest");
        assert_eq!(tags.match_laws(), None, "another's word");
    }
}
