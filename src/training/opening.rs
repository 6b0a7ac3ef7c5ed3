//! Openings of chance, so that no two games are alike.

use rand::RngExt;
use rand_chacha::ChaCha8Rng;

use crate::rules::{Game, Rules};

/// A game of so many plies of chance that isn't over by then.
pub(super) fn random(rules: Rules, plies: usize, chance: &mut ChaCha8Rng) -> Game {
    loop {
        let mut game = Game::new(rules);
        while game.plies().len() < plies && play_any(&mut game, chance) {}
        if game.outcome().is_none() {
            return game;
        }
    }
}

/// Plays some legal move; whether there was one to play.
pub(super) fn play_any(game: &mut Game, chance: &mut ChaCha8Rng) -> bool {
    let moves = game.position().legal_moves();
    if moves.is_empty() {
        return false;
    }
    let mv = moves[chance.random_range(0..moves.len())];
    game.play(mv).is_ok()
}
