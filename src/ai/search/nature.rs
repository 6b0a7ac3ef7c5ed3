//! How a weaker player errs: it misjudges, overlooks and has whims. The best has none of that.

use crate::ai::score::MOST;
use crate::ai::skill::{Manner, Sight};
use crate::rules::{Move, MoveList, Position};

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
        if self.manner.misjudges == 0.0 {
            return 0;
        }
        let pieces = position.pieces().count() as f32;
        let part = (0.25 + pieces / ALL_PIECES).min(1.0);
        let chance = scatter(position.key() ^ self.seed);
        (self.manner.misjudges * part * bell(chance)).round() as i32
    }

    /// Leaves the captures that it sees coming; `false` where it sees none of them.
    #[inline]
    pub(super) fn sees(&self, position: &Position, captures: &mut MoveList) -> bool {
        let Sight { longest, sideways } = self.manner.sight;
        if self.manner.sight == Sight::ALL {
            return true;
        }
        captures.retain(|mv| {
            let pieces = mv.victims().count_ones();
            pieces <= longest && (pieces <= sideways || !goes_sideways(position, mv))
        });
        !captures.is_empty()
    }

    /// By how much more it likes a move than it is worth, in centi-men, never negative.
    /// In the opening every player has its whims, so that no two games begin alike.
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_precision_loss,
        reason = "it is a small number"
    )]
    pub(super) fn whim(&self, mv: Move, opening: bool) -> i32 {
        let least = if opening { OPENING_WHIM } else { 0.0 };
        let most = self.manner.whim.max(least);
        if most == 0.0 {
            return 0;
        }
        let chance = scatter(self.seed ^ mv.victims() ^ (mv.path() as u64) << 50);
        let even = (chance >> 40) as f32 / 16_777_216.0;
        // Small whims are more common than great ones.
        (most * even * even).round() as i32
    }
}

/// The whims of the opening, in centi-men, at most.
const OPENING_WHIM: f32 = 24.0;
/// Plies of a game that are its opening.
pub(super) const OPENING: usize = 10;

/// A whim added to a score; what is won or lost stays so.
pub(super) const fn fancied(score: i32, whim: i32) -> i32 {
    if score.abs() > MOST {
        score
    } else {
        score + whim
    }
}

/// Whether the capture goes along a row or a column anywhere on its way.
fn goes_sideways(position: &Position, mv: Move) -> bool {
    let board = position.board();
    let mut at = board.row_column(mv.from());
    position.route(mv).landings.into_iter().any(|landing| {
        let next = board.row_column(landing);
        let straight = at.0 == next.0 || at.1 == next.1;
        at = next;
        straight
    })
}

/// A number that depends on all bits of another.
const fn scatter(x: u64) -> u64 {
    let x = (x ^ x >> 32).wrapping_mul(0xd6e8_feb8_6659_fd93);
    let x = (x ^ x >> 32).wrapping_mul(0xd6e8_feb8_6659_fd93);
    x ^ x >> 32
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
        Nature::new(Skill::new(level).unwrap().manner(), seed)
    }

    #[test]
    fn a_weaker_player_overlooks_long_captures_and_sideways_ones() {
        let cases = [
            ("one piece", 2.0, "W:W33:B28", true),
            ("one piece along the row", 1.0, "W:W27:B28", false),
            ("one piece along the row", 2.0, "W:W27:B28", true),
            ("three pieces with a turn", 2.0, "W:W47:B42,33,23", false),
            ("three pieces with a turn", 5.0, "W:W47:B42,33,23", true),
        ];
        for (case, level, fen, seen) in cases {
            let position = fen::read(Rules::Frisian, fen).unwrap();
            let mut captures = position.legal_moves();
            assert!(captures[0].is_capture(), "{case}");
            let sees = nature(level, 1).sees(&position, &mut captures);
            assert_eq!(sees, seen, "{case} at level {level}");
        }
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
        let mut differ = false;
        for &mv in &position.legal_moves() {
            for seed in 0..50 {
                let best = nature(8.0, seed);
                assert_eq!(best.whim(mv, false), 0);
                assert!((0..=24).contains(&best.whim(mv, true)));
                differ |= best.whim(mv, true) != nature(8.0, 0).whim(mv, true);
                assert!((0..=100).contains(&nature(1.0, seed).whim(mv, false)));
            }
        }
        assert!(differ);
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
