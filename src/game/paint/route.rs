//! The way of a capture over the board, and arrows for advice. Routes run under the pieces.

use tiny_skia::{LineCap, Path, PathBuilder};

use super::bitmap::Bitmap;
use super::canvas::{Canvas, drawable, flat};
use super::digits::Fonts;
use super::mark::number_disc;
use super::shapes::{circle, polygon, polyline};
use super::tokens::{CASING, COBALT, CREAM, GILT, RED, Rgb, SECOND_ROUTE, WHITE, rgb};

/// Which route it is. No two differ by colour alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RouteStyle {
    /// The first, or the one that must be taken: solid gilt.
    Gilt,
    /// The second: light dots.
    Second,
    /// The third: white dashes.
    Third,
    /// The one that was refused: red dashes on white.
    Refused,
}

/// How a route ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RouteEnd {
    /// With an arrow head on the last square.
    Arrow,
    /// At the edge of a landing ring that is drawn there.
    Ring,
}

/// A line from point to point, in physical pixels, on a board whose squares are `square` px.
///
/// Returns the picture and the pixel its top left belongs to. Fewer than two points give one clear pixel.
#[must_use]
pub fn route(
    points: &[(f32, f32)],
    style: RouteStyle,
    end: RouteEnd,
    square: f32,
) -> (Bitmap, (f32, f32)) {
    let (mut canvas, corner, points) = spread(points, square, 0.36);
    if let [start @ .., before, last] = &points[..] {
        let back = if end == RouteEnd::Arrow { 0.20 } else { 0.38 };
        let mut line = start.to_vec();
        line.extend([*before, towards(*last, *before, back)]);
        run(&mut canvas, &line, style);
        for &(x, y) in points.get(1..points.len() - 1).unwrap_or_default() {
            canvas.fill(&circle(x, y, 0.13), flat(CASING, 1.0));
            canvas.fill(&circle(x, y, 0.09), flat(core(style), 1.0));
        }
        if end == RouteEnd::Arrow {
            let head = head(*before, *last);
            canvas.line(&head, 0.05, flat(CASING, 1.0));
            canvas.fill(&head, flat(core(style), 1.0));
        }
    }
    (canvas.bitmap(), corner)
}

/// The arc a piece flies along, as light dots from point to point, in physical pixels; over the pieces.
///
/// Returns the picture and the pixel its top left belongs to.
#[must_use]
pub fn flight(from: (f32, f32), to: (f32, f32), square: f32) -> (Bitmap, (f32, f32)) {
    let (mut canvas, corner, points) = spread(&[from, to], square, 0.9);
    if let [from, to] = points[..] {
        let mut path = PathBuilder::new();
        path.move_to(from.0, from.1);
        path.quad_to(
            f32::midpoint(from.0, to.0),
            f32::midpoint(from.1, to.1) - 0.7,
            to.0,
            to.1,
        );
        if let Some(arc) = path.finish() {
            let dots = [0.002, 0.168];
            canvas.dashes(&arc, 0.08, dots, LineCap::Round, flat(CASING, 0.5));
            canvas.dashes(&arc, 0.05, dots, LineCap::Round, flat(CREAM, 1.0));
        }
    }
    (canvas.bitmap(), corner)
}

const fn core(style: RouteStyle) -> Rgb {
    match style {
        RouteStyle::Gilt => GILT,
        RouteStyle::Second => SECOND_ROUTE,
        RouteStyle::Third => WHITE,
        RouteStyle::Refused => RED,
    }
}

/// The casing and what runs along it.
fn run(canvas: &mut Canvas, line: &[(f32, f32)], style: RouteStyle) {
    let line = polyline(line);
    match style {
        RouteStyle::Gilt => {
            canvas.line(&line, 0.16, flat(CASING, 0.85));
            canvas.line(&line, 0.10, flat(GILT, 1.0));
        }
        RouteStyle::Second => {
            canvas.line(&line, 0.16, flat(CASING, 0.85));
            canvas.dashes(
                &line,
                0.10,
                [0.002, 0.198],
                LineCap::Round,
                flat(SECOND_ROUTE, 1.0),
            );
        }
        RouteStyle::Third => {
            canvas.line(&line, 0.16, flat(CASING, 0.85));
            canvas.dashes(&line, 0.09, [0.16, 0.11], LineCap::Butt, flat(WHITE, 1.0));
        }
        RouteStyle::Refused => {
            canvas.line(&line, 0.15, flat(CASING, 0.85));
            canvas.line(&line, 0.09, flat(WHITE, 1.0));
            canvas.dashes(&line, 0.06, [0.13, 0.10], LineCap::Butt, flat(RED, 1.0));
        }
    }
}

