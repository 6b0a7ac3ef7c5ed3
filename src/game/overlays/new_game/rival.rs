//! Against whom: the machine with its eight levels, a person, or nobody.

use bevy::prelude::*;

use super::{Open, head};
use crate::game::choices::{Choices, Kind, Level, Rival};
use crate::game::interface::Words;
use crate::game::interface::choice::Segment;
use crate::game::interface::dialog::Stack;
use crate::game::interface::face::Face;
use crate::game::interface::pictures::Picture;
use crate::game::interface::sheet::Sheet;
use crate::game::language::Phrase;
use crate::game::paint::Icon;
use crate::rules::Side;

/// Between tiles.
const BETWEEN: f32 = 12.0;

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

/// The levels as cards with their tiles, names, characters and ratings.
fn tiles(
    sheet: &mut Sheet,
    column: &mut Stack,
    room: f32,
    words: &Words,
    (kind, chosen): (Kind, &mut Level),
) {
    let width = (column.width() - 3.0 * BETWEEN) / 4.0;
    let height = ((room - column.y - BETWEEN) / 2.0).clamp(164.0, 198.0);
    let names: Vec<String> = Level::all().map(|level| named(words, level)).collect();
    let size = fitting(sheet, &names, width - 10.0);
    for (level, name) in Level::all().zip(&names) {
        let index = level.number() - 1;
        let (row, place) = (f32::from(index / 4), f32::from(index % 4));
        let left = column.left + place * (width + BETWEEN);
        let top = column.y + row * (height + BETWEEN);
        let card = Rect::new(left, top, left + width, top + height);
        let on = level == *chosen;
        if sheet.card(card, &named_card(level), &spoken(words, kind, level), on) {
            *chosen = level;
        }
        tile_face(sheet, card, words, (kind, level), (name, size));
        if on {
            tick(sheet, (card.max.x - 10.0 - 12.0, top + 10.0 + 12.0));
        }
    }
    column.skip(2.0 * height + BETWEEN);
}

/// A level's tile, and under it its name, its character and its rating.
fn tile_face(
    sheet: &mut Sheet,
    card: Rect,
    words: &Words,
    (kind, level): (Kind, Level),
    (name, size): (&str, f32),
) {
    let (middle, bottom) = (card.center().x, card.max.y);
    let side = card.height() - 90.0;
    let tile = (middle, card.min.y + 10.0 + side / 2.0);
    sheet.picture(Picture::level(level, true), tile, side);
    badge(sheet, (card.min.x + 10.0, card.min.y + 10.0), level);
    let (ink, ink2) = (sheet.colours.ink, sheet.colours.ink2);
    let letters = Face::Title.letters(size, ink);
    sheet.centred((middle, bottom - 61.0), name, letters);
    let level_number = level.number();
    let short = words.say(&Phrase::LevelShort {
        level: level_number,
    });
    let size = fitting_text(sheet, &short, card.width() - 8.0);
    let letters = Face::Text.letters(size, ink2);
    sheet.centred((middle, bottom - 39.0), &short, letters);
    let rating = level.rating(kind).to_string();
    sheet.centred(
        (middle, bottom - 18.0),
        &rating,
        Face::Bold.letters(15.0, ink),
    );
}

/// What a level's card is called among the controls.
fn named_card(level: Level) -> String {
    format!("level {}", level.number())
}

/// What screen readers hear of a level.
fn spoken(words: &Words, kind: Kind, level: Level) -> String {
    let number = level.number();
    let head = words.say(&Phrase::Level { level: number });
    let short = words.say(&Phrase::LevelShort { level: number });
    let rating = words.say(&rated(kind, level));
    format!("{head}, {}. {short}. {rating}", named(words, level))
}

fn rated(kind: Kind, level: Level) -> Phrase {
    Phrase::Rating {
        text: level.rating(kind).to_string(),
    }
}

