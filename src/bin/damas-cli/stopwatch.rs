//! How long something takes.

use std::time::Duration;

#[expect(
    clippy::disallowed_types,
    reason = "web_time's is std's outside a browser, where this never runs"
)]
type Instant = web_time::Instant;

/// Runs from its start on.
#[derive(Clone, Copy, Debug)]
pub struct Stopwatch(Instant);

impl Stopwatch {
    /// Starts one.
    pub fn start() -> Self {
        Self(Instant::now())
    }

    /// The time since it was started.
    pub fn elapsed(self) -> Duration {
        self.0.elapsed()
    }
}
