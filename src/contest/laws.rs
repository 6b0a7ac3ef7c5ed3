//! The laws of a match, as data.

use std::num::NonZero;
use std::time::Duration;

/// What a match adds to a rule set: how its moves are clocked and how often a draw may be
/// offered. Any laws go with any rule set.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct MatchLaws {
    /// How the moves are clocked.
    pub clock: ClockLaw,
    /// How many draws a player may offer in a game.
    pub draw_offers: u8,
}

/// How moves are clocked. Clocks count whole milliseconds up to [`LONGEST_TIME`], and time is up
/// when none is left: a move that takes all of it comes too late.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ClockLaw {
    /// Not at all.
    Untimed,
    /// So much time for all moves of a player, and more with each. Whose time is up has lost.
    Main {
        /// The time at the start.
        main: Duration,
        /// What a move adds, once it is made.
        increment: Duration,
    },
    /// So much time for each move. Whose time is up has a move played for them.
    PerMove {
        /// The time for a move.
        time: Duration,
        /// So many expiries of one player, with no move of theirs in time between, lose at once.
        losing: NonZero<u8>,
    },
}

/// The most that a clock shows; it stays there when a move adds more.
pub const LONGEST_TIME: Duration = Duration::from_hours(99_999);

/// Each player may offer three draws in a game (Gran Ronda's law, which we give to every match).
const DRAW_OFFERS: u8 = 3;

impl MatchLaws {
    /// Without a clock.
    pub const UNTIMED: Self = Self::new(ClockLaw::Untimed);

    /// Gran Ronda's: 30 seconds a move, at expiry a legal move is played for the player, and the
    /// third expiry in a row loses.
    pub const GRAN_RONDA: Self = Self::new(ClockLaw::PerMove {
        time: Duration::from_secs(30),
        // Three isn't zero; the compiler has seen it.
        losing: NonZero::new(3).unwrap(),
    });

    /// So much time for all moves of a player, and more with each.
    pub const fn main_time(main: Duration, increment: Duration) -> Self {
        Self::new(ClockLaw::Main { main, increment })
    }

    const fn new(clock: ClockLaw) -> Self {
        let draw_offers = DRAW_OFFERS;
        Self { clock, draw_offers }
    }

    /// These laws with times that a clock can show.
    pub(super) fn shown(self) -> Self {
        let clock = match self.clock {
            ClockLaw::Untimed => ClockLaw::Untimed,
            ClockLaw::Main { main, increment } => ClockLaw::Main {
                main: shown(main),
                increment: shown(increment),
            },
            ClockLaw::PerMove { time, losing } => ClockLaw::PerMove {
                time: shown(time),
                losing,
            },
        };
        Self { clock, ..self }
    }
}

impl Default for MatchLaws {
    /// Without a clock.
    fn default() -> Self {
        Self::UNTIMED
    }
}

impl ClockLaw {
    /// What a clock shows when the game begins; `None` without one.
    pub const fn start(self) -> Option<Duration> {
        match self {
            Self::Untimed => None,
            Self::Main { main: time, .. } | Self::PerMove { time, .. } => Some(time),
        }
    }

    /// What a clock that showed `left` shows after a move that took so long; `None` if time was
    /// up before.
    pub(super) fn after(self, left: Duration, took: Duration) -> Option<Duration> {
        let rest = left.checked_sub(took).filter(|rest| !rest.is_zero());
        match self {
            Self::Untimed => Some(left),
            Self::Main { increment, .. } => Some(shown(rest?.saturating_add(increment))),
            Self::PerMove { time, .. } => rest.map(|_| time),
        }
    }
}

/// A time as clocks count it.
pub(super) fn shown(time: Duration) -> Duration {
    let whole = Duration::new(time.as_secs(), time.subsec_millis() * 1_000_000);
    whole.min(LONGEST_TIME)
}
