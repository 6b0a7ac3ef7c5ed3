//! Commands to programs, which stand in comments: `{[%clock w0:05:00 b0:04:58]}`.

use std::fmt;
use std::time::Duration;

use crate::rules::Side;

/// A command in a comment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command {
    /// `[%clock w0:05:00 b0:04:58]`: the clocks after the move.
    Clock {
        /// White's.
        white: Option<Clock>,
        /// Black's.
        black: Option<Clock>,
    },
    /// `[%timeout]`: the time was up and the move was played for the player.
    Timeout,
    /// `[%draw offer]`: the player offers a draw with this move; `[%draw offer black]`: this
    /// side does after it.
    DrawOffer(Option<Side>),
    /// `[%draw refuse]`: the offer that stands is refused, or with this move that of the move
    /// before.
    DrawRefusal,
    /// `[%undone 32-28 19-23]`: moves that were taken back here and can be played again, or
    /// `[%undone 1-0 resignation]`, an end that was. What stands behind such a move is about it.
    Undone(Vec<String>),
    /// Any other: its name and what follows it.
    Other(String, String),
}

/// One player's clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Clock {
    /// The time left.
    pub left: Duration,
    /// Whether it runs (a capital letter says so).
    pub running: bool,
}

impl Command {
    /// The commands of a comment, in order; the text between them is passed over.
    ///
    /// ```
    /// use damas::notation::pdn::Command;
    /// let commands: Vec<_> = Command::all("hurried [%timeout] [%draw offer]").collect();
    /// assert_eq!(commands, [Command::Timeout, Command::DrawOffer(None)]);
    /// ```
    pub fn all(comment: &str) -> impl Iterator<Item = Self> {
        let behind_openings = comment.split("[%").skip(1);
        behind_openings.filter_map(|rest| Some(Self::parse(rest.split_once(']')?.0)))
    }

    fn parse(text: &str) -> Self {
        let text = text.trim();
        let (name, value) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
        let value = value.trim();
        let known = match (name, value) {
            ("clock" | "clk", _) => clocks(value),
            ("timeout", "") => Some(Self::Timeout),
            ("draw", "refuse") => Some(Self::DrawRefusal),
            ("draw", _) => draw_offer(value),
            ("undone", _) if !value.is_empty() => {
                let words = value.split_whitespace();
                Some(Self::Undone(words.map(str::to_owned).collect()))
            }
            _ => None,
        };
        known.unwrap_or_else(|| Self::Other(name.to_owned(), value.to_owned()))
    }
}

impl fmt::Display for Command {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Clock { white, black } => {
                f.write_str("[%clock")?;
                for (clock, letters) in [(white, ['w', 'W']), (black, ['b', 'B'])] {
                    if let Some(clock) = clock {
                        let letter = letters[usize::from(clock.running)];
                        write!(f, " {letter}{}", Hours(clock.left))?;
                    }
                }
                f.write_str("]")
            }
            Self::Timeout => f.write_str("[%timeout]"),
            Self::DrawOffer(None) => f.write_str("[%draw offer]"),
            Self::DrawOffer(Some(Side::White)) => f.write_str("[%draw offer white]"),
            Self::DrawOffer(Some(Side::Black)) => f.write_str("[%draw offer black]"),
            Self::DrawRefusal => f.write_str("[%draw refuse]"),
            Self::Undone(words) => write!(f, "[%undone {}]", words.join(" ")),
            Self::Other(name, value) if value.is_empty() => write!(f, "[%{name}]"),
            Self::Other(name, value) => write!(f, "[%{name} {value}]"),
        }
    }
}

/// Hours, minutes and seconds: `0:05:00`, with milliseconds only if there are any.
struct Hours(Duration);

impl fmt::Display for Hours {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let seconds = self.0.as_secs();
        let (hours, minutes) = (seconds / 3600, seconds / 60 % 60);
        write!(f, "{hours}:{minutes:02}:{:02}", seconds % 60)?;
        match self.0.subsec_millis() {
            0 => Ok(()),
            millis => write!(f, ".{millis:03}"),
        }
    }
}

/// Reads `offer`, with or without the side that makes it.
fn draw_offer(value: &str) -> Option<Command> {
    let side = match value.strip_prefix("offer")?.trim_start() {
        "" => None,
        "white" => Some(Side::White),
        "black" => Some(Side::Black),
        _ => return None,
    };
    Some(Command::DrawOffer(side))
}

