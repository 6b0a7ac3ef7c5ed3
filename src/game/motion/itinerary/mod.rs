//! When a moving piece is where, what becomes of the pieces it takes, and when it is crowned.
//!
//! An [`Itinerary`] is drawn up once, from the move and its route, and is then only read:
//! [`Itinerary::at`] answers for any time. It knows no window and no rule, so tests read it
//! frame by frame. Places are in squares from the board's upper left corner as White sees it.

mod beat;
mod ease;
mod journey;
#[cfg(test)]
mod tests;

use std::time::Duration;

use bevy::math::Vec2;

use super::pace::{self, Pace};
pub use beat::Beat;
pub use ease::{ease_out, smoothstep};
use ease::{inverse_smoothstep, share};
pub use journey::{CrownLook, Fading, Glimpse, Journey, VictimLook};

/// A journey with its times.
#[derive(Clone, Debug, PartialEq)]
pub struct Itinerary {
    hops: Vec<Hop>,
    height: f32,
    /// When each victim turns to a ghost.
    ghosts: Vec<Duration>,
    ghost_fade: Duration,
    landed: Duration,
    removal: Option<Duration>,
    crowning: Option<Crowning>,
    total: Duration,
    last: Vec2,
}

#[derive(Clone, Copy, Debug, PartialEq)]
struct Hop {
    from: Vec2,
    to: Vec2,
    start: Duration,
    time: Duration,
    arc: f32,
    /// It is no hop at all: the piece fades from square to square.
    fades: bool,
}

#[derive(Clone, Copy, Debug, PartialEq)]
struct Crowning {
    start: Duration,
    pace: Pace,
}

impl Itinerary {
    /// Draws up the times of a journey.
    pub fn new(journey: &Journey, pace: Pace) -> Self {
        let capture = !journey.victims.is_empty();
        let hops = hops(journey, pace);
        let landed = hops
            .last()
            .map_or(Duration::ZERO, |hop| hop.start + hop.time);
        let ghosts = ghosts(journey, &hops, pace);
        let ghost_fade = pace.fade(pace::GHOST);
        let all_ghosts = ghosts
            .last()
            .map_or(landed, |last| landed.max(*last + ghost_fade));
        let removal = capture.then_some(all_ghosts);
        let removed = removal.map_or(landed, |start| start + pace.fade(pace::REMOVAL));
        let crowning = journey.crowns.then_some(Crowning {
            start: removed,
            pace,
        });
        let total = crowning.map_or(removed, Crowning::end);
        let last = journey.stops.last().copied().unwrap_or_default();
        Self {
            hops,
            height: journey.height,
            ghosts,
            ghost_fade,
            landed,
            removal,
            crowning,
            total,
            last,
        }
    }

    /// How long all of it takes.
    pub fn total(&self) -> Duration {
        self.total
    }

    /// Everything at `time` since the start; after the end it stays as it ended.
    pub fn at(&self, time: Duration) -> Glimpse {
        let (place, height) = self.piece(time);
        Glimpse {
            place,
            height,
            fading: self.fading(time),
            victims: self
                .ghosts
                .iter()
                .map(|start| self.victim(*start, time))
                .collect(),
            crown: self
                .crowning
                .filter(|_| time < self.total)
                .and_then(|crowning| crowning.at(time)),
            landings: self.landings_by(time),
            done: time >= self.total,
        }
    }

    /// How many landings are made by `time`.
    pub fn landings_by(&self, time: Duration) -> usize {
        self.hops
            .iter()
            .filter(|hop| time >= hop.start + hop.time)
            .count()
    }

    /// The hop that is being made at `time`, or the last one made before.
    fn hop(&self, time: Duration) -> Option<&Hop> {
        self.hops.iter().rev().find(|hop| time >= hop.start)
    }

    fn fading(&self, time: Duration) -> Option<Fading> {
        let hop = self.hop(time).filter(|hop| hop.fades)?;
        let seen = share(time, hop.start, hop.time);
        (seen < 1.0).then_some(Fading {
            from: hop.from,
            seen,
        })
    }

    fn piece(&self, time: Duration) -> (Vec2, f32) {
        if time >= self.landed {
            return (self.last, 0.0);
        }
        let Some(hop) = self.hop(time) else {
            let from = self.hops.first().map_or(self.last, |hop| hop.from);
            let rise = ease_out(share(
                time,
                Duration::ZERO,
                self.hops.first().map_or(Duration::ZERO, |hop| hop.start),
            ));
            return (from, self.height.max(LIFTED * rise));
        };
        if hop.fades {
            return (hop.to, 0.0);
        }
        let way = share(time, hop.start, hop.time);
        let held = if hop.start == self.hops[0].start {
            self.set_off() * (1.0 - way)
        } else {
            0.0
        };
        (
            hop.from.lerp(hop.to, smoothstep(way)),
            (hop.arc * 4.0 * way * (1.0 - way)).max(held),
        )
    }

