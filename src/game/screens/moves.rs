//! The moves so far: in pairs on the panel, in one line on a phone.

use bevy::prelude::*;
use bevy_egui::egui::{self, Align2, Painter, Pos2, UiBuilder};

use crate::game::interface::Words;
use crate::game::interface::face::{Face, Letters};
use crate::game::interface::metrics;
use crate::game::interface::sheet::{Sheet, colour, rect};
use crate::game::language::Phrase;
use crate::game::paint::tokens::Palette;
use crate::rules::Side;

/// Height of a pair of moves.
const ROW: f32 = 34.0;
/// Width of the numbers before them.
const NUMBERS: f32 = 44.0;

/// The plies in the words of the notation, and which side began.
pub(super) struct MoveList<'a> {
    pub plies: &'a [String],
    pub first: Side,
}

impl MoveList<'_> {
    /// Row and column of a ply in pairs, and of how many rows.
    fn cell(&self, ply: usize) -> (usize, usize) {
        let shifted = ply + usize::from(self.first == Side::Black);
        (shifted / 2, shifted % 2)
    }

    fn is_last(&self, ply: usize) -> bool {
        ply + 1 == self.plies.len()
    }

    fn rows(&self) -> usize {
        self.plies
            .len()
            .checked_sub(1)
            .map_or(0, |last| self.cell(last).0 + 1)
    }
}

/// The moves in pairs under their title; the list scrolls inside and keeps to the last move.
pub(super) fn pairs(sheet: &mut Sheet, area: Rect, words: &Words, moves: &MoveList) {
    let title = (area.min.x, area.min.y + 14.0);
    let letters = Face::Title.letters(18.0, sheet.colours.ink);
    sheet.text(title, &words.say(&Phrase::Moves), letters);
    let list = Rect::new(area.min.x, area.min.y + 36.0, area.max.x, area.max.y);
    if list.height() < ROW {
        return;
    }
    let colours = sheet.colours;
    let place = UiBuilder::new().max_rect(rect(list));
    sheet.ui.scope_builder(place, |ui| {
        let scroll = egui::ScrollArea::vertical()
            .stick_to_bottom(true)
            .auto_shrink(false);
        scroll.show(ui, |ui| {
            // As many rows as a board has moves, so it fits.
            #[expect(clippy::cast_precision_loss)]
            let height = moves.rows() as f32 * ROW;
            let (_, whole) = ui.allocate_space(egui::vec2(list.width(), height.max(1.0)));
            for ply in 0..moves.plies.len() {
                cell(ui.painter(), colours, whole, moves, ply);
            }
        });
    });
}

/// One move in its place among the pairs, with their number before the first of the two.
fn cell(painter: &Painter, colours: Palette, whole: egui::Rect, moves: &MoveList, ply: usize) {
    let (row, column) = moves.cell(ply);
    #[expect(clippy::cast_precision_loss)]
    let y = whole.min.y + (row as f32 + 0.5) * ROW;
    let half = (whole.width() - NUMBERS) / 2.0;
    let x = whole.min.x + NUMBERS + if column == 0 { 0.0 } else { half };
    if column == 0 || ply == 0 {
        let at = Pos2::new(whole.min.x + NUMBERS - 14.0, y);
        let Letters { font, ink } = Face::Text.letters(15.0, colours.ink2);
        painter.text(at, Align2::RIGHT_CENTER, format!("{}.", row + 1), font, ink);
    }
    let letters = if moves.is_last(ply) {
        // The second column ends with the rules above and below.
        let wide = if column == 0 { half - 4.0 } else { half };
        let chip = egui::Rect::from_min_size(Pos2::new(x, y - 16.0), egui::vec2(wide, 32.0));
        painter.rect_filled(chip, metrics::CHIP_CORNER, colour(colours.fill_on));
        Face::Bold.letters(16.5, colours.text_on)
    } else {
        Face::Text.letters(16.5, colours.ink)
    };
    let (at, Letters { font, ink }) = (Pos2::new(x + CHIP, y), letters);
    painter.text(at, Align2::LEFT_CENTER, &moves.plies[ply], font, ink);
}

/// As many of the last moves as fit into one line.
pub(super) fn line(sheet: &Sheet, area: Rect, moves: &MoveList) {
    let mut room = area.width();
    let mut first = moves.plies.len();
    while let Some(ply) = first.checked_sub(1) {
        room -= word(sheet, moves, ply).width + BETWEEN;
        if room < -BETWEEN {
            break;
        }
        first = ply;
    }
    let (mut x, y) = (area.min.x, area.center().y);
    let colours = sheet.colours;
    for ply in first..moves.plies.len() {
        let word = word(sheet, moves, ply);
        let number = Face::Text.letters(SIZE, colours.ink2);
        sheet.text((x, y), &word.number, number);
        let mut left = x + word.numbered;
        let mut tone = colours.ink;
        if moves.is_last(ply) {
            let chip = Rect::new(left, y - 14.0, x + word.width, y + 14.0);
            sheet.surface(chip, metrics::CHIP_CORNER, colours.fill_on);
            (left, tone) = (left + CHIP, colours.text_on);
        }
        let letters = word.face.letters(SIZE, tone);
        sheet.text((left, y), &moves.plies[ply], letters);
        x += word.width + BETWEEN;
    }
}

/// Letters of the one line.
const SIZE: f32 = 16.0;
/// Between two moves on it.
const BETWEEN: f32 = 12.0;
/// Between the last one's letters and the edge of its mark.
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
    let (face, around) = if moves.is_last(ply) {
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
