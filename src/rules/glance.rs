//! What a search asks of a position beside the list of its moves.

use super::law::{Mover, with_law, with_mover};
use super::{MoveList, Position, Side, captures, steps};

impl Position {
    /// Replaces `moves` by the compulsory captures: by nothing where nothing can be taken.
    pub(crate) fn generate_captures(&self, moves: &mut MoveList) {
        with_law!(self.rules, L => captures::generate::<L>(self.forces(self.turn), moves));
    }

    /// [`Self::generate_captures`]; says whether there is any move, quiet ones included.
    pub(crate) fn begin_moves(&self, moves: &mut MoveList) -> bool {
        with_law!(self.rules, L => with_mover!(self.turn, M => {
            captures::generate::<L>(self.forces(M::SIDE), moves);
            !moves.is_empty() || steps::any::<L, M>(self)
        }))
    }

    /// Adds the quiet moves, which are legal where nothing can be taken.
    pub(crate) fn add_steps(&self, moves: &mut MoveList) {
        with_law!(self.rules, L => with_mover!(self.turn, M => {
            steps::visit::<L, M>(self, |mv| moves.push(mv));
        }));
    }

    /// Adds the steps of men onto the last row, which are legal where nothing can be taken.
    pub(crate) fn add_crownings(&self, moves: &mut MoveList) {
        with_law!(self.rules, L => steps::crownings::<L>(self, |mv| moves.push(mv)));
    }

    /// Whether this side could capture if it were its turn.
    pub(crate) fn can_capture(&self, side: Side) -> bool {
        with_law!(self.rules, L => captures::exist::<L>(self.forces(side)))
    }
}

#[cfg(test)]
mod tests {
    use super::super::Rules;
    use super::*;

    /// Each glance says what the list of moves says, all along games of chance.
    #[test]
    fn a_glance_agrees_with_the_moves() {
        let mut chance = 1_u64;
        for rules in Rules::ALL {
            let mut position = Position::start(rules);
            for _ in 0..3_000 {
                let moves = position.legal_moves();
                let capture = moves.first().is_some_and(|mv| mv.is_capture());
                assert_eq!(position.can_capture(position.turn), capture, "{position:?}");
                let turned = Position {
                    turn: position.turn.opponent(),
                    ..position
                };
                let threat = turned.legal_moves().iter().any(|mv| mv.is_capture());
                assert_eq!(position.can_capture(turned.turn), threat, "{position:?}");
                let mut begun = MoveList::new();
                let any = position.begin_moves(&mut begun);
                assert_eq!(any, !moves.is_empty(), "{position:?}");
                assert_eq!(!begun.is_empty(), capture, "{position:?}");
                if !capture {
                    let mut crownings = MoveList::new();
                    position.add_crownings(&mut crownings);
                    let crowning = moves.iter().filter(|mv| mv.crowns());
                    assert!(crownings.iter().eq(crowning), "{position:?}");
                }
                let mut found = MoveList::new();
                position.generate_captures(&mut found);
                if found.is_empty() {
                    position.add_steps(&mut found);
                }
                assert_eq!(found, moves, "{position:?}");
                chance = chance
                    .wrapping_mul(6_364_136_223_846_793_005)
                    .wrapping_add(1);
                position = match moves.len() {
                    0 => Position::start(rules),
                    len => position.after(moves[(chance >> 33) as usize % len]),
                };
            }
        }
    }
}
