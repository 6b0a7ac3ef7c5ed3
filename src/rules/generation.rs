//! Which moves are legal.

use super::law::{Mover, with_law, with_mover};
use super::{Move, MoveList, Position, captures, steps};

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
                steps::visit::<L, M>(self, |mv| moves.push(mv));
            }
        }));
    }
}
