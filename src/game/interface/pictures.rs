//! Icons, tiles and the leaf as textures of the panels, each drawn once at its exact size.

use std::collections::HashMap;

use bevy::prelude::*;
use bevy_egui::egui::{ColorImage, Context, TextureHandle, TextureOptions};

use super::rounded::translucent;
use crate::game::board::appearance::Appearance;
use crate::game::board::geometry::dark_parity;
use crate::game::choices::Level;
use crate::game::paint::tokens::Rgb;
use crate::game::paint::{
    self, Bitmap, BoardLook, BoardTheme, Frame, Icon, LeafOn, PieceSet, Placed, Tile,
};
use crate::rules::{Lines, Position, Rank, Side};

/// A small picture on a panel; sizes are the caller's.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Picture {
    /// A line drawing in one colour.
    Icon(Icon, Rgb),
    /// A tile, with its corner flowers or without.
    Tile(Tile, bool),
    /// The water-lily leaf, on the ground or on paper.
    Leaf(LeafOn),
    /// A position on its board, as White sees it: for rules, routes and saved games.
    Position(Position),
    /// A corner of a board with pieces on it, for choosing what they are made of.
    Sample(BoardTheme, PieceSet),
    /// A piece from above.
    Piece {
        /// White's or Black's.
        white: bool,
        /// A king.
        king: bool,
    },
    /// Along which lines a man captures.
    Directions(Lines, Rgb),
}

impl Picture {
    /// The tile of a level.
    pub fn level(level: Level, corners: bool) -> Self {
        let index = usize::from(level.number() - 1);
        Self::Tile(Tile::ALL[index], corners)
    }
}

/// More are not kept from one frame to the next: every saved game that is looked at has one.
const MOST: usize = 256;

/// The pictures drawn so far.
#[derive(Resource, Default)]
pub struct Pictures {
    density: f32,
    appearance: Appearance,
    drawn: HashMap<(Picture, u32), TextureHandle>,
}

impl Pictures {
    /// Forgets everything when a logical pixel is no longer as many physical ones, or board and
    /// pieces are of something else; and when there is so much that most of it can't be in sight.
    pub(super) fn follow(&mut self, density: f32, appearance: Appearance) {
        let denser = (self.density - density).abs() > f32::EPSILON;
        if denser || self.appearance != appearance || self.drawn.len() > MOST {
            self.drawn.clear();
            (self.density, self.appearance) = (density, appearance);
        }
    }

    /// What the board is made of that they show.
    pub fn board(&self) -> BoardTheme {
        self.appearance.board
    }

    /// The picture at `side` logical pixels.
    pub fn get(&mut self, context: &Context, picture: Picture, side: f32) -> &TextureHandle {
        let pixels = (side * self.density).round().max(1.0);
        // A picture is at most as large as the window.
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
        let key = (picture, pixels as u32);
        self.drawn.entry(key).or_insert_with(|| {
            let bitmap = draw(picture, pixels, self.appearance);
            let size = [bitmap.width as usize, bitmap.height as usize];
            let pixels = bitmap.pixels.chunks_exact(4).map(|pixel| {
                let alpha = f32::from(pixel[3]) / 255.0;
                translucent([pixel[0], pixel[1], pixel[2]], alpha)
            });
            let image = ColorImage::new(size, pixels.collect());
            context.load_texture(format!("{picture:?}"), image, TextureOptions::LINEAR)
        })
    }
}

fn draw(picture: Picture, pixels: f32, appearance: Appearance) -> Bitmap {
    match picture {
        Picture::Icon(icon, colour) => paint::icon(icon, pixels, colour),
        Picture::Tile(tile, corners) => paint::tile(tile, pixels, corners),
        Picture::Leaf(on) => paint::leaf(pixels, on),
        Picture::Position(position) => stamp(&position, pixels, appearance),
        Picture::Sample(board, pieces) => paint::sample(board, pieces, pixels),
        Picture::Piece { white, king } => {
            let Appearance { board, pieces, .. } = appearance;
            paint::piece(pieces, board, white, king, 1, pixels).bitmap
        }
        Picture::Directions(lines, ink) => paint::directions(degrees(lines), pixels, ink),
    }
}

/// Clockwise from straight ahead.
fn degrees(lines: Lines) -> &'static [i16] {
    match lines {
        Lines::Forward => &[-45, 45],
        Lines::Diagonals => &[-135, -45, 45, 135],
        Lines::All => &[-135, -90, -45, 0, 45, 90, 135, 180],
    }
}

/// A position with a plain frame, at most `pixels` a side.
fn stamp(position: &Position, pixels: f32, appearance: Appearance) -> Bitmap {
    let board = position.board();
    let across = f32::from(board.width()) + 0.6;
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
    let square = (pixels / across).floor().max(1.0) as u32;
    let look = BoardLook {
        theme: appearance.board,
        columns: board.width(),
        dark_parity: dark_parity(board),
        square,
        frame: Frame::Plain,
        numbers: false,
    };
    let placed = position.pieces().map(|(square, piece)| {
        let (row, column) = board.row_column(square);
        Placed {
            row,
            column,
            white: piece.side == Side::White,
            king: piece.rank == Rank::King,
        }
    });
    paint::miniature(&look, appearance.pieces, &placed.collect::<Vec<_>>())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Rules;

    #[test]
    fn pictures_are_forgotten_when_there_are_many() {
        let (context, mut pictures) = (Context::default(), Pictures::default());
        pictures.follow(1.0, Appearance::default());
        for side in 1..=u16::try_from(MOST).unwrap() {
            pictures.get(&context, Picture::Icon(Icon::Undo, [0; 3]), side.into());
        }
        pictures.follow(1.0, Appearance::default());
        assert_eq!(pictures.drawn.len(), MOST, "as many as may be there");
        pictures.get(&context, Picture::Icon(Icon::Redo, [0; 3]), 20.0);
        pictures.follow(1.0, Appearance::default());
        assert!(pictures.drawn.is_empty());
    }

    #[test]
    fn both_boards_fit_into_their_stamp_and_show_their_pieces() {
        for rules in [Rules::Frisian, Rules::Spanish] {
            let start = Position::start(rules);
            let mut seen = Vec::new();
            for board in BoardTheme::ALL {
                for pieces in PieceSet::ALL {
                    let appearance = Appearance {
                        board,
                        pieces,
                        ..default()
                    };
                    let picture = stamp(&start, 108.0, appearance);
                    assert_eq!(picture.width, picture.height);
                    assert!((90..=108).contains(&picture.width), "{}", picture.width);
                    seen.push(picture);
                }
            }
            // On the high-contrast board the two sets are one at this size.
            seen.dedup();
            assert_eq!(seen.len(), 7, "{rules:?}");
        }
    }
}
