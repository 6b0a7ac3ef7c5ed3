//! Icons, tiles and the leaf as textures of the panels, each drawn once at its exact size.

use std::collections::HashMap;

use bevy::prelude::*;
use bevy_egui::egui::{ColorImage, Context, TextureHandle, TextureOptions};

use crate::game::choices::Level;
use crate::game::paint::tokens::Rgb;
use crate::game::paint::{
    self, Bitmap, BoardLook, BoardTheme, Frame, Icon, LeafOn, PieceSet, Placed, Tile,
};
use crate::rules::{Board, Lines, Position, Rank, Rules, Side};

/// A small picture on a panel; sizes are the caller's.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Picture {
    /// A line drawing in one colour.
    Icon(Icon, Rgb),
    /// A tile, with its corner flowers or without.
    Tile(Tile, bool),
    /// The water-lily leaf, on the ground or on paper.
    Leaf(LeafOn),
    /// A piece from above.
    Piece {
        /// White's or Black's.
        white: bool,
        /// A king.
        king: bool,
    },
    /// The start of a game by these rules.
    Start(Rules),
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

/// The pictures drawn so far.
#[derive(Resource, Default)]
pub struct Pictures {
    density: f32,
    drawn: HashMap<(Picture, u32), TextureHandle>,
}

impl Pictures {
    /// Forgets everything when a logical pixel is no longer as many physical ones.
    pub(super) fn follow(&mut self, density: f32) {
        if (self.density - density).abs() > f32::EPSILON {
            self.drawn.clear();
            self.density = density;
        }
    }

    /// The picture at `side` logical pixels.
    pub fn get(&mut self, context: &Context, picture: Picture, side: f32) -> &TextureHandle {
        let pixels = (side * self.density).round().max(1.0);
        // A picture is at most as large as the window.
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
        let key = (picture, pixels as u32);
        self.drawn.entry(key).or_insert_with(|| {
            let bitmap = draw(picture, pixels);
            let size = [bitmap.width as usize, bitmap.height as usize];
            let image = ColorImage::from_rgba_unmultiplied(size, &bitmap.pixels);
            context.load_texture(format!("{picture:?}"), image, TextureOptions::LINEAR)
        })
    }
}

fn draw(picture: Picture, pixels: f32) -> Bitmap {
    match picture {
        Picture::Icon(icon, colour) => paint::icon(icon, pixels, colour),
        Picture::Tile(tile, corners) => paint::tile(tile, pixels, corners),
        Picture::Leaf(on) => paint::leaf(pixels, on),
        Picture::Piece { white, king } => {
            paint::piece(PieceSet::Turned, BoardTheme::Walnut, white, king, 1, pixels).bitmap
        }
        Picture::Start(rules) => start(rules, pixels),
        Picture::Directions(lines, ink) => paint::directions(degrees(lines), pixels, ink),
    }
}

/// A start, `pixels` wide at most.
fn start(rules: Rules, pixels: f32) -> Bitmap {
    let board = rules.board();
    let columns = board.width();
    // A picture is at most as large as the window.
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
    let square = (pixels / (f32::from(columns) + 0.6)).floor().max(1.0) as u32;
    let look = BoardLook {
        theme: BoardTheme::Walnut,
        columns,
        dark_parity: match board {
            Board::Ten => 1,
            Board::Eight => 0,
        },
        square,
        frame: Frame::Plain,
    };
    let place = |(square, piece): (_, crate::rules::Piece)| {
        let (row, column) = board.row_column(square);
        Placed {
            row,
            column,
            white: piece.side == Side::White,
            king: piece.rank == Rank::King,
        }
    };
    let pieces: Vec<Placed> = Position::start(rules).pieces().map(place).collect();
    paint::miniature(&look, PieceSet::Turned, &pieces)
}

/// Clockwise from straight ahead.
fn degrees(lines: Lines) -> &'static [i16] {
    match lines {
        Lines::Forward => &[-45, 45],
        Lines::Diagonals => &[-135, -45, 45, 135],
        Lines::All => &[-135, -90, -45, 0, 45, 90, 135, 180],
    }
}
