//! The route chooser: on the panel a card for each of several ways to capture, on the board a label
//! at each way that is drawn there.

mod labels;
mod stamp;
#[cfg(test)]
mod tests;

use bevy::prelude::*;

use super::haul::Haul;
use crate::game::board::geometry::Geometry;
use crate::game::input::selection::Candidate;
use crate::game::interface::Words;
use crate::game::interface::button::{ButtonLook, Label};
use crate::game::interface::face::Face;
use crate::game::interface::layout::Layout;
use crate::game::interface::metrics;
use crate::game::interface::pictures::Picture;
use crate::game::interface::sheet::Sheet;
use crate::game::language::{AllOf, Phrase};
use crate::game::paint::{Icon, RouteStyle};
use crate::notation::movetext;
use crate::rules::{Position, Side};
use stamp::stamp;

/// How the first ways are told from one another; those after them are not drawn on the board.
const STYLES: [RouteStyle; 3] = [RouteStyle::Gilt, RouteStyle::Second, RouteStyle::Third];
/// From this height on each way has a card with a small board.
const ROOMY: f32 = 300.0;
/// More cards than these would be too low for that.
const MOST_CARDS: usize = 3;

/// The ways among which one has to be chosen.
pub(super) struct Ways<'a> {
    pub words: &'a Words,
    pub position: &'a Position,
    pub offered: &'a [Candidate],
    /// Where the board lies.
    pub geometry: Geometry,
    /// No dialog is open.
    pub open: bool,
}

/// What was pressed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Choice {
    /// This way, counted from 0.
    Way(usize),
    /// None of them.
    Back,
}

impl Ways<'_> {
    /// What a way takes.
    fn haul(&self, way: &Candidate) -> Haul {
        Haul::of(self.position, &way.route)
    }

    /// Which pieces it takes, in their order.
    fn takes(&self, way: &Candidate) -> String {
        let squares = way.route.taken.iter().map(|square| square.number());
        let squares = AllOf(squares.collect());
        self.words.say(&Phrase::RouteTakes { squares })
    }

    fn text(&self, way: &Candidate) -> String {
        movetext::write_route(self.position, way.mv).replace('x', "×")
    }

    /// Where all of them end, if they do end on one square.
    fn sentence(&self) -> String {
        let mut ends = self.offered.iter().map(|way| way.mv.to());
        let first = ends.next();
        let one = first.filter(|first| ends.all(|end| end == *first));
        self.words.say(&match one {
            Some(square) => Phrase::WaysEnd {
                square: square.number(),
            },
            None => Phrase::WaysDiffer,
        })
    }
}

/// Where so many ways are chosen among, each in a place that can be hit.
pub(super) fn area(layout: &Layout, ways: usize) -> Rect {
    let usual = layout.chooser();
    let hit = |place: Rect| place.size().min_element() >= metrics::TARGET;
    if grid(usual, ways + 1).into_iter().all(hit) {
        usual
    } else {
        layout.large_chooser()
    }
}

/// Draws the cards in `area`, and the labels on the board.
pub(super) fn chooser(sheet: &mut Sheet, area: Rect, ways: &Ways) -> Option<Choice> {
    labels::labels(sheet, ways);
    if area.height() >= ROOMY && ways.offered.len() <= MOST_CARDS {
        cards(sheet, area, ways)
    } else {
        cells(sheet, area, ways)
    }
}

