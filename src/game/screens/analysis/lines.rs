//! The best lines, one under the other: what each is worth, and how it goes.

use bevy::prelude::*;

use super::told::{LineTold, Told};
use crate::game::analysis::StudyStep;
use crate::game::interface::face::Face;
use crate::game::interface::metrics;
use crate::game::interface::sheet::Sheet;

/// Height of one that can be pressed.
pub(super) const ROW: f32 = metrics::TARGET;
/// Height of one that can only be read.
pub(super) const LOW_ROW: f32 = 26.0;

/// All of them; each can be pressed to play its first move.
pub(super) fn lines(sheet: &mut Sheet, area: Rect, told: &Told) -> Option<StudyStep> {
    let mut pressed = None;
    let mut top = area.min.y;
    for (index, line) in told.lines().iter().enumerate() {
        let row = Rect::new(area.min.x, top, area.max.x, top + ROW);
        let spoken = format!("{}: {} {}", index + 1, line.score, line.moves.join(" "));
        let name = format!("line {}", index + 1);
        let face = row.inflate(-1.0);
        if told.open && sheet.row(row, &name, &spoken, index == 0) {
            pressed = Some(StudyStep::Follow(index));
        }
        let middle = face.center().y;
        badge(sheet, (face.min.x + 22.0, middle), index);
        told_line(sheet, (face.min.x + 44.0, middle), face.max.x - 10.0, line);
        top += ROW;
    }
    pressed
}

/// The first of them, to be read only.
pub(super) fn best(sheet: &Sheet, area: Rect, told: &Told) {
    if let Some(line) = told.lines().first() {
        told_line(sheet, (area.min.x, area.center().y), area.max.x, line);
    }
}

fn badge(sheet: &Sheet, at: (f32, f32), index: usize) {
    sheet.dot(at, 12.0, sheet.colours.action);
    sheet.dot(at, 10.0, sheet.colours.paper_on);
    let letters = Face::Bold.letters(13.5, sheet.colours.action);
    sheet.centred(at, &(index + 1).to_string(), letters);
}

fn told_line(sheet: &Sheet, (left, y): (f32, f32), right: f32, line: &LineTold) {
    let ink = sheet.colours.ink;
    let mut x = left;
    x += sheet
        .text((x, y), &line.score, Face::Bold.letters(16.0, ink))
        .max(46.0)
        + 10.0;
    let Some((first, rest)) = line.moves.split_first() else {
        return;
    };
    x += sheet.text((x, y), first, Face::Bold.letters(15.5, ink)) + 6.0;
    let letters = Face::Text.letters(15.5, sheet.colours.ink2);
    sheet.line((x, y), (right - x).max(1.0), &rest.join(" "), letters);
}
