//! A small drawing board over tiny-skia: units are squares, the origin is the square's centre.

use tiny_skia::{
    FillRule, FilterQuality, GradientStop, LineCap, LineJoin, LinearGradient, Mask, Paint, Path,
    Pattern, Pixmap, PixmapRef, Point, PremultipliedColorU8, RadialGradient, Shader, SpreadMode,
    Stroke, StrokeDash, Transform,
};

use super::bitmap::{Bitmap, LONGEST_SIDE, Sprite};
use super::tokens::Rgb;

/// How far a drawing reaches from the centre, in squares: left, top, right, bottom.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Reach(pub f32, pub f32, pub f32, pub f32);

impl Reach {
    /// The same on all four sides.
    pub(super) const fn all(reach: f32) -> Self {
        Self(reach, reach, reach, reach)
    }

    /// As far as either of two.
    pub(super) fn and(self, other: Self) -> Self {
        Self(
            self.0.max(other.0),
            self.1.max(other.1),
            self.2.max(other.2),
            self.3.max(other.3),
        )
    }
}

/// The longest side of a sprite, in pixels: more than any piece on any screen.
const WIDEST_SPRITE: f32 = 2048.0;

/// Draws larger than asked and averages: fine detail stays true at twenty pixels a square.
pub(super) struct Canvas {
    pixmap: Pixmap,
    transform: Transform,
    over: u32,
    centre: (f32, f32),
}

/// The side of a square that can be drawn: at least a pixel, at most what a picture holds.
pub(super) fn drawable(square: f32, squares_across: f32) -> f32 {
    let most = LONGEST_SIDE as f32 / squares_across;
    if square.is_finite() {
        square.clamp(1.0, most)
    } else {
        1.0
    }
}

impl Canvas {
    /// An empty canvas that reaches as far as `reach` from the centre of a square of `square` px.
    pub(super) fn new(square: f32, reach: Reach) -> Self {
        let Reach(left, top, right, bottom) = reach;
        let across = (left + right).max(top + bottom).max(1.0) + 1.0;
        let square = drawable(square, across).min(WIDEST_SPRITE / across);
        let middle = square / 2.0;
        let (x0, y0) = (
            (middle - left * square).floor(),
            (middle - top * square).floor(),
        );
        let (x1, y1) = (
            (middle + right * square).ceil(),
            (middle + bottom * square).ceil(),
        );
        Self::sized(
            square,
            (middle - x0, middle - y0),
            ((x1 - x0) as u32, (y1 - y0) as u32),
        )
    }

    /// An empty canvas of `size` px whose unit is `unit` px and whose origin lies at `centre` px.
    pub(super) fn sized(unit: f32, centre: (f32, f32), size: (u32, u32)) -> Self {
        let (width, height) = (size.0.clamp(1, LONGEST_SIDE), size.1.clamp(1, LONGEST_SIDE));
        let over = match width.max(height) {
            0..41 => 4,
            41..81 => 3,
            81..401 => 2,
            _ => 1,
        };
        let scale = over as f32;
        let transform = Transform::from_row(
            unit * scale,
            0.0,
            0.0,
            unit * scale,
            centre.0 * scale,
            centre.1 * scale,
        );
        Self {
            pixmap: blank(width * over, height * over),
            transform,
            over,
            centre,
        }
    }

    /// Fills a shape.
    pub(super) fn fill(&mut self, shape: &Path, shader: Shader) {
        let paint = Paint {
            shader,
            anti_alias: true,
            ..Paint::default()
        };
        self.pixmap
            .fill_path(shape, &paint, FillRule::Winding, self.transform, None);
    }

    /// Draws a line of `width` along a shape, with round ends and joins.
    pub(super) fn line(&mut self, shape: &Path, width: f32, shader: Shader) {
        let stroke = Stroke {
            width,
            line_cap: LineCap::Round,
            line_join: LineJoin::Round,
            ..Stroke::default()
        };
        self.stroke(shape, &stroke, shader);
    }

    /// Draws a dashed line: `dash` is the drawn and the bare length.
    pub(super) fn dashes(
        &mut self,
        shape: &Path,
        width: f32,
        dash: [f32; 2],
        cap: LineCap,
        shader: Shader,
    ) {
        let dash = StrokeDash::new(dash.to_vec(), 0.0);
        let stroke = Stroke {
            width,
            line_cap: cap,
            line_join: LineJoin::Round,
            dash,
            ..Stroke::default()
        };
        self.stroke(shape, &stroke, shader);
    }

    /// Draws along a shape.
    pub(super) fn stroke(&mut self, shape: &Path, stroke: &Stroke, shader: Shader) {
        let paint = Paint {
            shader,
            anti_alias: true,
            ..Paint::default()
        };
        self.pixmap
            .stroke_path(shape, &paint, stroke, self.transform, None);
    }

    /// Draws with the origin moved.
    pub(super) fn moved(&mut self, dx: f32, dy: f32, draw: impl FnOnce(&mut Self)) {
        self.placed(dx, dy, 1.0, draw);
    }

