//! The machine on a thread of its own.
//!
//! Not on one of Bevy's pools: those are few, and a long search there holds up other work.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::{Receiver, Sender, TryRecvError, channel};
use std::sync::{Arc, Mutex};

use super::thinker::{Conclusion, Thinker};
use super::{Brain, Job, Report};
use crate::ai::endgame::Tables;
use crate::ai::{Settings, Stop};

/// Called from the thinking thread when a report is ready, to wake a window that sleeps.
pub type Wake = Box<dyn Fn() + Send + Sync>;

/// What the thread is told.
enum Errand {
    Think(Box<Job>, Stop),
    Learn(Option<Arc<Tables>>),
}

/// Thinks on a dedicated thread, and on others beside it where it plays its best.
pub struct NativeBrain {
    errands: Sender<Errand>,
    reports: Mutex<Receiver<Report>>,
    stop: Stop,
}

impl NativeBrain {
    /// Starts the thread, with an engine of this size; `wake` is called after each report.
    ///
    /// # Errors
    /// The system can't start a thread.
    pub fn start(settings: Settings, wake: Wake) -> std::io::Result<Self> {
        let (errands, work) = channel();
        let (send, reports) = channel();
        std::thread::Builder::new()
            .name("damas machine".into())
            .spawn(move || {
                let mut thinker = Thinker::new(settings);
                let mut known = None;
                // Both ends close when the window does: then the thread ends by itself.
                for errand in work {
                    let (job, stop) = match errand {
                        Errand::Think(job, stop) => (job, stop),
                        Errand::Learn(tables) => {
                            known = tables;
                            thinker.engine.use_tables(known.clone());
                            continue;
                        }
                    };
                    // A fault in the search must not take the game with it: the job is answered all
                    // the same, by a new thinker from then on, and any legal move will do.
                    let thought = AssertUnwindSafe(|| {
                        thinker.answer(&job, &stop, &mut |report| {
                            // Nobody listens any more: then the next report ends the thread.
                            let _ = send.send(report);
                            wake();
                        })
                    });
                    let report = catch_unwind(thought).unwrap_or_else(|_| {
                        thinker = Thinker::new(settings);
                        thinker.engine.use_tables(known.clone());
                        Report::new(job.number, Conclusion::default())
                    });
                    if send.send(report).is_err() {
                        break;
                    }
                    wake();
                }
            })?;
        Ok(Self {
            errands,
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
        let _ = self
            .errands
            .send(Errand::Think(Box::new(job), self.stop.clone()));
    }

    fn stop(&mut self) {
        self.stop.stop();
    }

    fn learn(&mut self, tables: Option<Arc<Tables>>) {
        let _ = self.errands.send(Errand::Learn(tables));
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
