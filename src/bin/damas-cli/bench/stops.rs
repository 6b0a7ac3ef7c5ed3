//! How soon a search ends that is told to stop.

use std::io::Write;
use std::sync::mpsc;
use std::thread;
use std::time::Duration;

use damas::ai::{Engine, Settings, Stop, Task};
use damas::rules::Game;

use super::spread::Spread;
use super::{Chance, GAMES, wandered};
use crate::input::Failure;
use crate::stopwatch::Stopwatch;

/// Writes how long searches of positions all along some games took to end when they were told to.
pub(super) fn write_stops(
    out: &mut impl Write,
    times: usize,
    threads: usize,
) -> Result<(), Failure> {
    let mut chance = Chance(7);
    let mut taken = Vec::new();
    while taken.len() < times {
        let rules = GAMES[taken.len() % GAMES.len()];
        let game = wandered(rules, &mut chance);
        let wait = Duration::from_micros(chance.below(100_000) as u64);
        taken.extend(time_to_stop(game, wait, threads));
    }
    if let Some(spread) = Spread::of(taken) {
        writeln!(out, "{times} stops, {threads} threads: {spread}")?;
    }
    Ok(())
}

/// How long a search takes to end, told so after some time; `None` where it has ended before.
fn time_to_stop(game: Game, wait: Duration, threads: usize) -> Option<Duration> {
    let stop = Stop::default();
    let (told, watched) = (stop.clone(), stop);
    let (ready, begins) = mpsc::channel();
    let thinking = thread::spawn(move || {
        let mut engine = Engine::new(Settings {
            threads,
            ..Settings::default()
        });
        let task = Task {
            analyse: true,
            ..Task::default()
        };
        // Nobody listens only when nobody waits.
        let _ = ready.send(());
        engine.think(&game, &task, &watched, &mut |_| ());
        Stopwatch::start()
    });
    begins.recv().ok()?;
    thread::sleep(wait);
    if thinking.is_finished() {
        return None;
    }
    let stopwatch = Stopwatch::start();
    told.stop();
    let since_end = thinking.join().ok()?;
    // What came after the end is the thread's own end, which nobody waits for.
    Some(stopwatch.elapsed().saturating_sub(since_end.elapsed()))
}
