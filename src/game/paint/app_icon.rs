//! The game's own icon: a king from above, maple over bog oak, its rosette on cobalt.

use super::bitmap::Bitmap;
use super::canvas::{Canvas, drawable, radial};
use super::piece::maple_over_oak;
use super::shapes::rounded;
use super::tile::corner_flowers;
use super::tokens::{COBALT, WASH, rgb};

/// Draws the icon `px` wide and high, its corners round; below 48 px without the flowers in them.
#[must_use]
pub fn app_icon(px: f32) -> Bitmap {
    let px = drawable(px, 2.0);
    let size = px.ceil() as u32;
    let mut canvas = Canvas::sized(px, (px / 2.0, px / 2.0), (size, size));
    let plate = rounded(0.0, 0.0, 0.5, 0.5, 0.22);
    let paint = [
        (0.0, rgb(0x3159B0), 1.0),
        (0.6, COBALT, 1.0),
        (1.0, rgb(0x142C66), 1.0),
    ];
    canvas.fill(&plate, radial((-0.2, -0.3), 1.0, &paint));
    if px >= 48.0 {
        canvas.placed(-0.53, -0.53, 0.0106, |canvas| {
            corner_flowers(canvas, 1.2, rgb(0x3A61B4), WASH);
        });
    }
    canvas.placed(0.0, 0.0, 0.79, maple_over_oak);
    canvas.keep(&plate);
    canvas.bitmap()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_icon_fills_its_plate_and_leaves_its_corners_clear() {
        for px in [1.0, 16.0, 32.0, 48.0, 128.0_f32] {
            let icon = app_icon(px);
            let size = px as u32;
            let alpha = |x: u32, y: u32| icon.pixels[((y * size + x) * 4 + 3) as usize];
            assert_eq!((icon.width, icon.height), (size, size));
            assert_eq!(
                alpha(size / 2, size / 2),
                if size == 1 { alpha(0, 0) } else { 255 }
            );
            if size >= 16 {
                assert!(alpha(0, 0) < 40 && alpha(size - 1, size - 1) < 40);
                assert_eq!(alpha(0, size / 2), 255);
            }
        }
    }
}
