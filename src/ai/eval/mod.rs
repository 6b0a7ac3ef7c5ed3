//! What a quiet position is worth, in centi-men (1/100 man) for the side to move.

mod piece_square;

use self::piece_square::PieceSquares;
use crate::rules::{Move, Position, Rules};

/// By what positions are judged.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Evaluation {
    /// Material and where it stands, by hand: what trained judgement is measured against.
    #[default]
    PieceSquare,
}

/// Judges the positions of one thread's search, along which it is taken move by move.
#[derive(Debug)]
pub(super) struct Evaluator {
    piece_squares: &'static PieceSquares,
}

impl Evaluator {
    /// One that judges positions of this rule set.
    pub(super) fn new(evaluation: Evaluation, rules: Rules) -> Self {
        match evaluation {
            Evaluation::PieceSquare => Self {
                piece_squares: PieceSquares::of(rules),
            },
        }
    }

    /// A search begins at this position.
    #[expect(clippy::unused_self, reason = "piece-square values need no memory")]
    pub(super) fn reset(&mut self, _root: &Position) {}

    /// The search plays a move in `before`.
    #[expect(clippy::unused_self, reason = "piece-square values need no memory")]
    pub(super) fn push(&mut self, _before: &Position, _mv: Move) {}

    /// The search takes back the last move.
    #[expect(clippy::unused_self, reason = "piece-square values need no memory")]
    pub(super) fn pop(&mut self) {}

    /// The worth of the position that the moves pushed have led to, in centi-men for the side to
    /// move, within ±20,000. It is asked only where nothing can be taken.
    pub(super) fn evaluate(&mut self, position: &Position) -> i32 {
        self.piece_squares.evaluate(position)
    }
}
