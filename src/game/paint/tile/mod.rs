//! Blue drawings on white glaze: the eight levels, and two for the frieze. All drawn for this game.

mod drawings;

use tiny_skia::{Path, Transform};

use super::bitmap::Bitmap;
use super::canvas::{Canvas, drawable, flat};
use super::shapes::rounded;
use super::svg;
use super::tokens::{Rgb, TILE_GLAZE, TILE_INK, TILE_WASH, rgb};
use drawings::{CORNER, PETAL};

/// What a tile shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Tile {
    /// Level 1, a duckling.
    Duck,
    /// Level 2, a milk churn.
    Churn,
    /// Level 3, a rowing boat.
    Ferry,
    /// Level 4, a pole over a ditch.
    Vault,
    /// Level 5, a tulip.
    Tulip,
    /// Level 6, a sailing barge.
    Barge,
    /// Level 7, a sluice gate.
    Sluice,
    /// Level 8, a wolf.
    Wolf,
    /// A water-lily leaf.
    Leaf,
    /// A compass rosette.
    Rosette,
}

/// How one shape of a drawing is painted. Every shape has a line.
#[derive(Clone, Copy)]
enum Fill {
    /// The line alone.
    Line,
    /// Filled with wash.
    Wash,
    /// Filled with ink.
    Ink,
}

impl Tile {
    /// All of them: the levels in order, then the others.
    pub const ALL: [Self; 10] = [
        Self::Duck,
        Self::Churn,
        Self::Ferry,
        Self::Vault,
        Self::Tulip,
        Self::Barge,
        Self::Sluice,
        Self::Wolf,
        Self::Leaf,
        Self::Rosette,
    ];
}

/// The glaze of no two neighbours is quite the same.
const GLAZES: [Rgb; 4] = [TILE_GLAZE, rgb(0xEFF3F0), rgb(0xF5F6F0), rgb(0xF0F4F4)];

/// Draws a tile `px` wide and high. `corners` from 41 px up, where they can be seen.
#[must_use]
pub fn tile(tile: Tile, px: f32, corners: bool) -> Bitmap {
    let px = drawable(px, 2.0);
    let size = px.ceil() as u32;
    let mut canvas = Canvas::sized(px / 100.0, (0.0, 0.0), (size, size));
    let glaze = if corners {
        GLAZES[tile as usize % GLAZES.len()]
    } else {
        TILE_GLAZE
    };
    canvas.fill(&rounded(50.0, 50.0, 50.0, 50.0, 2.0), flat(glaze, 1.0));
    if corners {
        corner_flowers(&mut canvas, 2.0, TILE_WASH, TILE_INK);
    }
    // At list size the lines keep a pixel's width.
    let line = (115.0 / px).max(2.2);
    draw(&mut canvas, tile, line);
    canvas.bitmap()
}

/// The drawing at three quarters of the tile, about its middle.
fn draw(canvas: &mut Canvas, tile: Tile, line: f32) {
    let shrink = Transform::from_row(0.75, 0.0, 0.0, 0.75, 12.5, 12.5);
    for &(fill, text) in tile.drawing() {
        let path = svg::outline(text, 1.0).and_then(|path| path.transform(shrink));
        paint(canvas, path, fill, line);
    }
    if tile == Tile::Rosette {
        for turn in [0.0, 60.0, 120.0, 180.0, 240.0, 300.0] {
            let path = svg::outline(PETAL, 1.0).and_then(|path| path.transform(about_middle(turn)));
            paint(
                canvas,
                path.and_then(|path| path.transform(shrink)),
                Fill::Wash,
                line,
            );
        }
    }
}

/// A quarter of a flower in each corner of a square of 100 whose top left is the origin.
pub(super) fn corner_flowers(canvas: &mut Canvas, line: f32, wash: Rgb, ink: Rgb) {
    for turn in [0.0, 90.0, 180.0, 270.0] {
        for (fill, text) in CORNER {
            let path = svg::outline(text, 1.0).and_then(|path| path.transform(about_middle(turn)));
            let Some(path) = path else { continue };
            // Where it is cut by the tile's edge it has no line.
            match fill {
                Fill::Line => canvas.line(&path, line, flat(ink, 1.0)),
                Fill::Wash | Fill::Ink => canvas.fill(&path, flat(wash, 1.0)),
            }
        }
    }
}

fn about_middle(degrees: f32) -> Transform {
    Transform::from_rotate_at(degrees, 50.0, 50.0)
}

fn paint(canvas: &mut Canvas, path: Option<Path>, fill: Fill, line: f32) {
    let Some(path) = path else { return };
    match fill {
        Fill::Line => {}
        Fill::Wash => canvas.fill(&path, flat(TILE_WASH, 1.0)),
        Fill::Ink => canvas.fill(&path, flat(TILE_INK, 1.0)),
    }
    canvas.line(&path, line, flat(TILE_INK, 1.0));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_shape_of_every_tile_is_drawn_and_stays_on_it() {
        for tile in Tile::ALL {
            for (_, text) in tile.drawing().iter().chain(&CORNER) {
                let path = svg::outline(text, 1.0).unwrap_or_else(|| panic!("{tile:?}: {text}"));
                let bounds = path.compute_tight_bounds().unwrap();
                assert!(
                    bounds.left() >= 0.0 && bounds.top() >= 0.0,
                    "{tile:?}: {text}"
                );
                assert!(
                    bounds.right() <= 100.0 && bounds.bottom() <= 100.0,
                    "{tile:?}: {text}"
                );
            }
        }
    }

    #[test]
    fn the_corners_are_alike_so_that_four_tiles_make_a_flower() {
        let picture = tile(Tile::Rosette, 80.0, true);
        let alpha_of_ink = |x: u32, y: u32| picture.pixels[((y * 80 + x) * 4) as usize];
        for y in 0..18 {
            for x in 0..18 {
                let corner = alpha_of_ink(x, y).abs_diff(alpha_of_ink(79 - x, 79 - y));
                assert!(corner < 12, "{x} {y}: {corner}");
            }
        }
    }
}
