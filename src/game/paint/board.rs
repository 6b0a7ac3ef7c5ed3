//! The board without its pieces: a hundred squares of wood under one lamp.

use super::bitmap::{Bitmap, LONGEST_SIDE};
use super::frame::{self, Frame};
use super::noise::Chance;
use super::patch::{PATCH, Resampler};
use super::texture::Texture;
use super::theme::{BoardTheme, Skin};
use super::tokens::Rgb;

/// What a board looks like.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct BoardLook {
    /// What it is made of.
    pub theme: BoardTheme,
    /// Squares in a row and rows in the board: 10 or 8.
    pub columns: u8,
    /// What `(row + column) % 2` is on a dark square, rows counted from the top of the picture,
    /// columns from its left: 1 where the corner at the top left is light.
    pub dark_parity: u8,
    /// The side of a square, in physical pixels.
    pub square: u32,
    /// What surrounds the squares.
    pub frame: Frame,
    /// Numbers will be printed on the dark squares, which are shaded a little where they stand.
    pub numbers: bool,
}

/// A drawn board.
#[derive(Clone, Debug, PartialEq)]
pub struct BoardPicture {
    /// Opaque but for the frame's round corners; exactly squares and frame, no margin.
    pub bitmap: Bitmap,
    /// The top left of the first square in the bitmap, in whole pixels.
    pub origin: (f32, f32),
}

/// Draws squares and frame. Numbers are pictures of their own: see [`super::number`].
///
/// A board that would need more than 8192 px a side is drawn with smaller squares.
#[must_use]
pub fn board(look: &BoardLook) -> BoardPicture {
    let columns = u32::from(look.columns.max(1));
    let square = look.square.clamp(1, LONGEST_SIDE / (columns + 2));
    let look = &BoardLook { square, ..*look };
    let (mut bitmap, origin) = frame::surround(look, columns * square);
    let mut squares = Squares::new(look, columns);
    for row in 0..columns {
        for column in 0..columns {
            squares.paint(&mut bitmap, origin, row, column);
        }
    }
    BoardPicture {
        bitmap,
        origin: (origin.0 as f32, origin.1 as f32),
    }
}

/// The warm and the far tone of the light.
const LAMP: [f32; 3] = [255.0, 243.0, 216.0];
const DUSK: [f32; 3] = [58.0, 24.0, 0.0];

struct Squares<'a> {
    look: &'a BoardLook,
    skin: Skin,
    chance: Chance,
    resampler: Resampler,
    /// The side of the playing area, in pixels.
    side: f32,
}

/// What one square is like before its pixels are painted.
struct Tone {
    dark: bool,
    token: [f32; 3],
    mean: [f32; 3],
    spread: f32,
    brightness: f32,
}

impl<'a> Squares<'a> {
    fn new(look: &'a BoardLook, columns: u32) -> Self {
        Self {
            look,
            skin: look.theme.skin(),
            chance: Chance::new(11),
            resampler: Resampler::new(look.square as usize),
            side: (columns * look.square) as f32,
        }
    }

    fn paint(&mut self, bitmap: &mut Bitmap, origin: (u32, u32), row: u32, column: u32) {
        let dark = (row + column) % 2 == u32::from(self.look.dark_parity % 2);
        let tone = self.tone(dark);
        let size = self.look.square as usize;
        let (start_x, start_y) = (column as usize * size, row as usize * size);
        let corner = (origin.0 as usize + start_x, origin.1 as usize + start_y);
        for y in 0..size {
            let line = (corner.1 + y) * bitmap.width as usize + corner.0;
            for x in 0..size {
                let at = (line + x) * 4;
                let colour = self.pixel(&tone, (x, y), (start_x + x, start_y + y));
                bitmap.pixels[at..at + 3].copy_from_slice(&colour);
                bitmap.pixels[at + 3] = 255;
            }
        }
    }

    fn tone(&mut self, dark: bool) -> Tone {
        let token = if dark {
            self.skin.dark
        } else {
            self.skin.light
        };
        let Some(textures) = self.look.theme.textures() else {
            return Tone {
                dark,
                token: token.map(f32::from),
                mean: [0.0; 3],
                spread: 0.0,
                brightness: 1.0,
            };
        };
        self.cut(
            if dark {
                &textures.dark
            } else {
                &textures.light
            },
            dark,
            token,
        )
    }

    /// Cuts a random patch and finds out how to move its mean to the token.
    fn cut(&mut self, texture: &Texture, dark: bool, token: Rgb) -> Tone {
        let mut place = |room: usize| (self.chance.next() * (room - PATCH) as f32) as usize;
        let (x, y) = (place(texture.width), place(texture.height));
        let varied = if self.skin.flat {
            0.006
        } else if dark {
            0.035
        } else {
            0.06
        };
        let brightness = 1.0 + (self.chance.next() - 0.5) * varied;
        let patch = self.resampler.cut(texture, x, y);
        if dark && self.look.theme == BoardTheme::Paper {
            hatch(patch, self.look.square);
        }
        let mut mean = [0.0; 3];
        for colour in patch.iter() {
            for (total, channel) in mean.iter_mut().zip(colour) {
                *total += channel;
            }
        }
        let mean = mean.map(|total| total / patch.len() as f32);
        // Calmer on dark squares, where numbers and pieces must stand out on every patch.
        let spread = match (dark, self.look.theme) {
            (true, BoardTheme::Walnut) => 0.82,
            (true, BoardTheme::Slate) => 0.72,
            _ => 1.0,
        };
        Tone {
            dark,
            token: token.map(f32::from),
            mean,
            spread,
            brightness,
        }
    }

