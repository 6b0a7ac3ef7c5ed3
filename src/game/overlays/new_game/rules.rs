//! Three cards, one for each kind of draughts; the chosen one shows its variants.

use bevy::prelude::*;

use crate::game::choices::{Choices, Kind};
use crate::game::interface::choice::Segment;
use crate::game::interface::dialog::Stack;
use crate::game::interface::face::Face;
use crate::game::interface::pictures::Picture;
use crate::game::interface::sentences::kind_name;
use crate::game::interface::sheet::Sheet;
use crate::game::interface::{Words, metrics};
use crate::game::language::{Phrase, RulesName};
use crate::rules::{Position, Rules};

/// Between a card's edge and what is on it.
const INSET: f32 = 8.0;
/// Height of the line that leads to the rules.
const LINK: f32 = 23.0;
/// Between cards.
const BETWEEN: f32 = 6.0;

/// Draws the cards; whether the chosen rules are to be shown on a board.
pub(super) fn cards(
    sheet: &mut Sheet,
    column: &mut Stack,
    words: &Words,
    choices: &mut Choices,
) -> bool {
    let mut learn = false;
    for kind in Kind::ALL {
        let chosen = Kind::of(choices.rules) == kind;
        let rules = if chosen {
            choices.rules
        } else {
            kind.variants()[0]
        };
        let card = Card::new(sheet, words, rules, column.width(), chosen);
        let area = column.take(card.height);
        column.skip(BETWEEN);
        if let Some(rules) = card.draw(sheet, area) {
            choices.rules = rules;
        }
        if card.link(sheet, area, words) {
            (choices.rules, learn) = (card.rules, true);
        }
    }
    column.skip(-BETWEEN);
    learn
}

/// What is on a card.
struct Card {
    kind: Kind,
    rules: Rules,
    chosen: bool,
    name: String,
    about: String,
    variants: Vec<String>,
    difference: String,
    /// Side of the picture of the board.
    picture: f32,
    /// Height of what is said about it.
    said: f32,
    /// Height of the variants and of what is said about the chosen one; nothing where the card
    /// isn't chosen.
    below: (f32, f32),
    height: f32,
}

impl Card {
    fn new(sheet: &Sheet, words: &Words, rules: Rules, width: f32, chosen: bool) -> Self {
        let kind = Kind::of(rules);
        let variant = |&rules: &Rules| {
            let rules = RulesName(rules.name());
            words.say(&Phrase::Variant { rules })
        };
        let about = Phrase::KindAbout {
            kind: kind_name(kind),
        };
        let difference = Phrase::VariantAbout {
            rules: RulesName(rules.name()),
        };
        let name = Phrase::KindOfDraughts {
            kind: kind_name(kind),
        };
        let picture = if chosen { 92.0 } else { 76.0 };
        let mut card = Self {
            kind,
            rules,
            chosen,
            name: words.say(&name),
            about: words.say(&about),
            variants: kind.variants().iter().map(variant).collect(),
            difference: words.say(&difference),
            picture,
            said: 0.0,
            below: (0.0, 0.0),
            height: 0.0,
        };
        let inside = width - 2.0 * INSET;
        if chosen {
            let font = Face::Text.at(14.0);
            let said = sheet.measure(&card.difference, font, inside - 4.0);
            card.below = (sheet.segments_height(inside, &card.segments()), said);
        }
        let font = Face::Text.at(15.0);
        card.said = sheet.measure(&card.about, font, card.room(width));
        card.height = picture.max(32.0 + card.said + LINK) + 2.0 * INSET;
        if chosen {
            card.height += card.below.0 + card.below.1 + 14.0;
        }
        card
    }

