//! Wood, stone and paper, as flat pictures that squares and frames are cut from.

use super::noise::{Chance, noise, octaves};
use super::tokens::{Rgb, mix};

/// A picture of a material.
pub(super) struct Texture {
    pub width: usize,
    pub height: usize,
    texels: Vec<Rgb>,
}

impl Texture {
    /// A picture that is `at(x, y)` at each texel.
    pub(super) fn new(width: usize, height: usize, mut at: impl FnMut(f32, f32) -> Rgb) -> Self {
        let mut texels = Vec::with_capacity(width * height);
        for y in 0..height {
            for x in 0..width {
                texels.push(at(x as f32, y as f32));
            }
        }
        Self {
            width,
            height,
            texels,
        }
    }

    /// Part of a row: texels `from` to `from + count`.
    pub(super) fn row(&self, y: usize, from: usize, count: usize) -> &[Rgb] {
        let start = y.min(self.height - 1) * self.width + from.min(self.width - 1);
        &self.texels[start..(start + count).min(self.texels.len())]
    }

    /// The colour at a point between texels.
    pub(super) fn smooth(&self, x: f32, y: f32) -> Rgb {
        let x = (x - 0.5).clamp(0.0, (self.width - 1) as f32);
        let y = (y - 0.5).clamp(0.0, (self.height - 1) as f32);
        let (x0, y0) = (x as usize, y as usize);
        let (x1, y1) = ((x0 + 1).min(self.width - 1), (y0 + 1).min(self.height - 1));
        let at = |x: usize, y: usize| self.texels[y * self.width + x];
        let above = mix(at(x0, y0), at(x1, y0), x.fract());
        mix(above, mix(at(x0, y1), at(x1, y1), x.fract()), y.fract())
    }
}

/// A kind of wood: rings and fibres along x, one unit a texel.
#[derive(Clone, Copy, Debug)]
pub(super) struct Wood {
    /// Dark, middle and light.
    pub ramp: [Rgb; 3],
    /// How far the tones spread about the middle.
    pub spread: f32,
    /// How dark the pores are.
    pub pores: f32,
    /// How close the rings lie.
    pub rings: f32,
    /// How far the rings wander.
    pub warp: f32,
}

impl Wood {
    /// The colour at a point.
    pub(super) fn at(&self, x: f32, y: f32) -> Rgb {
        let y_warped = y + octaves(x * 0.0035 + 9.0, y * 0.011 + 3.0, 3) * self.warp * 2.2;
        let ring = 0.5 + 0.5 * (y_warped * self.rings * 2.1 + (y_warped * 0.013).sin() * 2.2).sin();
        let fibre = octaves(x * 0.014, y * 0.55 + 40.0, 3);
        let pore = noise(x * 0.035 + 7.0, y * 1.15 + 90.0);
        let tone = ((0.46 * ring + 0.54 * fibre - 0.5) * self.spread + 0.5).clamp(0.0, 1.0);
        let [dark, middle, light] = self.ramp;
        let colour = if tone < 0.5 {
            mix(dark, middle, tone * 2.0)
        } else {
            mix(middle, light, tone * 2.0 - 1.0)
        };
        if pore > 0.8 {
            mix(colour, [0; 3], (pore - 0.8) * 2.5 * self.pores)
        } else {
            colour
        }
    }

    /// A plank. Along the grain wood changes slowly: one texel in eight is worked out, those between are mixed.
    pub(super) fn texture(&self, width: usize, height: usize) -> Texture {
        const STEP: usize = 8;
        let mut texels = Vec::with_capacity((width + STEP) * height);
        for y in 0..height {
            let mut from = self.at(0.0, y as f32);
            for x in (0..width).step_by(STEP) {
                let to = self.at((x + STEP) as f32, y as f32);
                for between in 0..STEP.min(width - x) {
                    texels.push(mix(from, to, between as f32 / STEP as f32));
                }
                from = to;
            }
        }
        Texture {
            width,
            height,
            texels,
        }
    }
}

/// Warped stone between two greys.
pub(super) fn stone(width: usize, height: usize, dark: Rgb, light: Rgb) -> Texture {
    let mut grit = Chance::new(5);
    Texture::new(width, height, |x, y| {
        let drift = octaves(x * 0.02, y * 0.02, 2) * 2.0;
        let vein = octaves(x * 0.012 + drift, y * 0.03, 5);
        mix(
            dark,
            light,
            (vein - 0.5) * 2.1 + 0.5 + (grit.next() - 0.5) * 0.1,
        )
    })
}

/// Fine-grained paper between two tints.
pub(super) fn paper(width: usize, height: usize, dark: Rgb, light: Rgb) -> Texture {
    let mut grain = Chance::new(8);
    Texture::new(width, height, |x, y| {
        mix(
            dark,
            light,
            octaves(x * 0.02, y * 0.02, 4) * 0.7 + grain.next() * 0.3,
        )
    })
}