    /// The colour of a pixel, (x, y) in its square and `on_board` from the playing area's top left.
    fn pixel(&self, tone: &Tone, (x, y): (usize, usize), on_board: (usize, usize)) -> Rgb {
        let grain = self.resampler.patch()[y * self.look.square as usize + x];
        let mut colour = tone.token;
        for (i, channel) in colour.iter_mut().enumerate() {
            let moved = *channel + (grain[i] - tone.mean[i]) * tone.spread;
            *channel = (moved * tone.brightness).clamp(0.0, 255.0);
        }
        if !self.skin.flat {
            self.light(&mut colour, tone.dark, on_board);
        }
        if tone.dark && self.look.numbers && self.look.theme != BoardTheme::Contrast {
            self.shade_number(&mut colour, x, y);
        }
        if !self.skin.flat {
            self.seams(&mut colour, (x, y), on_board);
        }
        [
            (colour[0] + 0.5) as u8,
            (colour[1] + 0.5) as u8,
            (colour[2] + 0.5) as u8,
        ]
    }

    /// One warm light for the whole board, weaker on dark squares so that pieces keep their contrast.
    fn light(&self, colour: &mut [f32; 3], dark: bool, (x, y): (usize, usize)) {
        let (dx, dy) = (
            x as f32 + 0.5 - 0.28 * self.side,
            y as f32 + 0.5 - 0.18 * self.side,
        );
        let far = (dx * dx + dy * dy).sqrt() / (1.05 * self.side);
        let (near, beyond) = if dark { (0.05, 0.05) } else { (0.22, 0.20) };
        if far < 0.5 {
            blend(colour, LAMP, near * (1.0 - far * 2.0));
        } else {
            blend(colour, DUSK, beyond * (far * 2.0 - 1.0).min(1.0));
        }
    }

    /// A soft shade under the number, which is light.
    fn shade_number(&self, colour: &mut [f32; 3], x: usize, y: usize) {
        let size = self.look.square as f32;
        let (dx, dy) = (
            (x as f32 + 0.5) / size - 0.13,
            (y as f32 + 0.5) / size - 0.11,
        );
        let far = (dx * dx + dy * dy).sqrt() / 0.34;
        if far >= 1.0 {
            return;
        }
        let (core, middle) = if self.skin.flat {
            (0.10, 0.07)
        } else {
            (0.13, 0.09)
        };
        let alpha = if far < 0.5 {
            core + (middle - core) * far * 2.0
        } else {
            middle * (2.0 - far * 2.0)
        };
        blend(colour, self.skin.casing.map(f32::from), alpha);
    }

    /// The joints between squares, and the frame's shade along the top and left of the board.
    fn seams(&self, colour: &mut [f32; 3], (x, y): (usize, usize), on_board: (usize, usize)) {
        let size = self.look.square as f32;
        let joint = (0.012 * size).max(1.0);
        let edge = 0.035 * size;
        if (x.min(y) as f32) < joint {
            blend(colour, [0.0; 3], 0.13 * covered(x, joint));
            blend(colour, [0.0; 3], 0.13 * covered(y, joint));
        }
        if (on_board.0.min(on_board.1) as f32) < edge {
            let shaded = covered(on_board.0, edge).max(covered(on_board.1, edge));
            blend(colour, [0.0; 3], 0.30 * shaded);
        }
    }
}

/// How much of the pixel `at` lies within `width` of the edge.
fn covered(at: usize, width: f32) -> f32 {
    (width - at as f32).clamp(0.0, 1.0)
}

fn blend(colour: &mut [f32; 3], over: [f32; 3], alpha: f32) {
    for i in 0..3 {
        colour[i] += (over[i] - colour[i]) * alpha;
    }
}

/// White lines at 45°, a tenth of a square apart.
fn hatch(patch: &mut [[f32; 3]], square: u32) {
    let size = square as f32;
    let (apart, width) = (0.1 * size * std::f32::consts::FRAC_1_SQRT_2, 0.02 * size);
    for (i, colour) in patch.iter_mut().enumerate() {
        let (x, y) = (i as u32 % square, i as u32 / square);
        let across = (x + y + 1) as f32 * std::f32::consts::FRAC_1_SQRT_2;
        let off = (across / apart - (across / apart).round()).abs() * apart;
        let covered = (width / 2.0 + 0.5 - off).clamp(0.0, 1.0).min(width);
        blend(colour, [255.0; 3], 0.08 * covered);
    }
}
