//! The pictures of board and pieces, each drawn once at the exact physical size.

use std::collections::HashMap;

use bevy::asset::RenderAssetUsages;
use bevy::prelude::*;
use bevy::render::render_resource::{Extent3d, TextureDimension, TextureFormat};
use bevy::sprite::Anchor;

use super::appearance::Appearance;
use crate::game::paint::{
    self, Bitmap, BoardTheme, Fonts, Height, Mark, NumberSize, PieceSet, Sprite as Drawing,
};

/// Something that lies or stands on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Picture {
    /// A piece, one of four grains.
    Piece {
        /// White's or Black's.
        white: bool,
        /// A king, both its discs.
        king: bool,
        /// Which grain, 0 to 3.
        grain: u8,
        /// It stands on its square: with its shadow, where things throw any.
        stands: bool,
    },
    /// A disc that falls on a man to make it a king, with some of its petals open.
    Disc {
        /// White's or Black's.
        white: bool,
        /// Which grain, 0 to 3.
        grain: u8,
        /// Open petals, 0 to 6.
        petals: u8,
    },
    /// The lower disc of a king.
    KingBase {
        /// White's or Black's.
        white: bool,
        /// Which grain, 0 to 3.
        grain: u8,
        /// The upper disc lies on it.
        shaded: bool,
    },
    /// A piece's shadow.
    Shadow(Height),
    /// The number printed on a square.
    Number(u8, NumberSize),
    /// A mark.
    Mark(Mark),
}

/// A picture ready to be shown.
#[derive(Clone, Debug)]
pub struct Cut {
    /// The image.
    pub image: Handle<Image>,
    /// Its size in squares.
    pub size: Vec2,
    /// Which of its points lies on the square's centre.
    pub anchor: Anchor,
}

impl Cut {
    /// A drawing for squares of `square` physical pixels, ready to be shown.
    pub fn new(images: &mut Assets<Image>, drawing: Drawing, square: f32) -> Self {
        let size = Vec2::from(drawing.bitmap.size());
        let (x, y) = drawing.centre;
        let anchor = Anchor(Vec2::new(x / size.x - 0.5, 0.5 - y / size.y));
        Self {
            image: images.add(image(drawing.bitmap)),
            size: size / square,
            anchor,
        }
    }
}

/// What board and pieces look like at the size in force.
#[derive(Resource)]
pub struct Skin {
    theme: BoardTheme,
    set: PieceSet,
    fonts: Fonts,
    square: u32,
    cuts: HashMap<Picture, Cut>,
}

impl Default for Skin {
    /// For squares not yet measured.
    fn default() -> Self {
        let Appearance { board, pieces, .. } = Appearance::default();
        Self {
            theme: board,
            set: pieces,
            fonts: Fonts::built_in(),
            square: 60,
            cuts: HashMap::new(),
        }
    }
}

impl Skin {
    /// Whether things throw shadows.
    pub fn has_depth(&self) -> bool {
        self.theme != BoardTheme::Contrast
    }

    /// The side of a square, in physical pixels.
    pub fn square(&self) -> u32 {
        self.square
    }

    /// The same, to reckon with.
    #[expect(clippy::cast_precision_loss, reason = "squares of a screen are small")]
    pub fn side(&self) -> f32 {
        self.square as f32
    }

    /// The letters and figures for numbers on the board.
    pub fn fonts(&self) -> &Fonts {
        &self.fonts
    }

    /// Whether it draws for such squares in such a look.
    pub fn fits(&self, square: u32, appearance: Appearance) -> bool {
        (self.square, self.theme, self.set) == (square, appearance.board, appearance.pieces)
    }

    /// Draws for squares of this size in this look from now on.
    pub fn fit(&mut self, square: u32, appearance: Appearance) {
        (self.square, self.theme, self.set) = (square.max(1), appearance.board, appearance.pieces);
        self.cuts.clear();
    }

    /// The picture, drawn now if it has not been before.
    pub fn cut(&mut self, images: &mut Assets<Image>, picture: Picture) -> Cut {
        if let Some(cut) = self.cuts.get(&picture) {
            return cut.clone();
        }
        let drawing = self.draw(picture);
        let cut = self.ready(images, drawing);
        self.cuts.insert(picture, cut.clone());
        cut
    }

    fn draw(&self, picture: Picture) -> Drawing {
        let square = self.side();
        match picture {
            Picture::Piece {
                white,
                king,
                grain,
                stands,
            } => {
                let draw = if stands {
                    paint::standing
                } else {
                    paint::piece
                };
                draw(self.set, self.theme, white, king, grain, square)
            }
            Picture::Disc {
                white,
                grain,
                petals,
            } => paint::disc(self.set, self.theme, white, petals, grain, square),
            Picture::KingBase {
                white,
                grain,
                shaded,
            } => paint::king_base(self.set, self.theme, white, shaded, grain, square),
            Picture::Shadow(height) => paint::shadow(height, square),
            Picture::Number(number, size) => {
                paint::number(number, self.theme, size, square, &self.fonts)
            }
            Picture::Mark(mark) => paint::mark(mark, self.theme, square, &self.fonts),
        }
    }

    fn ready(&self, images: &mut Assets<Image>, drawing: Drawing) -> Cut {
        Cut::new(images, drawing, self.side())
    }
}

/// A drawing as a texture.
pub fn image(bitmap: Bitmap) -> Image {
    let size = Extent3d {
        width: bitmap.width,
        height: bitmap.height,
        depth_or_array_layers: 1,
    };
    let format = TextureFormat::Rgba8UnormSrgb;
    Image::new(
        size,
        TextureDimension::D2,
        bitmap.pixels,
        format,
        RenderAssetUsages::RENDER_WORLD,
    )
}
