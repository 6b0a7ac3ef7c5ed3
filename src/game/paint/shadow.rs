//! The soft shadow under a piece.

use super::bitmap::{Bitmap, Sprite};
use super::canvas::{Canvas, Reach, radial};
use super::shapes::ellipse;
use super::tokens::{BLACK, rgb};

/// How far the shadow of a man at rest lies from its square's centre: right and down, in squares.
pub const RESTING_SHADOW_OFFSET: (f32, f32) = (0.03, 0.07);
/// And under a piece at height 1.
pub const FLYING_SHADOW_OFFSET: (f32, f32) = (0.15, 0.27);

/// Where the piece is that throws the shadow.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Height {
    /// A man on its square; the sprite's centre is the square's, its offset is drawn in.
    Man,
    /// A king on its square; likewise.
    King,
    /// A piece at height 1, radius .63; the sprite's centre is the shadow's own, so that it can slide
    /// from [`RESTING_SHADOW_OFFSET`] to [`FLYING_SHADOW_OFFSET`] and grow from .48/.63 of its size.
    Flying,
}

/// The shadow of a piece. Not for [`super::BoardTheme::Contrast`], which has no depth.
#[must_use]
pub fn shadow(height: Height, square: f32) -> Sprite {
    let mut canvas = Canvas::new(square, height.reach());
    height.draw(&mut canvas);
    canvas.sprite()
}

impl Height {
    /// Where the shadow's middle lies, and its radii across and down.
    fn ellipse(self) -> ((f32, f32), (f32, f32)) {
        match self {
            Self::Man => (RESTING_SHADOW_OFFSET, (0.483, 0.4725)),
            Self::King => ((0.03, 0.11), (0.483, 0.4725)),
            Self::Flying => ((0.0, 0.0), (0.63, 0.609)),
        }
    }

    pub(super) fn reach(self) -> Reach {
        let (offset, radii) = self.ellipse();
        Reach(
            radii.0 - offset.0,
            radii.1 - offset.1,
            radii.0 + offset.0,
            radii.1 + offset.1,
        )
    }

    pub(super) fn draw(self, canvas: &mut Canvas) {
        let (offset, radii) = self.ellipse();
        let brown = rgb(0x140800);
        let resting = [(0.0, BLACK, 0.496), (0.72, BLACK, 0.336), (1.0, BLACK, 0.0)];
        let flying = [
            (0.0, brown, 0.475),
            (0.35, brown, 0.342),
            (0.70, brown, 0.114),
            (1.0, brown, 0.0),
        ];
        let stops: &[_] = if self == Self::Flying {
            &flying
        } else {
            &resting
        };
        canvas.fill(
            &ellipse(offset.0, offset.1, radii.0, radii.1),
            radial(offset, radii.0, stops),
        );
    }
}

/// The soft shadow of a sheet or a board on the ground, to be stretched by its middle: `blur`
/// pixels on each side of an edge, and twice as many to each border that must not be stretched.
#[must_use]
pub fn soft_shadow(blur: u32) -> Bitmap {
    let side = 4 * blur + 2;
    let edge = |at: u32| {
        let inside = at.min(side - 1 - at) as f32 / (2 * blur).max(1) as f32;
        let t = inside.min(1.0);
        t * t * (3.0 - 2.0 * t)
    };
    let [r, g, b] = rgb(0x060E28);
    let pixel = |x: u32, y: u32| [r, g, b, (edge(x) * edge(y) * 0.5 * 255.0).round() as u8];
    let pixels = (0..side)
        .flat_map(|y| (0..side).flat_map(move |x| pixel(x, y)))
        .collect();
    Bitmap {
        width: side,
        height: side,
        pixels,
    }
}
