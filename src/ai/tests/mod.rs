//! What the engine promises.

mod laws;
mod levels;
mod limits;

use super::*;
use crate::notation::fen;
use crate::rules::{Game, Position, Rules, Side};

fn game(rules: Rules, fen: &str) -> Game {
    Game::from_position(fen::read(rules, fen).unwrap())
}

fn ask(game: &Game, limits: Limits) -> Option<Verdict> {
    let task = Task {
        limits,
        ..Task::default()
    };
    Engine::new(Settings::default()).think(game, &task, &Stop::default(), &mut |_| ())
}

fn play(game: &mut Game, texts: &[&str]) {
    for text in texts {
        let moves = game.position().legal_moves();
        let mv = moves.iter().find(|mv| mv.to_string() == *text);
        game.play(*mv.unwrap_or_else(|| panic!("no {text}")))
            .unwrap();
    }
}

/// A random number below `below`.
fn chance(state: &mut u64, below: usize) -> usize {
    *state = state
        .wrapping_mul(6_364_136_223_846_793_005)
        .wrapping_add(1);
    usize::try_from(*state >> 33).unwrap() % below
}
