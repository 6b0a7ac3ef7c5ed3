//! What the player chose for the next game, remembered from one to the next.

mod kind;
mod level;
mod odds;
mod rating;
#[cfg(test)]
mod tests;
mod time;

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use super::messages::GameWished;
use super::seats::{Seat, Seats};
use super::storage::Keep;
use crate::contest::MatchLaws;
use crate::notation::fen::{self, FenError};
use crate::rules::{Position, Rules, Side, Square};
pub use kind::Kind;
pub use level::{Level, NoSuchLevel};
pub use odds::Odds;
use odds::given;
pub use rating::Rating;
pub use time::{Clock, MainTime};

/// What a new game will be like.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
pub struct Choices {
    /// By which rules.
    #[serde(with = "by_name")]
    pub rules: Rules,
    /// Against whom.
    pub rival: Rival,
    /// How well the machine plays; where it plays both sides, how well it plays White.
    pub level: Level,
    /// How well it plays Black where it plays both sides.
    pub black_level: Level,
    /// Which side a person plays against the machine.
    pub side: SideWish,
    /// With which clock.
    pub clock: Clock,
    /// The main time that is offered, whether or not it is chosen.
    pub main_time: MainTime,
    /// With fewer men.
    pub odds: Odds,
    /// From this position, a FEN, and not from the start. It is for this sitting only.
    #[serde(skip)]
    pub position: String,
    /// Two people see the board each from their own side.
    pub turns_board: bool,
}

/// Against whom.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Rival {
    /// The machine.
    #[default]
    Machine,
    /// A person at the same screen.
    Person,
    /// Nobody: the machine plays both sides, and the player looks on.
    Machines,
}

impl Rival {
    /// All of them, in the order they are offered.
    pub const ALL: [Self; 3] = [Self::Machine, Self::Person, Self::Machines];
}

/// Which side a person plays.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SideWish {
    /// White.
    #[default]
    White,
    /// Black.
    Black,
    /// Chance decides.
    Either,
}

impl SideWish {
    /// All of them, in the order they are offered.
    pub const ALL: [Self; 3] = [Self::White, Self::Black, Self::Either];

    /// The side, given a number that nobody chose.
    fn side(self, chance: u64) -> Side {
        match self {
            Self::White => Side::White,
            Self::Either if chance.count_ones().is_multiple_of(2) => Side::White,
            Self::Black | Self::Either => Side::Black,
        }
    }
}

impl Choices {
    /// The new game. `chance` is a number that nobody chose; it decides what the player leaves to
    /// chance. A position that these rules don't know counts as none.
    pub fn wish(&self, chance: u64) -> GameWished {
        let start = self
            .set_position()
            .and_then(Result::ok)
            .unwrap_or_else(|| self.start());
        GameWished::new(start, self.seats(chance), self.laws())
    }

    /// The position that was set up, or why it is none; `None` where nothing is written.
    pub fn set_position(&self) -> Option<Result<Position, FenError>> {
        let text = self.position.trim();
        let read = || fen::parse(self.rules, text).map(|read| read.position);
        (!text.is_empty()).then(read)
    }

    /// Whether anything is chosen of what most games do without.
    pub fn are_special(&self) -> bool {
        self.odds != Odds::default() || !self.position.trim().is_empty()
    }

    /// The start without the men that are given.
    fn start(&self) -> Position {
        let start = Position::start(self.rules);
        let given: Vec<Square> = Side::ALL
            .into_iter()
            .flat_map(|side| given(&start, side, self.odds.of(side)))
            .collect();
        let pieces = start.pieces().filter(|(square, _)| !given.contains(square));
        // Fewer pieces of a position are a position.
        Position::new(self.rules, start.turn(), pieces, [None; 2]).unwrap_or(start)
    }

    fn seats(&self, chance: u64) -> Seats {
        match self.rival {
            Rival::Person => Seats::two_people(),
            Rival::Machine => Seats::against(self.side.side(chance), self.level.skill()),
            Rival::Machines => Seats {
                white: Seat::Machine(self.level.skill()),
                black: Seat::Machine(self.black_level.skill()),
            },
        }
    }

    fn laws(&self) -> MatchLaws {
        match self.clock {
            Clock::None => MatchLaws::UNTIMED,
            Clock::Main => self.main_time.laws(),
            Clock::GranRonda => MatchLaws::GRAN_RONDA,
        }
    }
}

/// Rules are kept by their names.
mod by_name {
    use serde::{Deserialize, Deserializer, Serializer, de::Error};

    use crate::rules::Rules;

    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands a reference")]
    pub(super) fn serialize<S: Serializer>(rules: &Rules, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(rules.name())
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Rules, D::Error> {
        String::deserialize(from)?.parse().map_err(D::Error::custom)
    }
}

pub(super) fn plugin(app: &mut App) {
    app.keep::<Choices>("choices");
}
