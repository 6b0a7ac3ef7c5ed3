//! `damas-cli bench`

use std::io::Write;
use std::sync::mpsc;
use std::thread;
use std::time::Duration;

use clap::Args;
use damas::ai::{self, Engine, Limits, Settings, Stop, Task};
use damas::rules::{Game, Rules};

use crate::input::Failure;
use crate::stopwatch::Stopwatch;

/// Searches a fixed set of positions to a fixed depth: how fast, and whether as it used to
///
/// A node is a position that a move of the search led to, captures that are played out included;
/// each visit counts once, and moves that were only generated don't.
#[derive(Args)]
pub struct Bench {
    /// Also searches from the start of each game, with its trained evaluation and one thread, so
    /// many nodes: the speed in play
    #[arg(long, value_name = "NODES")]
    speed: Option<u64>,
    /// Also stops so many searches after up to a tenth of a second: how soon they end
    #[arg(long, value_name = "TIMES")]
    stops: Option<usize>,
    /// How many threads search together until they are stopped
    #[arg(long, default_value_t = 1)]
    threads: usize,
}

/// The games that have weights of their own.
const GAMES: [Rules; 3] = [Rules::Frisian, Rules::International, Rules::Spanish];

impl Bench {
    /// Writes nodes, time, speed, and the signature: the nodes again, which are the same on every
    /// machine until the search itself changes.
    pub fn run(&self, out: &mut impl Write) -> Result<(), Failure> {
        let stopwatch = Stopwatch::start();
        let signature = ai::signature();
        let seconds = stopwatch.elapsed().as_secs_f64();
        writeln!(out, "nodes {signature}\ntime {seconds:.3} s")?;
        writeln!(out, "nodes per second {:.0}", speed(signature, seconds))?;
        writeln!(out, "signature {signature}")?;
        if let Some(nodes) = self.speed {
            GAMES
                .into_iter()
                .try_for_each(|rules| write_speed(out, rules, nodes))?;
        }
        if let Some(times) = self.stops {
            write_stops(out, times, self.threads)?;
        }
        Ok(())
    }
}

#[expect(clippy::cast_precision_loss, reason = "a speed to three digits")]
fn speed(nodes: u64, seconds: f64) -> f64 {
    nodes as f64 / seconds.max(1e-9)
}

fn write_speed(out: &mut impl Write, rules: Rules, nodes: u64) -> Result<(), Failure> {
    let mut engine = Engine::new(Settings::default());
    let task = Task {
        limits: Limits::nodes(nodes),
        analyse: true,
        ..Task::default()
    };
    let stopwatch = Stopwatch::start();
    let verdict = engine.think(&Game::new(rules), &task, &Stop::default(), &mut |_| ());
    let seconds = stopwatch.elapsed().as_secs_f64();
    if let Some(verdict) = verdict {
        let millions = speed(verdict.nodes, seconds) / 1e6;
        let (nodes, depth) = (verdict.nodes, verdict.depth);
        writeln!(
            out,
            "{rules} start: {nodes} nodes to depth {depth} in {seconds:.3} s, {millions:.2} M/s"
        )?;
    }
    Ok(())
}

/// Writes how long searches of positions all along some games took to end when they were told to.
fn write_stops(out: &mut impl Write, times: usize, threads: usize) -> Result<(), Failure> {
    let mut chance = Chance(7);
    let mut taken = Vec::new();
    while taken.len() < times {
        let rules = GAMES[taken.len() % GAMES.len()];
        let game = wandered(rules, &mut chance);
        let wait = Duration::from_micros(chance.below(100_000) as u64);
        taken.extend(time_to_stop(game, wait, threads));
    }
    taken.sort_unstable();
    if let [.., most] = taken[..] {
        let share = |percent| taken[(taken.len() - 1) * percent / 100];
        writeln!(
            out,
            "{times} stops, {threads} threads: median {:.1?}, 99 % {:.1?}, most {most:.1?}",
            share(50),
            share(99)
        )?;
    }
    Ok(())
}

/// A game of up to sixty plies in which nobody has a plan.
fn wandered(rules: Rules, chance: &mut Chance) -> Game {
    let mut game = Game::new(rules);
    for _ in 0..chance.below(60) {
        let moves = game.position().legal_moves();
        let mv = moves.get(chance.below(moves.len().max(1)));
        if mv.is_none_or(|&mv| game.play(mv).is_err()) {
            break;
        }
    }
    game
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

/// Chance that is the same every time.
struct Chance(u64);

impl Chance {
    /// A number below this one, which isn't 0.
    fn below(&mut self, limit: usize) -> usize {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1);
        usize::try_from(self.0 >> 33).unwrap_or(0) % limit
    }
}
