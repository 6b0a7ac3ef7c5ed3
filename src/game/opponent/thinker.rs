//! The engine as every brain has it.

use super::{Job, Report};
use crate::ai::{Engine, Settings, Stop, Task, Verdict};

/// An engine, and which game it thinks about.
pub(super) struct Thinker {
    pub(super) engine: Engine,
    game_number: u64,
}

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

    /// Answers a job on the spot.
    #[cfg(any(not(target_arch = "wasm32"), test))]
    pub(super) fn answer(&mut self, job: &Job, stop: &Stop) -> Report {
        Report::new(job.number, self.think(job, &job.task, stop))
    }

    /// Thinks about a job's game. What was found out in one game plays no part in the next, so that
    /// a game doesn't depend on those before it.
    pub(super) fn think(&mut self, job: &Job, task: &Task, stop: &Stop) -> Option<Verdict> {
        if self.game_number != job.game_number {
            self.game_number = job.game_number;
            self.engine.forget();
        }
        self.engine.think(&job.game, task, stop, &mut |_| ())
    }
}
