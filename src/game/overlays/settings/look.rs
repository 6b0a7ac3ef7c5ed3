//! What board and pieces are made of, and when the room is dark.

use bevy::prelude::*;

use super::head;
use super::ways::BETWEEN;
use crate::game::board::appearance::{Appearance, Night};
use crate::game::interface::choice::Segment;
use crate::game::interface::dialog::Stack;
use crate::game::interface::face::Face;
use crate::game::interface::pictures::Picture;
use crate::game::interface::sheet::Sheet;
use crate::game::interface::{Words, metrics};
use crate::game::language::Phrase;
use crate::game::paint::{BoardTheme, PieceSet};

pub(super) fn look(
    sheet: &mut Sheet,
    column: &mut Stack,
    words: &Words,
    appearance: &mut Appearance,
) {
    head(sheet, column, &words.say(&Phrase::BoardHead));
    let Appearance { board, pieces, .. } = *appearance;
    let boards = BoardTheme::ALL.map(|theme| Offer {
        name: words.say(&board_name(theme)),
        sample: (theme, pieces),
        on: theme == board,
    });
    if let Some(index) = samples(sheet, column, "board", &boards) {
        appearance.board = BoardTheme::ALL[index];
    }
    column.skip(BETWEEN);
    head(sheet, column, &words.say(&Phrase::PiecesHead));
    let sets = PieceSet::ALL.map(|set| Offer {
        name: words.say(&set_name(set)),
        sample: (board, set),
        on: set == pieces,
    });
    if let Some(index) = samples(sheet, column, "pieces", &sets) {
        appearance.pieces = PieceSet::ALL[index];
    }
    column.skip(BETWEEN);
    light(sheet, column, words, appearance);
    column.skip(4.0);
    let row = column.take(metrics::TARGET);
    let asked = words.say(&Phrase::NumbersShown);
    if sheet.switch(row, "numbers", &asked, appearance.numbers) {
        appearance.numbers = !appearance.numbers;
    }
}

/// Something that board or pieces can be made of.
struct Offer {
    name: String,
    sample: (BoardTheme, PieceSet),
    on: bool,
}

/// Cards with a corner of the board each, the names below or, in a short row, beside; which was
/// pressed.
fn samples(sheet: &mut Sheet, column: &mut Stack, name: &str, offers: &[Offer]) -> Option<usize> {
    const GAP: f32 = metrics::GAP;
    let two = offers.len() == 2 || column.width() < 370.0;
    let across = if two { 2 } else { 4 };
    let width = (column.width() + GAP) / metrics::count(across) - GAP;
    let short = offers.len() == 2 && width >= 190.0;
    let sample = if short {
        68.0
    } else {
        (width - 14.0).min(92.0)
    };
    let height = sample + if short { 14.0 } else { 38.0 };
    let mut pressed = None;
    for (row, offers) in offers.chunks(across).enumerate() {
        let line = column.take(height);
        column.skip(GAP);
        for (place, offer) in offers.iter().enumerate() {
            let left = line.min.x + metrics::count(place) * (width + GAP);
            let card = Rect::new(left, line.min.y, left + width, line.max.y);
            let index = row * across + place;
            if sheet.card(card, &format!("{name} {index}"), &offer.name, offer.on) {
                pressed = Some(index);
            }
            draw(sheet, card, sample, offer, short);
        }
    }
    column.skip(-GAP);
    pressed
}

fn draw(sheet: &mut Sheet, card: Rect, sample: f32, offer: &Offer, beside: bool) {
    let (board, set) = offer.sample;
    let picture = Picture::Sample(board, set);
    let top = card.min.y + 7.0 + sample / 2.0;
    let ink = sheet.colours.ink;
    let room = card.width() - if beside { sample + 24.0 } else { 10.0 };
    let size = sheet.size_for(&offer.name, Face::Strong, room, [15.0, 14.0, 13.0]);
    let letters = Face::Strong.letters(size, ink);
    if beside {
        sheet.picture(picture, (card.min.x + 8.0 + sample / 2.0, top), sample);
        let left = card.min.x + sample + 18.0;
        let height = sheet.measure(&offer.name, letters.font.clone(), room);
        let y = card.center().y - height / 2.0;
        sheet.paragraph((left, y), room, &offer.name, letters);
    } else {
        sheet.picture(picture, (card.center().x, top), sample);
        sheet.centred((card.center().x, card.max.y - 16.0), &offer.name, letters);
    }
}

fn light(sheet: &mut Sheet, column: &mut Stack, words: &Words, appearance: &mut Appearance) {
    head(sheet, column, &words.say(&Phrase::LightHead));
    let names = Night::ALL.map(|night| {
        words.say(&match night {
            Night::System => Phrase::LightSystem,
            Night::Day => Phrase::LightDay,
            Night::Night => Phrase::LightNight,
        })
    });
    let segments = names.each_ref().map(|name| Segment::plain(name));
    let area = column.take(sheet.segments_height(column.width(), &segments));
    let current = Night::ALL
        .iter()
        .position(|&night| night == appearance.night);
    let pressed = sheet.segments(area, "light", &segments, current.unwrap_or(0));
    if let Some(&night) = pressed.and_then(|index| Night::ALL.get(index)) {
        appearance.night = night;
    }
}

fn board_name(theme: BoardTheme) -> Phrase {
    match theme {
        BoardTheme::Walnut => Phrase::BoardWalnut,
        BoardTheme::Slate => Phrase::BoardSlate,
        BoardTheme::Paper => Phrase::BoardPaper,
        BoardTheme::Contrast => Phrase::BoardContrast,
    }
}

fn set_name(set: PieceSet) -> Phrase {
    match set {
        PieceSet::Turned => Phrase::PiecesTurned,
        PieceSet::Glazed => Phrase::PiecesGlazed,
    }
}