    /// How high the piece is when the first hop begins.
    fn set_off(&self) -> f32 {
        let lifted = self
            .hops
            .first()
            .is_some_and(|hop| hop.start > Duration::ZERO);
        if lifted {
            self.height.max(LIFTED)
        } else {
            self.height
        }
    }

    fn victim(&self, ghost_start: Duration, time: Duration) -> VictimLook {
        VictimLook {
            ghost: if time < ghost_start {
                0.0
            } else {
                share(time, ghost_start, self.ghost_fade)
            },
            leaving: match self.removal {
                Some(start) if time >= start => share(time, start, self.removal_time()),
                _ => 0.0,
            },
        }
    }

    fn removal_time(&self) -> Duration {
        let end = self.crowning.map_or(self.total, |crowning| crowning.start);
        self.removal
            .map_or(Duration::ZERO, |start| end.saturating_sub(start))
    }
}

/// How high a chosen piece is held.
pub const LIFTED: f32 = 0.6;

fn hops(journey: &Journey, pace: Pace) -> Vec<Hop> {
    let capture = !journey.victims.is_empty();
    let lifts = capture && journey.height == 0.0;
    let mut start = if lifts {
        pace.of(pace::LIFT)
    } else {
        Duration::ZERO
    };
    let mut hops = Vec::with_capacity(journey.stops.len());
    for pair in journey.stops.windows(2) {
        let (from, to) = (pair[0], pair[1]);
        let (time, arc) = match (journey.dropped, capture) {
            (true, _) => (pace::LIFT, 0.0),
            (false, true) => (hop_time(from, to), 1.0),
            (false, false) => (pace::QUIET, 0.35),
        };
        let hop = Hop {
            from,
            to,
            start,
            time: pace.fade(time),
            arc,
            fades: pace == Pace::Reduced,
        };
        start += hop.time;
        hops.push(hop);
    }
    hops
}

/// When each victim turns to a ghost: as it is jumped, or one after another where the piece was
/// carried over all of them.
fn ghosts(journey: &Journey, hops: &[Hop], pace: Pace) -> Vec<Duration> {
    let victims = journey.victims.iter();
    if journey.dropped {
        let step = pace.fade(pace::GHOST_STEP);
        return victims.zip(0..).map(|(_, order)| step * order).collect();
    }
    let jumped = victims.zip(hops);
    jumped.map(|(victim, hop)| hop.passes(*victim)).collect()
}

fn hop_time(from: Vec2, to: Vec2) -> Duration {
    let squares = (to - from).abs().max_element();
    (pace::HOP + pace::HOP_A_SQUARE.mul_f32((squares - 2.0).max(0.0))).min(pace::HOP_AT_MOST)
}

impl Hop {
    /// When the piece is right over `place`, which lies on its way.
    fn passes(&self, place: Vec2) -> Duration {
        let way = (place - self.from).length() / (self.to - self.from).length().max(f32::EPSILON);
        self.start + self.time.mul_f32(inverse_smoothstep(way))
    }
}

impl Crowning {
    fn end(self) -> Duration {
        let whole = pace::CROWN_FALL + pace::PETAL * 6 + pace::RAYS;
        self.start + self.pace.fade(whole)
    }

    fn at(self, time: Duration) -> Option<CrownLook> {
        let time = time.checked_sub(self.start)?;
        if self.pace == Pace::Reduced {
            return Some(CrownLook {
                fall: 0.0,
                petals: 6,
                rays: 0.0,
                seen: share(time, Duration::ZERO, pace::FADE),
            });
        }
        let fallen = share(time, Duration::ZERO, self.pace.of(pace::CROWN_FALL));
        let opening = time.saturating_sub(self.pace.of(pace::CROWN_FALL));
        let petal = self.pace.of(pace::PETAL).as_secs_f32().max(f32::EPSILON);
        // Six at most, so it fits.
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
        let petals = (opening.as_secs_f32() / petal).min(6.0) as u8;
        let rays = share(
            opening,
            self.pace.of(pace::PETAL * 6),
            self.pace.of(pace::RAYS),
        );
        Some(CrownLook {
            fall: 0.6 * (1.0 - fallen * fallen),
            petals,
            rays,
            seen: 1.0,
        })
    }
}