    /// Draws with the origin moved and everything so many times as large.
    pub(super) fn placed(&mut self, dx: f32, dy: f32, scale: f32, draw: impl FnOnce(&mut Self)) {
        let before = self.transform;
        self.transform = before.pre_translate(dx, dy).pre_scale(scale, scale);
        draw(self);
        self.transform = before;
    }

    /// Fills a shape with a colour for every point of it.
    pub(super) fn fill_with(&mut self, shape: &Path, colour: impl Fn(f32, f32) -> Rgb) {
        let Some(shape) = shape.clone().transform(self.transform) else {
            return;
        };
        let bounds = shape.bounds();
        let (left, top) = (
            bounds.left().floor().max(0.0),
            bounds.top().floor().max(0.0),
        );
        let right = bounds.right().ceil().min(self.pixmap.width() as f32);
        let bottom = bounds.bottom().ceil().min(self.pixmap.height() as f32);
        if right <= left || bottom <= top {
            return;
        }
        let Some(back) = self.transform.invert() else {
            return;
        };
        let mut picture = blank((right - left) as u32, (bottom - top) as u32);
        let width = picture.width() as usize;
        for (i, pixel) in picture.pixels_mut().iter_mut().enumerate() {
            let mut point = Point::from_xy(
                left + (i % width) as f32 + 0.5,
                top + (i / width) as f32 + 0.5,
            );
            back.map_point(&mut point);
            *pixel = opaque(colour(point.x, point.y));
        }
        let paint = Paint {
            shader: stamped(picture.as_ref(), left, top),
            anti_alias: true,
            ..Paint::default()
        };
        self.pixmap.fill_path(
            &shape,
            &paint,
            FillRule::Winding,
            Transform::identity(),
            None,
        );
    }

    /// Clears everything outside a shape.
    pub(super) fn keep(&mut self, shape: &Path) {
        if let Some(mut mask) = Mask::new(self.pixmap.width(), self.pixmap.height()) {
            mask.fill_path(shape, FillRule::Winding, true, self.transform);
            self.pixmap.apply_mask(&mask);
        }
    }

    /// The finished picture and where its centre lies.
    pub(super) fn sprite(self) -> Sprite {
        Sprite {
            bitmap: Bitmap::shrunk(&self.pixmap, self.over),
            centre: self.centre,
        }
    }

    /// The finished picture.
    pub(super) fn bitmap(self) -> Bitmap {
        Bitmap::shrunk(&self.pixmap, self.over)
    }
}

fn blank(width: u32, height: u32) -> Pixmap {
    Pixmap::new(width, height).expect("callers keep both sides between 1 and a few thousand pixels")
}

fn opaque([r, g, b]: Rgb) -> PremultipliedColorU8 {
    PremultipliedColorU8::from_rgba(r, g, b, 255).unwrap_or(PremultipliedColorU8::TRANSPARENT)
}

fn stamped(picture: PixmapRef<'_>, left: f32, top: f32) -> Shader<'_> {
    Pattern::new(
        picture,
        SpreadMode::Pad,
        FilterQuality::Nearest,
        1.0,
        Transform::from_translate(left, top),
    )
}

/// A colour with an alpha from 0 to 1.
pub(super) fn colour([r, g, b]: Rgb, alpha: f32) -> tiny_skia::Color {
    tiny_skia::Color::from_rgba8(r, g, b, (alpha.clamp(0.0, 1.0) * 255.0).round() as u8)
}

/// One colour.
pub(super) fn flat(rgb: Rgb, alpha: f32) -> Shader<'static> {
    Shader::SolidColor(colour(rgb, alpha))
}

/// Where a gradient has which colour: position 0 to 1, colour, alpha.
pub(super) type Stop = (f32, Rgb, f32);

fn stops(list: &[Stop]) -> Vec<GradientStop> {
    list.iter()
        .map(|&(position, rgb, alpha)| GradientStop::new(position, colour(rgb, alpha)))
        .collect()
}

/// The last colour of a gradient that has no extent.
fn last(list: &[Stop]) -> Shader<'static> {
    let last = list.last();
    last.map_or_else(|| flat([0; 3], 0.0), |&(_, rgb, alpha)| flat(rgb, alpha))
}

/// A gradient along a line.
pub(super) fn linear(from: (f32, f32), to: (f32, f32), list: &[Stop]) -> Shader<'static> {
    LinearGradient::new(
        from.into(),
        to.into(),
        stops(list),
        SpreadMode::Pad,
        Transform::identity(),
    )
    .unwrap_or_else(|| last(list))
}

/// A gradient outwards from a point.
pub(super) fn radial(centre: (f32, f32), radius: f32, list: &[Stop]) -> Shader<'static> {
    RadialGradient::new(
        centre.into(),
        centre.into(),
        radius,
        stops(list),
        SpreadMode::Pad,
        Transform::identity(),
    )
    .unwrap_or_else(|| last(list))
}
