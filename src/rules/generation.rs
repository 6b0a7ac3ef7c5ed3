//! Which moves are legal.

use super::law::{Mover, with_law, with_mover};
use super::{Move, MoveList, Position, Side, captures, steps};

impl Position {
    /// All legal moves, in an order that depends only on the position.
    pub fn legal_moves(&self) -> MoveList {
        let mut moves = MoveList::new();
        self.generate(&mut moves);
        moves
    }

    /// Whether the side to move may play this.
    pub fn is_legal(&self, mv: Move) -> bool {
        if mv.is_capture() {
            let mut moves = MoveList::new();
            self.generate_captures(&mut moves);
            moves.contains(&mv)
        } else {
            self.may_step(mv) && !self.can_capture(self.turn)
        }
    }

    /// Whether this quiet move is legal if nothing can be taken.
    fn may_step(&self, mv: Move) -> bool {
        let from = 1 << mv.from;
        let own = self.side(self.turn) & from != 0;
        let by_king = self.kings & from != 0;
        let crown_row = self.board().lattice().crown_rows[self.turn.index()];
        let crowns = !by_king && crown_row >> mv.to & 1 == 1;
        own && (mv.board, mv.by_king, mv.crowns) == (self.board(), by_king, crowns)
            && with_law!(self.rules, L => {
                let rests = by_king && self.free_kings::<L>(self.turn) & from == 0;
                !rests && steps::from::<L>(self, mv.from) >> mv.to & 1 == 1
            })
    }

    /// Replaces `moves` by the legal moves.
    pub(crate) fn generate(&self, moves: &mut MoveList) {
        with_law!(self.rules, L => with_mover!(self.turn, M => {
            captures::generate::<L>(self.forces(M::SIDE), moves);
            if moves.is_empty() {
                steps::visit_men::<L, M>(self, |mv| moves.push(mv));
                steps::visit_kings::<L, M>(self, |mv| moves.push(mv));
            }
        }));
    }

    /// Replaces `moves` by the compulsory captures; empty when nothing can be taken.
    pub(crate) fn generate_captures(&self, moves: &mut MoveList) {
        with_law!(self.rules, L => captures::generate::<L>(self.forces(self.turn), moves));
    }

    /// Whether this side can take something, or could if it were its turn.
    pub(crate) fn can_capture(&self, side: Side) -> bool {
        with_law!(self.rules, L => captures::exist::<L>(self.forces(side)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Rules;

    #[test]
    fn what_can_be_captured_by_either_side_is_known_without_generating() {
        for rules in Rules::ALL {
            let (mut position, mut seen) = (Position::start(rules), [0; 2]);
            for ply in 0..4_000 {
                for side in Side::ALL {
                    let turned = Position {
                        turn: side,
                        ..position
                    };
                    let captures = turned.legal_moves().iter().any(|mv| mv.is_capture());
                    assert_eq!(position.can_capture(side), captures, "{position:?} {side}");
                    seen[usize::from(captures)] += 1;
                }
                let moves = position.legal_moves();
                let start = moves.is_empty() || ply % 200 == 199;
                position = if start {
                    Position::start(rules)
                } else {
                    position
                        .after(moves[usize::try_from(position.key() >> 40).unwrap() % moves.len()])
                };
            }
            assert!(seen.iter().all(|&times| times > 100), "{rules}: {seen:?}");
        }
    }
}
