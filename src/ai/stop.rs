//! How a search is told from outside to stop, or that its clock has begun to run.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// Two flags that a search watches; clones are the same flags.
///
/// ```
/// use damas::ai::Stop;
/// let stop = Stop::pondering();
/// stop.ponder_hit();
/// assert!(!stop.is_pondering() && !stop.is_stopped());
/// ```
#[derive(Clone, Debug, Default)]
pub struct Stop(Arc<Flags>);

#[derive(Debug, Default)]
struct Flags {
    stopped: AtomicBool,
    pondering: AtomicBool,
}

impl Stop {
    /// For a search in the rival's time: it has no clock until [`Self::ponder_hit`]; then its
    /// task's time begins.
    pub fn pondering() -> Self {
        let stop = Self::default();
        stop.0.pondering.store(true, Ordering::Relaxed);
        stop
    }

    /// Asks the search to end with what it has.
    pub fn stop(&self) {
        self.0.stopped.store(true, Ordering::Relaxed);
    }

    /// Whether it has been asked to.
    pub fn is_stopped(&self) -> bool {
        self.0.stopped.load(Ordering::Relaxed)
    }

    /// Tells the search that the expected move was played, and so its clock runs.
    pub fn ponder_hit(&self) {
        self.0.pondering.store(false, Ordering::Relaxed);
    }

    /// Whether its clock doesn't run yet.
    pub fn is_pondering(&self) -> bool {
        self.0.pondering.load(Ordering::Relaxed)
    }
}
