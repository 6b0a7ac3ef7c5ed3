//! Two evaluations play each other, with the same search.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc;
use std::thread;

use rand::RngExt;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;

use super::opening;
use super::sample::Points;
use crate::ai::{Engine, Evaluation, Limits, Settings, Stop, Task};
use crate::rules::{Rules, Side};

/// Plies of chance that each pair of games begins with.
const OPENING: usize = 8;
/// After so many plies nobody has won.
const MOST_PLIES: usize = 400;

/// Who plays, and how.
#[derive(Clone, Debug)]
pub struct Contest {
    /// By which rules.
    pub rules: Rules,
    /// Whose points are counted, and the opponent.
    pub evaluations: [Evaluation; 2],
    /// How many pairs of games: each opening is played twice, with colours changed.
    pub pairs: u64,
    /// How each move is found.
    pub limits: Limits,
    /// What chance begins with.
    pub seed: u64,
    /// How many games are played at a time.
    pub threads: usize,
}

/// What came of it so far, for the first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Games won.
    pub wins: u32,
    /// Games drawn.
    pub draws: u32,
    /// Games lost.
    pub losses: u32,
    /// Pairs in which it made 0, ½, 1, 1½ and 2 points.
    pub pairs: [u32; 5],
}

impl Tally {
    fn add(&mut self, pair: [Points; 2]) {
        for points in pair {
            match points {
                Points::Win => self.wins += 1,
                Points::Draw => self.draws += 1,
                Points::Loss => self.losses += 1,
            }
        }
        self.pairs[pair[0] as usize + pair[1] as usize] += 1;
    }

    /// How many Elo points the first is stronger: the lower end of the 95 % interval, the
    /// estimate and the upper end. Infinite where one side made every point.
    pub fn elo(&self) -> [f64; 3] {
        let count: f64 = self.pairs.iter().map(|&pairs| f64::from(pairs)).sum();
        let shares = [0.0, 0.25, 0.5, 0.75, 1.0];
        let pairs = || shares.iter().zip(self.pairs.map(f64::from));
        let mean = pairs().map(|(share, pairs)| share * pairs).sum::<f64>() / count;
        let spread = pairs()
            .map(|(share, pairs)| pairs * (share - mean).powi(2))
            .sum::<f64>();
        let margin = 1.96 * (spread / count / count).sqrt();
        [mean - margin, mean, mean + margin].map(|share| {
            let share = share.clamp(0.0, 1.0);
            -400.0 * (1.0 / share - 1.0).log10()
        })
    }
}

/// Plays the games. `report` hears of every pair.
pub fn play(contest: &Contest, report: &mut dyn FnMut(&Tally)) -> Tally {
    let next = AtomicU64::new(0);
    let (sender, receiver) = mpsc::channel();
    let mut tally = Tally::default();
    thread::scope(|scope| {
        for _ in 0..contest.threads.max(1) {
            let (sender, next) = (sender.clone(), &next);
            scope.spawn(move || {
                let settings = Settings {
                    table_mb: 8,
                    threads: 1,
                };
                let player = |by: &Evaluation| Engine::with_evaluation(settings, by.clone());
                let mut players = contest.evaluations.each_ref().map(player);
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= contest.pairs
                        || sender.send(pair(contest, number, &mut players)).is_err()
                    {
                        return;
                    }
                }
            });
        }
        drop(sender);
        for pair in receiver {
            tally.add(pair);
            report(&tally);
        }
    });
    tally
}

/// The first player's points in two games from one opening.
fn pair(contest: &Contest, number: u64, players: &mut [Engine; 2]) -> [Points; 2] {
    let mut chance = ChaCha8Rng::seed_from_u64(contest.seed);
    chance.set_stream(number);
    let opening = opening::random(contest.rules, OPENING, &mut chance);
    Side::ALL.map(|first| {
        players.iter_mut().for_each(Engine::forget);
        let mut game = opening.clone();
        let task = Task {
            limits: contest.limits,
            seed: chance.random(),
            ..Task::default()
        };
        while game.outcome().is_none() && game.plies().len() < MOST_PLIES {
            let player = &mut players[usize::from(game.position().turn() != first)];
            let verdict = player.think(&game, &task, &Stop::default(), &mut |_| ());
            if verdict.is_none_or(|verdict| game.play(verdict.mv).is_err()) {
                break;
            }
        }
        Points::of(first, game.outcome().and_then(|outcome| outcome.winner))
    })
}
