//! A whole position at the size of a stamp: for choosing rules, routes and saved games.

use super::bitmap::Bitmap;
use super::board::{BoardLook, board};
use super::piece::{PieceSet, token};

/// A piece on a small board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Placed {
    /// From the top of the picture, from 0.
    pub row: u8,
    /// From its left, from 0.
    pub column: u8,
    /// Whose it is.
    pub white: bool,
    /// Its rank.
    pub king: bool,
}

/// Draws the board and plain discs on it, without numbers: for squares below 20 px.
#[must_use]
pub fn miniature(look: &BoardLook, set: PieceSet, pieces: &[Placed]) -> Bitmap {
    let picture = board(look);
    let mut bitmap = picture.bitmap;
    for piece in pieces
        .iter()
        .filter(|piece| piece.row.max(piece.column) < look.columns)
    {
        let disc = token(set, piece.white, piece.king, look.square as f32);
        let centre =
            |origin: f32, index: u8| origin + (f32::from(index) + 0.5) * look.square as f32;
        let left = centre(picture.origin.0, piece.column) - disc.centre.0;
        let top = centre(picture.origin.1, piece.row) - disc.centre.1;
        bitmap.lay(&disc.bitmap, left as i32, top as i32);
    }
    bitmap
}

#[cfg(test)]
mod tests {
    use super::super::{BoardTheme, Frame};
    use super::*;

    #[test]
    fn pieces_lie_on_their_squares_and_nowhere_else() {
        let look = BoardLook {
            theme: BoardTheme::Walnut,
            columns: 10,
            dark_parity: 1,
            square: 10,
            frame: Frame::Bare,
        };
        let bare = miniature(&look, PieceSet::Turned, &[]);
        let piece = Placed {
            row: 3,
            column: 4,
            white: false,
            king: false,
        };
        let off = Placed { row: 10, ..piece };
        let with = miniature(&look, PieceSet::Turned, &[piece, off]);
        let changed = bare
            .pixels
            .chunks_exact(4)
            .zip(with.pixels.chunks_exact(4))
            .enumerate();
        let changed: Vec<_> = changed
            .filter(|(_, (a, b))| a != b)
            .map(|(i, _)| (i % 100 / 10, i / 1000))
            .collect();
        assert!(changed.len() > 50 && changed.iter().all(|&square| square == (4, 3)));
    }
}
