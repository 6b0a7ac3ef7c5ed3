//! A position: all that legality depends on.

use std::fmt;

use super::king_run::Run;
use super::law::{Law, with_law};
use super::{Board, KingRun, Move, MoveList, Piece, Rank, Rules, Side, Square, Squares};
use super::{captures, steps};

/// Who stands where, whose turn it is, and how long a king has been on its way: all that decides
/// which moves are legal. A small value; playing a move makes another one.
///
/// ```
/// use damas::rules::{Position, Rules};
/// let start = Position::start(Rules::Frisian);
/// let moves = start.legal_moves();
/// assert_eq!(moves.len(), 9);
/// let next = start.play(moves[0]).unwrap();
/// assert_eq!(next.turn(), start.turn().opponent());
/// assert!(next.play(moves[0]).is_err());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Position {
    pub(super) sides: [u64; 2],
    pub(super) kings: u64,
    pub(super) runs: [Run; 2],
    pub(super) turn: Side,
    pub(super) rules: Rules,
}

/// A move that the position doesn't allow.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0} is not a legal move here")]
pub struct IllegalMove(pub Move);

impl Position {
    /// The rule set it is played by.
    pub const fn rules(&self) -> Rules {
        self.rules
    }

    /// The board it stands on.
    pub const fn board(&self) -> Board {
        self.rules.board()
    }

    /// Whose turn it is.
    pub const fn turn(&self) -> Side {
        self.turn
    }

    /// What stands on a square; `None` when it is empty or not on this board.
    pub fn piece_at(&self, square: Square) -> Option<Piece> {
        let bit = 1 << self.board().bit(square)?;
        let side = Side::ALL
            .into_iter()
            .find(|&side| self.side(side) & bit != 0)?;
        let rank = if self.kings & bit == 0 {
            Rank::Man
        } else {
            Rank::King
        };
        Some(Piece { side, rank })
    }

    /// All pieces, ascending by square.
    pub fn pieces(&self) -> impl Iterator<Item = (Square, Piece)> + use<> {
        let position = *self;
        Squares::from_bits(self.occupied(), self.board())
            .into_iter()
            .filter_map(move |square| Some((square, position.piece_at(square)?)))
    }

    /// The squares of a side's pieces.
    pub const fn side_squares(&self, side: Side) -> Squares {
        Squares::from_bits(self.side(side), self.board())
    }

    /// The squares of a side's kings.
    pub const fn kings(&self, side: Side) -> Squares {
        Squares::from_bits(self.side(side) & self.kings, self.board())
    }

    /// The king of a side whose quiet moves in succession count at present, where the law limits
    /// them.
    pub fn king_run(&self, side: Side) -> Option<KingRun> {
        let Run { at, count } = self.runs[side.index()];
        (count > 0).then(|| KingRun {
            square: self.board().square(at),
            count,
        })
    }

    /// All legal moves, in an order that depends only on the position.
    pub fn legal_moves(&self) -> MoveList {
        let mut moves = MoveList::new();
        self.generate(&mut moves);
        moves
    }

    /// Whether the side to move may play this.
    pub fn is_legal(&self, mv: Move) -> bool {
        self.legal_moves().contains(&mv)
    }

    /// The position after a move; refuses what isn't legal here.
    pub fn play(&self, mv: Move) -> Result<Self, IllegalMove> {
        if self.is_legal(mv) {
            Ok(self.after(mv))
        } else {
            Err(IllegalMove(mv))
        }
    }

    /// Replaces `moves` by the legal moves.
    pub(crate) fn generate(&self, moves: &mut MoveList) {
        with_law!(self.rules, L => self.generate_by::<L>(moves));
    }

    /// [`Self::generate`] by a known law.
    pub(super) fn generate_by<L: Law>(&self, moves: &mut MoveList) {
        captures::generate::<L>(self, moves);
        if moves.is_empty() {
            steps::visit::<L>(self, |mv| moves.push(mv));
        }
    }

