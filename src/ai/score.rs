//! What a position is worth: centi-men (1/100 man) for the side to move, 0 for a draw, and at the
//! two ends what is won and lost.

/// A game that is lost now; a loss in so many plies is so much more.
pub const LOSS: i32 = -30_000;
/// A game that is won now; a win in so many plies is so much less.
pub const WIN: i32 = -LOSS;
/// A draw.
pub const DRAW: i32 = 0;

/// No score is as great.
pub(super) const INFINITE: i32 = WIN + 1;
/// A win whose end is in sight is worth more than this.
const ENDS: i32 = WIN - 2_000;
/// The greatest worth of a position that isn't known to be won. Between this and the wins whose
/// end is in sight are those that the endgame tables know.
pub(super) const MOST: i32 = WIN - 10_000;

/// By how much a table's win is worth less for each capture or crowning that may be to come: more
/// than any number of plies, so that changing the material goes before all.
const STAGE: i32 = 320;

/// A win that a table knows, so many plies before the next change of material, at this stage.
pub(super) fn known_win(stage: usize, plies: u16) -> i32 {
    let stage = i32::try_from(stage).unwrap_or(i32::MAX / STAGE);
    (ENDS - STAGE * stage - i32::from(plies)).max(MOST + STAGE)
}

/// How many plies the end of the game is away, where the score says that it is won or lost.
///
/// ```
/// use damas::ai::score::{LOSS, plies_to_end};
/// assert_eq!(plies_to_end(LOSS + 4), Some(4));
/// assert_eq!(plies_to_end(120), None);
/// ```
pub const fn plies_to_end(score: i32) -> Option<u32> {
    let plies = WIN - score.abs();
    if plies < WIN - ENDS {
        Some(plies.unsigned_abs())
    } else {
        None
    }
}

/// The score as it is kept for a position that was met `ply` plies from the root: ends are
/// counted from that position on, since it may be met again elsewhere.
pub(super) const fn from_here(score: i32, ply: i32) -> i32 {
    if score.abs() > MOST {
        score + ply * score.signum()
    } else {
        score
    }
}

/// [`from_here`] undone, where the position is met again.
pub(super) const fn from_root(score: i32, ply: i32) -> i32 {
    if score.abs() > MOST {
        score - ply * score.signum()
    } else {
        score
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ends_are_counted_from_where_they_are_met() {
        let cases = [
            ("a loss", LOSS + 9, 4, LOSS + 5),
            ("a win", WIN - 9, 4, WIN - 5),
            ("neither", 700, 4, 700),
            ("a draw", DRAW, 4, DRAW),
        ];
        for (case, score, ply, kept) in cases {
            assert_eq!(from_here(score, ply), kept, "{case}");
            assert_eq!(from_root(kept, ply), score, "{case}");
        }
    }
}
