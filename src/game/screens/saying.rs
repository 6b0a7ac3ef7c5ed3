//! The sentence of the moment on its card: as high as its words need.

use bevy::prelude::*;

use super::haul::Sums;
use crate::game::interface::face::Face;
use crate::game::interface::metrics;
use crate::game::interface::notice::Tone;
use crate::game::interface::pictures::Picture;
use crate::game::interface::sheet::Sheet;
use crate::game::paint::Icon;

/// What is said, and how it is meant.
pub(super) struct Saying {
    pub tone: Tone,
    pub head: String,
    pub body: String,
    /// What is compared.
    sums: Option<Sums>,
}

/// Room for the badge of a refusal.
const BADGE: f32 = 56.0;
/// Between the words and the edges of a refusal's card.
const INSET: f32 = 11.0;
/// Height of the headline.
const HEAD: f32 = 21.0;
/// Height of what is compared, and the size of its letters.
const SUMS: (f32, f32) = (28.0, 14.0);

impl Saying {
    /// Headline and sentence.
    pub fn new(tone: Tone, head: String, body: String) -> Self {
        let sums = None;
        Self {
            tone,
            head,
            body,
            sums,
        }
    }

    /// A sentence without a headline.
    pub fn word(body: String) -> Self {
        Self::new(Tone::Word, String::new(), body)
    }

    /// The same with what is compared, where anything is.
    #[must_use]
    pub fn with(self, sums: Option<Sums>) -> Self {
        Self { sums, ..self }
    }

    /// How high the card is that says it in full, 64 px at least, in so much width.
    pub fn height(&self, sheet: &Sheet, width: f32) -> f32 {
        let head = if self.head.is_empty() { 0.0 } else { HEAD };
        let words = sheet.measure(&self.body, Face::Text.at(15.0), self.room(width));
        let body = if self.body.is_empty() { 0.0 } else { words };
        let sums = if self.sums.is_some() { SUMS.0 } else { 0.0 };
        (head + body + sums + 2.0 * INSET).max(64.0)
    }

    fn room(&self, width: f32) -> f32 {
        width
            - 12.0
            - if self.tone == Tone::Refusal {
                BADGE
            } else {
                0.0
            }
    }

    /// Headline and sentence in one.
    fn whole(&self) -> String {
        let parts = [self.head.as_str(), self.body.as_str()].into_iter();
        let words: Vec<&str> = parts.filter(|part| !part.is_empty()).collect();
        words.join(" ")
    }

    /// What readers of the screen find in its place.
    fn told(&self, sheet: &Sheet, area: Rect) {
        sheet.told("saying", area, &self.whole());
    }

    /// Says it in full on a card of [`Self::height`].
    pub fn card(&self, sheet: &mut Sheet, area: Rect) {
        self.told(sheet, area);
        let mut left = area.min.x;
        if self.tone == Tone::Refusal {
            sheet.surface(area, metrics::BUTTON_CORNER, sheet.colours.blush);
            sheet.outline(area, metrics::BUTTON_CORNER, 1.5, sheet.colours.blush_edge);
            badge(sheet, (left + BADGE / 2.0, area.center().y));
            left += BADGE;
        }
        let (width, ink) = (self.room(area.width()), sheet.colours.ink);
        let head = if self.head.is_empty() { 0.0 } else { HEAD };
        // A low panel gives the card less than its height.
        let room = (width, area.height() - head);
        let size = sheet.size_for_lines(&self.body, Face::Text, room, [15.0, 14.0, 13.0, 12.0]);
        let body = if self.body.is_empty() {
            0.0
        } else {
            sheet.measure(&self.body, Face::Text.at(size), width)
        };
        // What is compared has room, or is left to the words.
        let compared = self.sums.as_ref();
        let compared = compared.filter(|_| head + body + SUMS.0 <= area.height());
        let below = if compared.is_some() { SUMS.0 } else { 0.0 };
        let mut y = area.center().y - (head + body + below) / 2.0;
        if head > 0.0 {
            let letters = Face::Bold.letters(15.5, ink);
            sheet.line((left, y + HEAD / 2.0), width, &self.head, letters);
            y += head;
        }
        let letters = Face::Text.letters(size, ink);
        sheet.paragraph((left, y), width, &self.body, letters);
        if let Some(sums) = compared {
            let middle = y + body + SUMS.0 / 2.0 + 2.0;
            sums.draw(sheet, (left, middle), SUMS.1);
        }
    }

    /// Says it in the one or two lines that a phone has room for.
    pub fn line(&self, sheet: &mut Sheet, area: Rect) {
        self.told(sheet, area);
        if self.tone == Tone::Refusal {
            badge(sheet, (area.min.x + 22.0, area.center().y));
        }
        let place = self.line_place(area);
        let mut words = self.in_short();
        if let Some(sums) = &self.sums {
            let compared = format!("{words} ({})", sums.text());
            if line_size(sheet, &compared, place).1 <= place.height() {
                words = compared;
            }
        }
        let (size, height) = line_size(sheet, &words, place);
        let at = (
            place.min.x,
            place.center().y - height.min(place.height()) / 2.0,
        );
        let letters = Face::Text.letters(size, sheet.colours.ink);
        sheet.paragraph(at, place.width(), &words, letters);
    }

    /// What a line has room for: of a refusal the sentence alone, since its headline tells less.
    fn in_short(&self) -> String {
        if self.tone == Tone::Refusal && !self.body.is_empty() {
            self.body.clone()
        } else {
            self.whole()
        }
    }

    /// Where the words of a line stand.
    fn line_place(&self, area: Rect) -> Rect {
        let badge = if self.tone == Tone::Refusal {
            36.0
        } else {
            0.0
        };
        Rect::new(
            area.min.x + 8.0 + badge,
            area.min.y,
            area.max.x - 6.0,
            area.max.y,
        )
    }

    /// Whether a line in `area` has room for all its words.
    #[cfg(test)]
    pub fn fits_line(&self, sheet: &Sheet, area: Rect) -> bool {
        let place = self.line_place(area);
        line_size(sheet, &self.in_short(), place).1 <= place.height()
    }
}

/// The largest letters in which words have room in `place`, or the smallest that are read; how
/// high the words are in them.
fn line_size(sheet: &Sheet, words: &str, place: Rect) -> (f32, f32) {
    let room = (place.width(), place.height());
    let size = sheet.size_for_lines(words, Face::Text, room, [15.0, 14.0, 13.0, 12.0]);
    (
        size,
        sheet.measure(words, Face::Text.at(size), place.width()),
    )
}

fn badge(sheet: &mut Sheet, at: (f32, f32)) {
    sheet.dot(at, 13.0, sheet.colours.red);
    sheet.picture(Picture::Icon(Icon::Close, [255; 3]), at, 16.0);
}
