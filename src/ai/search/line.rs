//! The lines of best play, one for each ply of the search.

use crate::rules::Move;

/// The best line from each ply on.
#[derive(Debug)]
pub(super) struct Lines(Vec<Vec<Move>>);

impl Lines {
    /// Room for so many plies.
    pub(super) fn new(plies: usize) -> Self {
        Self(vec![Vec::new(); plies])
    }

    /// Nothing is known from this ply on.
    pub(super) fn clear(&mut self, ply: usize) {
        self.0[ply].clear();
    }

    /// The best from this ply on begins with `mv` and goes on as the next ply's does.
    pub(super) fn extend(&mut self, ply: usize, mv: Move) {
        let (before, after) = self.0.split_at_mut(ply + 1);
        let line = &mut before[ply];
        line.clear();
        line.push(mv);
        line.extend(after.first().into_iter().flatten());
    }

    /// The best from this ply on.
    pub(super) fn from(&self, ply: usize) -> &[Move] {
        &self.0[ply]
    }
}
