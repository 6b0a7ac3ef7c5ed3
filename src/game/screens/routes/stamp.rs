//! A small board with a way over it.

use bevy::math::Vec2;
use bevy_egui::egui::{self, Color32, Pos2, Shape, Stroke};

use super::Ways;
use crate::game::board::geometry::Geometry;
use crate::game::input::selection::Candidate;
use crate::game::interface::metrics;
use crate::game::interface::pictures::Picture;
use crate::game::interface::sheet::{Sheet, colour};
use crate::game::paint::RouteStyle;
use crate::game::paint::tokens::{CASING, GILT, Rgb, SECOND_ROUTE, WHITE};

/// The colour of a way.
pub(super) fn core(style: RouteStyle) -> Rgb {
    match style {
        RouteStyle::Second => SECOND_ROUTE,
        RouteStyle::Third | RouteStyle::Refused => WHITE,
        RouteStyle::Gilt => GILT,
    }
}

/// Draws the position about `at`, lying as the board on the table lies, and the way over it.
pub(super) fn stamp(
    sheet: &mut Sheet,
    at: (f32, f32),
    side: f32,
    ways: &Ways,
    (way, style): (&Candidate, RouteStyle),
) {
    let geometry = board(sheet, at, side, ways);
    let point = |square| {
        let Vec2 { x, y } = geometry.centre(square);
        Pos2::new(x, y)
    };
    let stops = std::iter::once(way.mv.from()).chain(way.route.landings.iter().copied());
    let points: Vec<Pos2> = stops.map(point).collect();
    let (square, core) = (geometry.square, colour(core(style)));
    let (width, casing) = ((square * 0.12).max(2.0), (square * 0.24).max(4.0));
    let painter = sheet.ui.painter();
    painter.add(Shape::line(
        points.clone(),
        Stroke::new(casing, colour(CASING)),
    ));
    match style {
        RouteStyle::Second => painter.extend(Shape::dotted_line(&points, core, 5.0, width * 0.7)),
        RouteStyle::Third => {
            let stroke = Stroke::new(width, core);
            painter.extend(Shape::dashed_line(&points, stroke, 6.0, 3.0));
        }
        RouteStyle::Gilt | RouteStyle::Refused => {
            painter.add(Shape::line(points.clone(), Stroke::new(width, core)));
        }
    }
    for taken in &way.route.taken {
        dot(sheet, point(*taken), square * 0.2, core);
    }
    if let Some(&end) = points.last() {
        let ring = |width, ink| Stroke::new(width, ink);
        let painter = sheet.ui.painter();
        painter.circle_stroke(end, square * 0.32, ring(casing, colour(CASING)));
        painter.circle_stroke(end, square * 0.32, ring(width, colour(WHITE)));
    }
}

fn dot(sheet: &Sheet, at: Pos2, radius: f32, ink: Color32) {
    let painter = sheet.ui.painter();
    painter.circle_filled(at, radius + 1.5, colour(CASING));
    painter.circle_filled(at, radius, ink);
}

/// The board with its pieces; where its squares lie on the panel.
fn board(sheet: &mut Sheet, at: (f32, f32), side: f32, ways: &Ways) -> Geometry {
    let (board, flipped) = (ways.position.board(), ways.geometry.flipped);
    let density = sheet.ui.ctx().pixels_per_point();
    let picture = Picture::Position(*ways.position);
    let texture = sheet.pictures.get(sheet.ui.ctx(), picture, side);
    let (id, [width, _]) = (texture.id(), texture.size());
    let size = metrics::count(width) / density;
    let whole = |length: f32| (length * density).round() / density;
    let corner = Pos2::new(whole(at.0 - size / 2.0), whole(at.1 - size / 2.0));
    // Black's side at the bottom: the same picture turned by half a turn.
    let (first, last) = if flipped { (1.0, 0.0) } else { (0.0, 1.0) };
    let uv = egui::Rect::from_min_max(Pos2::new(first, first), Pos2::new(last, last));
    let area = egui::Rect::from_min_size(corner, egui::vec2(size, size));
    sheet.ui.painter().image(id, area, uv, Color32::WHITE);
    // As the picture was drawn: whole pixels, and a frame of three tenths of a square.
    let columns = f32::from(board.width());
    let square = ((side * density).round() / (columns + 0.6)).floor() / density;
    Geometry {
        origin: Vec2::new(corner.x, corner.y) + (size - columns * square) / 2.0,
        square,
        board,
        flipped,
    }
}
