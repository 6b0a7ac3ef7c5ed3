//! Another game of the same players, and the score of their match.

use std::time::Duration;

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use super::{CurrentGame, NextTurn, Seats, Thought, announce_turn};
use crate::contest::Contest;
use crate::game::messages::{GameEnded, GameStarted, RematchWished};
use crate::rules::{Outcome, Side};

/// What the players have won in the games before this one: two points for a win and one for a draw,
/// by the side that each plays now.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tally {
    /// White's points.
    pub white: u32,
    /// Black's points.
    pub black: u32,
}

impl Tally {
    /// The points with this game's.
    #[must_use]
    pub fn with(self, outcome: Option<Outcome>) -> Self {
        let of = |side| match outcome.map(|outcome| outcome.winner) {
            Some(Some(winner)) if winner == side => 2,
            Some(None) => 1,
            _ => 0,
        };
        Self {
            white: self.white + of(Side::White),
            black: self.black + of(Side::Black),
        }
    }

    /// The side's points.
    pub fn of(self, side: Side) -> u32 {
        match side {
            Side::White => self.white,
            Side::Black => self.black,
        }
    }

    /// No game of this match has been finished before.
    pub fn is_empty(self) -> bool {
        self == Self::default()
    }
}

/// The same start and laws, and the players change sides: whoever had the better side of odds has
/// the worse one now.
pub(super) fn start_rematches(
    mut wishes: MessageReader<RematchWished>,
    mut current: ResMut<CurrentGame>,
    (mut seats, mut thought, mut tally): (ResMut<Seats>, ResMut<Thought>, ResMut<Tally>),
    turn: NextTurn,
    mut started: MessageWriter<GameStarted>,
    mut ended: MessageWriter<GameEnded>,
) {
    if wishes.read().count() == 0 {
        return;
    }
    let points = tally.with(current.game().outcome());
    *tally = Tally {
        white: points.black,
        black: points.white,
    };
    *seats = seats.swapped();
    current.contest = Contest::from_position(*current.game().start(), current.contest.laws());
    current.moment.0 += 1;
    thought.0 = Duration::ZERO;
    started.write(GameStarted);
    announce_turn(&current, turn, &mut ended);
}
