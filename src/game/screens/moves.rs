//! The moves so far: in pairs on the panel, in one line on a phone.

use bevy::prelude::*;
use bevy_egui::egui::{self, Align2, Pos2, UiBuilder};

use crate::game::interface::Words;
use crate::game::interface::face::Face;
use crate::game::interface::metrics;
use crate::game::interface::sheet::{Sheet, rect};
use crate::game::language::Phrase;
use crate::game::paint::tokens::Rgb;
use crate::rules::Side;

/// Height of a pair of moves.
const ROW: f32 = 34.0;

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
    sheet.text(
        title,
        Align2::LEFT_CENTER,
        &words.say(&Phrase::Moves),
        Face::Title.at(18.0),
        sheet.colours.ink,
    );
    let list = Rect::new(area.min.x, area.min.y + 36.0, area.max.x, area.max.y);
    if list.height() < ROW {
        return;
    }
    let colours = sheet.colours;
    sheet
        .ui
        .scope_builder(UiBuilder::new().max_rect(rect(list)), |ui| {
            egui::ScrollArea::vertical()
                .stick_to_bottom(true)
                .auto_shrink(false)
                .show(ui, |ui| {
                    // As many rows as a board has moves, so it fits.
                    #[expect(clippy::cast_precision_loss)]
                    let height = moves.rows() as f32 * ROW;
                    let (_, response) =
                        ui.allocate_space(egui::vec2(list.width(), height.max(1.0)));
                    let origin = response.min;
                    let painter = ui.painter();
                    for (ply, text) in moves.plies.iter().enumerate() {
                        let (row, column) = moves.cell(ply);
                        let last = ply + 1 == moves.plies.len();
                        #[expect(clippy::cast_precision_loss)]
                        let y = origin.y + (row as f32 + 0.5) * ROW;
                        let half = (list.width() - 44.0) / 2.0;
                        let x = origin.x + 44.0 + if column == 0 { 0.0 } else { half };
                        if column == 0 || ply == 0 {
                            let number = format!("{}.", row + 1);
                            let ink = ink(colours.ink2);
                            painter.text(
                                Pos2::new(origin.x + 30.0, y),
                                Align2::RIGHT_CENTER,
                                number,
                                Face::Text.at(15.0),
                                ink,
                            );
                        }
                        if last {
                            let chip = egui::Rect::from_min_size(
                                Pos2::new(x, y - 16.0),
                                egui::vec2(half - 4.0, 32.0),
                            );
                            painter.rect_filled(
                                chip,
                                f32::from(metrics::CHIP_CORNER),
                                ink(colours.fill_on),
                            );
                        }
                        let (face, tone) = if last {
                            (Face::Bold, colours.text_on)
                        } else {
                            (Face::Text, colours.ink)
                        };
                        painter.text(
                            Pos2::new(x + 10.0, y),
                            Align2::LEFT_CENTER,
                            text,
                            face.at(16.5),
                            ink(tone),
                        );
                    }
                });
        });
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
    for ply in first..moves.plies.len() {
        let Word {
            number,
            numbered,
            face,
            width,
        } = word(sheet, moves, ply);
        let (ink, ink2) = (sheet.colours.ink, sheet.colours.ink2);
        sheet.text(
            (x, y),
            Align2::LEFT_CENTER,
            &number,
            Face::Text.at(SIZE),
            ink2,
        );
        let mut at = (x + numbered, y);
        let mut tone = ink;
        if face == Face::Bold {
            let chip = Rect::new(at.0, y - 14.0, x + width, y + 14.0);
            sheet.surface(chip, metrics::CHIP_CORNER, sheet.colours.fill_on);
            (at.0, tone) = (at.0 + CHIP, sheet.colours.text_on);
        }
        sheet.text(
            at,
            Align2::LEFT_CENTER,
            &moves.plies[ply],
            face.at(SIZE),
            tone,
        );
        x += width + BETWEEN;
    }
}

/// Letters of the one line.
const SIZE: f32 = 16.0;
/// Between two moves on it.
const BETWEEN: f32 = 12.0;
/// Inside the last one's mark.
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
    let last = ply + 1 == moves.plies.len();
    let (face, around) = if last {
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

fn ink(tone: Rgb) -> egui::Color32 {
    crate::game::interface::sheet::colour(tone)
}
