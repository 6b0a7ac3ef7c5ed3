//! A square piece of a texture, brought to a size.

use super::texture::Texture;

/// The side of the piece of texture that one square shows, in texels.
pub(super) const PATCH: usize = 110;

/// For every pixel of the result, the first texel it sees and the weights of that one and the following.
pub(super) struct Resampler {
    taps: Vec<(usize, Vec<f32>)>,
    /// The piece after its rows are brought to size, and after its columns are.
    half: Vec<[f32; 3]>,
    whole: Vec<[f32; 3]>,
}

impl Resampler {
    /// Prepares for squares of `size` px.
    pub(super) fn new(size: usize) -> Self {
        let ratio = PATCH as f32 / size as f32;
        let width = ratio.max(1.0);
        let taps = (0..size)
            .map(|i| weights((i as f32 + 0.5) * ratio, width))
            .collect();
        Self {
            taps,
            half: vec![[0.0; 3]; PATCH * size],
            whole: vec![[0.0; 3]; size * size],
        }
    }

    /// The piece cut last.
    pub(super) fn patch(&self) -> &[[f32; 3]] {
        &self.whole
    }

    /// The piece whose top left is the texel (x, y): `size · size` colours, 0 to 255.
    pub(super) fn cut(&mut self, texture: &Texture, x: usize, y: usize) -> &mut [[f32; 3]] {
        let size = self.taps.len();
        for (row, out) in self.half.chunks_exact_mut(size).enumerate() {
            let texels = texture.row(y + row, x, PATCH);
            for (colour, (start, weights)) in out.iter_mut().zip(&self.taps) {
                let mut sum = [0.0; 3];
                for (texel, weight) in texels[*start..].iter().zip(weights) {
                    sum[0] += f32::from(texel[0]) * weight;
                    sum[1] += f32::from(texel[1]) * weight;
                    sum[2] += f32::from(texel[2]) * weight;
                }
                *colour = sum;
            }
        }
        for (out, (start, weights)) in self.whole.chunks_exact_mut(size).zip(&self.taps) {
            out.fill([0.0; 3]);
            for (row, weight) in self.half[start * size..].chunks_exact(size).zip(weights) {
                for (colour, texel) in out.iter_mut().zip(row) {
                    colour[0] += texel[0] * weight;
                    colour[1] += texel[1] * weight;
                    colour[2] += texel[2] * weight;
                }
            }
        }
        &mut self.whole
    }
}

/// The texels that a pixel whose middle lies at `middle` sees, `width` times as wide as usual.
fn weights(middle: f32, width: f32) -> (usize, Vec<f32>) {
    // Larger than the texture, a cubic through the texels; smaller, a tent over all that a pixel covers.
    let (reach, kernel): (f32, fn(f32) -> f32) = if width > 1.0 {
        (1.0, tent)
    } else {
        (2.0, cubic)
    };
    let last = PATCH as i32 - 1;
    let first = ((middle - reach * width).floor() as i32).clamp(0, last);
    let end = ((middle + reach * width).floor() as i32).clamp(first, last);
    let mut list: Vec<f32> = (first..=end)
        .map(|i| kernel((i as f32 + 0.5 - middle).abs() / width))
        .collect();
    let sum: f32 = list.iter().sum();
    for weight in &mut list {
        *weight /= sum;
    }
    (first as usize, list)
}

fn tent(x: f32) -> f32 {
    (1.0 - x).max(0.0)
}

/// Catmull and Rom's: sharp, and through the given points.
fn cubic(x: f32) -> f32 {
    if x < 1.0 {
        (1.5 * x - 2.5) * x * x + 1.0
    } else if x < 2.0 {
        ((-0.5 * x + 2.5) * x - 4.0) * x + 2.0
    } else {
        0.0
    }
}

#[cfg(test)]
mod tests {
    use super::super::texture;
    use super::*;

    #[test]
    fn one_colour_stays_that_colour_at_every_size() {
        let plain = texture::stone(PATCH, PATCH, [90, 120, 200], [90, 120, 200]);
        for size in [1, 2, 7, 36, 60, PATCH, 111, 190] {
            let mut resampler = Resampler::new(size);
            let piece = resampler.cut(&plain, 0, 0);
            assert_eq!(piece.len(), size * size);
            for colour in piece {
                assert!(
                    (colour[0] - 90.0).abs() < 0.1 && (colour[2] - 200.0).abs() < 0.1,
                    "{size}: {colour:?}"
                );
            }
        }
    }

    #[test]
    fn texels_pass_unchanged_at_their_own_size() {
        let stone = texture::stone(PATCH, PATCH, [0; 3], [255; 3]);
        let mut resampler = Resampler::new(PATCH);
        let piece = resampler.cut(&stone, 0, 0);
        for (colour, texel) in piece
            .iter()
            .zip((0..PATCH).flat_map(|y| stone.row(y, 0, PATCH)))
        {
            assert!((colour[1] - f32::from(texel[1])).abs() < 0.01);
        }
    }
}
