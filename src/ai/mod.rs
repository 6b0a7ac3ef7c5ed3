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
    use crate::rules::Rules;

    fn best(fen: &str) -> String {
        let position = fen::read(Rules::Frisian, fen).unwrap();
        think(&position, Limits::default(), 1, &Stop::default())
            .map_or("none".into(), |verdict| verdict.mv.to_string())
    }

    #[test]
    fn it_sees_what_a_beginner_sees() {
        let cases = [
            ("the only move", "W:W6,28:BK1", "28-22 or 28-23"),
            ("no move at all", "W:W6:B1", "none"),
        ];
        for (case, fen, expected) in cases {
            assert!(
                expected.split(" or ").any(|mv| mv == best(fen)),
                "{case}: {}",
                best(fen)
            );
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
