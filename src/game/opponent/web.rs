//! The machine in a browser's worker.
//!
//! A worker can't be interrupted while it thinks. So a job that nobody waits for any more is let
//! run for a moment, since most end by themselves; then the worker is put away and another one
//! takes its place. The same happens to a worker that fails or lets its time run out, once: after
//! that the machine thinks without one.
//!
//! All that is the browser's stands behind [`Port`], so that this can be tried without one.

use std::time::Duration;

use super::{Brain, BrainDied, Job, Report};
use crate::ai::{Prospect, Time};
use crate::notation::{fen, movetext};
use crate::rules::Move as DraughtsMove;
use crate::worker::{self, Answer, Clock};

/// How long an unwanted job may go on.
const GRACE: Duration = Duration::from_millis(300);
/// How long an analysis goes on at most before it is asked again: it then ends within the time that
/// an unwanted job is let run, so that going through a game puts no worker away.
const STRETCH: Duration = Duration::from_millis(250);
/// How long a job may go on after its time is up.
const LATENESS: Duration = Duration::from_secs(1);
/// As long may the first job of a worker, which is downloaded before.
const SLOWNESS: Duration = Duration::from_secs(10);
/// How long a job may take that has no time of its own, only so many positions.
const LONGEST: Duration = Duration::from_secs(30);

/// A worker at the other end of a wire that carries texts.
pub trait Port: Send + Sync {
    /// Starts a worker in place of the last one, whose answers are lost.
    fn open(&mut self);
    /// Sends it a job.
    fn post(&mut self, job: &str);
    /// What has come from it, the oldest first.
    fn hear(&mut self) -> Option<Heard>;
    /// Sees to it that the brain is polled after so long.
    fn wake_in(&mut self, wait: Duration);
    /// The time since some moment that doesn't change.
    fn now(&self) -> Duration;
}

/// What comes from a worker.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Heard {
    /// An answer.
    Answer(String),
    /// It can't work, and why.
    Failure(String),
}

/// Thinks in a worker.
pub struct WebBrain<P> {
    port: P,
    wanted: Option<Job>,
    /// Since when it is wanted.
    since: Duration,
    busy: Option<Busy>,
    /// The worker has answered: it is there.
    loaded: bool,
    /// How often in a row a worker failed.
    failures: u8,
}

/// What the worker is doing.
struct Busy {
    number: u64,
    /// When it is put away.
    until: Duration,
}

impl<P: Port> WebBrain<P> {
    /// Starts a worker.
    pub fn new(mut port: P) -> Self {
        port.open();
        Self {
            port,
            wanted: None,
            since: Duration::ZERO,
            busy: None,
            loaded: false,
            failures: 0,
        }
    }

    /// Gives the wanted job to the worker if it is idle.
    fn post(&mut self) {
        let (Some(job), None) = (&self.wanted, &self.busy) else {
            return;
        };
        let now = self.port.now();
        let slowness = if self.loaded { LATENESS } else { SLOWNESS };
        let patience = job.task.limits.time.map_or(LONGEST, Time::most) + slowness;
        self.busy = Some(Busy {
            number: job.number,
            until: now + patience,
        });
        let passed = now.saturating_sub(self.since);
        if let Ok(text) = serde_json::to_string(&asked(job, passed)) {
            self.port.post(&text);
        }
        self.port.wake_in(patience);
    }

    /// What the worker does is of no use any more.
    fn let_go(&mut self) {
        let now = self.port.now();
        if let Some(busy) = &mut self.busy
            && busy.until > now + GRACE
        {
            busy.until = now + GRACE;
            self.port.wake_in(GRACE);
        }
    }

    /// Another worker takes this one's place.
    fn replace(&mut self) {
        (self.busy, self.loaded) = (None, false);
        self.port.open();
    }

    fn failed(&mut self) -> Result<(), BrainDied> {
        self.failures += 1;
        if self.failures > 1 {
            return Err(BrainDied);
        }
        self.replace();
        Ok(())
    }

