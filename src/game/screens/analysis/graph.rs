//! The game as a curve: what White could expect, move by move.

use bevy::prelude::*;
use bevy_egui::egui::{Id, Pos2, Sense, Shape, Stroke, WidgetInfo, WidgetType};

use super::bar::DARK;
use super::told::Told;
use crate::game::analysis::StudyStep;
use crate::game::interface::metrics;
use crate::game::interface::sheet::{Sheet, colour, rect};
use crate::game::language::Phrase;
use crate::game::paint::tokens::{RED, Rgb, WHITE};
use crate::study::NodeId;

/// Between the curve's ends and the edges.
const INSET: f32 = 8.0;

/// How far the parts of the curve's filling lie over one another.
const SEAM: f32 = 0.75;

/// Where the positions of a line stand on the curve.
struct Axis {
    area: Rect,
    count: usize,
}

impl Axis {
    fn x(&self, index: usize) -> f32 {
        // A game has a few hundred moves.
        #[expect(clippy::cast_precision_loss)]
        let share = index as f32 / self.count.saturating_sub(1).max(1) as f32;
        self.area.min.x + INSET + share * (self.area.width() - 2.0 * INSET)
    }

    fn y(&self, share: f32) -> f32 {
        self.area.max.y - INSET - share * (self.area.height() - 2.0 * INSET)
    }

    /// The position that is nearest to a point.
    fn nearest(&self, x: f32) -> usize {
        let whole = self.area.width() - 2.0 * INSET;
        let share = ((x - self.area.min.x - INSET) / whole.max(1.0)).clamp(0.0, 1.0);
        #[expect(
            clippy::cast_precision_loss,
            clippy::cast_possible_truncation,
            clippy::cast_sign_loss,
            reason = "between 0 and the number of moves"
        )]
        let index = (share * self.count.saturating_sub(1) as f32).round() as usize;
        index
    }
}

/// The curve of the line that one is in; pressed or dragged over, it leads there.
pub(super) fn graph(sheet: &Sheet, area: Rect, told: &Told) -> Option<StudyStep> {
    let line = told.study.line();
    let axis = Axis {
        area,
        count: line.len(),
    };
    let sense = if told.open {
        Sense::click_and_drag()
    } else {
        Sense::hover()
    };
    let response = sheet.ui.interact(rect(area), Id::new("graph"), sense);
    let spoken = told.words.say(&Phrase::GraphAbout);
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, told.open, &spoken));
    sheet.surface(area, metrics::BUTTON_CORNER, sheet.colours.paper2);
    let points: Vec<Option<Pos2>> = line
        .iter()
        .enumerate()
        .map(|(index, &node)| Some(Pos2::new(axis.x(index), axis.y(told.share(node)?))))
        .collect();
    fill(sheet, &axis, &points);
    sheet.rule(area.min.x + INSET, area.max.x - INSET, axis.y(0.5));
    for pair in points.windows(2) {
        if let [Some(from), Some(to)] = *pair {
            let stroke = Stroke::new(2.0, colour(sheet.colours.action));
            sheet.ui.painter().line_segment([from, to], stroke);
        }
    }
    faults(sheet, &axis, told, (&line, &points));
    here(sheet, &axis, told, (&line, &points));
    sheet.focus_ring(&response, area, sheet.colours.action);
    let pointed = response.is_pointer_button_down_on() || response.clicked();
    let pointer = response.interact_pointer_pos().filter(|_| pointed)?;
    let node = *line.get(axis.nearest(pointer.x))?;
    (node != told.study.at()).then_some(StudyStep::To(node))
}

/// Light above the middle, dark below it.
fn fill(sheet: &Sheet, axis: &Axis, points: &[Option<Pos2>]) {
    let middle = axis.y(0.5);
    for pair in points.windows(2) {
        let [Some(from), Some(to)] = *pair else {
            continue;
        };
        let (before, after) = (middle - from.y, middle - to.y);
        if before * after >= 0.0 {
            piece(sheet, middle, from, to);
        } else {
            let share = before / (before - after);
            let crossing = Pos2::new(from.x + (to.x - from.x) * share, middle);
            piece(sheet, middle, from, crossing);
            piece(sheet, middle, crossing, to);
        }
    }
}

fn piece(sheet: &Sheet, middle: f32, from: Pos2, to: Pos2) {
    let above = from.y.min(to.y) < middle;
    let ink: Rgb = if above { WHITE } else { DARK };
    // Each reaches under the next, or the wood of the well would shine through where they meet.
    let to = Pos2::new(to.x + SEAM, to.y);
    let feet = [Pos2::new(to.x, middle), Pos2::new(from.x, middle)];
    let corners = vec![from, to, feet[0], feet[1]];
    let shape = Shape::convex_polygon(corners, colour(ink), Stroke::NONE);
    sheet.ui.painter().add(shape);
}

/// A triangle over every mistake of White's, and under every one of Black's.
fn faults(sheet: &Sheet, axis: &Axis, told: &Told, (line, points): (&[NodeId], &[Option<Pos2>])) {
    let found = told
        .study
        .review()
        .map_or(&[][..], |review| review.faults());
    for (&node, point) in line.iter().zip(points) {
        let Some(point) = point.filter(|_| found.iter().any(|it| it.after == node)) else {
            continue;
        };
        let tree = told.study.tree();
        let up = tree.position(node).turn() == crate::rules::Side::White;
        // It points at the curve from the side to which it fell.
        let (away, tip) = if up { (-14.0, -5.0) } else { (14.0, 5.0) };
        let y = (point.y + away).clamp(axis.area.min.y + 2.0, axis.area.max.y - 2.0);
        let corners = vec![
            Pos2::new(point.x - 6.0, y),
            Pos2::new(point.x + 6.0, y),
            Pos2::new(point.x, point.y + tip),
        ];
        let shape = Shape::convex_polygon(corners, colour(RED), Stroke::NONE);
        sheet.ui.painter().add(shape);
    }
}

/// Where one is.
fn here(sheet: &Sheet, axis: &Axis, told: &Told, (line, points): (&[NodeId], &[Option<Pos2>])) {
    let Some(index) = line.iter().position(|&node| node == told.study.at()) else {
        return;
    };
    let x = axis.x(index);
    let painter = sheet.ui.painter();
    let stroke = Stroke::new(2.0, colour(RED));
    painter.vline(x, axis.area.min.y..=axis.area.max.y, stroke);
    if let Some(Some(point)) = points.get(index) {
        painter.circle_filled(*point, 6.0, colour(WHITE));
        painter.circle_filled(*point, 4.5, colour(RED));
    }
}
