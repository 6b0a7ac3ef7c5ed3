//! The panel beside the board, from top to bottom: what the machine does, the curve, the best lines,
//! the moves, what there is to say, and the buttons.

use bevy::prelude::*;

use super::deeds::{StudyDeed, room_for_deeds};
use super::graph::graph;
use super::script::script;
use super::told::Told;
use super::{Pressed, bar, lines};
use crate::game::analysis::{StudyStep, Watch};
use crate::game::interface::button::{ButtonLook, Label};
use crate::game::interface::choice::Segment;
use crate::game::interface::dialog::Stack;
use crate::game::interface::face::Face;
use crate::game::interface::layout::{Layout, frame_width};
use crate::game::interface::metrics;
use crate::game::interface::sheet::Sheet;
use crate::game::language::Phrase;
use crate::game::paint::Icon;
use crate::game::screens::row::{self, RowButton};

pub(super) fn desk(sheet: &mut Sheet, layout: &Layout, told: &Told) -> Option<Pressed> {
    sheet.paper(layout.panel, metrics::PANEL_CORNER, false);
    bar::upright(sheet, bar_area(layout), told);
    let inside = layout.inside();
    let low = inside.height() < 400.0;
    let row = if low { metrics::TARGET } else { 62.0 };
    let mut column = Stack::new(inside.min.x, inside.max.x, inside.min.y);
    let head_pressed = head(sheet, column.take(metrics::TARGET), told, low);
    column.skip(metrics::GAP);
    let mut pressed = head_pressed;
    let curve = match inside.height() {
        600.0.. => 120.0,
        480.0.. => 76.0,
        _ => 0.0,
    };
    if curve > 0.0 {
        let area = column.take(curve);
        pressed = pressed.or(graph(sheet, area, told).map(Pressed::Step));
        column.skip(10.0);
    }
    if low && told.rows() > 0 {
        lines::best(sheet, column.take(lines::LOW_ROW), told);
    } else if !low {
        #[expect(clippy::cast_precision_loss, reason = "three at most")]
        let height = told.rows() as f32 * lines::ROW;
        let area = column.take(height);
        pressed = pressed.or(lines::lines(sheet, area, told).map(Pressed::Step));
        column.skip(if height > 0.0 { 10.0 } else { 0.0 });
    }
    let bottom = inside.max.y - row;
    let rest = Rect::new(inside.min.x, column.y, inside.max.x, bottom - 10.0);
    if !low {
        sheet.rule(rest.min.x, rest.max.x, rest.min.y);
    }
    pressed = pressed.or(moves(sheet, rest, told));
    let area = Rect::new(inside.min.x, bottom, inside.max.x, inside.max.y);
    pressed.or(buttons(sheet, layout, area, told))
}

/// The bar stands in the middle between the board's frame and the panel.
fn bar_area(layout: &Layout) -> Rect {
    let from = layout.board_end() + frame_width(layout.frame, layout.board.square);
    let room = layout.panel.min.x - from;
    let width = if room >= 56.0 { 30.0 } else { 10.0 };
    let middle = from + room / 2.0;
    Rect::new(
        (middle - width / 2.0).round(),
        layout.panel.min.y,
        (middle + width / 2.0).round(),
        layout.panel.max.y,
    )
}

/// What this is, how far the machine looks ahead, how many lines it tells, and whether it does.
fn head(sheet: &mut Sheet, area: Rect, told: &Told, low: bool) -> Option<Pressed> {
    let mut right = area;
    right.min.x = area.max.x - metrics::TARGET;
    let mut pressed = watch(sheet, right, told, ButtonLook::OnPaper);
    let mut end = right.min.x - metrics::GAP;
    if !low {
        let numbers: Vec<String> = (1..=Watch::MOST_LINES).map(|n| n.to_string()).collect();
        let segments: Vec<Segment> = numbers.iter().map(|n| Segment::plain(n)).collect();
        let mut well = area;
        (well.min.x, well.max.x) = (end - 138.0, end);
        let current = told.watch.wanted() - 1;
        let chosen = sheet.segments(well, "lines", &segments, current);
        if let Some(index) = chosen.filter(|_| told.open) {
            pressed = Some(Pressed::Step(StudyStep::Lines(index + 1)));
        }
        end = well.min.x - 12.0;
    }
    let (middle, ink) = (area.center().y, sheet.colours.ink);
    let title = told.words.say(&Phrase::Analysis);
    let letters = Face::Title.letters(if low { 20.0 } else { 26.0 }, ink);
    let wide = sheet.width_of(&title, letters.font.clone());
    let titled = area.min.x + wide <= end;
    if titled {
        sheet.text((area.min.x, middle), &title, letters);
    }
    let depth = told.depth().unwrap_or_default();
    let letters = Face::Text.letters(14.5, sheet.colours.ink2);
    let width = sheet.width_of(&depth, letters.font.clone());
    let from = if titled {
        area.min.x + wide + 10.0
    } else {
        area.min.x
    };
    if end - width >= from {
        sheet.text((end - width, middle), &depth, letters);
    }
    pressed
}

