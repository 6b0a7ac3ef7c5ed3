//! One number that tells whether the search has changed.

use super::{Engine, Evaluation, Limits, Settings, Stop, Task};
use crate::rules::{Game, Move, Rules};

/// How deep it looks.
const DEPTH: u8 = 11;
/// After how many plies.
const PLIES: [usize; 4] = [0, 14, 28, 42];

/// How many nodes a new engine with one thread looks at, to a fixed depth in twelve positions of
/// three games: the same on every machine, and another as soon as the search looks elsewhere.
pub fn signature() -> u64 {
    let games = [Rules::Frisian, Rules::International, Rules::Spanish];
    games.into_iter().map(nodes).sum()
}

fn nodes(rules: Rules) -> u64 {
    let settings = Settings {
        table_mb: 4,
        threads: 1,
        // New weights don't make it another search.
        evaluation: Evaluation::PieceSquare,
    };
    let task = Task {
        limits: Limits::depth(DEPTH),
        // Without the whims of the opening.
        analyse: true,
        ..Task::default()
    };
    let mut engine = Engine::new(settings);
    PLIES
        .into_iter()
        .filter_map(|plies| {
            engine.forget();
            engine.think(
                &wandered(rules, plies),
                &task,
                &Stop::default(),
                &mut |_| (),
            )
        })
        .map(|verdict| verdict.nodes)
        .sum()
}

/// A game of so many plies in which nobody has a plan.
fn wandered(rules: Rules, plies: usize) -> Game {
    let mut game = Game::new(rules);
    let mut chance = 11_u64;
    for _ in 0..plies {
        let mut moves = game.position().legal_moves().to_vec();
        moves.sort_by_key(|mv: &Move| (mv.path(), mv.victims()));
        chance = chance
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1);
        let mv = moves.get(usize::try_from(chance >> 33).unwrap_or(0) % moves.len().max(1));
        if mv.is_none_or(|&mv| game.play(mv).is_err()) {
            break;
        }
    }
    game
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_search_is_the_one_that_was_measured() {
        assert_eq!(signature(), 364_920);
    }
}
