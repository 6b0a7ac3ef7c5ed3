//! The shapes that drawings are made of.

use tiny_skia::{Path, PathBuilder, Rect};

/// An empty path, for shapes that came out without area.
fn or_nothing(path: Option<Path>) -> Path {
    path.unwrap_or_else(|| {
        let mut nothing = PathBuilder::new();
        nothing.move_to(0.0, 0.0);
        nothing.line_to(0.0, 0.0);
        nothing.finish().expect("a path of two points is a path")
    })
}

/// A circle.
pub(super) fn circle(x: f32, y: f32, radius: f32) -> Path {
    or_nothing(PathBuilder::from_circle(x, y, radius))
}

/// An ellipse with its axes along x and y.
pub(super) fn ellipse(x: f32, y: f32, rx: f32, ry: f32) -> Path {
    let bounds = Rect::from_ltrb(x - rx, y - ry, x + rx, y + ry);
    or_nothing(bounds.and_then(PathBuilder::from_oval))
}

/// A closed polygon.
pub(super) fn polygon(points: &[(f32, f32)]) -> Path {
    outline(points, true)
}

/// An open line from point to point.
pub(super) fn polyline(points: &[(f32, f32)]) -> Path {
    outline(points, false)
}

fn outline(points: &[(f32, f32)], closed: bool) -> Path {
    let mut path = PathBuilder::new();
    for (i, &(x, y)) in points.iter().enumerate() {
        if i == 0 {
            path.move_to(x, y);
        } else {
            path.line_to(x, y);
        }
    }
    if closed {
        path.close();
    }
    or_nothing(path.finish())
}

/// A rectangle about (x, y), its sides `2 · rx` and `2 · ry`, its corners rounded.
pub(super) fn rounded(x: f32, y: f32, rx: f32, ry: f32, corner: f32) -> Path {
    let r = corner.min(rx).min(ry).max(0.0);
    let k = r * 0.552_285;
    let (left, top, right, bottom) = (x - rx, y - ry, x + rx, y + ry);
    let mut path = PathBuilder::new();
    path.move_to(left + r, top);
    path.line_to(right - r, top);
    path.cubic_to(right - r + k, top, right, top + r - k, right, top + r);
    path.line_to(right, bottom - r);
    path.cubic_to(
        right,
        bottom - r + k,
        right - r + k,
        bottom,
        right - r,
        bottom,
    );
    path.line_to(left + r, bottom);
    path.cubic_to(left + r - k, bottom, left, bottom - r + k, left, bottom - r);
    path.line_to(left, top + r);
    path.cubic_to(left, top + r - k, left + r - k, top, left + r, top);
    path.close();
    or_nothing(path.finish())
}

/// Several separate lines.
pub(super) fn segments(list: &[[(f32, f32); 2]]) -> Path {
    let mut path = PathBuilder::new();
    for [(x0, y0), (x1, y1)] in list {
        path.move_to(*x0, *y0);
        path.line_to(*x1, *y1);
    }
    or_nothing(path.finish())
}
