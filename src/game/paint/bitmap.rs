//! What a drawing becomes: pixels, and where they lie.

use tiny_skia::Pixmap;

/// The longest side a picture is given, in pixels: a square so large that it would need more is drawn smaller.
pub(super) const LONGEST_SIDE: u32 = 8192;

/// Straight (not premultiplied) sRGB pixels with alpha, row by row from the top.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bitmap {
    /// Pixels in a row.
    pub width: u32,
    /// Rows.
    pub height: u32,
    /// Red, green, blue and alpha of every pixel: `4 · width · height` bytes.
    pub pixels: Vec<u8>,
}

/// A picture with the place it belongs to.
#[derive(Clone, Debug, PartialEq)]
pub struct Sprite {
    /// The pixels.
    pub bitmap: Bitmap,
    /// The point of the bitmap (px from its top left) that lies on the square's centre.
    /// It may lie outside the bitmap. Drawn on a square whose top left is a whole pixel,
    /// the bitmap's top left is a whole pixel too.
    pub centre: (f32, f32),
}

impl Bitmap {
    /// The pixmap's pixels, each the mean of a block of `over` by `over`.
    pub(super) fn shrunk(pixmap: &Pixmap, over: u32) -> Self {
        let (width, height) = (pixmap.width() / over, pixmap.height() / over);
        if over == 1 {
            return Self {
                width,
                height,
                pixels: unmultiplied(pixmap),
            };
        }
        let mut pixels = Vec::with_capacity((width * height * 4) as usize);
        let (data, stride) = (pixmap.data(), pixmap.width() as usize * 4);
        let (side, area) = (over as usize, over * over);
        for y in 0..height as usize {
            for x in 0..width as usize {
                let mut sum = [0u32; 4];
                for row in 0..side {
                    let start = (y * side + row) * stride + x * side * 4;
                    let block = &data[start..start + side * 4];
                    let mut i = 0;
                    while i < block.len() {
                        sum[0] += u32::from(block[i]);
                        sum[1] += u32::from(block[i + 1]);
                        sum[2] += u32::from(block[i + 2]);
                        sum[3] += u32::from(block[i + 3]);
                        i += 4;
                    }
                }
                pixels.extend_from_slice(&straight(sum, area));
            }
        }
        Self {
            width,
            height,
            pixels,
        }
    }
}

fn unmultiplied(pixmap: &Pixmap) -> Vec<u8> {
    let mut pixels = pixmap.data().to_vec();
    for pixel in pixels.chunks_exact_mut(4) {
        if pixel[3] != 255 && pixel[3] != 0 {
            let sum = [pixel[0], pixel[1], pixel[2], pixel[3]].map(u32::from);
            pixel.copy_from_slice(&straight(sum, 1));
        }
    }
    pixels
}

/// The straight colour of `area` premultiplied pixels that sum to `sum`.
fn straight(sum: [u32; 4], area: u32) -> [u8; 4] {
    let [r, g, b, alpha] = sum;
    if alpha == 0 {
        return [0; 4];
    }
    if alpha == area * 255 {
        return sum.map(|value| ((value + area / 2) / area) as u8);
    }
    let channel = |value: u32| ((value * 255 + alpha / 2) / alpha).min(255) as u8;
    [
        channel(r),
        channel(g),
        channel(b),
        ((alpha + area / 2) / area) as u8,
    ]
}
