//! The machine advises a person, in a turn in which it has nothing else to think about.

use std::time::Duration;

use super::{Job, Opponent, patience};
use crate::ai::{Limits, Skill, Task, Time};
use crate::game::messages::Moment;
use crate::game::referee::CurrentGame;
use crate::rules::Move as DraughtsMove;

/// A hint comes after so long at most,
const TIME: Duration = Duration::from_millis(900);
/// and after so many positions at most, the same on every fast machine.
const NODES: u64 = 400_000;
/// Marks the jobs of hints, so that what is found out for them plays no part in how a weaker
/// machine plays on.
const FOR_HINTS: u64 = 1 << 63;

/// What was found for a moment: the best move, and what may follow.
pub(super) type Found = (Moment, Vec<DraughtsMove>);

impl Opponent {
    /// Looks for a good move for the side to move, in place of anything it was thinking about.
    pub fn seek(&mut self, current: &CurrentGame) {
        let limits = Limits {
            nodes: Some(NODES),
            time: Some(Time::Move(TIME)),
            depth: None,
        };
        self.sought = Some(current.moment());
        self.patience = patience::most_wait(limits);
        self.jobs += 1;
        self.brain.start(Job {
            number: self.jobs,
            game_number: self.games | FOR_HINTS,
            game: current.game().clone(),
            task: Task {
                limits,
                skill: Skill::FULL,
                seed: self.seed,
                // The line is wanted too, and a book has none.
                analyse: true,
                ..Task::default()
            },
        });
    }

    /// What was found, once.
    pub fn take_advice(&mut self) -> Option<Found> {
        self.found.take()
    }
}