    /// The position after a move that is known to be legal here.
    pub(crate) fn after(&self, mv: Move) -> Self {
        with_law!(self.rules, L => self.after_by::<L>(&mv))
    }

    /// Hands each position that a legal move leads to to `visit`. `moves` is scratch.
    #[inline]
    pub(super) fn visit_next<L: Law>(&self, moves: &mut MoveList, mut visit: impl FnMut(&Self)) {
        captures::generate::<L>(self, moves);
        if moves.is_empty() {
            steps::visit::<L>(self, |mv| visit(&self.after_by::<L>(&mv)));
        } else {
            moves.iter().for_each(|mv| visit(&self.after_by::<L>(mv)));
        }
    }

    /// [`Self::after`] by a known law. Built anew field by field: changing a copy in place makes
    /// the processor wait for its own small writes.
    #[inline]
    pub(super) fn after_by<L: Law>(&self, mv: &Move) -> Self {
        let (from, to) = (1 << mv.from, 1 << mv.to);
        let own = self.side(self.turn) & !from | to;
        let theirs = self.side(self.turn.opponent()) & !mv.taken;
        let crowned = if mv.by_king || mv.crowns { to } else { 0 };
        let kings = self.kings & !(mv.taken | from) | crowned;
        Self {
            sides: match self.turn {
                Side::White => [own, theirs],
                Side::Black => [theirs, own],
            },
            kings,
            runs: self.runs_after::<L>(mv, own & !kings != 0, theirs & !kings != 0),
            turn: self.turn.opponent(),
            rules: self.rules,
        }
    }

    /// Carries the king runs over a move: the mover's goes on only with a quiet king move, the
    /// opponent's ends only with its king; and neither outlives its side's last man.
    #[inline]
    fn runs_after<L: Law>(&self, mv: &Move, own_men: bool, their_men: bool) -> [Run; 2] {
        let none = self.runs == [Run::NONE; 2];
        if L::RULES.king_run_limit.is_none() || none && !mv.by_king {
            return [Run::NONE; 2];
        }
        let [mut own, mut theirs] = match self.turn {
            Side::White => self.runs,
            Side::Black => [self.runs[1], self.runs[0]],
        };
        own = if mv.by_king && !mv.is_capture() && own_men {
            own.stepped(mv.from, mv.to)
        } else {
            Run::NONE
        };
        if mv.taken & theirs.mask() != 0 || !their_men {
            theirs = Run::NONE;
        }
        match self.turn {
            Side::White => [own, theirs],
            Side::Black => [theirs, own],
        }
    }

    /// Bits of a side's pieces.
    pub(crate) const fn side(&self, side: Side) -> u64 {
        self.sides[side.index()]
    }

    /// Bits of a side's men.
    pub(crate) const fn men(&self, side: Side) -> u64 {
        self.side(side) & !self.kings
    }

    /// Bits of a side's kings.
    pub(crate) const fn kings_of(&self, side: Side) -> u64 {
        self.side(side) & self.kings
    }

    pub(super) const fn occupied(&self) -> u64 {
        self.sides[0] | self.sides[1]
    }

    pub(super) fn empty<L: Law>(&self) -> u64 {
        L::LATTICE.squares & !self.occupied()
    }

    /// Bits of the mover's kings that may go without capturing.
    pub(super) fn free_kings<L: Law>(&self) -> u64 {
        let kings = self.side(self.turn) & self.kings;
        match L::RULES.king_run_limit {
            Some(limit) => {
                let run = self.runs[self.turn.index()];
                if run.count >= limit {
                    kings & !run.mask()
                } else {
                    kings
                }
            }
            None => kings,
        }
    }
}

impl fmt::Debug for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.rules, self.turn)?;
        for side in Side::ALL {
            let (kings, men) = (self.kings & self.side(side), self.men(side));
            let squares = |bits| Squares::from_bits(bits, self.board());
            write!(f, " {side} {:?} K{:?}", squares(men), squares(kings))?;
            if let Some(run) = self.king_run(side) {
                write!(f, " {run:?}")?;
            }
        }
        Ok(())
    }
}
