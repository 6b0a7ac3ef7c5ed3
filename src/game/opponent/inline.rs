//! The machine without a thread: for tests, and where no thread can be had.

use super::{Brain, BrainDied, Job, Report, answer};
use crate::ai::Stop;

/// Thinks when it is asked for its report.
#[derive(Default)]
pub struct InlineBrain {
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
        Ok(self.job.take().map(|job| answer(&job, &Stop::default())))
    }
}
