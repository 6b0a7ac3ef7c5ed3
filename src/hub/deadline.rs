//! How long to wait.

use std::time::Duration;

#[expect(
    clippy::disallowed_types,
    reason = "web_time's is std's outside a browser, where this never runs"
)]
type Instant = web_time::Instant;

/// A moment that comes so long after this was made.
pub(super) struct Deadline {
    start: Instant,
    patience: Duration,
}

impl Deadline {
    pub(super) fn after(patience: Duration) -> Self {
        let start = Instant::now();
        Self { start, patience }
    }

    /// The time until then; nothing when it is past.
    pub(super) fn left(&self) -> Duration {
        self.patience.saturating_sub(self.start.elapsed())
    }
}
