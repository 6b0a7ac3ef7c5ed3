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
    /// How wide and how high it is, to reckon with.
    pub fn size(&self) -> (f32, f32) {
        (self.width as f32, self.height as f32)
    }

    /// Lays another picture over this one, its top left at (`left`, `top`), which may lie outside.
    pub fn lay(&mut self, over: &Self, left: i32, top: i32) {
        let (width, height) = (i64::from(self.width), i64::from(self.height));
        for y in 0..over.height {
            for x in 0..over.width {
                let (to_x, to_y) = (
                    i64::from(left) + i64::from(x),
                    i64::from(top) + i64::from(y),
                );
                if !(0..width).contains(&to_x) || !(0..height).contains(&to_y) {
                    continue;
                }
                let (from, to) = (
                    ((y * over.width + x) * 4) as usize,
                    ((to_y * width + to_x) * 4) as usize,
                );
                if let (Some(from), Some(to)) = (
                    over.pixels.get(from..from + 4),
                    self.pixels.get_mut(to..to + 4),
                ) {
                    blend(to, from);
                }
            }
        }
    }

    /// A part of the picture, cut to what there is of it.
    #[must_use]
    pub fn part(&self, left: u32, top: u32, width: u32, height: u32) -> Self {
        let (left, top) = (left.min(self.width), top.min(self.height));
        let (width, height) = (width.min(self.width - left), height.min(self.height - top));
        let row = |y: u32| {
            let start = ((top + y) * self.width + left) as usize * 4;
            &self.pixels[start..start + width as usize * 4]
        };
        Self {
            width,
            height,
            pixels: (0..height).flat_map(row).copied().collect(),
        }
    }

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

/// One straight pixel over another.
fn blend(under: &mut [u8], over: &[u8]) {
    let (above, below) = (
        u32::from(over[3]),
        u32::from(under[3]) * (255 - u32::from(over[3])) / 255,
    );
    let alpha = above + below;
    if above == 0 || alpha == 0 {
        return;
    }
    for i in 0..3 {
        let sum = u32::from(over[i]) * above + u32::from(under[i]) * below;
        under[i] = ((sum + alpha / 2) / alpha) as u8;
    }
    under[3] = alpha.min(255) as u8;
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

#[cfg(test)]
mod tests {
    use super::*;

    fn one(pixel: [u8; 4]) -> Bitmap {
        Bitmap {
            width: 1,
            height: 1,
            pixels: pixel.to_vec(),
        }
    }

    #[test]
    fn a_picture_covers_what_it_is_laid_on_as_far_as_it_is_opaque() {
        let cases = [
            (
                "opaque",
                [10, 20, 30, 255],
                [200, 0, 0, 255],
                [10, 20, 30, 255],
            ),
            ("clear", [10, 20, 30, 0], [200, 0, 0, 255], [200, 0, 0, 255]),
            (
                "half on full",
                [100, 100, 100, 128],
                [200, 0, 0, 255],
                [150, 50, 50, 255],
            ),
            (
                "on nothing",
                [10, 20, 30, 77],
                [0, 0, 0, 0],
                [10, 20, 30, 77],
            ),
        ];
        for (what, over, under, expected) in cases {
            let mut picture = one(under);
            picture.lay(&one(over), 0, 0);
            for (got, want) in picture.pixels.iter().zip(expected) {
                assert!(got.abs_diff(want) <= 1, "{what}: {:?}", picture.pixels);
            }
        }
    }

    #[test]
    fn what_falls_outside_is_left_out() {
        let mut picture = one([1, 2, 3, 255]);
        for (left, top) in [(1, 0), (-1, 0), (0, 5), (i32::MIN, i32::MAX)] {
            picture.lay(&one([9; 4]), left, top);
        }
        assert_eq!(picture, one([1, 2, 3, 255]));
    }
}
