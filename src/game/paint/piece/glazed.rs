//! White and deep blue tile: painted bands and petals under one highlight.

use std::f32::consts::{FRAC_PI_2, FRAC_PI_4, FRAC_PI_8};

use tiny_skia::{PathBuilder, Transform};

use super::super::canvas::{Canvas, flat};
use super::super::carving::Tones;
use super::super::shapes::circle;
use super::super::tokens::{COBALT, Rgb, TILE_GLAZE, WHITE, rgb};
use super::{FACE, Middle, PieceSet, light_face, rosette};

/// The colour of a face, and of the side of a disc.
pub(super) const fn tones(white: bool) -> (Rgb, Rgb) {
    if white {
        (rgb(0xF5F6F1), rgb(0x9FAAB8))
    } else {
        (rgb(0x0B1A3A), rgb(0x050C1E))
    }
}

const fn lines(white: bool) -> Rgb {
    if white { rgb(0x2A4C93) } else { rgb(0xC9D7EE) }
}

const fn petals(white: bool) -> Tones {
    if white {
        Tones {
            lo: rgb(0xC9D7EE),
            hi: WHITE,
        }
    } else {
        Tones {
            lo: rgb(0x17305F),
            hi: rgb(0x3F66AE),
        }
    }
}

/// Everything on top of the body.
pub(super) fn face(canvas: &mut Canvas, white: bool, middle: Middle) {
    canvas.fill(&circle(0.0, 0.0, FACE), flat(tones(white).0, 1.0));
    light_face(canvas, PieceSet::Glazed, white);
    let ink = lines(white);
    canvas.line(&circle(0.0, 0.0, 0.3675), 0.021, flat(ink, 1.0));
    canvas.line(&circle(0.0, 0.0, 0.2993), 0.0126, flat(ink, 1.0));
    for i in 0..16_u8 {
        let (sin, cos) = (f32::from(i) * FRAC_PI_8).sin_cos();
        canvas.fill(&circle(cos * 0.334, sin * 0.334, 0.018), flat(ink, 1.0));
    }
    match middle {
        Middle::Man => flower(canvas, ink),
        Middle::King(open) => star(canvas, white, open),
    }
    highlight(canvas, white);
}

/// Four outlined petals and a dot.
fn flower(canvas: &mut Canvas, ink: Rgb) {
    let mut petal = PathBuilder::new();
    petal.move_to(0.0, -0.0525);
    petal.cubic_to(0.063, -0.105, 0.063, -0.189, 0.0, -0.231);
    petal.cubic_to(-0.063, -0.189, -0.063, -0.105, 0.0, -0.0525);
    petal.close();
    if let Some(petal) = petal.finish() {
        for i in 0..4_u8 {
            let (sin, cos) = (FRAC_PI_4 + f32::from(i) * FRAC_PI_2).sin_cos();
            let Some(turned) = petal
                .clone()
                .transform(Transform::from_row(cos, sin, -sin, cos, 0.0, 0.0))
            else {
                continue;
            };
            canvas.fill(&turned, flat(ink, 0.3));
            canvas.line(&turned, 0.0147, flat(ink, 1.0));
        }
    }
    canvas.fill(&circle(0.0, 0.0, 0.0357), flat(ink, 1.0));
}

/// The rosette on its own disc.
fn star(canvas: &mut Canvas, white: bool, open: u8) {
    canvas.fill(
        &circle(0.0, 0.0, 0.2835),
        flat(if white { COBALT } else { TILE_GLAZE }, 1.0),
    );
    rosette(canvas, 0.2625, 0.22, open, petals(white));
}

/// One crescent of light on the glaze.
fn highlight(canvas: &mut Canvas, white: bool) {
    let mut crescent = PathBuilder::new();
    crescent.move_to(-0.2835, -0.21);
    crescent.cubic_to(-0.2185, -0.2955, -0.121, -0.3485, -0.021, -0.357);
    crescent.cubic_to(-0.1215, -0.3345, -0.2145, -0.2865, -0.2835, -0.21);
    crescent.close();
    if let Some(crescent) = crescent.finish() {
        canvas.fill(&crescent, flat(WHITE, if white { 0.95 } else { 0.4 }));
    }
}
