//! `damas-cli bench`

mod openings;
mod pace;
mod spread;
mod stops;

use std::io::Write;

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
    /// Also searches from the start of each game, with its trained evaluation, so many nodes:
    /// the speed in play
    #[arg(long, value_name = "NODES")]
    speed: Option<u64>,
    /// Also searches positions all along some games, Frisian ones, to so many plies: how soon,
    /// which is what more threads are for
    #[arg(long, value_name = "PLIES")]
    plies: Option<u8>,
    /// Also stops so many searches after up to a tenth of a second: how soon they end
    #[arg(long, value_name = "TIMES")]
    stops: Option<usize>,
    /// Also has each level think about so many moves: how long it takes
    #[arg(long, value_name = "MOVES")]
    pace: Option<usize>,
    /// Also begins so many games against a rival that plays the same order of moves each time: in
    /// how many ways
    #[arg(long, value_name = "GAMES")]
    openings: Option<u64>,
    /// How many threads search together for the speed, the stops and the pace
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
        let settings = Settings {
            threads: self.threads,
            ..Settings::default()
        };
        if let Some(nodes) = self.speed {
            GAMES
                .into_iter()
                .try_for_each(|rules| write_speed(out, rules, nodes, settings))?;
        }
        if let Some(plies) = self.plies {
            write_plies(out, plies, settings)?;
        }
        if let Some(times) = self.stops {
            stops::write_stops(out, times, self.threads)?;
        }
        if let Some(moves) = self.pace {
            pace::write_pace(out, moves, settings)?;
        }
        if let Some(games) = self.openings {
            openings::write_openings(out, games)?;
        }
        Ok(())
    }
}

#[expect(clippy::cast_precision_loss, reason = "a speed to three digits")]
fn speed(nodes: u64, seconds: f64) -> f64 {
    nodes as f64 / seconds.max(1e-9)
}

fn write_speed(
    out: &mut impl Write,
    rules: Rules,
    nodes: u64,
    settings: Settings,
) -> Result<(), Failure> {
    let mut engine = Engine::new(settings);
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

/// How many positions are searched to a fixed depth.
const POSITIONS: usize = 40;

/// Writes how long searches to a fixed depth take together.
fn write_plies(out: &mut impl Write, plies: u8, settings: Settings) -> Result<(), Failure> {
    let mut chance = Chance(11);
    let task = Task {
        limits: Limits::depth(plies),
        analyse: true,
        ..Task::default()
    };
    let (mut nodes, mut engine) = (0, Engine::new(settings));
    let stopwatch = Stopwatch::start();
    for _ in 0..POSITIONS {
        engine.forget();
        let game = wandered(Rules::Frisian, &mut chance);
        let verdict = engine.think(&game, &task, &Stop::default(), &mut |_| ());
        nodes += verdict.map_or(0, |verdict| verdict.nodes);
    }
    let (seconds, threads) = (stopwatch.elapsed().as_secs_f64(), settings.threads);
    writeln!(
        out,
        "{POSITIONS} positions to {plies} plies, {threads} threads: {seconds:.2} s, {nodes} nodes"
    )?;
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