/// Lets the machine look on, or stops it.
pub(super) fn watch(
    sheet: &mut Sheet,
    area: Rect,
    told: &Told,
    look: ButtonLook,
) -> Option<Pressed> {
    let on = told.watch.on;
    let (icon, phrase, look) = if on {
        (Icon::Pause, Phrase::WatchOff, ButtonLook::Primary)
    } else {
        (Icon::Play, Phrase::WatchOn, look)
    };
    let words = told.words.say(&phrase);
    let label = Label::new(icon, &words, 16.0).iconic();
    let pressed = sheet.button(area, "watch", label, look, told.open);
    pressed.then_some(Pressed::Step(StudyStep::Watch(!on)))
}

/// The moves, and under them what there is to say.
fn moves(sheet: &mut Sheet, area: Rect, told: &Told) -> Option<Pressed> {
    let (mut above, mut pressed) = (area, None);
    if let Some(saying) = told.saying() {
        let beside = if told.tries().is_some() { 52.0 } else { 0.0 };
        let height = saying.height(sheet, area.width()) + beside;
        let mut card = area;
        card.min.y = (area.max.y - height).max(area.min.y);
        above.max.y = card.min.y - 6.0;
        if beside > 0.0 && card.height() >= beside {
            let mut row = card;
            row.min.y = card.max.y - metrics::TARGET;
            card.max.y = row.min.y - metrics::GAP;
            pressed = again(sheet, row, told);
        }
        if card.height() + 0.5 >= height - beside {
            saying.card(sheet, card);
        } else {
            saying.line(sheet, card);
        }
    }
    above.min.y += 6.0;
    if above.height() >= metrics::TARGET {
        pressed = pressed.or(script(sheet, above, told).map(Pressed::Step));
    }
    pressed
}

/// Under an attempt: once more, or the better move.
pub(super) fn again(sheet: &mut Sheet, row: Rect, told: &Told) -> Option<Pressed> {
    let fault = told.tries()?;
    let two = [
        (
            "try again",
            Icon::Loop,
            Phrase::TryAgain,
            StudyStep::TryAgain(fault),
        ),
        ("reveal", Icon::Hint, Phrase::ShowBetter, StudyStep::Reveal),
    ];
    let width = (row.width() - metrics::GAP) / 2.0;
    let (mut left, mut pressed) = (row.min.x, None);
    for (name, icon, phrase, step) in two {
        let area = Rect::new(left, row.min.y, left + width, row.max.y);
        let words = told.words.say(&phrase);
        let label = Label::new(icon, &words, 15.0);
        if sheet.button(area, name, label, ButtonLook::OnPaper, told.open) {
            pressed = Some(Pressed::Step(step));
        }
        left += width + metrics::GAP;
    }
    pressed
}

/// The row of buttons.
pub(super) fn buttons(
    sheet: &mut Sheet,
    layout: &Layout,
    area: Rect,
    told: &Told,
) -> Option<Pressed> {
    let deeds = StudyDeed::row(room_for_deeds(layout));
    let button = |deed: &StudyDeed| RowButton {
        name: deed.name(),
        icon: deed.icon(),
        words: told.words.say(&deed.phrase(false)),
        enabled: told.open && deed.can(told.study),
    };
    let buttons: Vec<RowButton> = deeds.iter().map(button).collect();
    let pressed = row::row(sheet, layout, (area, area.height() < 54.0), &buttons)?;
    Some(Pressed::Act(deeds[pressed]))
}
