//! How much a move may cost.

use std::num::NonZero;
use std::str::FromStr;
use std::time::Duration;

use clap::Args;
use damas::ai::{Limits, Time};

use super::forfeit::Forfeit;
use super::player::Allowance;

/// What each side has for its moves
#[derive(Args, Clone, Debug)]
pub struct Pace {
    /// Positions to look at for each move, at most
    #[arg(long)]
    nodes: Option<NonZero<u64>>,
    /// Plies to look ahead, at most
    #[arg(long)]
    depth: Option<NonZero<u8>>,
    /// Milliseconds for each move
    #[arg(long, value_name = "MS", conflicts_with = "clock")]
    movetime: Option<NonZero<u32>>,
    /// Seconds on each side's clock, and those that each move adds: 60+0.6
    #[arg(long, value_name = "SECONDS")]
    clock: Option<ClockTime>,
    /// By how many milliseconds a time may be overstepped before the game is lost
    #[arg(long, value_name = "MS", default_value = "1000")]
    margin: u32,
    /// Seconds after which a player that is silent has lost, where no time is set
    #[arg(long, value_name = "SECONDS", default_value = "120")]
    patience: NonZero<u32>,
}

/// A clock's time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ClockTime {
    /// At the start.
    total: Duration,
    /// Added by each move.
    increment: Duration,
}

/// Not the time of a clock.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0:?} is no clock's time such as 60 or 60+0.6, in seconds")]
pub struct NoClockTime(String);

impl FromStr for ClockTime {
    type Err = NoClockTime;

    fn from_str(text: &str) -> Result<Self, NoClockTime> {
        let read = |text: &str| {
            let seconds = text.parse().ok()?;
            let few = (0.0..1e6).contains(&seconds);
            few.then(|| Duration::from_secs_f64(seconds))
        };
        let (total, increment) = text.split_once('+').unwrap_or((text, "0"));
        let time = read(total).zip(read(increment));
        time.map(|(total, increment)| Self { total, increment })
            .filter(|time| !time.total.is_zero())
            .ok_or_else(|| NoClockTime(text.to_owned()))
    }
}

impl Pace {
    /// Whether a search ends without being stopped.
    pub fn limits_search(&self) -> bool {
        self.nodes.is_some()
            || self.depth.is_some()
            || self.movetime.is_some()
            || self.clock.is_some()
    }
}

/// One side's time in one game.
#[derive(Debug)]
pub struct Purse<'a> {
    pace: &'a Pace,
    /// What the clock shows, without the next move's increment.
    left: Duration,
}

impl<'a> Purse<'a> {
    /// A full one.
    pub fn new(pace: &'a Pace) -> Self {
        let left = pace.clock.map_or(Duration::ZERO, |time| time.total);
        Self { pace, left }
    }

    /// What there is for the next move.
    pub fn allowance(&self) -> Allowance {
        let Pace {
            nodes,
            depth,
            movetime,
            clock,
            margin,
            patience,
        } = self.pace;
        let milliseconds = |ms: u32| Duration::from_millis(u64::from(ms));
        let time = match (movetime, clock) {
            (Some(ms), _) => Some(Time::Move(milliseconds(ms.get()))),
            (None, Some(ClockTime { increment, .. })) => Some(Time::Clock {
                left: self.left + *increment,
                increment: *increment,
                moves: None,
            }),
            (None, None) => None,
        };
        let most = match time {
            Some(Time::Move(time) | Time::Clock { left: time, .. }) => time + milliseconds(*margin),
            None => Duration::from_secs(u64::from(patience.get())),
        };
        let limits = Limits {
            nodes: nodes.map(NonZero::get),
            depth: depth.map(NonZero::get),
            time,
        };
        Allowance {
            limits,
            patience: most,
        }
    }

    /// Takes the time of a move away; too much of it loses the game.
    pub fn spend(&mut self, spent: Duration) -> Result<(), Forfeit> {
        let Some(Time::Move(most) | Time::Clock { left: most, .. }) = self.allowance().limits.time
        else {
            return Ok(());
        };
        self.left = most.saturating_sub(spent);
        let over = spent.saturating_sub(most);
        let margin = Duration::from_millis(u64::from(self.pace.margin));
        if over > margin {
            return Err(Forfeit::Late(over));
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn ms(ms: u64) -> Duration {
        Duration::from_millis(ms)
    }

    fn pace(movetime: Option<u32>, clock: Option<&str>) -> Pace {
        Pace {
            nodes: NonZero::new(50),
            depth: None,
            movetime: movetime.and_then(NonZero::new),
            clock: clock.map(|text| text.parse().unwrap()),
            margin: 100,
            patience: NonZero::<u32>::MIN,
        }
    }

    #[test]
    fn a_clock_runs_and_is_wound_up_with_every_move() {
        let pace = pace(None, Some("2+0.5"));
        let mut purse = Purse::new(&pace);
        for (spent, then) in [(500, 2500), (2000, 1000), (0, 1500), (1550, 500)] {
            purse.spend(ms(spent)).unwrap();
            let Some(Time::Clock { left, .. }) = purse.allowance().limits.time else {
                panic!("a clock");
            };
            assert_eq!(left, ms(then), "after {spent}");
        }
        assert_eq!(purse.allowance().patience, ms(600));
        let late = purse.spend(ms(601)).unwrap_err();
        assert_eq!(late.to_string(), "it overstepped its time by 101 ms");
    }

    #[test]
    fn every_move_has_its_own_time() {
        let pace = pace(Some(200), None);
        let mut purse = Purse::new(&pace);
        for _ in 0..3 {
            let Allowance { limits, patience } = purse.allowance();
            assert_eq!(limits.time, Some(Time::Move(ms(200))));
            assert_eq!((limits.nodes, patience), (Some(50), ms(300)));
            purse.spend(ms(300)).unwrap();
        }
        assert!(purse.spend(ms(301)).is_err());
    }

    #[test]
    fn without_a_time_nobody_is_late() {
        let pace = pace(None, None);
        let mut purse = Purse::new(&pace);
        let Allowance { limits, patience } = purse.allowance();
        assert_eq!((limits.time, patience), (None, ms(1000)));
        purse.spend(ms(1_000_000)).unwrap();
    }

    #[test]
    fn clocks_are_read_in_seconds() {
        let time = |total, increment| {
            Ok(ClockTime {
                total: ms(total),
                increment: ms(increment),
            })
        };
        assert_eq!("60".parse(), time(60_000, 0));
        assert_eq!("0.5+0.01".parse(), time(500, 10));
        for text in [
            "", "0", "-1", "1+", "+1", "1+-1", "nan", "inf", "1e9", "1:00",
        ] {
            assert!(text.parse::<ClockTime>().is_err(), "{text}");
        }
    }
}
