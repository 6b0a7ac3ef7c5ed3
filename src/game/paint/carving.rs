//! Chip carving (kerfsnede) in one formula: a cut is a set of flat walls, and a wall is as light
//! as it faces the lamp at the upper left.

use std::f32::consts::{FRAC_PI_3, FRAC_PI_6, PI};

use super::canvas::{Canvas, flat};
use super::shapes::polygon;
use super::tokens::{Rgb, mix};

/// Towards which side a wall must fall to be fully lit (y down).
const LIGHT: (f32, f32) = (-0.6, -0.8);

/// The two tones of a cut: the wall in shade and the wall in light.
#[derive(Clone, Copy, Debug)]
pub(super) struct Tones {
    pub lo: Rgb,
    pub hi: Rgb,
}

impl Tones {
    /// The colour of a wall whose direction towards the deepest point is (x, y), of length 1.
    fn wall(self, x: f32, y: f32) -> Rgb {
        mix(self.lo, self.hi, 0.5 + 0.5 * (x * LIGHT.0 + y * LIGHT.1))
    }
}

/// A cut of three walls, `size` wide and `size · height` high, its point turned by `degrees` from straight up.
pub(super) fn triangle(
    canvas: &mut Canvas,
    at: (f32, f32),
    size: f32,
    height: f32,
    degrees: f32,
    tones: Tones,
) {
    let (sin, cos) = degrees.to_radians().sin_cos();
    let corners = [
        (-0.5, 0.5 * height),
        (0.5, 0.5 * height),
        (0.0, -0.5 * height),
    ]
    .map(|(x, y)| {
        (
            at.0 + size * (x * cos - y * sin),
            at.1 + size * (x * sin + y * cos),
        )
    });
    let deepest = (
        (corners[0].0 + corners[1].0 + corners[2].0) / 3.0,
        (corners[0].1 + corners[1].1 + corners[2].1) / 3.0,
    );
    canvas.fill(&polygon(&corners), flat(tones.wall(0.0, 0.0), 1.0));
    for i in 0..3 {
        let (a, b) = (corners[i], corners[(i + 1) % 3]);
        let (x, y) = (
            deepest.0 - f32::midpoint(a.0, b.0),
            deepest.1 - f32::midpoint(a.1, b.1),
        );
        let length = x.hypot(y).max(f32::EPSILON);
        canvas.fill(
            &polygon(&[a, b, deepest]),
            flat(tones.wall(x / length, y / length), 1.0),
        );
    }
}

/// The shape of a compass rosette.
#[derive(Clone, Copy, Debug)]
pub(super) struct Rosette {
    /// From the centre to the tip of a petal, in squares.
    pub radius: f32,
    /// Half the greatest width of a petal, as a share of the radius.
    pub half_width: f32,
    /// Where a petal begins, as a share of the radius.
    pub gap: f32,
    /// The direction of the first petal, in radians.
    pub turn: f32,
    /// How many of its six petals are cut.
    pub petals: u8,
}

impl Rosette {
    /// The star of a king: six petals, the first at 30°.
    pub(super) const fn king(radius: f32) -> Self {
        Self {
            radius,
            half_width: 0.235,
            gap: 0.03,
            turn: FRAC_PI_6,
            petals: 6,
        }
    }

    /// Cuts the rosette with its centre at `at`.
    pub(super) fn cut(self, canvas: &mut Canvas, at: (f32, f32), tones: Tones) {
        for i in 0..self.petals.min(6) {
            let (y, x) = (self.turn + f32::from(i) * FRAC_PI_3).sin_cos();
            let [left, right] = [1.0, -1.0].map(|side| self.half_petal(at, (x, y), side));
            let whole: Vec<_> = left.iter().chain(right.iter().rev()).copied().collect();
            canvas.fill(&polygon(&whole), flat(tones.wall(0.0, 0.0), 1.0));
            canvas.fill(&polygon(&left), flat(tones.wall(y, -x), 1.0));
            canvas.fill(&polygon(&right), flat(tones.wall(-y, x), 1.0));
        }
    }

    /// One wall of a petal that points along (x, y): from its foot over its edge to its tip.
    fn half_petal(self, at: (f32, f32), (x, y): (f32, f32), side: f32) -> [(f32, f32); 17] {
        let foot = self.radius * self.gap;
        std::array::from_fn(|k| {
            let t = k as f32 / 16.0;
            let along = foot + (self.radius - foot) * t;
            let out = side * self.half_width * self.radius * (PI * t).sin();
            (at.0 + x * along - y * out, at.1 + y * along + x * out)
        })
    }
}
