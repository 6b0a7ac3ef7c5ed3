//! `damas-cli shots make`

use std::collections::{BTreeMap, HashSet};
use std::io::Write;

use clap::Args;
use damas::ai::{Engine, Limits, Settings, Skill, Stop, Task};
use damas::rules::{Game, Lines, Move, Rules};

use super::find;
use super::suite::Problem;
use crate::input::Failure;

/// Finds shots in games that weaker players play with each other: so many for each number of
/// moves and each manner, diagonal and sideways
///
/// A shot counts where the best player, looking at a fixed number of positions, finds that its
/// first move is the best and that no other is nearly as good.
#[derive(Args)]
pub struct Make {
    /// The rule set
    #[arg(long, default_value_t)]
    rules: Rules,
    /// How many of each kind
    #[arg(long, default_value_t = 25)]
    each: usize,
    /// The most moves that a shot may take
    #[arg(long, default_value_t = 5, value_parser = clap::value_parser!(u8).range(2..=6))]
    moves: u8,
    /// In how many games to look at most
    #[arg(long, default_value_t = 4000)]
    games: u64,
    /// Decides the games
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

/// The level that plays the games.
const PLAYERS: f32 = 3.0;
/// Positions the best player looks at to see whether a shot is right.
const NODES: u64 = 60_000;
/// By how much a shot must be better than any other move, in centi-men.
const CLEAR: i32 = 60;

/// What kind a shot is: its moves, and whether a capture goes sideways.
type Kind = (usize, bool);

impl Make {
    /// Writes the shots.
    pub fn run(&self, out: &mut impl Write) -> Result<(), Failure> {
        let mut found: BTreeMap<Kind, Vec<Problem>> = BTreeMap::new();
        let mut known = HashSet::new();
        let mut engine = Engine::new(Settings::default());
        let ways = match self.rules.declaration().man_captures {
            Lines::All => 2,
            Lines::Forward | Lines::Diagonals => 1,
        };
        let kinds = usize::from(self.moves - 1) * ways;
        for number in 0..self.games {
            if found.values().filter(|of| of.len() >= self.each).count() == kinds {
                break;
            }
            let game = play(&mut engine, self.rules, self.seed ^ (number << 20));
            for problem in self.of_game(&game) {
                let kind = (problem.moves, problem.sideways);
                let full = found.get(&kind).is_some_and(|of| of.len() >= self.each);
                let new = known.insert(problem.game.position().key());
                if !full && new && is_right(&mut engine, &problem) {
                    found.entry(kind).or_default().push(problem);
                }
            }
        }
        for problem in found.values().flatten() {
            writeln!(out, "{problem}")?;
        }
        Ok(())
    }

    /// The shots in a game's positions.
    fn of_game(&self, game: &Game) -> Vec<Problem> {
        let positions = (0..game.plies().len()).filter_map(|ply| game.position_at(ply));
        let shots = positions.filter_map(|position| {
            let shot = find::shot(position)?;
            let short = shot.moves <= usize::from(self.moves);
            short.then(|| Problem {
                game: Game::from_position(*position),
                first: shot.first,
                moves: shot.moves,
                sideways: shot.sideways,
            })
        });
        shots.collect()
    }
}

/// A game between two weaker players.
fn play(engine: &mut Engine, rules: Rules, seed: u64) -> Game {
    let mut game = Game::new(rules);
    let skill = Skill::new(PLAYERS).unwrap_or(Skill::BEGINNER);
    while game.outcome().is_none() && game.plies().len() < 120 {
        let task = Task {
            limits: skill.limits(),
            skill,
            seed: seed ^ (game.plies().len() as u64 & 1),
            ..Task::default()
        };
        let Some(mv) = best(engine, &game, &task) else {
            break;
        };
        if game.play(mv).is_err() {
            break;
        }
    }
    game
}

fn best(engine: &mut Engine, game: &Game, task: &Task) -> Option<Move> {
    let verdict = engine.think(game, task, &Stop::default(), &mut |_| ());
    verdict.map(|verdict| verdict.mv)
}

/// Whether the best player finds it best by far.
fn is_right(engine: &mut Engine, problem: &Problem) -> bool {
    let task = Task {
        limits: Limits::nodes(NODES),
        lines: 2,
        analyse: true,
        ..Task::default()
    };
    engine.forget();
    let mut scores = [i32::MIN; 2];
    let verdict = engine.think(&problem.game, &task, &Stop::default(), &mut |report| {
        scores[report.rank - 1] = report.score;
    });
    let right = verdict.is_some_and(|verdict| verdict.mv == problem.first);
    right && scores[0] >= scores[1].saturating_add(CLEAR)
}
