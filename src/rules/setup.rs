//! Making positions.

use super::king_run::Run;
use super::{Board, KingRun, Piece, Position, Rank, Rules, Side, Square};

/// Why pieces don't make a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum PositionError {
    /// A square that the rule set's board doesn't have.
    #[error("there is no square {square}; this board has 1 to {last}")]
    OffBoard {
        /// The square.
        square: Square,
        /// The board's highest number.
        last: u8,
    },
    /// Two pieces on one square.
    #[error("square {0} holds two pieces")]
    Crowded(Square),
    /// A man where it would have been crowned.
    #[error("a man of {side} can't stand on {square}: there it would be a king")]
    UncrownedMan {
        /// Whose man.
        side: Side,
        /// Where.
        square: Square,
    },
    /// A king run of a square without a king of that side.
    #[error("{side} has no king on {square} whose moves could be counted")]
    NoKingToCount {
        /// Whose run.
        side: Side,
        /// The run's square.
        square: Square,
    },
    /// A king run longer than the law lets it grow, or of no moves.
    #[error("a king can't have made {count} moves in succession; the law allows 1 to {limit}")]
    RunTooLong {
        /// The run's count.
        count: u8,
        /// The law's limit.
        limit: u8,
    },
}

impl Position {
    /// The start of a game.
    pub fn start(rules: Rules) -> Self {
        let (board, men) = (rules.board(), rules.declaration().men);
        let bits = |squares: &mut dyn Iterator<Item = Square>| {
            squares
                .filter_map(|square| board.bit(square))
                .fold(0, |set, bit| set | 1 << bit)
        };
        let first = bits(&mut board.squares().take(usize::from(men)));
        let last = bits(&mut board.squares().rev().take(usize::from(men)));
        Self {
            sides: match board {
                Board::Ten => [last, first],
                Board::Eight => [first, last],
            },
            kings: 0,
            runs: [Run::NONE; 2],
            turn: Side::White,
            rules,
        }
    }

    /// A position of these pieces, with the king runs of White and Black. A run means nothing
    /// where the rule set doesn't limit it or its side has no man, and is dropped there.
    pub fn new(
        rules: Rules,
        turn: Side,
        pieces: impl IntoIterator<Item = (Square, Piece)>,
        king_runs: [Option<KingRun>; 2],
    ) -> Result<Self, PositionError> {
        let mut position = Self {
            sides: [0; 2],
            kings: 0,
            runs: [Run::NONE; 2],
            turn,
            rules,
        };
        for (square, piece) in pieces {
            position.put(square, piece)?;
        }
        for side in Side::ALL {
            if let Some(run) = king_runs[side.index()] {
                position.count_run(side, run)?;
            }
        }
        Ok(position)
    }

    fn put(&mut self, square: Square, piece: Piece) -> Result<(), PositionError> {
        let Piece { side, rank } = piece;
        let bit = 1 << self.checked_bit(square)?;
        if self.occupied() & bit != 0 {
            return Err(PositionError::Crowded(square));
        }
        let crown_row = self.board().lattice().crown_rows[side.index()];
        if rank == Rank::Man && crown_row & bit != 0 {
            return Err(PositionError::UncrownedMan { side, square });
        }
        self.sides[side.index()] |= bit;
        if rank == Rank::King {
            self.kings |= bit;
        }
        Ok(())
    }

    fn count_run(&mut self, side: Side, run: KingRun) -> Result<(), PositionError> {
        let KingRun { square, count } = run;
        let Some(limit) = self.rules.declaration().king_run_limit else {
            return Ok(());
        };
        if self.men(side) == 0 {
            return Ok(());
        }
        if count == 0 || count > limit {
            return Err(PositionError::RunTooLong { count, limit });
        }
        let at = self.checked_bit(square)?;
        if self.side(side) & self.kings & 1 << at == 0 {
            return Err(PositionError::NoKingToCount { side, square });
        }
        self.runs[side.index()] = Run { at, count };
        Ok(())
    }

    fn checked_bit(&self, square: Square) -> Result<u8, PositionError> {
        let last = self.board().last();
        let bit = self.board().bit(square);
        bit.ok_or(PositionError::OffBoard { square, last })
    }
}
