//! A position while it is set up.
//!
//! A draft is a position at every moment: what would make it none is refused with a reason. Whether
//! it can be played is another matter, which its [`Flaw`]s tell.

use crate::rules::{Game, Outcome, Piece, Position, Rank, Rules, Side, Square};

/// What a touch of a square does to a draft.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tool {
    /// Puts this piece there; takes it away where it stands already.
    Put(Piece),
    /// Makes a man a king, and a king a man.
    Crown,
    /// Takes away what stands there.
    Remove,
}

impl Tool {
    /// All of them, in the order in which they are offered.
    pub const ALL: [Self; 6] = [
        Self::Put(Piece {
            side: Side::White,
            rank: Rank::Man,
        }),
        Self::Put(Piece {
            side: Side::White,
            rank: Rank::King,
        }),
        Self::Put(Piece {
            side: Side::Black,
            rank: Rank::Man,
        }),
        Self::Put(Piece {
            side: Side::Black,
            rank: Rank::King,
        }),
        Self::Crown,
        Self::Remove,
    ];
}

/// Why a change would make no position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refused {
    /// A man where it would be a king.
    #[error("a man of {side} can't stand on {square}: there it would be a king")]
    UncrownedMan {
        /// Whose man.
        side: Side,
        /// Where.
        square: Square,
    },
    /// Nothing stands there that could be crowned or moved.
    #[error("nothing stands on {0}")]
    Nothing(Square),
    /// The board has no such square.
    #[error("this board has no square {0}")]
    OffBoard(Square),
}

/// Why a position can't be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Flaw {
    /// A side has no pieces.
    NoPieces(Side),
    /// The side to move has pieces and no move: the game would be over.
    NoMoves(Side),
    /// The game would be over for another reason: drawn, that is.
    Over(Outcome),
}

/// A position that is being set up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Draft(Position);

impl Draft {
    /// A draft that begins with this position.
    pub const fn new(position: Position) -> Self {
        Self(position)
    }

    /// The position as it is.
    pub const fn position(&self) -> &Position {
        &self.0
    }

    /// Touches a square with a tool.
    ///
    /// # Errors
    /// It would make no position; nothing has changed.
    pub fn touch(&mut self, tool: Tool, square: Square) -> Result<(), Refused> {
        if !self.0.board().has(square) {
            return Err(Refused::OffBoard(square));
        }
        let there = self.0.piece_at(square);
        match (tool, there) {
            (Tool::Put(piece), Some(same)) if piece == same => self.set(square, None),
            (Tool::Put(piece), _) => self.set(square, Some(piece)),
            (Tool::Crown, Some(Piece { side, rank })) => {
                let rank = match rank {
                    Rank::Man => Rank::King,
                    Rank::King => Rank::Man,
                };
                self.set(square, Some(Piece { side, rank }))
            }
            (Tool::Crown, None) => Err(Refused::Nothing(square)),
            (Tool::Remove, _) => self.set(square, None),
        }
    }

    /// Moves a piece to another square, in place of what stands there.
    ///
    /// # Errors
    /// It would make no position; nothing has changed.
    pub fn carry(&mut self, from: Square, to: Square) -> Result<(), Refused> {
        let piece = self.0.piece_at(from).ok_or(Refused::Nothing(from))?;
        if from == to {
            return Ok(());
        }
        let before = *self;
        let moved = self
            .set(to, Some(piece))
            .and_then(|()| self.set(from, None));
        if moved.is_err() {
            *self = before;
        }
        moved
    }

    /// Takes all pieces away.
    pub fn clear(&mut self) {
        let (rules, turn) = (self.0.rules(), self.0.turn());
        if let Ok(empty) = Position::new(rules, turn, [], [None; 2]) {
            self.0 = empty;
        }
    }

    /// Puts all pieces where a game begins.
    pub fn set_to_start(&mut self) {
        self.0 = Position::start(self.0.rules());
    }

    /// This side is to move.
    pub fn set_turn(&mut self, turn: Side) {
        if turn != self.0.turn() {
            self.remake(self.0.rules(), turn);
        }
    }

    /// It is played by these rules. On another board the pieces begin anew.
    pub fn set_rules(&mut self, rules: Rules) {
        if rules.board() == self.0.board() {
            self.remake(rules, self.0.turn());
        } else {
            self.0 = Position::start(rules);
        }
    }

    /// Why it can't be played; nothing where it can.
    pub fn flaws(&self) -> Vec<Flaw> {
        let bare = |side: &Side| self.0.side_squares(*side).is_empty();
        let bare: Vec<Flaw> = Side::ALL
            .into_iter()
            .filter(bare)
            .map(Flaw::NoPieces)
            .collect();
        if !bare.is_empty() {
            return bare;
        }
        if self.0.legal_moves().is_empty() {
            return vec![Flaw::NoMoves(self.0.turn())];
        }
        let outcome = Game::from_position(self.0).outcome();
        outcome.map(Flaw::Over).into_iter().collect()
    }

    fn remake(&mut self, rules: Rules, turn: Side) {
        // The same squares hold men by all rules of a board.
        if let Ok(position) = Position::new(rules, turn, self.0.pieces(), [None; 2]) {
            self.0 = position;
        }
    }

    fn set(&mut self, square: Square, piece: Option<Piece>) -> Result<(), Refused> {
        let others = self.0.pieces().filter(|&(other, _)| other != square);
        let pieces = others.chain(piece.map(|piece| (square, piece)));
        let made = Position::new(self.0.rules(), self.0.turn(), pieces, [None; 2]);
        self.0 = made.map_err(|_| match piece {
            Some(piece) => Refused::UncrownedMan {
                side: piece.side,
                square,
            },
            None => Refused::Nothing(square),
        })?;
        Ok(())
    }
}
