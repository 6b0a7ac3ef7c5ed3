//! Why a move was refused, on the board itself: a card on its largest empty part, with what must be
//! taken and what was attempted side by side.

mod place;

use bevy::prelude::*;

use super::haul::Sums;
use super::told::Told;
use crate::game::board::geometry::Geometry;
use crate::game::interface::face::Face;
use crate::game::interface::sheet::Sheet;
use place::free_place;

/// The least letters that are read on a board.
const LEAST: f32 = 12.0;

/// Draws it while a refusal is told, where the board has room for it in letters that can be read;
/// whether it has.
pub(super) fn verdict(sheet: &mut Sheet, told: &Told, geometry: &Geometry) -> bool {
    let Some(words) = told.refusal() else {
        return false;
    };
    let position = told.current.position();
    let Some(place) = free_place(geometry, position, told.explained) else {
        return false;
    };
    let square = geometry.square;
    let card = Card {
        area: place.inflate(-0.2 * square),
        text: (square * 0.25).clamp(LEAST, 16.0),
        sums: Sums::of(position, &told.explained.routes, told.words),
    };
    let has_room = card.has_room(sheet, &words);
    if has_room {
        card.draw(sheet, &words);
    }
    has_room
}

/// The card, with the size of its letters and what it compares.
struct Card {
    area: Rect,
    text: f32,
    sums: Option<Sums>,
}

impl Card {
    /// Where its words stand.
    fn inside(&self) -> Rect {
        Rect::new(
            self.area.min.x + 26.0,
            self.area.min.y + 6.0,
            self.area.max.x - 10.0,
            self.area.max.y - 6.0,
        )
    }

    /// Heights of the headline, the sentence and the sums.
    fn rows(&self, sheet: &Sheet, sentence: &str) -> [f32; 3] {
        let font = Face::Text.at(self.text);
        let high = sheet.measure(sentence, font, self.inside().width());
        let sums = if self.sums.is_some() { 1.7 } else { 0.0 };
        [1.7 * self.text, high, sums * self.text]
    }

    fn title(&self) -> f32 {
        1.35 * self.text
    }

    fn has_room(&self, sheet: &Sheet, (head, sentence): &(String, String)) -> bool {
        let inside = self.inside();
        let high: f32 = self.rows(sheet, sentence).iter().sum();
        let wide = sheet.width_of(head, Face::Title.at(self.title()));
        high <= inside.height() && wide <= inside.width()
    }

    fn draw(&self, sheet: &mut Sheet, (head, sentence): &(String, String)) {
        let (inside, rows) = (self.inside(), self.rows(sheet, sentence));
        sheet.paper(self.area, 12, false);
        let bar = Rect::new(
            self.area.min.x + 10.0,
            self.area.min.y + 10.0,
            self.area.min.x + 15.0,
            self.area.max.y - 10.0,
        );
        sheet.surface(bar, 2, sheet.colours.red);
        let (left, ink) = (inside.min.x, sheet.colours.ink);
        let mut y = inside.center().y - rows.iter().sum::<f32>() / 2.0;
        let letters = Face::Title.letters(self.title(), ink);
        sheet.text((left, y + rows[0] / 2.0), head, letters);
        y += rows[0];
        let letters = Face::Text.letters(self.text, ink);
        sheet.paragraph((left, y), inside.width(), sentence, letters);
        y += rows[1] + rows[2] / 2.0;
        if let Some(sums) = &self.sums {
            sums.draw(sheet, (left, y), self.text);
        }
    }
}
