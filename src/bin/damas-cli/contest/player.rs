//! Who finds the moves: the engine itself, and two simple players to measure it by.

use std::time::Duration;

use damas::ai::{Engine, Limits, Settings, Skill, Stop, Task};
use damas::rules::{Game, Move, Position};
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
    varied: bool,
    seed: u64,
}

impl Own {
    /// An engine of this size that plays this well, and may vary how it begins.
    pub fn new(settings: Settings, skill: Skill, varied: bool) -> Self {
        Self {
            engine: Engine::new(settings),
            skill,
            varied,
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
            varied: self.varied,
            ..Task::default()
        };
        let verdict = self
            .engine
            .think(game, &task, &Stop::default(), &mut |_| ());
        verdict.map(|verdict| verdict.mv).ok_or(Forfeit::NoMove)
    }
}

/// Plays by chance among the moves that it has no reason to prefer others to.
pub struct Chance {
    dice: ChaCha8Rng,
    taste: Taste,
}

/// How far such a player looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Taste {
    /// All moves are alike.
    Any,
    /// What takes most.
    Greedy,
    /// What takes most, less what the opponent then can take.
    Careful,
}

impl Chance {
    /// A player of this taste.
    pub fn new(taste: Taste) -> Self {
        let dice = ChaCha8Rng::seed_from_u64(0);
        Self { dice, taste }
    }
}

impl Taste {
    /// What a legal move seems to bring, in men.
    fn gain(self, position: &Position, mv: Move) -> usize {
        /// More than can be taken.
        const ALL: usize = 1000;
        let next = position.play(mv);
        let loss = next.map_or(0, |next| {
            let replies = next.legal_moves();
            replies
                .iter()
                .map(|&reply| haul(&next, reply))
                .max()
                .unwrap_or(0)
        });
        match self {
            Self::Any => 0,
            Self::Greedy => haul(position, mv),
            Self::Careful => ALL + haul(position, mv) - loss,
        }
    }
}

impl Player for Chance {
    fn begin(&mut self, seed: u64) -> Result<(), Forfeit> {
        self.dice = ChaCha8Rng::seed_from_u64(seed);
        Ok(())
    }

    fn choose(&mut self, game: &Game, _: &Allowance) -> Result<Move, Forfeit> {
        let position = game.position();
        let gain = |mv: &Move| self.taste.gain(position, *mv);
        let mut moves = position.legal_moves().to_vec();
        let most = moves.iter().map(gain).max();
        moves.retain(|mv| Some(gain(mv)) == most);
        let chosen = moves.choose(&mut self.dice);
        chosen.copied().ok_or(Forfeit::NoMove)
    }
}

/// What a move takes, in men; a king counts for three.
fn haul(position: &Position, mv: Move) -> usize {
    let kings = position.kings(position.turn().opponent());
    let taken = mv.taken().iter();
    taken
        .map(|square| if kings.contains(square) { 3 } else { 1 })
        .sum()
}

#[cfg(test)]
mod tests {
    use super::*;
    use damas::notation::fen;
    use damas::rules::Rules;

    #[test]
    fn each_taste_has_its_moves() {
        let cases = [
            ("all take", Taste::Any, "W:W28:B23", &["28x19"][..]),
            (
                "greed sees no danger",
                Taste::Greedy,
                "W:W37,46:B26",
                &["37-31", "37-32", "46-41"],
            ),
            (
                "care does",
                Taste::Careful,
                "W:W37,46:B26",
                &["37-32", "46-41"],
            ),
        ];
        for (name, taste, text, expected) in cases {
            let game = Game::from_position(fen::read(Rules::International, text).unwrap());
            let allowance = Allowance {
                limits: Limits::default(),
                patience: Duration::ZERO,
            };
            let mut player = Chance::new(taste);
            let mut found: Vec<String> = (0..60)
                .map(|seed| {
                    player.begin(seed).unwrap();
                    player.choose(&game, &allowance).unwrap().to_string()
                })
                .collect();
            found.sort();
            found.dedup();
            assert_eq!(found, expected, "{name}");
        }
    }
}
