//! Outlines written as in SVG: absolute commands only, and arcs of circles.

use std::f32::consts::{PI, TAU};

use tiny_skia::{Path, PathBuilder};

/// Reads an outline of the commands M, L, H, V, Q, C, A and Z, coordinates times `scale`.
///
/// `None` if it holds anything else, or nothing.
pub(super) fn outline(text: &str, scale: f32) -> Option<Path> {
    let mut reader = Reader {
        rest: text,
        path: PathBuilder::new(),
        at: (0.0, 0.0),
        start: (0.0, 0.0),
        scale,
    };
    let mut command = reader.command()?;
    loop {
        reader.step(command)?;
        match reader.command() {
            Some(next) => command = next,
            None if reader.rest.trim_start().is_empty() => break,
            // A command's letter may be left out when it repeats; after M it stands for L.
            None if command == 'M' => command = 'L',
            None if command == 'Z' => return None,
            None => {}
        }
    }
    reader.path.finish()
}

struct Reader<'a> {
    rest: &'a str,
    path: PathBuilder,
    /// Where the pen is and where its shape began, before scaling.
    at: (f32, f32),
    start: (f32, f32),
    scale: f32,
}

impl Reader<'_> {
    /// The letter that comes next, if it is one.
    fn command(&mut self) -> Option<char> {
        self.rest = self.rest.trim_start_matches([' ', ',', '\n']);
        let letter = self.rest.chars().next().filter(char::is_ascii_alphabetic)?;
        self.rest = &self.rest[1..];
        Some(letter)
    }

    fn number(&mut self) -> Option<f32> {
        self.rest = self.rest.trim_start_matches([' ', ',', '\n']);
        let mut dots = 0;
        let end = self
            .rest
            .char_indices()
            .find(|&(i, c)| {
                dots += u32::from(c == '.');
                !(c.is_ascii_digit() || (c == '-' && i == 0) || (c == '.' && dots == 1))
            })
            .map_or(self.rest.len(), |(i, _)| i);
        let (digits, rest) = self.rest.split_at(end);
        self.rest = rest;
        digits.parse().ok()
    }

    fn point(&mut self) -> Option<(f32, f32)> {
        Some((self.number()?, self.number()?))
    }

    fn line(&mut self, to: (f32, f32)) {
        self.at = to;
        self.path.line_to(to.0 * self.scale, to.1 * self.scale);
    }

    fn step(&mut self, command: char) -> Option<()> {
        let k = self.scale;
        match command {
            'M' => {
                self.at = self.point()?;
                self.start = self.at;
                self.path.move_to(self.at.0 * k, self.at.1 * k);
            }
            'L' => {
                let to = self.point()?;
                self.line(to);
            }
            'H' => {
                let to = (self.number()?, self.at.1);
                self.line(to);
            }
            'V' => {
                let to = (self.at.0, self.number()?);
                self.line(to);
            }
            'Q' => {
                let (a, to) = (self.point()?, self.point()?);
                self.path.quad_to(a.0 * k, a.1 * k, to.0 * k, to.1 * k);
                self.at = to;
            }
            'C' => {
                let (a, b, to) = (self.point()?, self.point()?, self.point()?);
                self.path
                    .cubic_to(a.0 * k, a.1 * k, b.0 * k, b.1 * k, to.0 * k, to.1 * k);
                self.at = to;
            }
            'A' => self.arc()?,
            'Z' => {
                self.path.close();
                self.at = self.start;
            }
            _ => return None,
        }
        Some(())
    }

    /// Radius twice, a turn that a circle does not feel, whether the long way round, whether clockwise, the end.
    fn arc(&mut self) -> Option<()> {
        let (radius, same) = (self.number()?, self.number()?);
        let (_, long, clockwise) = (self.number()?, self.number()? > 0.5, self.number()? > 0.5);
        let to = self.point()?;
        if (radius - same).abs() > f32::EPSILON {
            return None;
        }
        let from = self.at;
        let half = ((to.0 - from.0) / 2.0, (to.1 - from.1) / 2.0);
        let half_chord = half.0.hypot(half.1);
        let radius = radius.max(half_chord);
        let out = (radius * radius - half_chord * half_chord).max(0.0).sqrt()
            / half_chord.max(f32::EPSILON);
        let out = if long == clockwise { out } else { -out };
        let centre = (
            from.0 + half.0 + half.1 * out,
            from.1 + half.1 - half.0 * out,
        );
        let first = (from.1 - centre.1).atan2(from.0 - centre.0);
        let last = (to.1 - centre.1).atan2(to.0 - centre.0);
        let mut sweep = (last - first).rem_euclid(TAU);
        if !clockwise {
            sweep -= TAU;
        }
        self.bend(centre, radius, first, sweep);
        self.at = to;
        Some(())
    }

    /// An arc as curves of at most a quarter turn.
    fn bend(&mut self, centre: (f32, f32), radius: f32, first: f32, sweep: f32) {
        let pieces = (sweep.abs() / (PI / 2.0)).ceil().max(1.0);
        let turn = sweep / pieces;
        let pull = 4.0 / 3.0 * (turn / 4.0).tan();
        for i in 0..pieces as u32 {
            let (sin0, cos0) = (first + turn * i as f32).sin_cos();
            let (sin1, cos1) = (first + turn * (i + 1) as f32).sin_cos();
            let at = |x: f32, y: f32| {
                (
                    (centre.0 + radius * x) * self.scale,
                    (centre.1 + radius * y) * self.scale,
                )
            };
            let (a, b) = (
                at(cos0 - pull * sin0, sin0 + pull * cos0),
                at(cos1 + pull * sin1, sin1 - pull * cos1),
            );
            let end = at(cos1, sin1);
            self.path.cubic_to(a.0, a.1, b.0, b.1, end.0, end.1);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bounds(text: &str) -> [f32; 4] {
        let path = outline(text, 1.0).unwrap().compute_tight_bounds().unwrap();
        [path.left(), path.top(), path.right(), path.bottom()]
    }

    #[test]
    fn commands_draw_where_they_say() {
        let cases = [
            ("lines", "M1 2L5 2V8H1Z", [1.0, 2.0, 5.0, 8.0]),
            (
                "a repeated letter left out",
                "M0 0L4 0 4 4 0 4Z",
                [0.0, 0.0, 4.0, 4.0],
            ),
            ("numbers that touch", "M0 0L4-2L.5.5", [0.0, -2.0, 4.0, 0.5]),
            (
                "half a circle, clockwise",
                "M-3 0A3 3 0 0 1 3 0",
                [-3.0, -3.0, 3.0, 0.0],
            ),
            (
                "half a circle, the other way",
                "M-3 0A3 3 0 0 0 3 0",
                [-3.0, 0.0, 3.0, 3.0],
            ),
            (
                "three quarters",
                "M0 -2A2 2 0 1 1 -2 0",
                [-2.0, -2.0, 2.0, 2.0],
            ),
            ("a quarter", "M0 -2A2 2 0 0 1 2 0", [0.0, -2.0, 2.0, 0.0]),
            (
                "two circles' worth",
                "M12 3A9 9 0 1 0 12 21A9 9 0 1 0 12 3",
                [3.0, 3.0, 21.0, 21.0],
            ),
        ];
        for (what, text, expected) in cases {
            for (got, want) in bounds(text).into_iter().zip(expected) {
                assert!((got - want).abs() < 0.02, "{what}: {:?}", bounds(text));
            }
        }
    }

    #[test]
    fn what_is_no_outline_is_refused() {
        for text in [
            "",
            "M",
            "M1",
            "L",
            "M0 0L1 x",
            "M0 0S1 1 2 2",
            "M0 0L2 2Z3 3",
            "M0 0A1 2 0 0 0 3 3",
        ] {
            assert!(outline(text, 1.0).is_none(), "{text}");
        }
    }
}
