//! How long the machine may think.

/// What ends a search. The search ends with the first limit it meets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// Positions looked at, at most. The same number gives the same move on every machine.
    pub nodes: u64,
    /// Plies looked ahead without captures, at most.
    pub depth: u8,
}

impl Default for Limits {
    /// A shallow search: some tens of milliseconds on any machine.
    fn default() -> Self {
        Self {
            nodes: 60_000,
            depth: 7,
        }
    }
}
