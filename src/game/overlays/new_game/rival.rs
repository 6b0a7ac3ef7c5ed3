//! Against whom: the machine with its eight levels, a person, or nobody.

use bevy::prelude::*;

use super::levels::{BETWEEN, small_tiles, tiles};
use super::{Open, head};
use crate::game::choices::{Choices, Kind, Rival};
use crate::game::interface::Words;
use crate::game::interface::choice::Segment;
use crate::game::interface::dialog::Stack;
use crate::game::interface::face::Face;
use crate::game::interface::pictures::Picture;
use crate::game::interface::sheet::Sheet;
use crate::game::language::Phrase;
use crate::game::paint::Icon;
use crate::rules::Side;

/// Draws the part; it may reach down to `room`, and says in the column how far it did.
pub(super) fn rival(
    sheet: &mut Sheet,
    column: &mut Stack,
    room: f32,
    words: &Words,
    (choices, open): (&mut Choices, &mut Open),
) {
    choose(sheet, column, words, choices);
    column.skip(10.0);
    if choices.rival == Rival::Person {
        people(sheet, column, words, choices);
        return;
    }
    if choices.rival == Rival::Machines {
        let about = words.say(&Phrase::TwoMachinesAbout);
        sheet.said(column, &about);
    }
    let kind = Kind::of(choices.rules);
    let level = match (choices.rival, open.side) {
        (Rival::Machines, Side::Black) => &mut choices.black_level,
        _ => &mut choices.level,
    };
    if (column.width() - 3.0 * BETWEEN) / 4.0 >= 128.0 {
        tiles(sheet, column, room, words, (kind, level));
    } else {
        small_tiles(sheet, column, words, (kind, level));
    }
}

/// The head with the three rivals beside it, or below where there is no room.
fn choose(sheet: &mut Sheet, column: &mut Stack, words: &Words, choices: &mut Choices) {
    let title = words.say(&Phrase::Opponent);
    let names = [
        words.say(&Phrase::TheMachine),
        words.say(&Phrase::APersonHere),
        words.say(&Phrase::TwoMachines),
    ];
    let icons = [Icon::Cog, Icon::Person, Icon::Swap];
    let ink = sheet.colours.ink;
    let wide = column.width() >= 560.0;
    let segments: Vec<Segment> = names
        .iter()
        .zip(icons)
        .map(|(words, icon)| Segment {
            words,
            picture: wide.then_some((Picture::Icon(icon, ink), 20.0)),
        })
        .collect();
    let beside = sheet.segments_width(&segments);
    let titled = sheet.width_of(&title, Face::Title.at(20.0)) + 20.0;
    let area = if beside + titled <= column.width() {
        let line = column.take(44.0);
        let letters = Face::Title.letters(20.0, ink);
        sheet.text((line.min.x, line.center().y), &title, letters);
        let min = Vec2::new(line.max.x - beside, line.min.y);
        Rect { min, ..line }
    } else {
        head(sheet, column, &title);
        let height = sheet.segments_height(column.width(), &segments);
        column.take(height)
    };
    let current = Rival::ALL.iter().position(|&rival| rival == choices.rival);
    let pressed = sheet.segments(area, "rival", &segments, current.unwrap_or(0));
    if let Some(&rival) = pressed.and_then(|index| Rival::ALL.get(index)) {
        choices.rival = rival;
    }
}

/// Two people: their pieces, and whether the board turns.
fn people(sheet: &mut Sheet, column: &mut Stack, words: &Words, choices: &mut Choices) {
    let card = column.take(196.0);
    sheet.surface(card, 13, sheet.colours.paper2);
    let (x, y) = (card.center().x, card.min.y + 56.0);
    for (white, beside) in [(true, -44.0), (false, 44.0)] {
        let piece = Picture::Piece { white, king: true };
        sheet.picture(piece, (x + beside, y), 76.0);
    }
    let about = words.say(&Phrase::TwoPeopleAbout);
    let letters = Face::Text.letters(15.0, sheet.colours.ink);
    let width = sheet.width_of(&about, letters.font.clone());
    let room = card.width() - 28.0;
    if width <= room {
        sheet.centred((x, card.min.y + 120.0), &about, letters);
    } else {
        sheet.paragraph(
            (card.min.x + 14.0, card.min.y + 102.0),
            room,
            &about,
            letters,
        );
    }
    let turns = Rect::new(
        card.min.x + 14.0,
        card.max.y - 52.0,
        card.max.x - 14.0,
        card.max.y - 6.0,
    );
    let asked = words.say(&Phrase::TurnBoard);
    if sheet.switch(turns, "turn the board", &asked, choices.turns_board) {
        choices.turns_board = !choices.turns_board;
    }
}
