//! The engine as every brain has it.

use super::{Job, Report};
use crate::ai::{self, Engine, Prospects, Settings, Stop, Task, Verdict};

/// An engine, and which game it thinks about.
pub(super) struct Thinker {
    pub(super) engine: Engine,
    game_number: u64,
}

/// What is found before this depth is found in no time.
const TOLD: u8 = 6;

impl Default for Thinker {
    fn default() -> Self {
        Self::new(Settings::default())
    }
}

impl Thinker {
    /// With an engine of this size.
    pub(super) fn new(settings: Settings) -> Self {
        Self {
            engine: Engine::new(settings),
            game_number: 0,
        }
    }

    /// Answers a job on the spot. An analysis is told as it goes on.
    pub(super) fn answer(
        &mut self,
        job: &Job,
        stop: &Stop,
        tell: &mut dyn FnMut(Report),
    ) -> Report {
        let mut prospects = Prospects::of(&job.game, &job.task);
        let mut report = |found: &ai::Report| {
            if job.task.analyse && prospects.note(found) && found.depth >= TOLD {
                tell(Report {
                    number: job.number,
                    prospects: prospects.found.clone(),
                    depth: found.depth,
                    goes_on: true,
                    ..Report::default()
                });
            }
        };
        let verdict = self.look(job, &job.task, stop, &mut report);
        let (prospects, depth) = prospects.conclude(verdict.as_ref());
        Report {
            prospects,
            depth,
            ..Report::new(job.number, verdict)
        }
    }

    /// Thinks about a job's game, for as long as the task says.
    pub(super) fn think(&mut self, job: &Job, task: &Task, stop: &Stop) -> Option<Verdict> {
        self.look(job, task, stop, &mut |_| ())
    }

    /// What was found out in one game plays no part in the next, so that a game doesn't depend on
    /// those before it.
    fn look(
        &mut self,
        job: &Job,
        task: &Task,
        stop: &Stop,
        report: &mut dyn FnMut(&ai::Report),
    ) -> Option<Verdict> {
        if self.game_number != job.game_number {
            self.game_number = job.game_number;
            self.engine.forget();
        }
        self.engine.think(&job.game, task, stop, report)
    }
}
