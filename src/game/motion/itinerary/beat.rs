//! The beats of a move: what can be heard of it, and when.

use std::time::Duration;

use super::{Itinerary, pace};

/// Something in a move that happens at one time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Beat {
    /// The piece passes over a victim: the first is 1.
    Taken(usize),
    /// The piece lands.
    Landed,
    /// The second disc of a new king falls onto the first.
    Crowned,
}

impl Itinerary {
    /// The beats in order, those after `told` up to and including `now`; from the start where none
    /// has been told.
    pub fn beats(&self, told: Option<Duration>, now: Duration) -> impl Iterator<Item = Beat> {
        let mut beats = Vec::new();
        // Hop by hop, so that those at one time (without animation all are) keep their order.
        for index in 0..self.hops.len().max(self.ghosts.len()) {
            let taken = self.ghosts.get(index);
            beats.extend(taken.map(|start| (*start, Beat::Taken(index + 1))));
            let hop = self.hops.get(index);
            beats.extend(hop.map(|hop| (hop.start + hop.time, Beat::Landed)));
        }
        beats.extend(self.crowning.map(|crowning| {
            let fallen = crowning.start + crowning.pace.of(pace::CROWN_FALL);
            (fallen, Beat::Crowned)
        }));
        beats.retain(|(time, _)| told.is_none_or(|told| *time > told) && *time <= now);
        beats.sort_by_key(|(time, _)| *time);
        beats.into_iter().map(|(_, beat)| beat)
    }
}