/// A title, a card with a small board for each way, and the way back.
fn cards(sheet: &mut Sheet, area: Rect, ways: &Ways) -> Option<Choice> {
    let count = u32::try_from(ways.offered.len()).unwrap_or(u32::MAX);
    let title = ways.words.say(&Phrase::WaysToCapture { count });
    let (left, width, ink) = (area.min.x, area.width(), sheet.colours.ink);
    let size = sheet.size_for(&title, Face::Title, width, [26.0, 23.0, 20.0]);
    let letters = Face::Title.letters(size, ink);
    sheet.line((left, area.min.y + 15.0), width, &title, letters);
    let sentence = ways.sentence();
    let letters = Face::Text.letters(15.0, sheet.colours.ink2);
    let height = sheet.measure(&sentence, letters.font.clone(), width);
    sheet.paragraph((left, area.min.y + 36.0), width, &sentence, letters);
    let top = area.min.y + 36.0 + height + 12.0;
    let foot = Rect::new(left, area.max.y - metrics::TARGET, area.max.x, area.max.y);
    let cards = metrics::count(ways.offered.len());
    let room = (foot.min.y - 12.0 - top + metrics::GAP) / cards;
    let high = (room - metrics::GAP).min(200.0);
    let mut pressed = None;
    let mut y = top;
    for index in 0..ways.offered.len() {
        let card_area = Rect::new(left, y, area.max.x, y + high);
        if card(sheet, card_area, ways, index) {
            pressed = Some(Choice::Way(index));
        }
        y += high + metrics::GAP;
    }
    self::foot(sheet, foot, ways).or(pressed)
}

/// What else can be done, and the way back.
fn foot(sheet: &mut Sheet, area: Rect, ways: &Ways) -> Option<Choice> {
    let back = ways.words.say(&Phrase::Back);
    let wide = sheet.width_of(&back, Face::Strong.at(16.0)) + 48.0;
    let button = Rect::new(area.max.x - wide, area.min.y, area.max.x, area.max.y);
    let label = Label::plain(&back, 16.0);
    let pressed = sheet.button(button, "no way", label, ButtonLook::Outlined, ways.open);
    let hint = ways.words.say(&Phrase::WaysKeys);
    let letters = Face::Text.letters(14.0, sheet.colours.ink2);
    let room = button.min.x - 16.0 - area.min.x;
    let height = sheet.measure(&hint, letters.font.clone(), room);
    let top = area.center().y - height / 2.0;
    sheet.paragraph((area.min.x, top), room, &hint, letters);
    pressed.then_some(Choice::Back)
}

/// The button of a way, without its face.
fn way_button(sheet: &mut Sheet, area: Rect, ways: &Ways, index: usize) -> bool {
    let way = &ways.offered[index];
    let (number, text) = (index + 1, ways.text(way));
    let spoken = format!(
        "{number}: {text}. {}. {}",
        ways.takes(way),
        ways.haul(way).sum(ways.words)
    );
    let look = ButtonLook::OnPaper;
    sheet.blank_button(area, &format!("way {number}"), &spoken, look) && ways.open
}

/// A way: a small board, and beside it what it is.
fn card(sheet: &mut Sheet, area: Rect, ways: &Ways, index: usize) -> bool {
    let pressed = way_button(sheet, area, ways, index);
    let way = &ways.offered[index];
    let side = area.height() - 20.0;
    let board = (area.min.x + 10.0 + side / 2.0, area.center().y);
    stamp(
        sheet,
        board,
        side,
        ways,
        (way, STYLES[index % STYLES.len()]),
    );
    let mut beside = area;
    (beside.min.x, beside.max.x) = (area.min.x + side + 24.0, area.max.x - 10.0);
    describe(sheet, beside, ways, index);
    pressed
}

/// The number and the text of a way, what it takes, and the sum; where it is high, the pieces too.
fn describe(sheet: &mut Sheet, area: Rect, ways: &Ways, index: usize) {
    let way = &ways.offered[index];
    let (left, width) = (area.min.x, area.width());
    let (ink, ink2) = (sheet.colours.ink, sheet.colours.ink2);
    let tall = area.height() >= 130.0;
    let between = if tall { 34.0 } else { 0.0 };
    let mut y = area.center().y - (34.0 + between + 46.0) / 2.0;
    let mut row = |height: f32| {
        y += height;
        y - height / 2.0
    };
    let first = row(34.0);
    chip(sheet, (left + 15.0, first), index);
    let letters = Face::Bold.letters(18.0, ink);
    sheet.line((left + 40.0, first), width - 40.0, &ways.text(way), letters);
    let second = row(between);
    if tall {
        pieces(sheet, (left, second), width, ways, way);
    }
    let letters = Face::Text.letters(15.0, ink2);
    sheet.line((left, row(24.0)), width, &ways.takes(way), letters);
    let letters = Face::Strong.letters(15.0, ink);
    let sum = ways.haul(way).sum(ways.words);
    sheet.line((left, row(22.0)), width, &sum, letters);
}

