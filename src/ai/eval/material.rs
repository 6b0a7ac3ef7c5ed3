//! Material and where the men stand: the yardstick that trained weights are held against, and
//! what the first training games are played with.

use crate::rules::{Position, Rank, Side};

/// A man.
const MAN: i32 = 100;
/// A king: in Frisian draughts it moves and takes in all directions over any distance.
const KING: i32 = 260;
/// Each row a man has gone, so that the machine goes forward when nothing else matters.
const ROW: i32 = 2;

/// Material, and how far the men have come, in centi-men for the side to move.
pub(super) fn evaluate(position: &Position) -> i32 {
    let board = position.board();
    let last = i32::from(board.width()) - 1;
    let white: i32 = position
        .pieces()
        .map(|(square, piece)| {
            let row = i32::from(board.row_column(square).0);
            let (sign, gone) = match piece.side {
                Side::White => (1, last - row),
                Side::Black => (-1, row),
            };
            sign * match piece.rank {
                Rank::Man => MAN + ROW * gone,
                Rank::King => KING,
            }
        })
        .sum();
    match position.turn() {
        Side::White => white,
        Side::Black => -white,
    }
}
