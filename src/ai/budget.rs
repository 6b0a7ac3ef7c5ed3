//! What a search may use up: nodes, time, and until when nobody says stop.

#![expect(
    clippy::disallowed_types,
    reason = "web_time's is std's outside a browser"
)]

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::time::Duration;

use web_time::Instant;

use super::{Stop, Task, Time};

/// The budget that all threads of a search share.
#[derive(Debug)]
pub(super) struct Budget<'a> {
    stop: &'a Stop,
    pace: Option<Pace>,
    most_nodes: u64,
    /// Nodes given out to the threads.
    granted: AtomicU64,
    started: Instant,
    /// When the clock began to run, in µs since the start; [`NOT_YET`] while it doesn't.
    clock: AtomicU64,
    over: AtomicBool,
}

/// The clock doesn't run.
const NOT_YET: u64 = u64::MAX;

impl<'a> Budget<'a> {
    /// What this task allows from now on.
    pub(super) fn new(task: &Task, stop: &'a Stop) -> Self {
        let clock = if stop.is_pondering() { NOT_YET } else { 0 };
        Self {
            stop,
            pace: task.limits.time.map(Pace::new),
            most_nodes: (task.limits.nodes.unwrap_or(u64::MAX)).min(task.skill.nodes()),
            granted: AtomicU64::new(0),
            started: Instant::now(),
            clock: AtomicU64::new(clock),
            over: AtomicBool::new(false),
        }
    }

    /// How long the search has lasted.
    pub(super) fn elapsed(&self) -> Duration {
        self.started.elapsed()
    }

    /// Nodes given out so far.
    pub(super) fn granted(&self) -> u64 {
        self.granted.load(Relaxed)
    }

    /// Gives out up to `wanted` nodes to look at before asking again; 0 when the search is over.
    pub(super) fn grant(&self, wanted: u32) -> u32 {
        if self.is_over() {
            return 0;
        }
        let before = self.granted.fetch_add(u64::from(wanted), Relaxed);
        let left = self
            .most_nodes
            .saturating_sub(before)
            .min(u64::from(wanted));
        if left < u64::from(wanted) {
            // Taken more than there was: what is given out stays the truth.
            self.granted.fetch_sub(u64::from(wanted) - left, Relaxed);
        }
        if left == 0 {
            self.end();
        }
        u32::try_from(left).unwrap_or(wanted)
    }

    /// Takes back what wasn't used of a grant.
    pub(super) fn give_back(&self, unused: u32) {
        self.granted.fetch_sub(u64::from(unused), Relaxed);
    }

    /// Ends the search for all threads.
    pub(super) fn end(&self) {
        self.over.store(true, Relaxed);
    }

    /// Whether all must end now.
    pub(super) fn is_over(&self) -> bool {
        let late = || {
            let hard = self.pace.map(|pace| pace.hard);
            hard.is_some_and(|hard| self.on_the_clock() >= Some(hard))
        };
        if self.over.load(Relaxed) || self.stop.is_stopped() || late() {
            self.end();
            return true;
        }
        false
    }

    /// Whether it is not worth while to look a ply deeper. `calm` is how settled the choice is,
    /// from 0 (it has just changed) to 1.
    pub(super) fn is_enough(&self, calm: f64) -> bool {
        let soft = self.pace.and_then(|pace| pace.soft);
        soft.is_some_and(|soft| self.on_the_clock() >= Some(soft.mul_f64(1.6 - 0.9 * calm)))
    }

    /// How long the clock has run; `None` while it doesn't.
    fn on_the_clock(&self) -> Option<Duration> {
        let now = u64::try_from(self.elapsed().as_micros()).unwrap_or(NOT_YET - 1);
        let mut begun = self.clock.load(Relaxed);
        if begun == NOT_YET {
            if self.stop.is_pondering() {
                return None;
            }
            begun = now;
            self.clock.store(now, Relaxed);
        }
        Some(Duration::from_micros(now.saturating_sub(begun)))
    }
}