/// Reads `w0:10:00 B0:09:58`; a time without a letter is nobody's.
fn clocks(value: &str) -> Option<Command> {
    let (mut white, mut black) = (None, None);
    for item in value.split_whitespace() {
        let letter = item.chars().next()?;
        let clock = Clock {
            left: time(&item[letter.len_utf8()..])?,
            running: letter.is_ascii_uppercase(),
        };
        let place = match letter {
            'w' | 'W' => &mut white,
            'b' | 'B' => &mut black,
            _ => return None,
        };
        if place.replace(clock).is_some() {
            return None;
        }
    }
    (white.is_some() || black.is_some()).then_some(Command::Clock { white, black })
}

/// Reads `0:09:58`, `09:58` or `0:0:9.56`.
fn time(text: &str) -> Option<Duration> {
    let (whole, fraction) = text.split_once('.').unwrap_or((text, ""));
    let mut seconds: u64 = 0;
    let mut parts = 0;
    for part in whole.split(':') {
        seconds = seconds.checked_mul(60)?.checked_add(number(part)?)?;
        parts += 1;
    }
    let digits: String = fraction.chars().chain("000".chars()).take(3).collect();
    let millis = number(&digits)?;
    matches!(parts, 2 | 3).then(|| Duration::from_secs(seconds) + Duration::from_millis(millis))
}

/// A number in at most six digits.
fn number(text: &str) -> Option<u64> {
    let plain = matches!(text.len(), 1..=6) && text.bytes().all(|byte| byte.is_ascii_digit());
    plain.then(|| text.parse().ok()).flatten()
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn clock(seconds: u64, millis: u64, running: bool) -> Clock {
        Clock {
            left: Duration::from_millis(seconds * 1000 + millis),
            running,
        }
    }

    #[test]
    fn commands_are_read_and_written_back() {
        let cases = [
            (
                "[%clock w0:05:00 b0:04:58]",
                Command::Clock {
                    white: Some(clock(300, 0, false)),
                    black: Some(clock(298, 0, false)),
                },
            ),
            (
                "[%clock B1:00:09.560]",
                Command::Clock {
                    white: None,
                    black: Some(clock(3609, 560, true)),
                },
            ),
            ("[%timeout]", Command::Timeout),
            ("[%draw offer]", Command::DrawOffer(None)),
            ("[%draw offer black]", Command::DrawOffer(Some(Side::Black))),
            ("[%draw refuse]", Command::DrawRefusal),
            (
                "[%draw offered]",
                Command::Other("draw".into(), "offered".into()),
            ),
            (
                "[%undone 32-28 1-0 time]",
                Command::Undone(vec!["32-28".into(), "1-0".into(), "time".into()]),
            ),
            ("[%undone]", Command::Other("undone".into(), String::new())),
            (
                "[%clk 1:55:21]",
                Command::Other("clk".into(), "1:55:21".into()),
            ),
            ("[%inbook]", Command::Other("inbook".into(), String::new())),
            (
                "[%eval -0.048]",
                Command::Other("eval".into(), "-0.048".into()),
            ),
        ];
        for (text, command) in cases {
            assert_eq!(command.to_string(), text);
            assert_eq!(Command::all(text).collect::<Vec<_>>(), [command]);
        }
    }

    #[test]
    fn times_are_read_as_programs_write_them() {
        let cases = [
            (
                "w0:10:00 B0:09:58",
                Some(clock(600, 0, false)),
                Some(clock(598, 0, true)),
            ),
            ("W9:58", Some(clock(598, 0, true)), None),
            ("b0:0:9.56", None, Some(clock(9, 560, false))),
        ];
        for (value, white, black) in cases {
            let text = format!("so [%clk  {value} ] it went");
            let commands: Vec<_> = Command::all(&text).collect();
            assert_eq!(commands, [Command::Clock { white, black }], "{value}");
        }
        for value in [
            "",
            "w",
            "w1",
            "w1:2:3:4",
            "wé:00",
            "é0:00",
            "w0:1 w0:2",
            "w-1:00",
            "w1:9999999",
        ] {
            let text = format!("[%clock {value}]");
            let commands: Vec<_> = Command::all(&text).collect();
            assert!(matches!(commands[..], [Command::Other(..)]), "{value}");
        }
    }

    #[test]
    fn half_a_command_is_none() {
        for text in ["", "[%", "[% ", "%]", "]", "[%timeout"] {
            assert_eq!(Command::all(text).count(), 0, "{text}");
        }
    }
}