    /// The report in an answer, if it is the one that is wanted.
    fn report(&mut self, text: &str) -> Option<Report> {
        let answer: Answer = serde_json::from_str(text).ok()?;
        (self.busy, self.loaded, self.failures) = (None, true, 0);
        let wanted = |job: &mut Job| Some(job.number) == answer.number;
        let job = self.wanted.take_if(wanted)?;
        let found = answer.found.as_ref();
        Some(Report {
            number: job.number,
            mv: found.and_then(|found| movetext::read(job.game.position(), &found.mv).ok()),
            score: found
                .filter(|found| found.depth > 0)
                .map(|found| found.score),
            line: found.map_or_else(Vec::new, |found| moves(&job, &found.line)),
            prospects: found.map_or_else(Vec::new, |found| prospects(&job, &found.best)),
            depth: found.map_or(0, |found| found.depth),
            goes_on: false,
        })
    }
}

impl<P: Port> Brain for WebBrain<P> {
    fn start(&mut self, job: Job) {
        self.wanted = Some(job);
        self.since = self.port.now();
        self.let_go();
        self.post();
    }

    fn stop(&mut self) {
        self.wanted = None;
        self.let_go();
    }

    fn poll(&mut self) -> Result<Option<Report>, BrainDied> {
        let mut report = None;
        while let Some(heard) = self.port.hear() {
            match heard {
                Heard::Answer(text) => report = self.report(&text).or(report),
                Heard::Failure(reason) => {
                    bevy::log::warn!("the machine's worker failed: {reason}");
                    self.failed()?;
                }
            }
        }
        let now = self.port.now();
        if let Some(busy) = self.busy.take_if(|busy| busy.until <= now) {
            let late = self.wanted.as_ref().map(|job| job.number) == Some(busy.number);
            if late {
                bevy::log::warn!("the machine's worker let its time run out");
                self.failed()?;
            } else {
                self.replace();
            }
        }
        self.post();
        Ok(report)
    }

    /// A worker that starts is downloaded first, and one that fails is replaced.
    fn keeps_time(&self) -> bool {
        true
    }

    /// A worker can't be told to stop, only be put away.
    fn longest(&self) -> Option<Duration> {
        Some(STRETCH)
    }
}

/// The job in the worker's words. Its clock has run on for what has `passed` since it was wanted.
fn asked(job: &Job, passed: Duration) -> worker::Job {
    let game = &job.game;
    let ms = |time: Duration| u64::try_from(time.as_millis()).unwrap_or(u64::MAX);
    let (mut move_ms, mut clock) = (None, None);
    match job.task.limits.time {
        Some(Time::Move(time)) => move_ms = Some(ms(time)),
        Some(Time::Clock {
            left,
            increment,
            moves,
        }) => {
            clock = Some(Clock {
                left_ms: ms(left.saturating_sub(passed)),
                increment_ms: ms(increment),
                moves,
            });
        }
        None => {}
    }
    worker::Job {
        number: job.number,
        game: job.game_number,
        rules: game.rules().name().to_owned(),
        start: Some(fen::write(game.start())),
        moves: movetext::write_line(game.start(), game.plies()),
        nodes: job.task.limits.nodes,
        move_ms,
        clock,
        skill: Some(job.task.skill.level()),
        seed: job.task.seed,
        lines: job.task.analyse.then_some(job.task.lines),
    }
}

/// The best moves, as far as they make sense.
fn prospects(job: &Job, best: &[worker::Best]) -> Vec<Prospect> {
    let read = best.iter().map(|best| Prospect {
        score: best.score,
        line: moves(job, &best.line),
    });
    read.filter(|prospect| !prospect.line.is_empty()).collect()
}

/// The moves of a line from the job's position, as far as they make sense.
fn moves(job: &Job, line: &[String]) -> Vec<DraughtsMove> {
    let mut at = *job.game.position();
    let played = line.iter().map_while(|text| {
        let mv = movetext::read(&at, text).ok()?;
        at = at.play(mv).ok()?;
        Some(mv)
    });
    played.collect()
}

#[cfg(test)]
mod tests;
