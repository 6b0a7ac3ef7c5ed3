//! Limits of a search, as the command `level` has them.

use std::time::Duration;

use super::Line;
use crate::ai::{Limits, Time};

/// Longer than any search: what is beyond it is cut, so that no sum of times overflows.
const LONGEST: f64 = 31_536_000.0;

/// Why limits can't be understood.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub(super) enum LevelError {
    /// A value that is no number.
    #[error("{value:?} is no value for {name}")]
    BadValue { name: &'static str, value: String },
    /// Nothing that limits.
    #[error("level needs depth, nodes, move-time, time or infinite")]
    Nothing,
}

/// Reads `level depth=8 nodes=1000 move-time=0.5`, any of them; `level moves=40 time=300 inc=2`;
/// or `level infinite`. A time below nothing is none.
pub(super) fn read(line: &Line) -> Result<Limits, LevelError> {
    if line.has("infinite") {
        return Ok(Limits::default());
    }
    let move_time = seconds(line, "move-time")?.map(Time::Move);
    let clock = match seconds(line, "time")? {
        Some(left) => Some(Time::Clock {
            left,
            increment: seconds(line, "inc")?.unwrap_or_default(),
            moves: count(line, "moves")?
                .filter(|&moves| moves > 0)
                .map(|moves| u32::try_from(moves).unwrap_or(u32::MAX)),
        }),
        None => None,
    };
    let depth = count(line, "depth")?;
    let limits = Limits {
        nodes: count(line, "nodes")?,
        depth: depth.map(|depth| u8::try_from(depth).unwrap_or(u8::MAX)),
        time: move_time.or(clock),
    };
    if limits == Limits::default() {
        return Err(LevelError::Nothing);
    }
    Ok(limits)
}

/// The line that tells these limits.
pub(super) fn write(limits: &Limits) -> Line {
    let mut line = Line::new("level");
    if *limits == Limits::default() {
        return line.with_flag("infinite");
    }
    if let Some(depth) = limits.depth {
        line = line.with("depth", depth);
    }
    if let Some(nodes) = limits.nodes {
        line = line.with("nodes", nodes);
    }
    match limits.time {
        None => line,
        Some(Time::Move(time)) => line.with("move-time", time.as_secs_f64()),
        Some(Time::Clock {
            left,
            increment,
            moves,
        }) => {
            if let Some(moves) = moves {
                line = line.with("moves", moves);
            }
            line.with("time", left.as_secs_f64())
                .with("inc", increment.as_secs_f64())
        }
    }
}

fn seconds(line: &Line, name: &'static str) -> Result<Option<Duration>, LevelError> {
    let Some(value) = line.value(name) else {
        return Ok(None);
    };
    let number: f64 = value.parse().map_err(|_| bad(name, value))?;
    if number.is_nan() {
        return Err(bad(name, value));
    }
    Ok(Some(Duration::from_secs_f64(number.clamp(0.0, LONGEST))))
}

/// A number that isn't negative; one too large to hold is as large as can be.
fn count(line: &Line, name: &'static str) -> Result<Option<u64>, LevelError> {
    let Some(value) = line.value(name) else {
        return Ok(None);
    };
    if value.is_empty() || !value.bytes().all(|byte| byte.is_ascii_digit()) {
        return Err(bad(name, value));
    }
    Ok(Some(value.parse().unwrap_or(u64::MAX)))
}

fn bad(name: &'static str, value: &str) -> LevelError {
    let value = value.chars().take(24).collect();
    LevelError::BadValue { name, value }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn level(text: &str) -> Result<Limits, LevelError> {
        read(&Line::parse(&format!("level {text}")).unwrap())
    }

    #[test]
    fn limits_are_read_and_written() {
        let ms = Duration::from_millis;
        let clock = |moves| Time::Clock {
            left: ms(59_500),
            increment: ms(600),
            moves,
        };
        let of = |time| Limits {
            time: Some(time),
            ..Limits::default()
        };
        let cases = [
            ("depth=8", Limits::depth(8)),
            ("nodes=1000", Limits::nodes(1000)),
            ("move-time=0.05", Limits::move_time(ms(50))),
            ("time=59.5 inc=0.6", of(clock(None))),
            ("moves=40 time=59.5 inc=0.6", of(clock(Some(40)))),
            ("infinite", Limits::default()),
            (
                "depth=8 nodes=5 move-time=1",
                Limits {
                    nodes: Some(5),
                    depth: Some(8),
                    time: Some(Time::Move(ms(1000))),
                },
            ),
        ];
        for (text, limits) in cases {
            assert_eq!(level(text), Ok(limits), "{text}");
            assert_eq!(write(&limits).to_string(), format!("level {text}"));
        }
    }

    #[test]
    fn odd_limits_are_cut_to_what_can_be() {
        let year = Duration::from_hours(365 * 24);
        let cases = [
            ("depth=1000", Limits::depth(255)),
            ("nodes=99999999999999999999999", Limits::nodes(u64::MAX)),
            ("move-time=-3", Limits::move_time(Duration::ZERO)),
            ("move-time=1e300", Limits::move_time(year)),
            ("move-time=inf", Limits::move_time(year)),
            (
                "move-time=1 time=5",
                Limits::move_time(Duration::from_secs(1)),
            ),
        ];
        for (text, limits) in cases {
            assert_eq!(level(text), Ok(limits), "{text}");
        }
    }

    #[test]
    fn what_limits_nothing_says_so() {
        for text in [
            "",
            "moves=40",
            "inc=1",
            "depth",
            "depth=",
            "depth=-1",
            "depth=1.5",
            "nodes=many",
            "move-time=nan",
            "time=\"1 2\"",
        ] {
            assert!(level(text).is_err(), "{text}");
        }
    }
}
