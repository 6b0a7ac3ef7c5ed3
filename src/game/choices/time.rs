//! Which clock runs.

use std::time::Duration;

use serde::{Deserialize, Serialize};

use crate::contest::MatchLaws;

/// Which clock runs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Clock {
    /// None.
    #[default]
    None,
    /// So much time for all moves, and more with each.
    Main,
    /// Gran Ronda's 30 seconds a move.
    GranRonda,
}

impl Clock {
    /// All of them, in the order they are offered.
    pub const ALL: [Self; 3] = [Self::None, Self::Main, Self::GranRonda];
}

/// Time for all moves of a player, and what each move adds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "(u8, u8)", into = "(u8, u8)")]
pub struct MainTime {
    minutes: u8,
    seconds: u8,
}

impl MainTime {
    /// What is offered at once, the shortest first.
    pub const PRESETS: [Self; 5] = [
        Self::new(3, 2),
        Self::new(5, 3),
        Self::new(10, 5),
        Self::new(20, 10),
        Self::new(45, 15),
    ];
    /// The most minutes.
    pub const MOST_MINUTES: u8 = 180;
    /// The most seconds that a move adds.
    pub const MOST_SECONDS: u8 = 60;

    /// So many minutes, and so many seconds with each move; at least a minute, and no more than a
    /// clock of ours is good for.
    pub const fn new(minutes: u8, seconds: u8) -> Self {
        let minutes = match minutes {
            0 => 1,
            1..=Self::MOST_MINUTES => minutes,
            _ => Self::MOST_MINUTES,
        };
        let seconds = match seconds {
            0..=Self::MOST_SECONDS => seconds,
            _ => Self::MOST_SECONDS,
        };
        Self { minutes, seconds }
    }

    /// Minutes for all moves.
    pub fn minutes(self) -> u8 {
        self.minutes
    }

    /// Seconds that each move adds.
    pub fn seconds(self) -> u8 {
        self.seconds
    }

    pub(super) fn laws(self) -> MatchLaws {
        let seconds = |seconds: u16| Duration::from_secs(seconds.into());
        let main = seconds(u16::from(self.minutes) * 60);
        MatchLaws::main_time(main, seconds(self.seconds.into()))
    }
}

impl Default for MainTime {
    fn default() -> Self {
        Self::new(5, 3)
    }
}

impl From<(u8, u8)> for MainTime {
    fn from((minutes, seconds): (u8, u8)) -> Self {
        Self::new(minutes, seconds)
    }
}

impl From<MainTime> for (u8, u8) {
    fn from(time: MainTime) -> Self {
        (time.minutes, time.seconds)
    }
}
