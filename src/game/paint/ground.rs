//! The table under everything: cobalt paint, lit from the upper left.

use super::bitmap::{Bitmap, LONGEST_SIDE};
use super::noise::Chance;
use super::tokens::Palette;

/// The ground of a window of `width` by `height` pixels, in the ground colours of the palette.
///
/// A ramp outwards from 20 % of the width and 10 % of the height, with half a step of noise so that no bands show.
#[must_use]
pub fn ground(width: u32, height: u32, palette: &Palette) -> Bitmap {
    let (width, height) = (width.clamp(1, LONGEST_SIDE), height.clamp(1, LONGEST_SIDE));
    let [hi, mid, lo] =
        [palette.ground_hi, palette.ground_mid, palette.ground_lo].map(|rgb| rgb.map(f32::from));
    let radius = 0.68 * width.max(height) as f32;
    let mut chance = Chance::new(21);
    let grain: Vec<f32> = (0..1021).map(|_| chance.next()).collect();
    let mut pixels = Vec::with_capacity((width * height * 4) as usize);
    for y in 0..height {
        let down = (y as f32 + 0.5 - 0.1 * height as f32) / radius;
        // Every row reads the noise from another place.
        let mut at = (chance.next() * 1020.0) as usize;
        for x in 0..width {
            let across = (x as f32 + 0.5 - 0.2 * width as f32) / radius;
            let far = (across * across + down * down).sqrt();
            let (from, to, t) = if far < 0.55 {
                (&hi, &mid, far / 0.55)
            } else {
                (&mid, &lo, ((far - 0.55) / 0.45).min(1.0))
            };
            let noise = grain[at];
            at = if at == 1020 { 0 } else { at + 1 };
            let channel = |i: usize| (from[i] + (to[i] - from[i]) * t + noise) as u8;
            pixels.extend_from_slice(&[channel(0), channel(1), channel(2), 255]);
        }
    }
    Bitmap {
        width,
        height,
        pixels,
    }
}

#[cfg(test)]
mod tests {
    use super::super::tokens::{DAY, NIGHT};
    use super::*;

    #[test]
    fn the_ground_is_lightest_at_the_upper_left_and_reaches_its_tokens() {
        for palette in [DAY, NIGHT] {
            let picture = ground(640, 400, &palette);
            let at = |x: u32, y: u32| {
                let start = ((y * 640 + x) * 4) as usize;
                [
                    picture.pixels[start],
                    picture.pixels[start + 1],
                    picture.pixels[start + 2],
                ]
            };
            let spots = [
                (at(128, 40), palette.ground_hi),
                (at(639, 399), palette.ground_lo),
            ];
            for (spot, token) in spots {
                assert!(
                    spot.iter().zip(token).all(|(a, b)| a.abs_diff(b) <= 1),
                    "{spot:?} {token:?}"
                );
            }
        }
    }
}
