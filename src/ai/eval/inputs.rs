//! What the evaluation sees of a position.

use super::network::row;
use crate::rules::{Position, Side, each};

/// What can stand on a square: a man, a king, and a king that has made 1, 2 or 3 moves of its
/// run. (A king with a run is also a king.)
pub(crate) const KINDS: usize = 5;
/// The kinds of a game without king runs: man and king.
pub(crate) const KINDS_WITHOUT_RUNS: usize = 2;
/// Where the kinds of king runs begin, less the one move of the shortest run.
const BEFORE_RUNS: usize = 1;

/// What stands where: by side and kind, as bits of the board's word.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Inputs(pub(crate) [[u64; KINDS]; 2]);

impl Inputs {
    /// The inputs of a position.
    pub(crate) fn of(position: &Position) -> Self {
        let sets = Side::ALL.map(|side| (position.men(side), position.kings_of(side)));
        Self::with_runs(sets, Side::ALL.map(|side| position.run_of(side)))
    }

    /// The inputs of men and kings by side, and of king runs by bit and count.
    pub(crate) fn with_runs(sets: [(u64, u64); 2], runs: [(u8, u8); 2]) -> Self {
        Self(Side::ALL.map(|side| {
            let (men, kings) = sets[side.index()];
            let (bit, count) = runs[side.index()];
            let mut sets = [men, kings, 0, 0, 0];
            if count > 0 {
                let kind = BEFORE_RUNS + usize::from(count);
                sets[kind.min(KINDS - 1)] = 1 << (bit % 64);
            }
            sets
        }))
    }
}

impl Inputs {
    /// What is here and not there.
    pub(crate) fn without(&self, other: &Self) -> Self {
        let mut left = *self;
        let sets = left.0.as_flattened_mut().iter_mut();
        for (set, other) in sets.zip(other.0.as_flattened()) {
            *set &= !other;
        }
        left
    }

    /// The rows of all that is here.
    pub(crate) fn places(self) -> impl Iterator<Item = usize> {
        let kinds = Side::ALL
            .into_iter()
            .flat_map(|side| (0..KINDS).map(move |kind| (side, kind)));
        kinds.flat_map(move |(side, kind)| {
            let set = self.0[side.index()][kind];
            each(set).map(move |bit| row(side.index(), kind, bit))
        })
    }
}

/// How many ways there are to sum up a position, by how full the board is and whether there are
/// kings: the network has an output, and the linear part a column, for each.
pub(crate) const PHASES: usize = 16;
/// The phases without kings.
const FULLNESSES: u32 = 8;

/// What training and tests ask, for whom speed is no matter.
#[cfg(any(test, feature = "cli"))]
impl Inputs {
    /// How many men and kings there are.
    pub(crate) const fn pieces(&self) -> u32 {
        let Self([white, black]) = self;
        (white[0] | white[1] | black[0] | black[1]).count_ones()
    }

    /// Whether any side has a king.
    pub(crate) const fn has_king(&self) -> bool {
        let Self([white, black]) = self;
        white[1] | black[1] != 0
    }

    /// Which phase the position belongs to, where a game begins with so many men on the board.
    pub(crate) fn phase(&self, men_at_start: u32) -> usize {
        phase(self.pieces(), self.has_king(), men_at_start)
    }
}

/// Which phase a position with so many pieces belongs to, where a game begins with so many men.
#[inline]
pub(crate) const fn phase(pieces: u32, has_king: bool, men_at_start: u32) -> usize {
    let fullness = pieces.saturating_sub(1) * FULLNESSES / men_at_start;
    let fullest = FULLNESSES - 1;
    let fullness = if fullness < fullest {
        fullness
    } else {
        fullest
    };
    (fullness + if has_king { FULLNESSES } else { 0 }) as usize
}
