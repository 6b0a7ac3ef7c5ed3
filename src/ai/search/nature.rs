//! How a weaker player errs: it misjudges, overlooks and has whims. The best has none of that.

use super::opening::Opening;
use crate::ai::score::MOST;
use crate::ai::skill::Manner;
use crate::rules::{Move, MoveList, Position};

/// A capture that goes sideways is overlooked like one of so many more pieces: with fewer, shots
/// that take sideways, which are often worth more, would be found as often as diagonal ones.
const SIDEWAYS: u32 = 10;

/// A capture is overlooked like one of so many more pieces for each ply between the move and it: a
/// forced line costs a search few positions, however long it is, but a person loses its thread.
const EACH_PLY: u32 = 8;

/// How one player errs in one game: the same in the same position, so that its errors are a
/// person's and not a die's.
#[derive(Clone, Copy, Debug)]
pub(super) struct Nature {
    manner: Manner,
    seed: u64,
}

/// Pieces on the board at the start: with fewer there is less to misjudge.
const ALL_PIECES: f32 = 40.0;

impl Nature {
    pub(super) const fn new(manner: Manner, seed: u64) -> Self {
        Self { manner, seed }
    }

    /// By how much it misjudges a position, in centi-men.
    #[inline]
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_precision_loss,
        reason = "it is a small number"
    )]
    pub(super) fn error(&self, position: &Position) -> i32 {
        if self.manner.misjudges <= 0.0 {
            return 0;
        }
        let pieces = position.pieces_left() as f32;
        let part = (0.25 + pieces / ALL_PIECES).min(1.0);
        let chance = scatter(position.key() ^ self.seed);
        (self.manner.misjudges * part * bell(chance)).round() as i32
    }

    /// Leaves the captures that it sees coming at a ply, 1 for the reply to its move; `false` where
    /// it sees none of them. A long one is overlooked before a short one, one that goes sideways
    /// before a diagonal one, and a far one before a near one.
    #[inline]
    pub(super) fn sees(&self, position: &Position, captures: &mut MoveList, ply: usize) -> bool {
        let attention = self.manner.attention;
        if attention >= 1.0 {
            return true;
        }
        let key = position.key() ^ self.seed;
        #[expect(
            clippy::cast_possible_truncation,
            reason = "a search has some hundred plies"
        )]
        let distance = EACH_PLY * (ply as u32).saturating_sub(1);
        captures.retain(|mv| {
            let sideways = SIDEWAYS * u32::from(position.goes_sideways(mv));
            let further = mv.victims().count_ones() - 1 + sideways + distance;
            even(key ^ mv.victims()) < power(attention, further)
        });
        !captures.is_empty()
    }

    /// By how much more it likes a move than it is worth, in centi-men, never negative.
    #[expect(clippy::cast_possible_truncation, reason = "it is a small number")]
    pub(super) fn whim(&self, mv: Move, opening: Opening) -> i32 {
        let key = self.seed ^ mv.victims() ^ (mv.path() as u64) << 50;
        let chance = even(key);
        // Small whims are more common than great ones.
        let usual = self.manner.whim * chance * chance;
        (usual + opening.whim(key)).round() as i32
    }
}

/// A whim added to a score; what is won or lost stays so.
pub(super) const fn fancied(score: i32, whim: i32) -> i32 {
    if score.abs() > MOST {
        score
    } else {
        score + whim
    }
}

/// A number that depends on all bits of another.
pub(super) const fn scatter(x: u64) -> u64 {
    let x = (x ^ x >> 32).wrapping_mul(0xd6e8_feb8_6659_fd93);
    let x = (x ^ x >> 32).wrapping_mul(0xd6e8_feb8_6659_fd93);
    x ^ x >> 32
}

/// A power, by the same multiplications on every machine.
fn power(base: f32, exponent: u32) -> f32 {
    let (mut power, mut square) = (1.0, base);
    let mut rest = exponent;
    while rest > 0 {
        if rest & 1 == 1 {
            power *= square;
        }
        square *= square;
        rest >>= 1;
    }
    power
}

/// A number that depends on all bits of another, evenly from 0 to 1.
#[expect(clippy::cast_precision_loss, reason = "24 bits fit")]
fn even(x: u64) -> f32 {
    (scatter(x) >> 40) as f32 / 16_777_216.0
}

