//! High contrast: two colours, an opposite rim, no depth.

use std::f32::consts::FRAC_PI_3;

use tiny_skia::{LineCap, PathBuilder, Transform};

use super::super::canvas::{Canvas, flat};
use super::super::shapes::circle;
use super::super::tokens::{BLACK, Rgb, WHITE};
use super::{Middle, PieceSet};

/// A disc about the origin.
pub(super) fn draw(canvas: &mut Canvas, set: PieceSet, white: bool, middle: Middle) {
    let (face, ink) = if white {
        (WHITE, BLACK)
    } else {
        (BLACK, WHITE)
    };
    canvas.fill(&circle(0.0, 0.0, 0.4436), flat(face, 1.0));
    canvas.fill(&circle(0.0, 0.0, 0.4174), flat(ink, 1.0));
    canvas.fill(&circle(0.0, 0.0, 0.399), flat(face, 1.0));
    match (middle, set) {
        (Middle::King(0), _) => {}
        (Middle::King(_), _) => star(canvas, 0.2835, ink),
        (Middle::Man, PieceSet::Turned) => {
            canvas.line(&circle(0.0, 0.0, 0.294), 0.0315, flat(ink, 1.0));
            canvas.line(&circle(0.0, 0.0, 0.126), 0.0315, flat(ink, 1.0));
        }
        (Middle::Man, PieceSet::Glazed) => {
            // Sixteen dashes, so that the ring closes evenly.
            let step = std::f32::consts::TAU * 0.315 / 16.0;
            canvas.dashes(
                &circle(0.0, 0.0, 0.315),
                0.042,
                [step * 0.45, step * 0.55],
                LineCap::Butt,
                flat(ink, 1.0),
            );
            canvas.fill(&circle(0.0, 0.0, 0.0525), flat(ink, 1.0));
        }
    }
}

/// Six flat petals.
pub(super) fn star(canvas: &mut Canvas, radius: f32, ink: Rgb) {
    let r = radius;
    let mut petal = PathBuilder::new();
    petal.move_to(0.0, -0.07 * r);
    petal.cubic_to(0.3 * r, -0.33 * r, 0.24 * r, -0.75 * r, 0.0, -r);
    petal.cubic_to(-0.24 * r, -0.75 * r, -0.3 * r, -0.33 * r, 0.0, -0.07 * r);
    petal.close();
    let Some(petal) = petal.finish() else { return };
    for i in 0..6_u8 {
        let (sin, cos) = (f32::from(i) * FRAC_PI_3).sin_cos();
        if let Some(turned) = petal
            .clone()
            .transform(Transform::from_row(cos, sin, -sin, cos, 0.0, 0.0))
        {
            canvas.fill(&turned, flat(ink, 1.0));
        }
    }
}
