//! Moves on the clock, and what happens when time is up.

use std::time::Duration;

use super::laws::shown;
use super::{ClockLaw, Contest, ContestError};
use crate::rules::{Ending, Move, Outcome, Side};

/// What follows when a player's time is up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Expiry {
    /// The player has lost; the game is over.
    Lost(Outcome),
    /// A legal move is to be [played for the player](Contest::play_on_expiry); nothing has
    /// changed yet.
    MoveDue,
}

impl Contest {
    /// The side to move plays, having thought for so long, rounded down to whole milliseconds.
    ///
    /// Time is up when none is left: with 1000 ms on the clock a move after 999 ms is in time,
    /// one after 1000 ms is [refused](ContestError::TimeUp), and what follows is asked of
    /// [`expire`](Self::expire). An increment is added to what is left once the move is made.
    /// Without a clock it doesn't matter how long it took.
    pub fn play(&mut self, mv: Move, took: Duration) -> Result<(), ContestError> {
        self.check_running()?;
        let side = self.turn();
        let mut clocks = self.entry().clocks;
        if let Some(clocks) = &mut clocks {
            let clock = &mut clocks[side.index()];
            let after = self.laws.clock.after(*clock, shown(took));
            *clock = after.ok_or(ContestError::TimeUp(side))?;
        }
        self.push(mv, clocks, false)
    }

    /// The side to move plays, and nobody knows how long it took: the clocks stay. It counts as
    /// a move in time.
    pub fn play_untimed(&mut self, mv: Move) -> Result<(), ContestError> {
        self.push(mv, self.entry().clocks, false)
    }

    /// The time of the side to move is up. Where each move has its time, a move is to be played
    /// for the player, except at the expiry in a row that loses; elsewhere the first one loses.
    pub fn expire(&mut self) -> Result<Expiry, ContestError> {
        self.check_running()?;
        let side = self.turn();
        match self.laws.clock {
            ClockLaw::Untimed => return Err(ContestError::NoClock),
            ClockLaw::PerMove { losing, .. } if self.expiries(side) + 1 < losing.get() => {
                return Ok(Expiry::MoveDue);
            }
            ClockLaw::PerMove { .. } | ClockLaw::Main { .. } => self.lose_on_time(side)?,
        }
        let (winner, ending) = (Some(side.opponent()), Ending::Time);
        Ok(Expiry::Lost(Outcome { winner, ending }))
    }

    /// Plays a legal move for the side to move, whose time is up, and marks it so. Which move is
    /// the caller's choice. To draw offers it is a move of the player like any other.
    pub fn play_on_expiry(&mut self, mv: Move) -> Result<(), ContestError> {
        self.check_running()?;
        let side = self.turn();
        let ClockLaw::PerMove { time, losing } = self.laws.clock else {
            return Err(ContestError::NoMoveForPlayer(side));
        };
        let expiries = self.expiries(side) + 1;
        if expiries >= losing.get() {
            return Err(ContestError::LastExpiry { side, expiries });
        }
        let mut clocks = self.entry().clocks;
        if let Some(clocks) = &mut clocks {
            clocks[side.index()] = time;
        }
        self.push(mv, clocks, true)
    }

    /// Puts a clock right, as an arbiter does, be the game over or not.
    pub fn set_clock(&mut self, side: Side, left: Duration) -> Result<(), ContestError> {
        if self.entry().clocks.is_none() {
            return Err(ContestError::NoClock);
        }
        if let Some(clocks) = &mut self.entry_mut().clocks {
            clocks[side.index()] = shown(left);
        }
        Ok(())
    }

    /// What the side's clock shows when the side to move begins to think; `None` without clocks.
    pub fn left(&self, side: Side) -> Option<Duration> {
        self.entry().clocks.map(|clocks| clocks[side.index()])
    }

    /// How often in a row the side's time has been up: its last moves that were played for it,
    /// and the expiry that lost the game.
    pub fn expiries(&self, side: Side) -> u8 {
        let entries = &self.entries()[1..];
        let mine = usize::from(self.turn() == side);
        let of_side = entries.iter().rev().skip(mine).step_by(2);
        let played_for = of_side.take_while(|entry| entry.is_on_expiry());
        let lost = matches!(self.laws.clock, ClockLaw::PerMove { .. })
            && self.outcome().is_some_and(|outcome| {
                outcome.ending == Ending::Time && outcome.winner == Some(side.opponent())
            });
        u8::try_from(played_for.count() + usize::from(lost)).unwrap_or(u8::MAX)
    }
}
