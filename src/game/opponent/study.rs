//! The machine looks into a position for the analysis, while it has no game to play.

use std::time::Duration;

use super::{InlineBrain, Job, Opponent, Report};
use crate::ai::{Limits, Skill, Task};
use crate::rules::Game;
use bevy::log::warn;

/// Marks the jobs of the analysis, which know from one another what was found out.
const FOR_STUDY: u64 = 1 << 62;

impl Opponent {
    /// Looks into the game's position for its best moves, so many of them, in place of anything it
    /// was thinking about; without limits until something else is to be thought about. `study` says
    /// which game it is: what was found out about one plays no part in another.
    pub fn study(&mut self, game: Game, lines: usize, limits: Limits, study: u64) {
        (self.awaited, self.reply) = (None, None);
        (self.sought, self.found) = (None, None);
        self.studies = true;
        self.jobs += 1;
        self.brain.start(Job {
            number: self.jobs,
            game_number: study | FOR_STUDY,
            game,
            task: Task {
                limits,
                skill: Skill::FULL,
                seed: self.seed,
                lines,
                analyse: true,
                ..Task::default()
            },
        });
    }

    /// The newest that was found by what it was asked last. Nothing is, and never will be, where it
    /// was set to think about something else, which [`Self::is_studying`] tells.
    pub fn studied(&mut self) -> Option<Report> {
        let mut newest = None;
        while self.studies {
            match self.brain.poll() {
                Ok(Some(report)) if report.number == self.jobs => {
                    self.studies = report.goes_on;
                    newest = Some(report);
                }
                Ok(Some(_)) => {}
                Ok(None) => break,
                Err(died) => {
                    warn!("{died}");
                    self.brain = Box::new(InlineBrain::default());
                    self.studies = false;
                }
            }
        }
        newest
    }

    /// Whether what it was asked last goes on.
    pub fn is_studying(&self) -> bool {
        self.studies
    }

    /// It looks into a position whenever it is asked how far it has got, or nearly so.
    pub fn works_in_stretches(&self) -> bool {
        self.studies && self.longest_study().is_some()
    }

    /// Looks into nothing any more.
    pub fn stop_studying(&mut self) {
        if std::mem::take(&mut self.studies) {
            self.brain.stop();
        }
    }

    /// How long it may look into a position at most so that it can turn to another at once; `None`
    /// where it can be stopped at any time.
    pub fn longest_study(&self) -> Option<Duration> {
        self.brain.longest()
    }
}
