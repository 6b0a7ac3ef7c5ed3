//! A position at the size of a stamp, for choosing rules, routes and saved games; and a corner of a
//! board with pieces on it, for choosing what they are made of.

use super::bitmap::{Bitmap, Sprite};
use super::board::{BoardLook, board};
use super::frame::Frame;
use super::piece::{PieceSet, piece, token};
use super::shadow::{Height, shadow};
use super::theme::BoardTheme;

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

impl Placed {
    /// Where the middle of its square is on a drawn board, in pixels.
    fn centre(self, origin: (f32, f32), square: u32) -> (f32, f32) {
        let middle = |from: f32, index: u8| from + (f32::from(index) + 0.5) * square as f32;
        (middle(origin.0, self.column), middle(origin.1, self.row))
    }
}

/// Draws the board and plain discs on it, without numbers: for squares below 20 px.
#[must_use]
pub fn miniature(look: &BoardLook, set: PieceSet, pieces: &[Placed]) -> Bitmap {
    let picture = board(look);
    let mut bitmap = picture.bitmap;
    let on_board = |piece: &&Placed| piece.row.max(piece.column) < look.columns;
    for &placed in pieces.iter().filter(on_board) {
        let disc = token(
            set,
            look.theme,
            placed.white,
            placed.king,
            look.square as f32,
        );
        lay(
            &mut bitmap,
            &disc,
            placed.centre(picture.origin, look.square),
        );
    }
    bitmap
}

/// Squares in a row of a sample, without the frame.
const SAMPLE: u8 = 4;

/// What lies on a sample: men and a king of each side.
const SAMPLE_PIECES: [Placed; 6] = {
    const fn placed(row: u8, column: u8, white: bool, king: bool) -> Placed {
        Placed {
            row,
            column,
            white,
            king,
        }
    }
    [
        placed(0, 1, false, false),
        placed(0, 3, false, true),
        placed(1, 0, false, false),
        placed(2, 3, true, true),
        placed(3, 0, true, false),
        placed(3, 2, true, false),
    ]
};

/// The lower left corner of a board with its frame and real pieces, at most `px` a side.
#[must_use]
pub fn sample(theme: BoardTheme, set: PieceSet, px: f32) -> Bitmap {
    let square = (px / (f32::from(SAMPLE) + 0.6)).floor().clamp(1.0, 256.0);
    let picture = board(&BoardLook {
        theme,
        columns: SAMPLE,
        dark_parity: 1,
        square: square as u32,
        frame: Frame::Full,
        numbers: false,
    });
    let mut bitmap = picture.bitmap;
    for (placed, grain) in SAMPLE_PIECES.into_iter().zip(0..) {
        let centre = placed.centre(picture.origin, square as u32);
        if theme != BoardTheme::Contrast {
            let height = if placed.king {
                Height::King
            } else {
                Height::Man
            };
            lay(&mut bitmap, &shadow(height, square), centre);
        }
        let body = piece(set, theme, placed.white, placed.king, grain, square);
        lay(&mut bitmap, &body, centre);
    }
    let (width, height) = (
        bitmap.width - picture.origin.0 as u32,
        bitmap.height - picture.origin.1 as u32,
    );
    bitmap.part(0, picture.origin.1 as u32, width, height)
}

/// Lays a sprite with its centre on a point.
fn lay(bitmap: &mut Bitmap, sprite: &Sprite, (x, y): (f32, f32)) {
    let (left, top) = (x - sprite.centre.0, y - sprite.centre.1);
    bitmap.lay(&sprite.bitmap, left as i32, top as i32);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pieces_lie_on_their_squares_and_nowhere_else() {
        let look = BoardLook {
            theme: BoardTheme::Walnut,
            columns: 10,
            dark_parity: 1,
            square: 10,
            frame: Frame::Bare,
            numbers: false,
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

    #[test]
    fn every_sample_is_a_square_that_shows_its_board_and_its_pieces() {
        let mut seen = Vec::new();
        for theme in BoardTheme::ALL {
            for set in PieceSet::ALL {
                let picture = sample(theme, set, 120.0);
                assert_eq!(picture.width, picture.height, "{theme:?} {set:?}");
                assert!((110..=120).contains(&picture.width), "{}", picture.width);
                assert!(
                    !seen.contains(&picture),
                    "{theme:?} {set:?} is like another"
                );
                seen.push(picture);
            }
        }
        let _ = (
            sample(BoardTheme::Paper, PieceSet::Glazed, 0.0),
            sample(BoardTheme::Slate, PieceSet::Turned, f32::NAN),
        );
    }
}
