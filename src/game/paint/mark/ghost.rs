//! Pieces that are no longer, and a piece that has become more.

use std::f32::consts::{FRAC_PI_4, FRAC_PI_6, TAU};

use tiny_skia::LineCap;

use super::super::canvas::{Canvas, flat};
use super::super::shapes::{circle, segments};
use super::super::theme::Skin;
use super::super::tokens::{CREAM, GILT_LIGHT, rgb};
use super::Mark;

/// A dashed outline with a breath of the piece's colour.
pub(super) fn outline(canvas: &mut Canvas, white: bool, king: bool) {
    let (fill, line) = if white {
        (CREAM, rgb(0x3A2413))
    } else {
        (rgb(0x17100C), CREAM)
    };
    if king {
        canvas.line(&circle(0.0, 0.06, 0.39), 0.02, flat(line, 0.55));
    }
    canvas.fill(&circle(0.0, 0.0, 0.39), flat(fill, 0.22));
    let period = TAU * 0.39 / 15.0;
    canvas.dashes(
        &circle(0.0, 0.0, 0.39),
        0.032,
        [period * 0.613, period * 0.387],
        LineCap::Butt,
        flat(line, 0.9),
    );
}

/// How far the head and the tail of a stroke have come, 0 to 1, at a step.
fn flight(step: u8) -> (f32, f32) {
    let time = f32::from(step.min(Mark::STEPS)) / f32::from(Mark::STEPS);
    let ease = |t: f32| 1.0 - (1.0 - t.clamp(0.0, 1.0)).powi(2);
    (ease(time / 0.6), ease((time - 0.4) / 0.6))
}

/// Twelve rays around a new king.
pub(super) fn rays(canvas: &mut Canvas, skin: &Skin, step: u8) {
    let lines: Vec<_> = (0..12_u8)
        .map(|i| {
            (
                f32::from(i) * FRAC_PI_6,
                if i % 2 == 0 { 0.76 } else { 0.68 },
            )
        })
        .map(|(angle, end)| (angle, 0.56, end))
        .collect();
    strokes(canvas, skin, step, &lines, [0.055, 0.09]);
}

/// Eight short strokes outwards.
pub(super) fn removal(canvas: &mut Canvas, skin: &Skin, step: u8) {
    let lines: Vec<_> = (0..8_u8)
        .map(|i| (f32::from(i) * FRAC_PI_4 + 0.3, 0.36, 0.52))
        .collect();
    strokes(canvas, skin, step, &lines, [0.04, 0.07]);
}

/// Strokes at angles, from one radius to another: widths of core and casing.
fn strokes(
    canvas: &mut Canvas,
    skin: &Skin,
    step: u8,
    lines: &[(f32, f32, f32)],
    widths: [f32; 2],
) {
    let (head, tail) = flight(step);
    if head <= tail {
        return;
    }
    let list: Vec<_> = lines
        .iter()
        .map(|&(angle, start, end)| {
            let (sin, cos) = angle.sin_cos();
            let at = |t: f32| {
                (
                    (start + (end - start) * t) * cos,
                    (start + (end - start) * t) * sin,
                )
            };
            [at(tail), at(head)]
        })
        .collect();
    let core = if lines.len() == 12 { GILT_LIGHT } else { CREAM };
    canvas.line(&segments(&list), widths[1], flat(skin.casing, 0.5));
    canvas.line(&segments(&list), widths[0], flat(core, 1.0));
}