/// The number of a way, which is also its key.
fn chip(sheet: &Sheet, (x, y): (f32, f32), index: usize) {
    let area = Rect::from_center_size(Vec2::new(x, y), Vec2::splat(28.0));
    sheet.surface(area, metrics::CHIP_CORNER, sheet.colours.fill_on);
    let letters = Face::Title.letters(16.0, sheet.colours.text_on);
    sheet.centred((x, y), &(index + 1).to_string(), letters);
}

/// The pieces that leave, as many as have room.
fn pieces(sheet: &mut Sheet, (left, y): (f32, f32), room: f32, ways: &Ways, way: &Candidate) {
    let white = ways.position.turn() == Side::Black;
    let mut x = left + 11.0;
    for king in ways.haul(way).pieces {
        if x + 11.0 > left + room {
            break;
        }
        sheet.picture(Picture::Piece { white, king }, (x, y), 24.0);
        x += 28.0;
    }
}

/// The same where there is little room: a button for each way, and one for the way back.
fn cells(sheet: &mut Sheet, area: Rect, ways: &Ways) -> Option<Choice> {
    let mut pressed = None;
    let places = grid(area, ways.offered.len() + 1);
    for (index, &place) in places.iter().enumerate() {
        if index == ways.offered.len() {
            let back = ways.words.say(&Phrase::Back);
            let label = Label::new(Icon::Undo, &back, 15.0);
            let look = ButtonLook::OnGround;
            if sheet.button(place, "no way", label, look, ways.open) {
                pressed = Some(Choice::Back);
            }
        } else if cell(sheet, place, ways, index) {
            pressed = Some(Choice::Way(index));
        }
    }
    pressed
}

fn cell(sheet: &mut Sheet, area: Rect, ways: &Ways, index: usize) -> bool {
    let pressed = way_button(sheet, area, ways, index);
    let way = &ways.offered[index];
    let y = area.center().y;
    chip(sheet, (area.min.x + 22.0, y), index);
    let (left, room) = (area.min.x + 42.0, area.width() - 48.0);
    let text = ways.text(way);
    let fits = |words: &str, size: f32| sheet.width_of(words, Face::Bold.at(size)) <= room;
    let size = [16.0, 15.0, 14.0, 13.0]
        .into_iter()
        .find(|&size| fits(&text, size));
    let ink = sheet.colours.ink;
    if let Some(size) = size {
        sheet.text((left, y), &text, Face::Bold.letters(size, ink));
    } else {
        // Its end alone, and what it takes can be seen on the board.
        let end = format!("×{}", way.mv.to());
        sheet.line((left, y), room, &end, Face::Bold.letters(14.0, ink));
    }
    pressed
}

/// So many places of one size within `area`, as few beside one another as have room below.
fn grid(area: Rect, count: usize) -> Vec<Rect> {
    // On the narrowest panels every pixel is needed.
    let gap = if area.width() < 200.0 { 1.0 } else { 4.0 };
    let rows = |columns: usize| count.div_ceil(columns.max(1));
    let share = |length: f32, parts: usize| (length + gap) / metrics::count(parts) - gap;
    let fits = |columns: &usize| share(area.height(), rows(*columns)) >= metrics::TARGET;
    let columns = (1..count).find(fits).unwrap_or(count.max(1));
    let (wide, high) = (
        share(area.width(), columns),
        share(area.height(), rows(columns)).min(56.0),
    );
    let place = |index: usize| {
        let (row, column) = (
            metrics::count(index / columns),
            metrics::count(index % columns),
        );
        let (left, top) = (
            area.min.x + column * (wide + gap),
            area.min.y + row * (high + gap),
        );
        Rect::new(left, top, left + wide, top + high)
    };
    (0..count).map(place).collect()
}
