//! The moves so far: in pairs on the panel, in one line on a phone; every one of them can be looked
//! at again.

use bevy::prelude::*;
use bevy_egui::egui::containers::scroll_area::{DragScroll, ScrollSource};
use bevy_egui::egui::style::ScrollAnimation;
use bevy_egui::egui::{
    self, Align2, Id, Painter, Pos2, Sense, Ui, UiBuilder, WidgetInfo, WidgetType,
};

use crate::game::interface::face::{Face, Letters};
use crate::game::interface::metrics;
use crate::game::interface::sheet::{Sheet, colour, rect};
use crate::game::messages::LookWished;
use crate::game::paint::tokens::Palette;
use crate::notation::movetext;
use crate::rules::Side;

mod navigation;

pub(super) use navigation::{arrows, navigation, wheel};

/// Height of a pair of moves.
pub(super) const ROW: f32 = 34.0;
/// Width of the numbers before them.
const NUMBERS: f32 = 44.0;

/// The plies in the words of the notation, and which of them is looked at.
pub(super) struct MoveList {
    pub plies: Vec<String>,
    /// The side that began.
    pub first: Side,
    /// How many of them were played before the position that is looked at.
    pub at: usize,
    /// They can be pressed.
    pub open: bool,
}

impl MoveList {
    /// Row and column of a ply in pairs, and of how many rows.
    fn cell(&self, ply: usize) -> (usize, usize) {
        let shifted = ply + usize::from(self.first == Side::Black);
        (shifted / 2, shifted % 2)
    }

    /// The ply that led to the position that is looked at.
    fn is_current(&self, ply: usize) -> bool {
        ply + 1 == self.at
    }

    fn rows(&self) -> usize {
        self.plies
            .len()
            .checked_sub(1)
            .map_or(0, |last| self.cell(last).0 + 1)
    }

    /// A ply with its number, as it is spoken of: "12. 32-28", "12… 19-23".
    pub fn numbered(&self, ply: usize) -> String {
        let (row, column) = self.cell(ply);
        movetext::numbered(row + 1, Side::ALL[column], &self.plies[ply])
    }
}

/// The moves in pairs; the list scrolls inside and keeps to the move that is looked at. Returns
/// where to look, if a move was pressed.
pub(super) fn pairs(sheet: &mut Sheet, area: Rect, moves: &MoveList) -> Option<LookWished> {
    let colours = sheet.colours;
    let place = UiBuilder::new().max_rect(rect(area));
    let pressed = sheet.ui.scope_builder(place, |ui| {
        let scroll = egui::ScrollArea::vertical()
            // The wheel goes through the moves.
            .scroll_source(ScrollSource {
                scroll_bar: true,
                drag: DragScroll::OnTouch,
                mouse_wheel: false,
            })
            .auto_shrink(false);
        let shown = scroll.show(ui, |ui| {
            let height = metrics::count(moves.rows()) * ROW;
            let (_, whole) = ui.allocate_space(egui::vec2(area.width(), height.max(1.0)));
            keep_in_sight(ui, whole, moves);
            let mut pressed = None;
            for ply in 0..moves.plies.len() {
                if cell(ui, colours, whole, moves, ply) {
                    pressed = Some(LookWished::At(ply + 1));
                }
            }
            pressed
        });
        shown.inner
    });
    pressed.inner
}

/// Scrolls to the move that is looked at whenever that is another one.
fn keep_in_sight(ui: &Ui, whole: egui::Rect, moves: &MoveList) {
    let (known, now) = (Id::new("looked at"), (moves.at, moves.plies.len()));
    if ui.data_mut(|data| data.get_temp::<(usize, usize)>(known)) == Some(now) {
        return;
    }
    ui.data_mut(|data| data.insert_temp(known, now));
    let (row, _) = moves.cell(moves.at.saturating_sub(1));
    // With a row above and below, as far as there are any.
    let top = whole.min.y + (metrics::count(row) - 1.0) * ROW;
    let rows = egui::Rect::from_x_y_ranges(whole.x_range(), top..=top + 3.0 * ROW);
    ui.scroll_to_rect_animation(rows.intersect(whole), None, ScrollAnimation::none());
}

