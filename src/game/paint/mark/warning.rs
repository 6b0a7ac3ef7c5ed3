//! Marks of the law: who must capture, what was refused, who rests, who is shut in, what a draw is by.

use tiny_skia::{LineCap, Transform};

use super::super::canvas::{Canvas, flat};
use super::super::shapes::{circle, polygon, rounded, segments};
use super::super::theme::Skin;
use super::super::tokens::{DEEP, GILT, RED, WHITE};

/// A gilt ring with four inward teeth.
pub(super) fn toothed_ring(canvas: &mut Canvas, skin: &Skin) {
    canvas.line(&circle(0.0, 0.0, 0.46), 0.09, flat(skin.casing, 0.75));
    canvas.line(&circle(0.0, 0.0, 0.46), 0.055, flat(GILT, 1.0));
    let tooth = polygon(&[(-0.09, -0.57), (0.09, -0.57), (0.0, -0.44)]);
    for degrees in [45.0, 135.0, 225.0, 315.0] {
        let Some(tooth) = tooth.clone().transform(Transform::from_rotate(degrees)) else {
            continue;
        };
        canvas.fill(&tooth, flat(GILT, 1.0));
        canvas.line(&tooth, 0.025, flat(skin.casing, 1.0));
    }
}

/// A ring of red and white and a cross badge at the upper right.
pub(super) fn refusal(canvas: &mut Canvas) {
    let ring = circle(0.0, 0.0, 0.45);
    let period = std::f32::consts::TAU * 0.45 / 15.0;
    canvas.line(&ring, 0.08, flat(WHITE, 1.0));
    canvas.dashes(
        &ring,
        0.05,
        [period * 0.576, period * 0.424],
        LineCap::Butt,
        flat(RED, 1.0),
    );
    canvas.moved(0.34, -0.34, |canvas| {
        canvas.fill(&circle(0.0, 0.0, 0.22), flat(WHITE, 1.0));
        canvas.fill(&circle(0.0, 0.0, 0.18), flat(RED, 1.0));
        let cross = segments(&[
            [(-0.075, -0.075), (0.075, 0.075)],
            [(0.075, -0.075), (-0.075, 0.075)],
        ]);
        canvas.line(&cross, 0.055, flat(WHITE, 1.0));
    });
}

/// Three small squares under a king: as many full as it has used of its quiet moves.
pub(super) fn rest(canvas: &mut Canvas, skin: &Skin, used: u8) {
    for i in 0..3_u8 {
        let x = (f32::from(i) - 1.0) * 0.18;
        canvas.fill(
            &rounded(x, 0.42, 0.075, 0.075, 0.04),
            flat(skin.casing, 1.0),
        );
        canvas.fill(&rounded(x, 0.42, 0.05, 0.05, 0.02), flat(GILT, 1.0));
        if i >= used {
            canvas.fill(
                &rounded(x, 0.42, 0.031, 0.031, 0.01),
                flat(skin.casing, 1.0),
            );
        }
    }
}

/// A closed red box, white on both sides.
pub(super) fn closed_box(canvas: &mut Canvas) {
    let frame = rounded(0.0, 0.0, 0.46, 0.46, 0.10);
    canvas.line(&frame, 0.11, flat(WHITE, 1.0));
    canvas.line(&frame, 0.06, flat(RED, 1.0));
}

/// Two level bars on a cobalt disc at the upper right.
pub(super) fn level(canvas: &mut Canvas) {
    canvas.moved(0.34, -0.34, |canvas| {
        canvas.fill(&circle(0.0, 0.0, 0.22), flat(WHITE, 1.0));
        canvas.fill(&circle(0.0, 0.0, 0.18), flat(DEEP, 1.0));
        let bars = segments(&[
            [(-0.085, -0.05), (0.085, -0.05)],
            [(-0.085, 0.05), (0.085, 0.05)],
        ]);
        canvas.line(&bars, 0.05, flat(WHITE, 1.0));
    });
}
