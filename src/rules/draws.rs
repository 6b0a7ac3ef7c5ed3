//! The draws that the law declares after so many plies.

use super::{DrawLaws, Ending, Move, Position, Side};

/// A draw that is being counted towards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Counter {
    /// The draw that comes when `count` reaches `limit`.
    pub ending: Ending,
    /// Plies so far; for [`Ending::Repetition`] occurrences of the position so far.
    pub count: u16,
    /// The law's number.
    pub limit: u16,
}

/// The draws by a count of plies, in the order in which they are reported.
const COUNTED: [Ending; 6] = [
    Ending::KingsOnly,
    Ending::NoProgress,
    Ending::TwoKingsVOne,
    Ending::OneKingVOne,
    Ending::Fmjd16,
    Ending::Fmjd5,
];

/// Where [`COUNTED`] has [`Ending::NoProgress`].
const NO_PROGRESS: usize = 1;

impl DrawLaws {
    /// The number at which this draw comes; `None` where it isn't law or isn't counted.
    pub const fn limit(&self, ending: Ending) -> Option<u16> {
        match ending {
            Ending::Repetition => self.repetition,
            Ending::KingsOnly => self.kings_only,
            Ending::NoProgress => self.no_progress,
            Ending::TwoKingsVOne => self.two_kings_v_one,
            Ending::OneKingVOne => self.one_king_v_one,
            Ending::Fmjd16 => self.fmjd_16,
            Ending::Fmjd5 => self.fmjd_5,
            Ending::NoMoves
            | Ending::NoPieces
            | Ending::Resignation
            | Ending::Agreement
            | Ending::Time => None,
        }
    }
}

/// Plies of each of [`COUNTED`] so far; `None` while its ending isn't on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Counts(pub(super) [Option<u16>; COUNTED.len()]);

impl Counts {
    /// Nothing is being counted.
    pub(super) const NONE: Self = Self([None; COUNTED.len()]);

    /// At the start of a game: an ending that is on the board is at ply 0.
    pub(super) fn start(position: &Position) -> Self {
        if both_have_men(position) {
            return Self::NONE.among_men(true, position);
        }
        Self(COUNTED.map(|ending| is_on_board(ending, position).then_some(0)))
    }

    /// After a move that led to `position`. The move that brings an ending isn't counted, and a
    /// capture brings a new one.
    #[inline]
    pub(super) fn after(self, mv: Move, position: &Position) -> Self {
        if both_have_men(position) {
            self.among_men(mv.is_capture() || !mv.by_king(), position)
        } else {
            self.among_kings(mv, position)
        }
    }

    /// [`Self::after`] a move, of which is said whether it is progress, while both sides have
    /// men: all endings but [`Ending::NoProgress`] have a side with nothing but kings.
    #[inline]
    fn among_men(self, progress: bool, position: &Position) -> Self {
        let mut next = Self::NONE;
        if position.rules().declaration().draws.no_progress.is_some() {
            let before = self.0[NO_PROGRESS].filter(|_| !progress);
            next.0[NO_PROGRESS] = Some(before.map_or(0, |count| count.saturating_add(1)));
        }
        next
    }

    /// [`Self::after`] where a side has nothing but kings.
    #[cold]
    #[inline(never)]
    fn among_kings(self, mv: Move, position: &Position) -> Self {
        let mut next = Self::start(position);
        for (index, ending) in COUNTED.into_iter().enumerate() {
            let restarts = mv.is_capture() || ending == Ending::NoProgress && !mv.by_king();
            if let (Some(count), Some(before), false) =
                (&mut next.0[index], self.0[index], restarts)
            {
                *count = before.saturating_add(1);
            }
        }
        next
    }

    /// Plies to the nearest of these draws; `u16::MAX` where none is counted.
    #[inline]
    pub(super) fn plies_to_draw(self, position: &Position) -> u16 {
        let laws = &position.rules().declaration().draws;
        if both_have_men(position) {
            let count = laws.no_progress.zip(self.0[NO_PROGRESS]);
            return count.map_or(u16::MAX, |(limit, count)| limit.saturating_sub(count));
        }
        let left = |(ending, count)| Some(laws.limit(ending)?.saturating_sub(count));
        self.running().filter_map(left).min().unwrap_or(u16::MAX)
    }

    /// The counters that run, in the order in which their draws are reported.
    pub(super) fn running(self) -> impl Iterator<Item = (Ending, u16)> {
        let pairs = COUNTED.into_iter().zip(self.0);
        pairs.filter_map(|(ending, count)| Some((ending, count?)))
    }
}

/// Whether each side has a man.
#[inline]
fn both_have_men(position: &Position) -> bool {
    Side::ALL.into_iter().all(|side| position.men(side) != 0)
}

/// Whether the law counts this ending and the material for it is on the board.
fn is_on_board(ending: Ending, position: &Position) -> bool {
    let laws = &position.rules().declaration().draws;
    if laws.limit(ending).is_none() {
        return false;
    }
    let [white, black] = Side::ALL.map(|side| {
        let kings = position.kings(side).len();
        (position.side_squares(side).len() - kings, kings)
    });
    let either = |holds: fn((usize, usize), (usize, usize)) -> bool| {
        holds(white, black) || holds(black, white)
    };
    match ending {
        Ending::KingsOnly => (white.0, black.0) == (0, 0),
        Ending::NoProgress => true,
        Ending::TwoKingsVOne => either(|strong, weak| (strong, weak) == ((0, 2), (0, 1))),
        Ending::OneKingVOne => (white, black) == ((0, 1), (0, 1)),
        Ending::Fmjd16 => {
            either(|strong, weak| weak == (0, 1) && strong.0 + strong.1 == 3 && strong.1 > 0)
        }
        Ending::Fmjd5 => {
            either(|strong, weak| weak == (0, 1) && matches!(strong, (0, 1 | 2) | (1, 1)))
        }
        _ => false,
    }
}
