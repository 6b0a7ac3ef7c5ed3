//! The analysis above and below a phone's board.

use bevy::prelude::*;

use super::desk::{again, buttons, watch};
use super::graph::graph;
use super::script::script;
use super::told::Told;
use super::{Pressed, bar, lines};
use crate::game::analysis::StudyStep;
use crate::game::interface::button::ButtonLook;
use crate::game::interface::layout::Layout;
use crate::game::interface::metrics;
use crate::game::interface::sheet::Sheet;
use crate::game::language::Phrase;
use crate::game::paint::Icon;
use crate::game::paint::tokens::CREAM;

pub(super) fn phone(sheet: &mut Sheet, layout: &Layout, told: &Told) -> Option<Pressed> {
    let pressed = head(sheet, layout.rival, told);
    let mut card = layout.below();
    card.max.y = card.max.y.min(layout.buttons.min.y - metrics::GAP);
    sheet.surface(card, metrics::CARD_CORNER, sheet.colours.paper);
    let middle = body(sheet, card.inflate(-6.0), told);
    let row = buttons(sheet, layout, layout.buttons, told);
    pressed.or(middle).or(row)
}

/// The way back, what the position is worth, and whether the machine looks on.
fn head(sheet: &mut Sheet, row: Rect, told: &Told) -> Option<Pressed> {
    let middle = row.center().y;
    let half = metrics::TARGET / 2.0;
    let square = |left: f32| Rect::new(left, middle - half, left + metrics::TARGET, middle + half);
    let (left, right) = (square(row.min.x - 4.0), square(row.max.x - metrics::TARGET));
    let words = told.words.say(&Phrase::Back);
    let mut pressed = None;
    let icon = (Icon::Prev, words.as_str());
    if sheet.bare_icon(left, "leave study", icon, CREAM, told.open) {
        pressed = Some(Pressed::Step(StudyStep::Leave));
    }
    let area = Rect::new(
        left.max.x + 8.0,
        middle - 11.0,
        right.min.x - 12.0,
        middle + 11.0,
    );
    bar::lying(sheet, area, told);
    pressed.or(watch(sheet, right, told, ButtonLook::OnGround))
}

/// Where there is room for the curve and the words beside the best line and the moves.
const ROOMY: f32 = 190.0;
/// Where there is room for one of them: the best line with its moves, and their gaps.
const SHARED: f32 = 2.0 * metrics::TARGET + lines::LOW_ROW + 9.0;

/// The curve and what there is to say, one of them where both have no room; the best line, and the
/// moves.
fn body(sheet: &mut Sheet, area: Rect, told: &Told) -> Option<Pressed> {
    let (mut rest, mut pressed) = (area, None);
    let saying = told.saying();
    let trying = told.tries().is_some();
    let roomy = area.height() >= ROOMY;
    let shared = !roomy && area.height() >= SHARED && !trying;
    if (roomy && !trying) || (shared && saying.is_none()) {
        let mut curve = rest;
        curve.max.y = rest.min.y + metrics::TARGET;
        pressed = graph(sheet, curve, told).map(Pressed::Step);
        rest.min.y = curve.max.y + 4.0;
    }
    let says = saying.is_some();
    if let Some(saying) = saying {
        let mut words = rest;
        let height = match rest.height() {
            _ if shared => metrics::TARGET,
            120.0.. => 42.0,
            _ => 36.0,
        };
        words.max.y = rest.min.y + height;
        saying.line(sheet, words);
        rest.min.y = words.max.y + 4.0;
    }
    if told.rows() > 0 && (shared || !says) {
        let mut row = rest;
        row.max.y = rest.min.y + lines::LOW_ROW;
        row.min.x += 6.0;
        lines::best(sheet, row, told);
        rest.min.y = row.max.y + 2.0;
    }
    if trying {
        let mut row = rest;
        row.min.y = row.max.y - metrics::TARGET;
        let again = again(sheet, row, told);
        return pressed.or(again);
    }
    sheet.rule(rest.min.x + 6.0, rest.max.x - 6.0, rest.min.y);
    rest.min.y += 3.0;
    if rest.height() >= metrics::TARGET {
        rest.min.x += 6.0;
        pressed = pressed.or(script(sheet, rest, told).map(Pressed::Step));
    }
    pressed
}
