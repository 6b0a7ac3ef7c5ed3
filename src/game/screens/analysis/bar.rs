//! What the position is worth, as a bar: how much of it is light is what White can expect.

use bevy::prelude::*;

use super::told::Told;
use crate::game::analysis::says;
use crate::game::interface::face::Face;
use crate::game::interface::sheet::Sheet;
use crate::game::paint::tokens::{RED, Rgb, rgb};
use crate::rules::Side;
use crate::study::review::expected;

/// White's part, and what is written on Black's.
pub(super) const LIGHT: Rgb = rgb(0xF5_E6C8);
/// Black's part, and what is written on White's.
pub(super) const DARK: Rgb = rgb(0x1B_1310);

/// However lost a side is, so much of the bar stays its own.
const LEAST: f32 = 0.02;

/// White's share of the bar, and the score that is written on it.
fn reading(told: &Told) -> (f32, Option<i32>) {
    let score = told.score();
    let rules = told.study.tree().start().rules();
    let share = score.map_or(0.5, |score| expected(score, rules));
    (share.clamp(LEAST, 1.0 - LEAST), score)
}

/// Upright, the side at the bottom of the board below.
pub(super) fn upright(sheet: &Sheet, area: Rect, told: &Told) {
    let (white, score) = reading(told);
    let below = if told.near == Side::White {
        white
    } else {
        1.0 - white
    };
    let parting = area.max.y - area.height() * below;
    let (above_ink, below_ink) = if told.near == Side::White {
        (DARK, LIGHT)
    } else {
        (LIGHT, DARK)
    };
    let (mut above, mut under) = (area, area);
    (above.max.y, under.min.y) = (parting, parting);
    halves(sheet, area, (above, above_ink), (under, below_ink));
    let middle = area.center().y;
    sheet.surface(
        Rect::new(area.min.x, middle - 1.0, area.max.x, middle + 1.0),
        0,
        RED,
    );
    let Some(score) = score.filter(|_| area.width() >= 24.0) else {
        return;
    };
    // On the part of the side that is ahead.
    let light = score >= 0;
    let at_bottom = light == (told.near == Side::White);
    let y = if at_bottom {
        area.max.y - 18.0
    } else {
        area.min.y + 18.0
    };
    write(
        sheet,
        (area.center().x, y),
        score,
        light,
        area.width() - 2.0,
    );
}

/// Lying, White at the left.
pub(super) fn lying(sheet: &Sheet, area: Rect, told: &Told) {
    let (white, score) = reading(told);
    let parting = area.min.x + area.width() * white;
    let (mut left, mut right) = (area, area);
    (left.max.x, right.min.x) = (parting, parting);
    halves(sheet, area, (left, LIGHT), (right, DARK));
    let middle = area.center().x;
    sheet.surface(
        Rect::new(middle - 1.0, area.min.y, middle + 1.0, area.max.y),
        0,
        RED,
    );
    let Some(score) = score else { return };
    let light = score >= 0;
    let x = if light {
        area.min.x + 24.0
    } else {
        area.max.x - 24.0
    };
    write(sheet, (x, area.center().y), score, light, 44.0);
}

/// The whole in one colour, the other's part over it: its corners stay round.
fn halves(sheet: &Sheet, area: Rect, first: (Rect, Rgb), second: (Rect, Rgb)) {
    let (larger, smaller) = if first.0.size().min_element() * first.0.size().max_element()
        >= second.0.size().min_element() * second.0.size().max_element()
    {
        (first, second)
    } else {
        (second, first)
    };
    sheet.surface(area, CORNER, larger.1);
    // Its round corners are those of the whole; the parting is straight.
    sheet.part(area, smaller.0, CORNER, smaller.1);
}

const CORNER: u8 = 7;

fn write(sheet: &Sheet, at: (f32, f32), score: i32, light: bool, room: f32) {
    let words = says::brief(score);
    let ink = if light { DARK } else { LIGHT };
    let size = sheet.size_for(&words, Face::Bold, room, [14.0, 13.0, 12.0, 11.0, 10.0]);
    sheet.centred(at, &words, Face::Bold.letters(size, ink));
}
