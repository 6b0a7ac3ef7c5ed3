//! The machine on a thread of its own.
//!
//! Not on one of Bevy's pools: those are few, and a long search there holds up other work.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Mutex;
use std::sync::mpsc::{Receiver, Sender, TryRecvError, channel};

use super::{Brain, Job, Report, Thinker};
use crate::ai::Stop;

/// Called from the thinking thread when a report is ready, to wake a window that sleeps.
pub type Wake = Box<dyn Fn() + Send + Sync>;

/// Thinks on a dedicated thread.
pub struct NativeBrain {
    jobs: Sender<(Job, Stop)>,
    reports: Mutex<Receiver<Report>>,
    stop: Stop,
}

impl NativeBrain {
    /// Starts the thread; `wake` is called after each report.
    ///
    /// # Errors
    /// The system can't start a thread.
    pub fn start(wake: Wake) -> std::io::Result<Self> {
        let (jobs, work) = channel::<(Job, Stop)>();
        let (send, reports) = channel();
        std::thread::Builder::new()
            .name("damas machine".into())
            .spawn(move || {
                let mut thinker = Thinker::default();
                // Both ends close when the window does: then the thread ends by itself.
                for (job, stop) in work {
                    // A fault in the search must not take the game with it: the job is answered all
                    // the same, by a new thinker from then on, and any legal move will do.
                    let thought = AssertUnwindSafe(|| thinker.answer(&job, &stop));
                    let report = catch_unwind(thought).unwrap_or_else(|_| {
                        thinker = Thinker::default();
                        Report::new(job.number, None)
                    });
                    if send.send(report).is_err() {
                        break;
                    }
                    wake();
                }
            })?;
        Ok(Self {
            jobs,
            reports: Mutex::new(reports),
            stop: Stop::default(),
        })
    }
}

impl Brain for NativeBrain {
    fn start(&mut self, job: Job) {
        self.stop();
        self.stop = Stop::default();
        // Fails only when the thread is gone, which `poll` reports.
        let _ = self.jobs.send((job, self.stop.clone()));
    }

    fn stop(&mut self) {
        self.stop.stop();
    }

    fn poll(&mut self) -> Result<Option<Report>, super::BrainDied> {
        let Ok(reports) = self.reports.get_mut() else {
            return Err(super::BrainDied);
        };
        match reports.try_recv() {
            Ok(report) => Ok(Some(report)),
            Err(TryRecvError::Empty) => Ok(None),
            Err(TryRecvError::Disconnected) => Err(super::BrainDied),
        }
    }
}

impl Drop for NativeBrain {
    fn drop(&mut self) {
        self.stop.stop();
    }
}
