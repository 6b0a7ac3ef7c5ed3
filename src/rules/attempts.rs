//! What one piece could do if only its own way of moving counted: the ground for explaining why
//! the law still says no.

use std::collections::HashSet;

use super::jumps::{Jump, Lifted};
use super::lattice::run;
use super::law::with_law;
use super::{CaptureWeight, Refusal, Side, steps};

/// Stops of one piece that are looked at in search of a capture that might have been meant.
/// Only a king among many pieces has more; then a less telling reason may be given.
const MOST_STOPS: usize = 20_000;

/// A capture up to some landing, by bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Capture {
    pub(super) to: u8,
    pub(super) taken: u64,
    /// The square of the last row that was touched last.
    pub(super) passed: Option<u8>,
}

impl Capture {
    /// Nothing taken yet.
    pub(super) const fn start(from: u8) -> Self {
        Self {
            to: from,
            taken: 0,
            passed: None,
        }
    }

    /// One jump further.
    pub(super) const fn then(self, jump: Jump, crown_row: u64) -> Self {
        Self {
            to: jump.landing,
            taken: self.taken | 1 << jump.victim,
            passed: if crown_row >> jump.landing & 1 == 1 {
                Some(jump.landing)
            } else {
                self.passed
            },
        }
    }
}

impl Lifted<'_> {
    /// The same piece as a king.
    pub(super) const fn crowned(mut self) -> Self {
        self.by_king = true;
        self
    }

    /// The enemies that aren't taken yet.
    pub(super) fn victims(&self, taken: u64) -> u64 {
        self.position.side(self.position.turn.opponent()) & !taken
    }

    /// Where the piece may step if nothing else forbids it.
    pub(super) fn steps(&self) -> u64 {
        with_law!(self.position.rules, L => steps::from::<L>(self.position, self.from))
    }

    /// The greatest capture, finished or not, that ends on such a square.
    pub(super) fn greatest_capture(self, ends_on: impl Fn(u8) -> bool) -> Option<Capture> {
        let stops = self.stops(false);
        let rules = self.position.rules.declaration();
        let weight = |stop: &Capture| {
            let kings = (stop.taken & self.position.kings).count_ones();
            let men = stop.taken.count_ones() - kings;
            CaptureWeight::new(rules, men, kings, self.by_king)
        };
        let fitting = stops.into_iter().filter(|stop| ends_on(stop.to));
        fitting.max_by_key(weight)
    }

    /// The square of the last row over which a man could come to `to`, were it crowned there.
    pub(super) fn passing_capture(self, to: u8) -> Option<u8> {
        let stops = if self.by_king {
            Vec::new()
        } else {
            self.stops(true)
        };
        let stop = stops.into_iter().find(|stop| stop.to == to)?;
        stop.passed
    }

    /// All landings that jumps lead to, nearest first; optionally as if a man were crowned where
    /// it touches the last row.
    fn stops(self, crowned_in_passing: bool) -> Vec<Capture> {
        let crown_row = self.position.board().lattice().crown_rows[self.position.turn.index()];
        let mut stops = vec![Capture::start(self.from)];
        let mut seen = HashSet::new();
        let mut next = 0;
        while next < stops.len() && stops.len() < MOST_STOPS {
            let stop = stops[next];
            let piece = if crowned_in_passing && stop.passed.is_some() {
                self.crowned()
            } else {
                self
            };
            for jump in piece.jumps(stop.to, self.victims(stop.taken)) {
                let stop = stop.then(jump, crown_row);
                if seen.insert((stop.to, stop.taken, stop.passed.is_some())) {
                    stops.push(stop);
                }
            }
            next += 1;
        }
        stops.swap_remove(0);
        stops
    }

    /// What keeps the piece from going or jumping from `at` to `to`; `None` when the way is free
    /// of pieces.
    pub(super) fn obstacle(&self, at: u8, to: u8, taken: u64) -> Option<Refusal> {
        let square = |bit| self.position.board().square(bit);
        let standing = |bit: u8| {
            let square = square(bit);
            if taken >> bit & 1 == 1 {
                Refusal::TakenAlready { square }
            } else {
                Refusal::Blocked { by: square }
            }
        };
        if at == to {
            return Some(Refusal::StaysPut);
        }
        if self.blockers() >> to & 1 == 1 {
            return Some(Refusal::Blocked { by: square(to) });
        }
        let Some(direction) = self.direction(at, to) else {
            return Some(Refusal::NotOnALine);
        };
        let rays = &self.position.board().lattice().rays[direction];
        let (before, first) = run(rays[usize::from(at)], self.blockers(), direction);
        if before >> to & 1 == 1 {
            return None;
        }
        if self.victims(taken) >> first & 1 == 0 {
            return Some(standing(first));
        }
        if !self.captures_towards(direction) {
            return Some(Refusal::WrongDirection);
        }
        let (behind, second) = run(rays[usize::from(first)], self.blockers(), direction);
        Some(if behind >> to & 1 == 1 {
            Refusal::TooFar
        } else {
            standing(second)
        })
    }

    /// Why a piece doesn't step along a free way, or to where it stands.
    pub(super) fn strays(&self, to: u8) -> Refusal {
        let forward = match self.position.turn {
            Side::White => to < self.from,
            Side::Black => to > self.from,
        };
        let is_diagonal = self.direction(self.from, to).is_some_and(|d| d < 4);
        if !self.by_king && forward && is_diagonal {
            Refusal::TooFar
        } else {
            Refusal::WrongDirection
        }
    }

    fn direction(&self, at: u8, to: u8) -> Option<usize> {
        let rays = &self.position.board().lattice().rays;
        (0..8).find(|&direction| rays[direction][usize::from(at)] >> to & 1 == 1)
    }

    fn captures_towards(&self, direction: usize) -> bool {
        with_law!(self.position.rules, L => self.captures_along::<L>(direction))
    }
}
