//! The labels at the ways on the board: the number of each and what it is worth, where they hide
//! least.

use bevy::math::{Rect, Vec2};

use super::{STYLES, Ways, stamp};
use crate::game::board::geometry::Geometry;
use crate::game::input::selection::Candidate;
use crate::game::interface::face::Face;
use crate::game::interface::sheet::{Sheet, colour, rect};
use crate::game::paint::tokens::{CASING, contrast, luminance};
use crate::rules::Square;
use bevy_egui::egui::{Stroke, StrokeKind};

/// Draws a label at each way that is drawn on the board.
pub(super) fn labels(sheet: &mut Sheet, ways: &Ways) {
    let size = (ways.geometry.square * 0.27).clamp(12.0, 16.0);
    let shown = &ways.offered[..ways.offered.len().min(STYLES.len())];
    let words: Vec<String> = (1..)
        .zip(shown)
        .map(|(number, way)| format!("{number} · {}", ways.haul(way).worth(ways.words)))
        .collect();
    let sizes: Vec<Vec2> = words
        .iter()
        .map(|words| {
            let width = sheet.width_of(words, Face::Bold.at(size));
            Vec2::new(width + size, size * 2.0)
        })
        .collect();
    let occupied: Vec<Square> = ways.position.pieces().map(|(square, _)| square).collect();
    let places = places(&ways.geometry, shown, &sizes, &occupied);
    for ((area, words), style) in places.into_iter().zip(&words).zip(STYLES) {
        let core = stamp::core(style);
        debug_assert!(contrast(luminance(core), luminance(CASING)) >= 4.5);
        sheet.surface(area, 8, core);
        let casing = Stroke::new(2.0, colour(CASING));
        let painter = sheet.ui.painter();
        painter.rect_stroke(rect(area), 8, casing, StrokeKind::Middle);
        let letters = Face::Bold.letters(size, CASING);
        sheet.centred((area.center().x, area.center().y), words, letters);
    }
}

/// For each way the place beside one of its landings where a label of its size hides least.
pub(super) fn places(
    geometry: &Geometry,
    ways: &[Candidate],
    sizes: &[Vec2],
    occupied: &[Square],
) -> Vec<Rect> {
    let mut placed: Vec<Rect> = Vec::new();
    for (index, (way, &size)) in ways.iter().zip(sizes).enumerate() {
        let own = way.route.landings.iter().filter(|square| {
            let mut others = ways.iter().enumerate().filter(|(other, _)| *other != index);
            others.all(|(_, other)| !other.route.landings.contains(square))
        });
        // A way without a landing of its own is labelled at any of them.
        let mut landings: Vec<Square> = own.copied().collect();
        if landings.is_empty() {
            landings.clone_from(&way.route.landings);
        }
        let beside = landings
            .into_iter()
            .flat_map(|square| around(geometry.centre(square), size, geometry.square * 0.16));
        let hides = |area: &Rect| hidden(*area, geometry, (ways, index), occupied, &placed);
        let best = beside.min_by_key(hides);
        placed.extend(best);
    }
    placed
}

/// The eight places beside a point.
fn around(point: Vec2, size: Vec2, gap: f32) -> impl Iterator<Item = Rect> {
    let steps = [
        (1.0, 1.0),
        (1.0, -1.0),
        (-1.0, 1.0),
        (-1.0, -1.0),
        (1.0, 0.0),
        (-1.0, 0.0),
        (0.0, 1.0),
        (0.0, -1.0),
    ];
    steps.into_iter().map(move |(right, down)| {
        let way = Vec2::new(right, down);
        Rect::from_center_size(point + way * (size / 2.0 + gap), size)
    })
}

/// How much a label would hide there: the board's edge and other labels first, then pieces, then
/// other ways, then its own.
fn hidden(
    area: Rect,
    geometry: &Geometry,
    (ways, own): (&[Candidate], usize),
    occupied: &[Square],
    placed: &[Rect],
) -> u32 {
    let board = Rect::from_corners(geometry.origin, geometry.origin + geometry.side());
    let meets = |other: Rect| !area.intersect(other).is_empty();
    let mut hidden = 0;
    if area.union(board) != board {
        hidden += 10_000;
    }
    if placed.iter().any(|&other| meets(other.inflate(4.0))) {
        hidden += 10_000;
    }
    let piece = |square: Square| {
        Rect::from_center_size(geometry.centre(square), Vec2::splat(geometry.square * 0.84))
    };
    // A few dozen pieces and points.
    let count = |number: usize| u32::try_from(number).unwrap_or(u32::MAX);
    let pieces = occupied.iter().filter(|&&square| meets(piece(square)));
    hidden += 300 * count(pieces.count());
    for (index, way) in ways.iter().enumerate() {
        let over = points(geometry, way)
            .filter(|point| area.contains(*point))
            .count();
        hidden += count(over) * if index == own { 5 } else { 20 };
        let landings = way.route.landings.iter();
        let over = landings.filter(|&&square| area.inflate(4.0).contains(geometry.centre(square)));
        hidden += 100 * count(over.count());
    }
    hidden
}

/// Points along a way, four for each square that it passes.
fn points(geometry: &Geometry, way: &Candidate) -> impl Iterator<Item = Vec2> {
    let stops = std::iter::once(way.mv.from()).chain(way.route.landings.iter().copied());
    let stops: Vec<Vec2> = stops.map(|square| geometry.centre(square)).collect();
    let legs: Vec<(Vec2, Vec2)> = stops
        .iter()
        .copied()
        .zip(stops.iter().copied().skip(1))
        .collect();
    let step = geometry.square / 4.0;
    legs.into_iter().flat_map(move |(from, to)| {
        // A board is a few dozen steps long.
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
        let steps = (from.distance(to) / step).ceil().max(1.0) as u8;
        (0..=steps).map(move |part| from.lerp(to, f32::from(part) / f32::from(steps)))
    })
}
