//! The machine without a thread: for tests, and where no thread can be had.

use super::{Brain, BrainDied, Job, Report, answer};
use crate::ai::{Engine, Settings, Stop};

/// Thinks when it is asked for its report.
pub struct InlineBrain {
    engine: Engine,
    job: Option<Job>,
}

impl Default for InlineBrain {
    fn default() -> Self {
        Self {
            engine: Engine::new(Settings::default()),
            job: None,
        }
    }
}

impl Brain for InlineBrain {
    fn start(&mut self, job: Job) {
        self.job = Some(job);
    }

    fn stop(&mut self) {
        self.job = None;
    }

    fn poll(&mut self) -> Result<Option<Report>, BrainDied> {
        let job = self.job.take();
        Ok(job.map(|job| answer(&mut self.engine, &job, &Stop::default())))
    }
}
