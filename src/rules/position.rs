//! A position: all that legality depends on.

use std::fmt;

use super::king_run::Run;
use super::law::Law;
use super::{Board, KingRun, Move, Piece, Rank, Rules, Side, Square, Squares};

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

    /// The position after a move; refuses what isn't legal here.
    pub fn play(&self, mv: Move) -> Result<Self, IllegalMove> {
        if self.is_legal(mv) {
            Ok(self.after(mv))
        } else {
            Err(IllegalMove(mv))
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

    /// A side's king run as a bit and a count; no run is all zero.
    pub(crate) const fn run_of(&self, side: Side) -> (u8, u8) {
        let Run { at, count } = self.runs[side.index()];
        (at, count)
    }

    /// On how many squares the two sides stand differently in another position; what stands there
    /// is not asked.
    #[inline]
    pub(crate) const fn distance(&self, other: &Self) -> u32 {
        let [white, black] = self.sides;
        (white ^ other.sides[0]).count_ones() + (black ^ other.sides[1]).count_ones()
    }

    /// Whether the kings and their runs are the same as in another position.
    #[inline]
    pub(crate) fn has_kings_of(&self, other: &Self) -> bool {
        let of_white = |position: &Self| position.kings_of(Side::White);
        (self.kings, of_white(self), self.runs) == (other.kings, of_white(other), other.runs)
    }

    /// Whether there is a king.
    pub(crate) const fn has_king(&self) -> bool {
        self.kings != 0
    }

    /// Bits of all pieces.
    pub(crate) const fn occupied(&self) -> u64 {
        self.sides[0] | self.sides[1]
    }

    pub(super) fn empty<L: Law>(&self) -> u64 {
        L::LATTICE.squares & !self.occupied()
    }

    /// Bits of a side's kings that may go without capturing.
    pub(super) fn free_kings<L: Law>(&self, side: Side) -> u64 {
        let kings = self.side(side) & self.kings;
        match L::RULES.king_run_limit {
            Some(limit) => {
                let run = self.runs[side.index()];
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