/// The levels as tiles alone, and below them who the chosen one is.
fn small_tiles(
    sheet: &mut Sheet,
    column: &mut Stack,
    words: &Words,
    (kind, chosen): (Kind, &mut Level),
) {
    let gap = 8.0;
    let width = ((column.width() - 3.0 * gap) / 4.0).min(96.0);
    for level in Level::all() {
        let index = level.number() - 1;
        let (row, place) = (f32::from(index / 4), f32::from(index % 4));
        let left = column.left + place * (width + gap);
        let top = column.y + row * (width + gap);
        let card = Rect::new(left, top, left + width, top + width);
        let on = level == *chosen;
        if sheet.card(card, &named_card(level), &spoken(words, kind, level), on) {
            *chosen = level;
        }
        let side = width - 14.0;
        sheet.picture(
            Picture::level(level, true),
            (card.center().x, card.center().y),
            side,
        );
        badge(sheet, (left + 3.0, top + 3.0), level);
        if level == *chosen {
            tick(sheet, (card.max.x - 13.0, top + 13.0));
        }
    }
    column.skip(2.0 * width + gap + 10.0);
    let level = chosen.number();
    let (name, about) = (
        named(words, *chosen),
        words.say(&Phrase::LevelCharacter { level }),
    );
    let line = column.take(26.0);
    let letters = Face::Title.letters(18.0, sheet.colours.ink);
    sheet.text(
        (line.min.x, line.min.y + 11.0),
        &format!("{level} · {name}"),
        letters,
    );
    let rating = words.say(&rated(kind, *chosen));
    let letters = Face::Strong.letters(15.0, sheet.colours.ink2);
    let width = sheet.width_of(&rating, letters.font.clone());
    sheet.text((line.max.x - width, line.min.y + 11.0), &rating, letters);
    // Room for the longest of them, so that nothing below moves.
    let font = Face::Text.at(15.0);
    let highest = Level::all()
        .map(|level| {
            let level = level.number();
            let about = words.say(&Phrase::LevelCharacter { level });
            sheet.measure(&about, font.clone(), column.width())
        })
        .fold(0.0, f32::max);
    let lines = column.take(highest);
    let letters = Face::Text.letters(15.0, sheet.colours.ink2);
    sheet.paragraph((lines.min.x, lines.min.y), lines.width(), &about, letters);
}

fn named(words: &Words, level: Level) -> String {
    let level = level.number();
    words.say(&Phrase::LevelName { level })
}

/// The number of a level in the corner of its card.
fn badge(sheet: &Sheet, at: (f32, f32), level: Level) {
    let area = Rect::new(at.0, at.1, at.0 + 24.0, at.1 + 24.0);
    sheet.surface(area, 7, sheet.colours.fill_on);
    let letters = Face::Title.letters(15.0, sheet.colours.text_on);
    let number = level.number().to_string();
    sheet.centred((area.center().x, area.center().y), &number, letters);
}

/// This is the one.
fn tick(sheet: &mut Sheet, at: (f32, f32)) {
    sheet.dot(at, 11.0, sheet.colours.fill_on);
    let ink = sheet.colours.text_on;
    sheet.picture(Picture::Icon(Icon::Check, ink), at, 16.0);
}

/// The largest letters in which all the names fit.
fn fitting(sheet: &Sheet, names: &[String], width: f32) -> f32 {
    let fits = |size: f32| {
        let font = Face::Title.at(size);
        let mut names = names.iter();
        names.all(|name| sheet.width_of(name, font.clone()) <= width)
    };
    [17.0, 16.0, 15.0, 14.0]
        .into_iter()
        .find(|&size| fits(size))
        .unwrap_or(13.0)
}

fn fitting_text(sheet: &Sheet, words: &str, width: f32) -> f32 {
    let fits = |size: f32| sheet.width_of(words, Face::Text.at(size)) <= width;
    [14.0, 13.5]
        .into_iter()
        .find(|&size| fits(size))
        .unwrap_or(13.0)
}
