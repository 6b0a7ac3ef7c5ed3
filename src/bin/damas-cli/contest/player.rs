//! Who finds the moves: the engine itself, and two simple players to measure it by.

use std::time::Duration;

use damas::ai::{Engine, Limits, Settings, Skill, Stop, Task};
use damas::rules::{Game, Move};
use rand::seq::IndexedRandom;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;

use super::forfeit::Forfeit;

/// What a player has for a move.
#[derive(Clone, Copy, Debug)]
pub struct Allowance {
    /// What the search is told.
    pub limits: Limits,
    /// After so long without an answer a player has lost.
    pub patience: Duration,
}

/// Somebody who plays.
pub trait Player {
    /// Another game begins; what chance decides in it depends on `seed` alone.
    fn begin(&mut self, seed: u64) -> Result<(), Forfeit>;

    /// The move to play in a game that goes on.
    fn choose(&mut self, game: &Game, allowance: &Allowance) -> Result<Move, Forfeit>;
}

/// Our own engine.
pub struct Own {
    engine: Engine,
    skill: Skill,
    seed: u64,
}

impl Own {
    /// An engine of this size that plays this well.
    pub fn new(settings: Settings, skill: Skill) -> Self {
        Self {
            engine: Engine::new(settings),
            skill,
            seed: 0,
        }
    }
}

impl Player for Own {
    fn begin(&mut self, seed: u64) -> Result<(), Forfeit> {
        self.engine.forget();
        self.seed = seed;
        Ok(())
    }

    fn choose(&mut self, game: &Game, allowance: &Allowance) -> Result<Move, Forfeit> {
        let task = Task {
            limits: allowance.limits,
            skill: self.skill,
            seed: self.seed,
            ..Task::default()
        };
        let verdict = self
            .engine
            .think(game, &task, &Stop::default(), &mut |_| ());
        verdict.map(|verdict| verdict.mv).ok_or(Forfeit::NoMove)
    }
}

/// Plays by chance.
pub struct Chance {
    dice: ChaCha8Rng,
    /// Takes all it can with one move, and plays by chance only otherwise.
    greedy: bool,
}

impl Chance {
    /// Any legal move, or of the captures the greediest.
    pub fn new(greedy: bool) -> Self {
        let dice = ChaCha8Rng::seed_from_u64(0);
        Self { dice, greedy }
    }
}

impl Player for Chance {
    fn begin(&mut self, seed: u64) -> Result<(), Forfeit> {
        self.dice = ChaCha8Rng::seed_from_u64(seed);
        Ok(())
    }

    fn choose(&mut self, game: &Game, _: &Allowance) -> Result<Move, Forfeit> {
        let mut moves = game.position().legal_moves().to_vec();
        if self.greedy {
            let most = moves.iter().map(|&mv| haul(game, mv)).max();
            moves.retain(|&mv| Some(haul(game, mv)) == most);
        }
        let chosen = moves.choose(&mut self.dice);
        chosen.copied().ok_or(Forfeit::NoMove)
    }
}

/// What a move takes, in thirds of a king: a man is one.
fn haul(game: &Game, mv: Move) -> usize {
    let position = game.position();
    let kings = position.kings(position.turn().opponent());
    let taken = mv.taken().iter();
    taken
        .map(|square| if kings.contains(square) { 3 } else { 1 })
        .sum()
}
