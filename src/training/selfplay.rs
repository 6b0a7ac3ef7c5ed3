//! Games of the engine against itself, for their quiet positions.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc;
use std::thread;

use rand::RngExt;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;

use super::Sample;
use super::opening;
use super::sample::Points;
use super::samples::{SamplesError, Writer};
use crate::ai::{Engine, Evaluation, Limits, Settings, Stop, Task};
use crate::rules::{Game, Rules, Side};

/// Games in a block of the file.
const BLOCK: u64 = 32;
/// Plies of chance that a game begins with: at least, and at most.
const OPENING: (usize, usize) = (6, 10);
/// Until this ply a move is sometimes left to chance.
const CHANCE_UNTIL: usize = 30;
/// How often, in a hundred.
const CHANCE_MOVES: u32 = 3;
/// An opening after which one side is so far ahead, in centi-men, isn't played.
const UNEQUAL: i32 = 250;
/// So far ahead …
const DECIDED: i32 = 700;
/// … for so many plies has won.
const DECIDED_PLIES: u32 = 6;
/// After so many plies nobody has won.
const MOST_PLIES: usize = 240;
/// A score beyond this tells a win, not a worth.
const WORTH: i32 = 10_000;

/// Which games to play.
#[derive(Clone, Debug)]
pub struct Plan {
    /// By which rules.
    pub rules: Rules,
    /// How many; rounded up to whole blocks of 32.
    pub games: u64,
    /// What chance begins with.
    pub seed: u64,
    /// How each move is found.
    pub limits: Limits,
    /// How many are played at a time.
    pub threads: usize,
    /// By what positions are judged.
    pub evaluation: Evaluation,
}

/// Plays the games that the file doesn't have yet. `report` hears of the games and the samples
/// in the file after every block. The same plan makes the same file, however often it was
/// broken off and on however many threads.
pub fn play(
    plan: &Plan,
    file: &mut Writer,
    report: &mut dyn FnMut(u64, u64),
) -> Result<(), SamplesError> {
    let blocks = plan.games.div_ceil(BLOCK);
    let next = AtomicU64::new(file.blocks());
    let (sender, receiver) = mpsc::sync_channel(plan.threads);
    thread::scope(|scope| {
        for _ in 0..plan.threads.max(1) {
            let (sender, next) = (sender.clone(), &next);
            scope.spawn(move || {
                let mut player = Player::new(plan);
                loop {
                    let block = next.fetch_add(1, Ordering::Relaxed);
                    if block >= blocks || sender.send((block, player.block(block))).is_err() {
                        return;
                    }
                }
            });
        }
        drop(sender);
        let mut waiting = BTreeMap::new();
        for (block, samples) in receiver {
            waiting.insert(block, samples);
            while let Some(samples) = waiting.remove(&file.blocks()) {
                file.write(&samples)?;
                report(file.blocks() * BLOCK, file.samples());
            }
        }
        Ok(())
    })
}

/// One thread's player.
struct Player<'a> {
    plan: &'a Plan,
    engine: Engine,
}

impl<'a> Player<'a> {
    fn new(plan: &'a Plan) -> Self {
        let settings = Settings {
            table_mb: 1,
            threads: 1,
            evaluation: plan.evaluation,
        };
        Self {
            plan,
            engine: Engine::new(settings),
        }
    }

    fn block(&mut self, block: u64) -> Vec<Sample> {
        let games = block * BLOCK..(block + 1) * BLOCK;
        games.flat_map(|number| self.game(number)).collect()
    }

    /// Plays the game of this number.
    fn game(&mut self, number: u64) -> Vec<Sample> {
        let mut chance = ChaCha8Rng::seed_from_u64(self.plan.seed);
        chance.set_stream(number);
        self.engine.forget();
        loop {
            let plies = chance.random_range(OPENING.0..=OPENING.1);
            let mut game = opening::random(self.plan.rules, plies, &mut chance);
            if let Some(samples) = self.play_out(&mut game, &mut chance) {
                return samples;
            }
        }
    }

    /// Plays a game to its end; `None` where the opening has decided it.
    fn play_out(&mut self, game: &mut Game, chance: &mut ChaCha8Rng) -> Option<Vec<Sample>> {
        let task = Task {
            limits: self.plan.limits,
            seed: chance.random(),
            ..Task::default()
        };
        let (mut samples, mut lead) = (Vec::new(), Lead::default());
        let opening = game.plies().len();
        while game.outcome().is_none() && game.plies().len() < MOST_PLIES {
            let (ply, position) = (game.plies().len(), *game.position());
            if ply < CHANCE_UNTIL && ply > opening && chance.random_ratio(CHANCE_MOVES, 100) {
                opening::play_any(game, chance);
                continue;
            }
            let stop = Stop::default();
            let verdict = self.engine.think(game, &task, &stop, &mut |_| ())?;
            let score = verdict.score;
            if ply == opening && score.abs() > UNEQUAL {
                return None;
            }
            // Where nothing was searched there is no score: the only legal move was played.
            if verdict.depth > 0 {
                if let Some(winner) = lead.decided(position.turn(), score) {
                    return Some(told(samples, Some(winner)));
                }
                if !verdict.mv.is_capture() && score.abs() <= WORTH {
                    let threatened = position.can_capture(position.turn().opponent());
                    samples.push(Sample::new(&position, score, threatened, ply));
                }
            }
            game.play(verdict.mv).ok()?;
        }
        let winner = game.outcome().and_then(|outcome| outcome.winner);
        Some(told(samples, winner))
    }
}

/// Who is far ahead, and for how long.
#[derive(Default)]
struct Lead {
    ahead: Option<Side>,
    plies: u32,
}

impl Lead {
    /// Hears the next score; the winner where that decides the game.
    fn decided(&mut self, turn: Side, score: i32) -> Option<Side> {
        let ahead = match score {
            DECIDED.. => Some(turn),
            score if score <= -DECIDED => Some(turn.opponent()),
            _ => None,
        };
        self.plies = if ahead == self.ahead {
            self.plies + 1
        } else {
            0
        };
        self.ahead = ahead;
        ahead.filter(|_| self.plies >= DECIDED_PLIES)
    }
}

/// Tells the samples how the game went.
fn told(mut samples: Vec<Sample>, winner: Option<Side>) -> Vec<Sample> {
    for sample in &mut samples {
        sample.points = Points::of(sample.turn(), winner);
    }
    samples
}
