//! Which legal move is good: the machine's thinking, without any window, clock or thread.
//!
//! [`think`] is the whole of it. The same position, limits and seed give the same move on every
//! machine.

mod eval;
mod limits;
mod search;
mod stop;

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;

use crate::rules::{Move, Position};

pub use limits::Limits;
pub use stop::Stop;

/// What a search concludes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Verdict {
    /// The move to play.
    pub mv: Move,
    /// What it is worth to the side that plays it, in centi-men.
    pub score: i32,
    /// How many plies were looked ahead in full; 0 for the only legal move.
    pub depth: u8,
    /// How many positions were looked at.
    pub nodes: u64,
}

/// The best move that can be found within the limits; `None` where no move is legal.
///
/// `seed` decides between moves of equal worth. Told to [`Stop`], it answers with the best of
/// the last depth it finished, or any legal move.
pub fn think(position: &Position, limits: Limits, seed: u64, stop: &Stop) -> Option<Verdict> {
    search::Search::new(limits, stop).run(position, &mut ChaCha8Rng::seed_from_u64(seed))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::fen;
    use crate::rules::{Game, Rules, Side};

    fn move_in(fen: &str) -> String {
        let position = fen::read(Rules::Frisian, fen).unwrap();
        let verdict = think(&position, Limits::default(), 1, &Stop::default());
        verdict.map_or("none".into(), |verdict| verdict.mv.to_string())
    }

    #[test]
    fn where_there_is_nothing_to_choose_it_answers_all_the_same() {
        let cases = [
            ("no move at all", "W:W6:B1", "none"),
            ("no piece at all", "W:W:B1", "none"),
            ("the only move", "W:W46:B1", "46-41"),
        ];
        for (case, fen, expected) in cases {
            assert_eq!(move_in(fen), expected, "{case}");
        }
    }

    #[test]
    fn it_beats_a_player_of_random_moves() {
        let limits = Limits {
            nodes: 2_000,
            depth: 4,
        };
        for seed in 0..6_u64 {
            let mut game = Game::new(Rules::Frisian);
            let machine = Side::ALL[usize::from(seed % 2 == 0)];
            let mut chance = seed + 1;
            while game.outcome().is_none() {
                let position = *game.position();
                let mv = if position.turn() == machine {
                    think(&position, limits, seed, &Stop::default()).unwrap().mv
                } else {
                    chance = chance
                        .wrapping_mul(6_364_136_223_846_793_005)
                        .wrapping_add(1);
                    let moves = position.legal_moves();
                    moves[usize::try_from(chance >> 33).unwrap() % moves.len()]
                };
                game.play(mv).unwrap();
            }
            assert_eq!(game.outcome().unwrap().winner, Some(machine), "game {seed}");
        }
    }

    #[test]
    fn one_seed_plays_one_move_and_seeds_differ() {
        let start = Position::start(Rules::Frisian);
        let limits = Limits {
            nodes: 2_000,
            depth: 2,
        };
        let move_of = |seed| think(&start, limits, seed, &Stop::default()).unwrap().mv;
        assert_eq!(move_of(7), move_of(7));
        let different: std::collections::HashSet<_> = (0..40).map(move_of).collect();
        assert!(
            different.len() >= 3,
            "{} first moves in 40 games",
            different.len()
        );
    }

    #[test]
    fn a_stop_before_the_first_ply_still_gives_a_legal_move() {
        let stop = Stop::default();
        stop.stop();
        let start = Position::start(Rules::Frisian);
        let verdict = think(&start, Limits::default(), 3, &stop).unwrap();
        assert!(start.is_legal(verdict.mv));
    }

    #[test]
    fn it_keeps_to_its_nodes() {
        let limits = Limits {
            nodes: 1_000,
            depth: 60,
        };
        let verdict = think(
            &Position::start(Rules::Frisian),
            limits,
            1,
            &Stop::default(),
        )
        .unwrap();
        assert!(verdict.nodes < 1_000 + 1_000, "{} nodes", verdict.nodes);
    }
}
