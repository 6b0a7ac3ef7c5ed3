//! The sentence of the moment on its card: as high as its words need.

use bevy::prelude::*;

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
}

/// Room for the badge of a refusal.
const BADGE: f32 = 56.0;
/// Between the words and the edges of a refusal's card.
const INSET: f32 = 11.0;
/// Height of the headline.
const HEAD: f32 = 21.0;

impl Saying {
    /// A sentence without a headline.
    pub fn word(body: String) -> Self {
        Self {
            tone: Tone::Word,
            head: String::new(),
            body,
        }
    }

    /// How high the card is that says it in full, 64 px at least, in so much width.
    pub fn height(&self, sheet: &Sheet, width: f32) -> f32 {
        let head = if self.head.is_empty() { 0.0 } else { HEAD };
        let words = sheet.measure(&self.body, Face::Text.at(15.0), self.room(width));
        let body = if self.body.is_empty() { 0.0 } else { words };
        (head + body + 2.0 * INSET).max(64.0)
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

    /// What readers of the screen find in its place.
    fn told(&self, sheet: &Sheet, area: Rect) {
        let parts = [&self.head, &self.body]
            .into_iter()
            .filter(|part| !part.is_empty());
        let words: Vec<&str> = parts.map(String::as_str).collect();
        sheet.told("saying", area, &words.join(" "));
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
        let body = if self.body.is_empty() {
            0.0
        } else {
            sheet.measure(&self.body, Face::Text.at(15.0), width)
        };
        let mut y = area.center().y - f32::midpoint(head, body);
        if head > 0.0 {
            let letters = Face::Bold.letters(15.5, ink);
            sheet.line((left, y + HEAD / 2.0), width, &self.head, letters);
            y += head;
        }
        let letters = Face::Text.letters(15.0, ink);
        sheet.paragraph((left, y), width, &self.body, letters);
    }

    /// Says it in the one or two lines that a phone has room for.
    pub fn line(&self, sheet: &mut Sheet, area: Rect) {
        self.told(sheet, area);
        let mut left = area.min.x + 8.0;
        if self.tone == Tone::Refusal {
            badge(sheet, (left + 14.0, area.center().y));
            left += 36.0;
        }
        let words = if self.body.is_empty() {
            &self.head
        } else {
            &self.body
        };
        let width = area.max.x - left - 6.0;
        let fits = |size: f32| sheet.measure(words, Face::Text.at(size), width) <= area.height();
        let size = [15.0, 14.0, 13.0]
            .into_iter()
            .find(|&size| fits(size))
            .unwrap_or(12.0);
        let height = sheet
            .measure(words, Face::Text.at(size), width)
            .min(area.height());
        let at = (left, area.center().y - height / 2.0);
        let letters = Face::Text.letters(size, sheet.colours.ink);
        sheet.paragraph(at, width, words, letters);
    }
}

fn badge(sheet: &mut Sheet, at: (f32, f32)) {
    sheet.dot(at, 13.0, sheet.colours.red);
    sheet.picture(Picture::Icon(Icon::Close, [255; 3]), at, 16.0);
}
