//! What the drawings promise as a whole, measured on their pixels.

mod contrast;
mod geometry;
mod palettes;
mod robust;

use super::*;

const SIDE: u32 = 60;

fn look(theme: BoardTheme, square: u32, frame: Frame) -> BoardLook {
    BoardLook {
        theme,
        columns: 10,
        dark_parity: 1,
        square,
        frame,
        numbers: true,
    }
}

/// The straight colour of a pixel, and its alpha.
fn pixel(bitmap: &Bitmap, x: u32, y: u32) -> ([u8; 3], u8) {
    let at = ((y * bitmap.width + x) * 4) as usize;
    let pixel = &bitmap.pixels[at..at + 4];
    ([pixel[0], pixel[1], pixel[2]], pixel[3])
}