    fn segments(&self) -> Vec<Segment<'_>> {
        self.variants
            .iter()
            .map(|name| Segment::plain(name))
            .collect()
    }

    /// How wide what is said about it may be; the arrows have their place only on a wide card.
    fn room(&self, width: f32) -> f32 {
        let arrows = if width >= 380.0 { 72.0 } else { 0.0 };
        width - 2.0 * INSET - self.picture - 12.0 - arrows
    }

    /// Draws it; returns the rules that were chosen.
    fn draw(&self, sheet: &mut Sheet, area: Rect) -> Option<Rules> {
        let spoken = format!("{}. {}", self.name, self.about);
        let pressed = sheet.card(area, self.key(), &spoken, self.chosen);
        let top = area.min.y + INSET;
        let left = area.min.x + INSET;
        let board = (left + self.picture / 2.0, top + self.picture / 2.0);
        let start = Picture::Position(Position::start(self.rules));
        sheet.picture(start, board, self.picture);
        self.tell(sheet, area, left + self.picture + 12.0);
        let mut chosen = (pressed && !self.chosen).then_some(self.rules);
        if self.chosen
            && let Some(rules) = self.variant(sheet, area)
        {
            chosen = Some(rules);
        }
        chosen
    }

    fn tell(&self, sheet: &mut Sheet, area: Rect, left: f32) {
        let colours = sheet.colours;
        let y = area.min.y + INSET + 12.0;
        let room = area.max.x - INSET - left;
        let sizes = [21.0, 19.0, 17.0, 15.0];
        let size = sheet.size_for(&self.name, Face::Title, room, sizes);
        let letters = Face::Title.letters(size, colours.ink);
        let width = sheet.text((left, y), &self.name, letters);
        let columns = self.rules.board().width();
        let size = format!("{columns}×{columns}");
        let letters = Face::Strong.letters(14.0, colours.ink2);
        // The picture shows it too.
        if width + 10.0 + sheet.width_of(&size, letters.font.clone()) <= room {
            sheet.text((left + width + 10.0, y + 2.0), &size, letters);
        }
        let letters = Face::Text.letters(15.0, colours.ink);
        sheet.paragraph(
            (left, y + 17.0),
            self.room(area.width()),
            &self.about,
            letters,
        );
        if area.width() >= 380.0 {
            let lines = self.rules.declaration().man_captures;
            let arrows = Picture::Directions(lines, colours.action);
            let middle = area.min.y + INSET + self.picture / 2.0;
            sheet.picture(arrows, (area.max.x - INSET - 32.0, middle), 54.0);
        }
    }

    /// Draws the way to its rules on a live board; whether it was pressed.
    fn link(&self, sheet: &mut Sheet, area: Rect, words: &Words) -> bool {
        let words = words.say(&Phrase::RulesOnABoard);
        let left = area.min.x + INSET + self.picture + 12.0;
        let top = area.min.y + INSET + 30.0 + self.said;
        let width = sheet.width_of(&words, Face::Strong.at(14.5));
        let at = Rect::new(left, top - 13.0, left + width, top - 13.0 + metrics::TARGET);
        let spoken = format!("{} · {words}", self.name);
        let name = format!("{} on a board", self.key());
        sheet.paper_link(at, &name, (&words, &spoken), 14.5)
    }

    /// The variants, and what is said about the chosen one.
    fn variant(&self, sheet: &mut Sheet, area: Rect) -> Option<Rules> {
        let inside = Rect::new(
            area.min.x + INSET,
            area.max.y - INSET - self.below.1 - 8.0 - self.below.0,
            area.max.x - INSET,
            area.max.y - INSET,
        );
        let variants = self.kind.variants();
        let current = variants.iter().position(|&rules| rules == self.rules);
        let pressed = sheet.segments(inside, "variant", &self.segments(), current.unwrap_or(0));
        let letters = Face::Text.letters(14.0, sheet.colours.ink2);
        let under = (inside.min.x + 2.0, inside.max.y - self.below.1);
        sheet.paragraph(under, inside.width() - 4.0, &self.difference, letters);
        pressed.and_then(|index| variants.get(index).copied())
    }

    fn key(&self) -> &'static str {
        match self.kind {
            Kind::Frisian => "rules frisian",
            Kind::International => "rules international",
            Kind::Spanish => "rules spanish",
        }
    }
}
