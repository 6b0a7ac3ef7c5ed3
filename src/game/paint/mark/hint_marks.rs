//! Marks that help: the last move, what may move, and where it may go.

use std::f32::consts::{FRAC_PI_2, PI};

use tiny_skia::{LineCap, LineJoin, PathBuilder, Stroke};

use super::super::canvas::{Canvas, flat};
use super::super::shapes::{circle, polygon, polyline, rounded, segments};
use super::super::theme::Skin;
use super::super::tokens::{CREAM, GILT, GILT_LIGHT, WHITE};

/// Four corner brackets with arms of `arm`, the square tinted by `tint`.
pub(super) fn brackets(canvas: &mut Canvas, skin: &Skin, arm: f32, tint: f32) {
    if let Some(colour) = skin.tint {
        canvas.fill(&rounded(0.0, 0.0, 0.5, 0.5, 0.0), flat(colour, tint));
    }
    let mut path = PathBuilder::new();
    for (x, y) in [
        (-0.46, -0.46),
        (0.46, -0.46),
        (0.46, 0.46),
        (-0.46, 0.46_f32),
    ] {
        path.move_to(x, y - arm * y.signum());
        path.line_to(x, y);
        path.line_to(x - arm * x.signum(), y);
    }
    let Some(path) = path.finish() else { return };
    let square = |width| Stroke {
        width,
        line_cap: LineCap::Square,
        line_join: LineJoin::Miter,
        ..Stroke::default()
    };
    canvas.stroke(&path, &square(0.09), flat(skin.casing, 0.6));
    canvas.stroke(&path, &square(0.05), flat(CREAM, 1.0));
}

/// Two short upright bars beside the piece.
pub(super) fn bars(canvas: &mut Canvas, skin: &Skin) {
    let bars = segments(&[[(-0.47, -0.1), (-0.47, 0.1)], [(0.47, -0.1), (0.47, 0.1)]]);
    canvas.line(&bars, 0.09, flat(skin.casing, 0.6));
    canvas.line(&bars, 0.05, flat(CREAM, 1.0));
}

/// A rounded frame, gilt inside.
pub(super) fn selection(canvas: &mut Canvas, skin: &Skin) {
    let frame = rounded(0.0, 0.0, 0.46, 0.46, 0.14);
    canvas.fill(&frame, flat(GILT, 0.3));
    canvas.line(&frame, 0.09, flat(skin.casing, 0.55));
    canvas.line(&frame, 0.05, flat(GILT_LIGHT, 1.0));
}

/// A full dot.
pub(super) fn dot(canvas: &mut Canvas, skin: &Skin) {
    canvas.fill(&circle(0.0, 0.0, 0.16), flat(skin.casing, 0.55));
    canvas.fill(&circle(0.0, 0.0, 0.13), flat(CREAM, 1.0));
}

/// An open ring.
pub(super) fn ring(canvas: &mut Canvas, skin: &Skin) {
    canvas.line(&circle(0.0, 0.0, 0.27), 0.13, flat(skin.casing, 0.6));
    canvas.line(&circle(0.0, 0.0, 0.27), 0.08, flat(CREAM, 1.0));
}

/// The ring, and in it an arrow that comes round to where it began.
pub(super) fn ring_with_loop(canvas: &mut Canvas, skin: &Skin) {
    ring(canvas, skin);
    let radius = 0.108;
    let (start, end) = (FRAC_PI_2 * 0.3, PI * 1.55);
    let turn: Vec<_> = (0..=40_u8)
        .map(|i| (start + (end - start) * f32::from(i) / 40.0).sin_cos())
        .map(|(sin, cos)| (radius * cos, radius * sin))
        .collect();
    // The head's point lies ahead on the tangent, where the eye looks for it.
    let (sin, cos) = end.sin_cos();
    let at = |out: f32, on: f32| (cos * out - sin * on, sin * out + cos * on);
    let head = polygon(&[
        at(radius, 0.105),
        at(radius + 0.072, -0.005),
        at(radius - 0.072, -0.005),
    ]);
    for (extra, shader) in [(0.03, flat(skin.casing, 0.6)), (0.0, flat(CREAM, 1.0))] {
        canvas.line(&polyline(&turn), 0.045 + extra, shader.clone());
        canvas.line(&head, 0.012 + extra, shader.clone());
        canvas.fill(&head, shader);
    }
}

/// A small gilt stud.
pub(super) fn stud(canvas: &mut Canvas, skin: &Skin) {
    canvas.fill(&circle(0.0, 0.0, 0.13), flat(skin.casing, 1.0));
    canvas.fill(&circle(0.0, 0.0, 0.09), flat(GILT, 1.0));
}

/// Two nested white frames on dark.
pub(super) fn focus(canvas: &mut Canvas, skin: &Skin) {
    let frame = |reach: f32| rounded(0.0, 0.0, reach, reach, 0.0);
    let square = |width| Stroke {
        width,
        line_join: LineJoin::Miter,
        ..Stroke::default()
    };
    canvas.stroke(&frame(0.455), &square(0.09), flat(skin.casing, 1.0));
    canvas.stroke(&frame(0.40), &square(0.07), flat(skin.casing, 0.7));
    canvas.stroke(&frame(0.47), &square(0.04), flat(WHITE, 1.0));
    canvas.stroke(&frame(0.40), &square(0.03), flat(WHITE, 1.0));
}
