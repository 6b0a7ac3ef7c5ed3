//! Numbers on badges: round for the first route, a diamond for the second, a square for the third.

use tiny_skia::{Path, Transform};

use super::super::canvas::{Canvas, flat};
use super::super::digits::Fonts;
use super::super::route::RouteStyle;
use super::super::shapes::{circle, rounded};
use super::super::tokens::{CASING, DAY, DEEP, GILT, RED, Rgb, SECOND_ROUTE, WHITE};

/// What a badge looks like.
struct Badge {
    fill: Rgb,
    ink: Rgb,
    shape: fn(f32) -> Path,
    radius: f32,
}

fn disc(radius: f32) -> Path {
    circle(0.0, 0.0, radius)
}

fn square(radius: f32) -> Path {
    rounded(0.0, 0.0, radius * 0.9, radius * 0.9, radius * 0.25)
}

fn diamond(radius: f32) -> Path {
    let square = rounded(0.0, 0.0, radius * 0.88, radius * 0.88, radius * 0.24);
    square
        .clone()
        .transform(Transform::from_rotate(45.0))
        .unwrap_or(square)
}

impl Badge {
    const fn of(route: RouteStyle) -> Self {
        match route {
            RouteStyle::Gilt => Self {
                fill: GILT,
                ink: CASING,
                shape: disc,
                radius: 0.18,
            },
            RouteStyle::Second => Self {
                fill: SECOND_ROUTE,
                ink: DEEP,
                shape: diamond,
                radius: 0.18,
            },
            RouteStyle::Third => Self {
                fill: WHITE,
                ink: CASING,
                shape: square,
                radius: 0.18,
            },
            RouteStyle::Refused => Self {
                fill: WHITE,
                ink: RED,
                shape: disc,
                radius: 0.16,
            },
        }
    }

    /// Draws the badge about the origin.
    fn draw(&self, canvas: &mut Canvas, number: u8, fonts: &Fonts) {
        canvas.fill(&(self.shape)(self.radius + 0.0175), flat(self.ink, 1.0));
        canvas.fill(&(self.shape)(self.radius - 0.0175), flat(self.fill, 1.0));
        let size = self.radius * if number < 10 { 1.34 } else { 1.05 };
        if let Some(text) = fonts.badge.centred(number.into(), 0.0, 0.0, size) {
            canvas.fill(&text, flat(self.ink, 1.0));
        }
    }
}

/// A number at the corner of a victim.
pub(super) fn victim_number(
    canvas: &mut Canvas,
    route: RouteStyle,
    number: u8,
    shared: bool,
    fonts: &Fonts,
) {
    let (x, y) = match (route, shared) {
        (RouteStyle::Gilt, true) => (-0.31, -0.31),
        (RouteStyle::Second, true) => (0.31, 0.31),
        (RouteStyle::Third, true) => (-0.31, 0.31),
        _ => (0.31, -0.31),
    };
    canvas.moved(x, y, |canvas| Badge::of(route).draw(canvas, number, fonts));
}

/// A number in the middle of a ghost.
pub(super) fn ghost_number(canvas: &mut Canvas, number: u8, fonts: &Fonts) {
    Badge {
        fill: DAY.paper,
        ink: DAY.ink,
        shape: disc,
        radius: 0.19,
    }
    .draw(canvas, number, fonts);
}

/// A white disc with a number in `ink`, for arrows.
pub(in super::super) fn number_disc(canvas: &mut Canvas, number: u8, ink: Rgb, fonts: &Fonts) {
    Badge {
        fill: WHITE,
        ink,
        shape: disc,
        radius: 0.16,
    }
    .draw(canvas, number, fonts);
}
