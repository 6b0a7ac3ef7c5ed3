//! The machine without a thread: for tests, and where no thread can be had.

use std::time::Duration;

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
        let mut answer = |job: Job| self.thinker.answer(&job, &Stop::default(), &mut |_| ());
        Ok(job.map(&mut answer))
    }

    /// The window waits for it.
    fn longest(&self) -> Option<Duration> {
        Some(Duration::from_millis(16))
    }
}