/// A canvas that holds all points with a margin; its corner in pixels; the points in squares.
fn spread(
    points: &[(f32, f32)],
    square: f32,
    margin: f32,
) -> (Canvas, (f32, f32), Vec<(f32, f32)>) {
    let square = drawable(square, 16.0);
    let known: Vec<_> = points
        .iter()
        .copied()
        .filter(|(x, y)| x.is_finite() && y.is_finite())
        .collect();
    let least = |pick: fn(&(f32, f32)) -> f32| known.iter().map(pick).fold(f32::INFINITY, f32::min);
    let most =
        |pick: fn(&(f32, f32)) -> f32| known.iter().map(pick).fold(f32::NEG_INFINITY, f32::max);
    let (left, top, right, bottom) = (least(|p| p.0), least(|p| p.1), most(|p| p.0), most(|p| p.1));
    if known.len() < 2 {
        return (
            Canvas::sized(1.0, (0.0, 0.0), (1, 1)),
            (0.0, 0.0),
            Vec::new(),
        );
    }
    let (x0, y0) = (
        (left - margin * square).floor(),
        (top - margin * square).floor(),
    );
    let size = (
        (right + margin * square - x0).ceil() as u32,
        (bottom + margin * square - y0).ceil() as u32,
    );
    let canvas = Canvas::sized(square, (0.0, 0.0), size);
    let points = known
        .iter()
        .map(|(x, y)| ((x - x0) / square, (y - y0) / square))
        .collect();
    (canvas, (x0, y0), points)
}

/// The point `by` from `from` on the way to `to`.
fn towards(from: (f32, f32), to: (f32, f32), by: f32) -> (f32, f32) {
    let (x, y) = (to.0 - from.0, to.1 - from.1);
    let share = by / x.hypot(y).max(by).max(f32::EPSILON);
    (from.0 + x * share, from.1 + y * share)
}

/// The swallow-tailed head of a route.
fn head(before: (f32, f32), last: (f32, f32)) -> Path {
    let (x, y) = (last.0 - before.0, last.1 - before.1);
    let length = x.hypot(y).max(f32::EPSILON);
    let (x, y) = (x / length, y / length);
    let at = |along: f32, across: f32| {
        (
            last.0 + x * along - y * across,
            last.1 + y * along + x * across,
        )
    };
    polygon(&[
        at(0.08, 0.0),
        at(-0.26, -0.20),
        at(-0.19, 0.0),
        at(-0.26, 0.20),
    ])
}

/// What an arrow advises.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ArrowStyle {
    /// The hint: broad, no number.
    Hint,
    /// The best line, the second or the third (1 to 3): ever narrower and lighter, numbered.
    Line(u8),
}

/// An arrow from square centre to square centre, in physical pixels, over the pieces.
///
/// Returns the picture and the pixel its top left belongs to.
#[must_use]
pub fn arrow(
    from: (f32, f32),
    to: (f32, f32),
    style: ArrowStyle,
    square: f32,
    fonts: &Fonts,
) -> (Bitmap, (f32, f32)) {
    let (width, colour) = match style {
        ArrowStyle::Hint | ArrowStyle::Line(..=1) => (0.20, COBALT),
        ArrowStyle::Line(2) => (0.15, rgb(0x3A5DA8)),
        ArrowStyle::Line(_) => (0.11, rgb(0x5B79BC)),
    };
    let (mut canvas, corner, points) = spread(&[from, to], square, 0.45);
    if let [from, to] = points[..] {
        if let Some(shape) = arrow_shape(from, to, width) {
            canvas.line(&shape, 0.05, flat(WHITE, 1.0));
            canvas.fill(&shape, flat(colour, 1.0));
        }
        if let ArrowStyle::Line(number) = style {
            let (x, y) = (
                from.0 + (to.0 - from.0) * 0.42,
                from.1 + (to.1 - from.1) * 0.42,
            );
            canvas.moved(x, y, |canvas| number_disc(canvas, number, colour, fonts));
        }
    }
    (canvas.bitmap(), corner)
}

/// A shaft with a round tail .30 from the start, and a head that ends .08 short of the target's centre.
fn arrow_shape(from: (f32, f32), to: (f32, f32), width: f32) -> Option<Path> {
    let (x, y) = (to.0 - from.0, to.1 - from.1);
    let length = x.hypot(y);
    if length < 0.5 {
        return None;
    }
    let (x, y) = (x / length, y / length);
    let at = |along: f32, across: f32| {
        (
            from.0 + x * along - y * across,
            from.1 + y * along + x * across,
        )
    };
    let (half, head, tip) = (width / 2.0, width * 2.1, length - 0.08);
    let neck = (tip - head * 1.05).max(0.30);
    let mut points = vec![
        at(neck, -half),
        at(neck, -head * 0.82),
        at(tip, 0.0),
        at(neck, head * 0.82),
        at(neck, half),
    ];
    for i in 0..=12_u8 {
        let (sin, cos) = (std::f32::consts::PI * f32::from(i) / 12.0).sin_cos();
        points.push(at(0.30 - half * sin, half * cos));
    }
    Some(polygon(&points))
}
