//! Why a move was refused, on the board itself: a card on its largest empty part, with what must be
//! taken and what was attempted side by side.

mod place;

use bevy::prelude::*;

use super::haul::Haul;
use super::told::Told;
use crate::game::board::geometry::Geometry;
use crate::game::board::strokes::ShownRoute;
use crate::game::interface::face::Face;
use crate::game::interface::pictures::Picture;
use crate::game::interface::sheet::Sheet;
use crate::game::paint::RouteStyle;
use crate::rules::Side;
use place::free_place;

/// The least letters that are read on a board.
const LEAST: f32 = 12.0;

/// Draws it while a refusal is told, where the board has room for it in letters that can be read.
pub(super) fn verdict(sheet: &mut Sheet, told: &Told, geometry: &Geometry) {
    let Some(words) = told.refusal() else { return };
    let position = told.current.position();
    let Some(place) = free_place(geometry, position, told.explained) else {
        return;
    };
    let square = geometry.square;
    let card = Card {
        area: place.inflate(-0.2 * square),
        text: (square * 0.25).clamp(LEAST, 16.0),
        sums: sums(told),
    };
    if card.has_room(sheet, &words) {
        card.draw(sheet, told, &words);
    }
}

/// The card, with the size of its letters and what it compares.
struct Card {
    area: Rect,
    text: f32,
    sums: Option<[Haul; 2]>,
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

    fn draw(&self, sheet: &mut Sheet, told: &Told, (head, sentence): &(String, String)) {
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
        if let Some([better, worse]) = &self.sums {
            let end = draw_haul(sheet, (left, y), self.text, told, better);
            let sign = Face::Bold.letters(self.text * 1.2, sheet.colours.red);
            let wide = sheet.text((end + 10.0, y), ">", sign);
            draw_haul(sheet, (end + wide + 20.0, y), self.text, told, worse);
        }
    }
}

/// What must be taken and what was attempted; `None` where nothing was.
fn sums(told: &Told) -> Option<[Haul; 2]> {
    let of = |style: RouteStyle| {
        let mut shown = told.explained.iter();
        let route: &ShownRoute = shown.find(|shown| shown.style == style)?;
        Some(Haul::of(told.current.position(), &route.route))
    };
    Some([of(RouteStyle::Gilt)?, of(RouteStyle::Refused)?])
}

/// The pieces of a haul in a row, and what they are worth; where that ends.
fn draw_haul(
    sheet: &mut Sheet,
    (mut x, y): (f32, f32),
    size: f32,
    told: &Told,
    haul: &Haul,
) -> f32 {
    let white = told.current.position().turn() == Side::Black;
    for &king in &haul.pieces {
        sheet.picture(
            Picture::Piece { white, king },
            (x + size * 0.75, y),
            size * 1.5,
        );
        x += size * 1.6;
    }
    let worth = haul.number(told.words);
    let letters = Face::Bold.letters(size, sheet.colours.ink);
    x + 4.0 + sheet.text((x + 4.0, y), &worth, letters)
}