/// A number of a bell curve around 0 whose usual size is 1: of eight even ones the sum.
fn bell(chance: u64) -> f32 {
    let sum: f32 = chance.to_le_bytes().map(f32::from).iter().sum();
    // Eight bytes come to 1020 on average and are usually 209 beside it.
    (sum - 1020.0) / 209.0
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::Skill;
    use crate::notation::fen;
    use crate::rules::Rules;

    fn nature(level: f32, seed: u64) -> Nature {
        Nature::new(Skill::new(level).unwrap().manner(Rules::Frisian), seed)
    }

    /// Out of a hundred games, in how many a player of this level sees this capture coming as a reply.
    fn seen(level: f32, fen: &str) -> usize {
        seen_ahead(level, fen, 1)
    }

    /// The same, so many plies ahead.
    fn seen_ahead(level: f32, fen: &str, ply: usize) -> usize {
        let position = fen::read(Rules::Frisian, fen).unwrap();
        let captures = position.legal_moves();
        assert!(captures[0].is_capture(), "{fen}");
        let sees = |seed: &u64| nature(level, *seed).sees(&position, &mut captures.clone(), ply);
        (0..100).filter(sees).count()
    }

    #[test]
    fn a_weaker_player_overlooks_long_captures_and_sideways_ones() {
        let one = "W:W33:B28";
        let sideways = "W:W27:B28";
        let two = "W:W47:B41,31";
        let four = "W:W47:B41,31,22,13";
        for level in [1.0, 2.0, 3.0] {
            assert_eq!(seen(level, one), 100, "level {level}: what is before it");
            assert!(seen(level, sideways) < 100, "level {level}");
            assert!(seen(level, two) > seen(level, four), "level {level}");
        }
        assert!(seen(1.0, sideways) < seen(3.0, sideways));
        assert!(seen(1.0, four) < seen(3.0, four));
        assert_eq!(seen(7.0, four), 100);
    }

    #[test]
    fn a_weaker_player_overlooks_what_is_far_ahead() {
        let one = "W:W33:B28";
        for level in [1.0, 3.0, 5.0] {
            let seen = [1, 4, 8].map(|ply| seen_ahead(level, one, ply));
            assert!(
                seen.is_sorted_by(|near, far| near > far),
                "{level}: {seen:?}"
            );
        }
        assert!(seen_ahead(1.0, one, 6) < seen_ahead(4.0, one, 6));
        assert_eq!(seen_ahead(8.0, one, 40), 100);
    }

    #[test]
    fn errors_are_of_the_size_that_the_level_says_and_stay() {
        let mut position = Position::start(Rules::Frisian);
        let (weak, best) = (nature(1.0, 7), nature(8.0, 7));
        let mut squares = 0.0;
        for ply in 0..60 {
            let error = weak.error(&position);
            assert_eq!(
                error,
                weak.error(&position),
                "the same position, the same error"
            );
            assert_eq!(best.error(&position), 0);
            squares += f64::from(error * error);
            let moves = position.legal_moves();
            let Some(&mv) = moves.get(ply % moves.len().max(1)) else {
                break;
            };
            position = position.play(mv).unwrap();
        }
        let usual = (squares / 60.0).sqrt();
        assert!((20.0..110.0).contains(&usual), "usually {usual}");
    }

    #[test]
    fn whims_keep_to_their_bound_and_differ_from_game_to_game() {
        let position = Position::start(Rules::Frisian);
        let whims = |level, seed| {
            let nature = nature(level, seed);
            let moves = position.legal_moves();
            let whim = |&mv| nature.whim(mv, Opening::Over);
            moves.iter().map(whim).collect::<Vec<_>>()
        };
        for seed in 0..50 {
            assert!(whims(8.0, seed).iter().all(|&whim| whim == 0));
            assert!(whims(1.0, seed).iter().all(|whim| (0..=55).contains(whim)));
        }
        assert_ne!(whims(1.0, 0), whims(1.0, 1));
    }

    #[test]
    fn a_win_is_no_matter_of_taste() {
        assert_eq!(
            fancied(crate::ai::score::WIN - 5, -40),
            crate::ai::score::WIN - 5
        );
        assert_eq!(fancied(30, -40), -10);
    }
}
