use std::collections::VecDeque;
use std::sync::{Arc, Mutex};

use super::*;
use crate::ai::{Limits, Skill, Task};
use crate::rules::{Game, Rules};
use crate::worker::Worker;

/// What happens at the other end of the wire.
#[derive(Default)]
struct Bench {
    opened: usize,
    posted: Vec<String>,
    heard: VecDeque<Heard>,
    now: Duration,
}

#[derive(Clone, Default)]
struct Wire(Arc<Mutex<Bench>>);

impl Wire {
    fn with<T>(&self, look: impl FnOnce(&mut Bench) -> T) -> T {
        look(&mut self.0.lock().unwrap())
    }

    /// The worker does the last job that it was given.
    fn work(&self) {
        let job = self.with(|bench| bench.posted.last().unwrap().clone());
        let answer = Worker::default().answer(&job);
        self.with(|bench| bench.heard.push_back(Heard::Answer(answer)));
    }

    fn fail(&self) {
        self.with(|bench| bench.heard.push_back(Heard::Failure("broken".to_owned())));
    }

    fn pass(&self, time: Duration) {
        self.with(|bench| bench.now += time);
    }
}

impl Port for Wire {
    fn open(&mut self) {
        self.with(|bench| {
            bench.opened += 1;
            bench.heard.clear();
        });
    }

    fn post(&mut self, job: &str) {
        self.with(|bench| bench.posted.push(job.to_owned()));
    }

    fn hear(&mut self) -> Option<Heard> {
        self.with(|bench| bench.heard.pop_front())
    }

    fn wake_in(&mut self, _: Duration) {}

    fn now(&self) -> Duration {
        self.with(|bench| bench.now)
    }
}

fn job(number: u64) -> Job {
    let mut game = Game::new(Rules::Frisian);
    let mv = movetext::read(game.position(), "32-28").unwrap();
    game.play(mv).unwrap();
    Job {
        number,
        game_number: 1,
        game,
        task: Task {
            limits: Limits::nodes(500),
            skill: Skill::BEGINNER,
            seed: u64::MAX - 1,
            ..Task::default()
        },
    }
}

/// A job with a clock that must do for all the game.
fn timed(number: u64) -> Job {
    let mut timed = job(number);
    timed.task.limits.time = Some(Time::Clock {
        left: Duration::from_secs(80),
        increment: Duration::from_secs(2),
        moves: None,
    });
    timed
}

fn brain() -> (Wire, WebBrain<Wire>) {
    let wire = Wire::default();
    (wire.clone(), WebBrain::new(wire))
}

#[test]
fn the_worker_gives_the_move_that_the_engine_gives_here() {
    let (wire, mut brain) = brain();
    brain.start(job(1));
    wire.work();
    let report = brain.poll().unwrap().unwrap();
    let here = super::super::thinker::Thinker::default().answer(
        &job(1),
        &crate::ai::Stop::default(),
        &mut |_| (),
    );
    assert_eq!(
        (report.number, report.mv, report.score, &report.line),
        (1, here.mv, here.score, &here.line)
    );
    assert_eq!(report.line.first().copied(), report.mv);
    assert!(report.mv.is_some());
}

#[test]
fn a_clock_travels_to_the_worker() {
    let clock = asked(&timed(1), Duration::ZERO).clock.unwrap();
    assert_eq!((clock.left_ms, clock.increment_ms), (80_000, 2000));
}

#[test]
fn a_clock_runs_on_while_the_worker_does_something_else() {
    let (wire, mut brain) = brain();
    brain.start(job(1));
    brain.start(timed(2));
    wire.pass(GRACE);
    brain.poll().unwrap();
    assert_eq!(wire.with(|bench| bench.opened), 2);
    let posted = wire.with(|bench| bench.posted.last().unwrap().clone());
    let posted: worker::Job = serde_json::from_str(&posted).unwrap();
    assert_eq!((posted.number, posted.clock.unwrap().left_ms), (2, 79_700));
}

#[test]
fn a_worker_that_is_there_is_waited_for_no_longer_than_its_share_of_the_clock() {
    let (wire, mut brain) = brain();
    brain.start(job(1));
    wire.work();
    assert!(brain.poll().unwrap().is_some());
    let share = timed(2).task.limits.time.unwrap().most();
    assert!(share < Duration::from_secs(15), "of eighty: {share:?}");
    brain.start(timed(2));
    wire.pass(share + LATENESS.saturating_sub(Duration::from_millis(1)));
    brain.poll().unwrap();
    assert_eq!(wire.with(|bench| bench.opened), 1);
    wire.pass(Duration::from_millis(1));
    brain.poll().unwrap();
    assert_eq!(wire.with(|bench| bench.opened), 2);
}

#[test]
fn an_old_answer_is_let_drop_and_the_next_job_follows_it() {
    let (wire, mut brain) = brain();
    brain.start(job(1));
    brain.start(job(2));
    assert_eq!(wire.with(|bench| bench.posted.len()), 1, "one at a time");
    wire.work();
    assert!(brain.poll().unwrap().is_none());
    wire.work();
    assert_eq!(brain.poll().unwrap().unwrap().number, 2);
    assert_eq!(wire.with(|bench| bench.opened), 1);
}

#[test]
fn a_worker_that_goes_on_too_long_with_what_nobody_wants_is_replaced() {
    let (wire, mut brain) = brain();
    brain.start(job(1));
    brain.stop();
    wire.pass(GRACE.saturating_sub(Duration::from_millis(1)));
    brain.poll().unwrap();
    assert_eq!(wire.with(|bench| bench.opened), 1);
    wire.pass(Duration::from_millis(1));
    brain.start(job(2));
    brain.poll().unwrap();
    assert_eq!(
        wire.with(|bench| (bench.opened, bench.posted.len())),
        (2, 2)
    );
    wire.work();
    assert_eq!(brain.poll().unwrap().unwrap().number, 2);
}

#[test]
fn a_worker_that_fails_is_replaced_once_and_then_done_without() {
    let (wire, mut brain) = brain();
    brain.start(job(1));
    wire.fail();
    assert!(brain.poll().unwrap().is_none());
    assert_eq!(
        wire.with(|bench| (bench.opened, bench.posted.len())),
        (2, 2)
    );
    wire.fail();
    assert_eq!(brain.poll().unwrap_err(), BrainDied);
}

#[test]
fn a_failure_is_forgiven_when_work_is_done() {
    let (wire, mut brain) = brain();
    for number in 1..5 {
        brain.start(job(number));
        wire.fail();
        assert!(brain.poll().unwrap().is_none());
        wire.work();
        assert_eq!(brain.poll().unwrap().unwrap().number, number);
    }
}

#[test]
fn a_worker_that_lets_its_time_run_out_counts_as_failed() {
    let (wire, mut brain) = brain();
    brain.start(job(1));
    wire.pass(LONGEST + SLOWNESS);
    assert!(brain.poll().unwrap().is_none());
    assert_eq!(wire.with(|bench| bench.opened), 2);
    wire.pass(LONGEST + SLOWNESS);
    assert_eq!(brain.poll().unwrap_err(), BrainDied);
}
