//! The machine without a thread: for tests, and where no thread can be had.

use super::{Brain, BrainDied, Job, Report, Thinker};
use crate::ai::Stop;

/// Thinks when it is asked for its report.
#[derive(Default)]
pub struct InlineBrain {
    thinker: Thinker,
    job: Option<Job>,
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
        Ok(job.map(|job| self.thinker.answer(&job, &Stop::default())))
    }
}
