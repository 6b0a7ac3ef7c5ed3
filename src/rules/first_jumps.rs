//! The first jumps of all men at once, by shifting the whole board.

use super::lattice::back;
use super::law::Law;
use super::{Position, Side};

/// What the men's first jumps tell of their captures.
pub(super) struct FirstJumps {
    /// Squares from which a man could jump.
    pub(super) anywhere: u64,
    /// Men that can jump.
    pub(super) starts: u64,
    /// Men that can jump and jump again.
    pub(super) going_on: u64,
}

impl FirstJumps {
    #[inline]
    pub(super) fn new<L: Law>(position: &Position) -> Self {
        let side = position.turn;
        let (men, enemy) = (position.men(side), position.side(side.opponent()));
        let empty = position.empty::<L>();
        let anywhere = jumpers::<L>(side, enemy, empty);
        let starts = men & anywhere;
        // The start counts as empty, but only a third jump can come back to it.
        let going_on = if starts == 0 {
            0
        } else {
            men & jumpers::<L>(side, enemy, empty & anywhere)
        };
        Self {
            anywhere,
            starts,
            going_on,
        }
    }
}

/// Squares from which a man of this side could jump over one of `victims` to one of `landings`.
pub(super) fn jumpers<L: Law>(side: Side, victims: u64, landings: u64) -> u64 {
    let towards = |direction| jumpers_towards::<L>(side, victims, landings, direction);
    (0..8).fold(0, |all, direction| all | towards(direction))
}

/// [`jumpers`] in one direction.
#[inline]
pub(super) fn jumpers_towards<L: Law>(
    side: Side,
    victims: u64,
    landings: u64,
    direction: usize,
) -> u64 {
    if L::man_captures(direction, side) {
        back(victims & back(landings, direction), direction)
    } else {
        0
    }
}

/// How many captures of one piece these men have.
pub(super) fn count_single<L: Law>(position: &Position, men: u64) -> u32 {
    let side = position.turn;
    let (enemy, empty) = (position.side(side.opponent()), position.empty::<L>());
    let towards = |direction| men & jumpers_towards::<L>(side, enemy, empty, direction);
    let (mut once, mut twice) = (0, 0);
    for direction in 0..8 {
        twice |= once & towards(direction);
        once |= towards(direction);
    }
    if twice == 0 {
        // Each has one, as mostly; counting bits is dear.
        return once.count_ones();
    }
    (0..8)
        .map(|direction| towards(direction).count_ones())
        .sum()
}
