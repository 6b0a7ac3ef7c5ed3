//! The engine as every brain has it.

use super::{Job, Report};
use crate::ai::{self, Engine, Limits, Prospect, Prospects, Settings, Stop, Task, Verdict};

/// What is found before this depth is found in no time.
const TOLD: u8 = 6;

/// What a search concludes; nothing where it failed.
#[derive(Clone, Debug, Default)]
pub(super) struct Conclusion {
    pub(super) verdict: Option<Verdict>,
    /// The best moves of an analysis; else the verdict's.
    pub(super) prospects: Vec<Prospect>,
    /// How many plies were looked ahead in full for them.
    pub(super) depth: u8,
}

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

    /// Answers a job on the spot. What is asked without end is told as it goes on.
    #[cfg(any(not(target_arch = "wasm32"), test))]
    pub(super) fn answer(
        &mut self,
        job: &Job,
        stop: &Stop,
        tell: &mut dyn FnMut(Report),
    ) -> Report {
        Report::new(job.number, self.think(job, &job.task, stop, tell))
    }

    /// Thinks about a job's game. What was found out in one game plays no part in the next, so that
    /// a game doesn't depend on those before it.
    pub(super) fn think(
        &mut self,
        job: &Job,
        task: &Task,
        stop: &Stop,
        tell: &mut dyn FnMut(Report),
    ) -> Conclusion {
        if self.game_number != job.game_number {
            self.game_number = job.game_number;
            self.engine.forget();
        }
        let endless = task.limits == Limits::default();
        let mut best = Prospects::of(&job.game, task);
        let mut note = |found: &ai::Report| {
            if task.analyse && best.note(found) && endless && found.depth >= TOLD {
                tell(Report {
                    number: job.number,
                    prospects: best.found.clone(),
                    depth: found.depth,
                    goes_on: true,
                    ..Report::default()
                });
            }
        };
        let verdict = self.engine.think(&job.game, task, stop, &mut note);
        let (prospects, depth) = best.conclude(verdict.as_ref());
        Conclusion {
            verdict,
            prospects,
            depth,
        }
    }
}