/// One move in its place among the pairs, with their number before the first of the two; whether it
/// was pressed.
fn cell(ui: &Ui, colours: Palette, whole: egui::Rect, moves: &MoveList, ply: usize) -> bool {
    let (row, column) = moves.cell(ply);
    let y = whole.min.y + (metrics::count(row) + 0.5) * ROW;
    let half = (whole.width() - NUMBERS) / 2.0;
    let x = whole.min.x + NUMBERS + if column == 0 { 0.0 } else { half };
    // The second column ends with the rules above and below.
    let wide = if column == 0 { half - 4.0 } else { half };
    let chip = egui::Rect::from_min_size(Pos2::new(x, y - 16.0), egui::vec2(wide, 32.0));
    if !ui.is_rect_visible(chip) {
        return false;
    }
    let painter = ui.painter();
    if column == 0 || ply == 0 {
        let at = Pos2::new(whole.min.x + NUMBERS - 14.0, y);
        let number = format!("{}.", row + 1);
        write(
            painter,
            at,
            Align2::RIGHT_CENTER,
            &number,
            Face::Text.letters(15.0, colours.ink2),
        );
    }
    let sense = if moves.open {
        Sense::click()
    } else {
        Sense::hover()
    };
    let response = ui.interact(chip, Id::new(("ply", ply)), sense);
    response
        .widget_info(|| WidgetInfo::labeled(WidgetType::Button, moves.open, moves.numbered(ply)));
    let letters = if moves.is_current(ply) {
        painter.rect_filled(chip, metrics::CHIP_CORNER, colour(colours.fill_on));
        Face::Bold.letters(16.5, colours.text_on)
    } else {
        if moves.open && response.hovered() {
            painter.rect_filled(chip, metrics::CHIP_CORNER, colour(colours.paper2));
        }
        Face::Text.letters(16.5, colours.ink)
    };
    let at = Pos2::new(x + CHIP, y);
    write(painter, at, Align2::LEFT_CENTER, &moves.plies[ply], letters);
    if response.has_focus() {
        let ring = egui::Stroke::new(3.0, colour(colours.action));
        painter.rect_stroke(chip, metrics::CHIP_CORNER, ring, egui::StrokeKind::Inside);
    }
    response.clicked()
}

fn write(painter: &Painter, at: Pos2, anchor: Align2, words: &str, letters: Letters) {
    painter.text(at, anchor, words, letters.font, letters.ink);
}

/// As many moves as fit into one line, up to the one that is looked at; where none is, the first
/// ones. Returns where to look, if a move was pressed.
pub(super) fn line(sheet: &Sheet, area: Rect, moves: &MoveList) -> Option<LookWished> {
    let mut pressed = None;
    // Short moves are touched beside their letters, too.
    let beside = BETWEEN / 2.0;
    let begins = area.min.x + beside;
    let mut room = area.max.x - begins;
    let end = if moves.at == 0 {
        moves.plies.len()
    } else {
        moves.at
    };
    let mut first = moves.at;
    while let Some(ply) = first.checked_sub(1) {
        room -= word(sheet, moves, ply).width + BETWEEN;
        if room < -BETWEEN {
            break;
        }
        first = ply;
    }
    let (mut x, y) = (begins, area.center().y);
    let colours = sheet.colours;
    for ply in first..end {
        let word = word(sheet, moves, ply);
        if x + word.width > area.max.x + 1.0 {
            break;
        }
        let number = Face::Text.letters(SIZE, colours.ink2);
        sheet.text((x, y), &word.number, number);
        let mut left = x + word.numbered;
        let mut tone = colours.ink;
        if moves.is_current(ply) {
            let chip = Rect::new(left, y - 14.0, x + word.width, y + 14.0);
            sheet.surface(chip, metrics::CHIP_CORNER, colours.fill_on);
            (left, tone) = (left + CHIP, colours.text_on);
        }
        let letters = word.face.letters(SIZE, tone);
        sheet.text((left, y), &moves.plies[ply], letters);
        let right_edge = (x + word.width + beside).min(area.max.x);
        let place = Rect::new(x - beside, area.min.y, right_edge, area.max.y);
        let sense = if moves.open {
            Sense::click()
        } else {
            Sense::hover()
        };
        let response = sheet
            .ui
            .interact(rect(place), Id::new(("word", ply)), sense);
        response.widget_info(|| {
            WidgetInfo::labeled(WidgetType::Button, moves.open, moves.numbered(ply))
        });
        let before = if moves.is_current(ply) { CHIP } else { 4.0 };
        let right = x + word.width + 4.0;
        let ring = Rect::new(left - before, y - 14.0, right, y + 14.0);
        sheet.inner_focus_ring(&response, ring, metrics::CHIP_CORNER, tone);
        if response.clicked() {
            pressed = Some(LookWished::At(ply + 1));
        }
        x += word.width + BETWEEN;
    }
    pressed
}

/// Letters of the one line.
const SIZE: f32 = 16.0;
/// Between two moves on it.
const BETWEEN: f32 = 12.0;
/// Between the current one's letters and the edge of its mark.
const CHIP: f32 = 10.0;

/// A move on the line, with its number before it where White's move begins a pair.
struct Word {
    number: String,
    numbered: f32,
    face: Face,
    width: f32,
}

fn word(sheet: &Sheet, moves: &MoveList, ply: usize) -> Word {
    let (row, column) = moves.cell(ply);
    let number = if column == 0 {
        format!("{}.", row + 1)
    } else {
        String::new()
    };
    let numbered = if column == 0 {
        sheet.width_of(&number, Face::Text.at(SIZE)) + 8.0
    } else {
        0.0
    };
    let (face, around) = if moves.is_current(ply) {
        (Face::Bold, 2.0 * CHIP)
    } else {
        (Face::Text, 0.0)
    };
    let width = numbered + sheet.width_of(&moves.plies[ply], face.at(SIZE)) + around;
    Word {
        number,
        numbered,
        face,
        width,
    }
}
