//! How far a row of texts can be played, in all the ways that ambiguous ones allow.

use crate::notation::movetext::{self, MoveText};
use crate::rules::{Move, Position};

/// Ambiguous texts in a row that are followed up.
const MOST_FORKS: usize = 12;
/// Plies that may be looked at for one game.
pub(super) const MOST_STEPS: usize = 200_000;

/// A row of texts; `None` is no move.
pub(super) type Texts = [Option<MoveText>];

/// How far a row of texts can be played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Reach {
    /// To its end.
    pub(super) whole: bool,
    /// Plies in the longest way.
    pub(super) plies: usize,
}

/// The longest way to play these texts.
pub(super) fn reach(position: &Position, texts: &Texts) -> Reach {
    let mut steps = MOST_STEPS;
    Search { steps: &mut steps }.explore(*position, texts, 0)
}

/// Of several moves that a text may mean, the only one after which all the texts behind it can
/// be played; `None` if there is no such one. At most `steps` plies are looked at, and those
/// looked at are taken off.
pub(super) fn only_way(
    position: &Position,
    moves: &[Move],
    behind: &Texts,
    steps: &mut usize,
) -> Option<Move> {
    if behind.is_empty() {
        return None;
    }
    let mut search = Search { steps };
    let mut leads_on = moves.iter().copied().filter(|&mv| {
        position
            .play(mv)
            .is_ok_and(|next| search.explore(next, behind, 1).whole)
    });
    let only = leads_on.next();
    let more = leads_on.next();
    let certain = more.is_none() && *search.steps > 0;
    only.filter(|_| certain)
}

struct Search<'a> {
    /// Plies that may still be looked at.
    steps: &'a mut usize,
}

impl Search<'_> {
    fn explore(&mut self, mut position: Position, texts: &Texts, forks: usize) -> Reach {
        for (plies, text) in texts.iter().enumerate() {
            let whole = false;
            *self.steps = self.steps.saturating_sub(1);
            let (Some(text), 1..) = (text, *self.steps) else {
                return Reach { whole, plies };
            };
            let moves = movetext::find(&position, text).moves;
            match moves[..] {
                [] => return Reach { whole, plies },
                [only] => position = position.after(only),
                _ if forks == MOST_FORKS => return Reach { whole, plies },
                _ => return self.fork(position, &moves, &texts[plies + 1..], plies + 1, forks),
            }
        }
        Reach {
            whole: true,
            plies: texts.len(),
        }
    }

    /// The longest way behind any of these moves, `plies` plies from where it began.
    fn fork(
        &mut self,
        position: Position,
        moves: &[Move],
        behind: &Texts,
        plies: usize,
        forks: usize,
    ) -> Reach {
        let mut best = Reach::default();
        for &mv in moves {
            best = best.max(self.explore(position.after(mv), behind, forks + 1));
            if best.whole {
                break;
            }
        }
        best.plies += plies;
        best
    }
}
