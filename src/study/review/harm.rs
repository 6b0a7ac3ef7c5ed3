//! What a mistake lets happen, read off the lines that were expected with and without it.

use super::{ADVANTAGE, Judged, expected};
use crate::ai::score::plies_to_end;
use crate::rules::{Move, Position, Rank, Side};

/// What a mistake lets the opponent do, or what it misses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Harm {
    /// The opponent takes this at once and comes out ahead.
    Takes(Haul),
    /// The opponent takes this a few moves later and comes out ahead.
    TakesLater(Haul),
    /// The opponent wins whatever is played.
    Loses,
    /// The opponent crowns a man.
    Crowns,
    /// The better move would have taken this, or led to taking it.
    Misses(Haul),
    /// What was as good as won isn't any more.
    LetsWinGo,
    /// Who stood better doesn't any more, and nor does the opponent.
    LetsAdvantageGo,
    /// Nothing to put a finger on: the opponent stands better.
    Worsens,
}

/// What a capture takes, and along which lines.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Haul {
    /// How many men.
    pub men: u8,
    /// How many kings.
    pub kings: u8,
    /// Along which lines.
    pub way: Way,
}

/// Along which lines a capture goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    /// Diagonals.
    Diagonal,
    /// One row, or rows only.
    Row,
    /// One column, or columns only.
    Column,
    /// Diagonals, rows and columns.
    Mixed,
}

/// So far lines are looked at: what comes later is less certain.
const FAR: usize = 9;

impl Haul {
    /// What a legal capture takes.
    pub fn of(position: &Position, mv: Move) -> Self {
        let count = |rank| {
            let pieces = mv.taken().iter().filter_map(|on| position.piece_at(on));
            let count = pieces.filter(|piece| piece.rank == rank).count();
            u8::try_from(count).unwrap_or(u8::MAX)
        };
        Self {
            men: count(Rank::Man),
            kings: count(Rank::King),
            way: Way::of(position, mv),
        }
    }
}

impl Way {
    fn of(position: &Position, mv: Move) -> Self {
        if !position.goes_sideways(mv) {
            return Self::Diagonal;
        }
        let board = position.board();
        let route = position.route(mv);
        let stops = std::iter::once(mv.from()).chain(route.landings);
        let places: Vec<_> = stops.map(|square| board.row_column(square)).collect();
        let all = |same: fn((u8, u8), (u8, u8)) -> bool| {
            places.windows(2).all(|hop| same(hop[0], hop[1]))
        };
        match (all(|a, b| a.0 == b.0), all(|a, b| a.1 == b.1)) {
            (true, _) => Self::Row,
            (_, true) => Self::Column,
            _ => Self::Mixed,
        }
    }
}

impl Harm {
    /// What `mv` lets happen in `position`, given what was found before and after it.
    pub(super) fn of(position: &Position, mv: Move, before: &Judged, after: &Judged) -> Self {
        let (mover, rules) = (position.turn(), position.rules());
        let base = balance(position, mover);
        let rival = mover.opponent();
        let played = std::iter::once(mv).chain(after.line.iter().copied());
        let played = Walk::along(position, played);
        let best = Walk::along(position, before.line.iter().copied());
        if let Some((at, haul)) = played.gain(rival, -base) {
            return if at == 1 {
                Self::Takes(haul)
            } else {
                Self::TakesLater(haul)
            };
        }
        if after.score > 0 && plies_to_end(after.score).is_some() {
            return Self::Loses;
        }
        if played.crowns(rival) && !best.crowns(rival) {
            return Self::Crowns;
        }
        if let Some((_, haul)) = best.gain(mover, base) {
            return Self::Misses(haul);
        }
        let hoped = expected(before.score, rules);
        let better = |share: f32| share >= ADVANTAGE;
        match hoped {
            0.85.. => Self::LetsWinGo,
            _ if better(hoped) && !better(expected(after.score, rules)) => Self::LetsAdvantageGo,
            _ => Self::Worsens,
        }
    }
}

/// The positions of a line, each with the move that is played there.
struct Walk {
    steps: Vec<(Position, Move)>,
    end: Position,
}

impl Walk {
    fn along(start: &Position, line: impl Iterator<Item = Move>) -> Self {
        let (mut steps, mut end) = (Vec::new(), *start);
        // A capture is followed until all has been taken back.
        for mv in line {
            if steps.len() >= FAR && !mv.is_capture() {
                break;
            }
            let Ok(next) = end.play(mv) else { break };
            steps.push((end, mv));
            end = next;
        }
        Self { steps, end }
    }

    /// The first capture by which a side is ahead of where it was by a man or more, once whatever is
    /// taken back at once has been taken back: the how-manieth move it is, and what it takes.
    fn gain(&self, side: Side, base: i32) -> Option<(usize, Haul)> {
        let captures = self.steps.iter().enumerate();
        let mut captures = captures.filter(|(_, (at, mv))| at.turn() == side && mv.is_capture());
        captures.find_map(|(index, (at, mv))| {
            let quiet = self.steps[index..].iter().find(|(_, mv)| !mv.is_capture());
            let settled = quiet.map_or(&self.end, |(position, _)| position);
            (balance(settled, side) > base).then(|| (index, Haul::of(at, *mv)))
        })
    }

    fn crowns(&self, side: Side) -> bool {
        let mut steps = self.steps.iter();
        steps.any(|(at, mv)| at.turn() == side && mv.crowns())
    }
}

/// How many men a side is ahead, a king counted as two.
fn balance(position: &Position, side: Side) -> i32 {
    let worth = |side: Side| {
        let pieces = position.side_squares(side).len() + position.kings(side).len();
        i32::try_from(pieces).unwrap_or(i32::MAX)
    };
    worth(side) - worth(side.opponent())
}