/// How long to think.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Pace {
    /// After this no further ply is begun; `None`: it may be.
    soft: Option<Duration>,
    /// At this all ends.
    hard: Duration,
}

/// For how many moves the clock is taken to last when nobody says.
const MOVES_TO_COME: u32 = 24;

impl Pace {
    fn new(time: Time) -> Self {
        match time {
            Time::Move(time) => Self {
                soft: None,
                hard: time.saturating_sub(reserve(time)),
            },
            Time::Clock {
                left,
                increment,
                moves,
            } => Self::share(left, increment, moves),
        }
    }

    fn share(left: Duration, increment: Duration, moves: Option<u32>) -> Self {
        let usable = left.saturating_sub(reserve(left));
        let moves = moves.unwrap_or(MOVES_TO_COME).clamp(1, 2 * MOVES_TO_COME);
        if moves == 1 {
            return Self {
                soft: Some(usable / 2),
                hard: usable,
            };
        }
        // The increment counts only as far as the clock holds out until it comes.
        let share = (usable / moves)
            .saturating_add(increment / 4 * 3)
            .min(usable / 3);
        Self {
            soft: Some(share * 3 / 5),
            hard: (share * 3).min(usable / 2),
        }
    }
}

impl Time {
    /// No search takes longer for one move.
    pub fn most(self) -> Duration {
        Pace::new(self).hard
    }
}

/// What is kept back for the way of the answer.
fn reserve(time: Duration) -> Duration {
    (time / 16).min(Duration::from_millis(30))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::Limits;

    const MS: Duration = Duration::from_millis(1);

    #[test]
    fn no_pace_oversteps_its_time() {
        for left in [0, 1, 7, 50, 900, 60_000, 7_200_000] {
            for increment in [0, 1, 100, 30_000, u32::MAX] {
                for moves in [None, Some(0), Some(1), Some(2), Some(40), Some(u32::MAX)] {
                    let (left, increment) = (left * MS, increment * MS);
                    let pace = Pace::new(Time::Clock {
                        left,
                        increment,
                        moves,
                    });
                    assert!(
                        pace.hard <= left,
                        "{left:?} {increment:?} {moves:?}: {pace:?}"
                    );
                    assert!(
                        pace.soft <= Some(pace.hard),
                        "{left:?} {increment:?} {moves:?}"
                    );
                }
            }
            assert!(Pace::new(Time::Move(left * MS)).hard <= left * MS);
        }
        assert!(Pace::new(Time::Move(Duration::MAX)).hard <= Duration::MAX);
    }

    #[test]
    fn a_whole_game_fits_on_its_clock() {
        let (mut left, increment) = (60_000 * MS, 100 * MS);
        for mv in 0..200 {
            let pace = Pace::new(Time::Clock {
                left: left + increment,
                increment,
                moves: None,
            });
            left = (left + increment).checked_sub(pace.hard).unwrap();
            assert!(left > 2 * MS, "move {mv}: {left:?}");
        }
    }

    #[test]
    fn nodes_are_given_out_to_the_last_and_not_beyond() {
        let task = Task {
            limits: Limits::nodes(1_000),
            ..Task::default()
        };
        let stop = Stop::default();
        let budget = Budget::new(&task, &stop);
        assert_eq!(budget.grant(600), 600);
        assert_eq!(budget.grant(600), 400);
        assert_eq!((budget.grant(600), budget.granted()), (0, 1_000));
        assert!(budget.is_over());
    }

    #[test]
    fn the_clock_stands_still_while_it_ponders() {
        let task = Task {
            limits: Limits::move_time(Duration::ZERO),
            ..Task::default()
        };
        let stop = Stop::pondering();
        let budget = Budget::new(&task, &stop);
        assert!(!budget.is_over(), "nobody has moved yet");
        stop.ponder_hit();
        assert!(budget.is_over());
    }
}
