//! The machine's eight levels: as cards with tile, name, character and rating, or as tiles alone.

use bevy::prelude::*;

use crate::game::choices::{Kind, Level};
use crate::game::interface::Words;
use crate::game::interface::dialog::Stack;
use crate::game::interface::face::Face;
use crate::game::interface::pictures::Picture;
use crate::game::interface::sheet::Sheet;
use crate::game::language::Phrase;
use crate::game::paint::Icon;

/// Between tiles.
pub(super) const BETWEEN: f32 = 12.0;

/// The levels as cards with their tiles, names, characters and ratings.
pub(super) fn tiles(
    sheet: &mut Sheet,
    column: &mut Stack,
    room: f32,
    words: &Words,
    (kind, chosen): (Kind, &mut Level),
) {
    let width = (column.width() - 3.0 * BETWEEN) / 4.0;
    let height = ((room - column.y - BETWEEN) / 2.0).clamp(164.0, 198.0);
    let names: Vec<String> = Level::all().map(|level| named(words, level)).collect();
    // One size for all; a name that is much longer than the others doesn't make them small.
    let sizes = [17.0, 16.0, 15.0, 14.0, 13.0, 12.0];
    let own = names.iter();
    let own = own.map(|name| sheet.size_for(name, Face::Title, width - 12.0, sizes));
    let own: Vec<f32> = own.collect();
    let common = own.iter().copied().fold(sizes[0], f32::min).max(15.0);
    for ((level, name), own) in Level::all().zip(&names).zip(own) {
        let size = own.min(common);
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
    let size = sheet.size_for(&short, Face::Text, card.width() - 8.0, [14.0, 13.5, 13.0]);
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
pub(super) fn small_tiles(
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
    introduce(sheet, column, words, (kind, *chosen));
}

/// Who the chosen level is: number, name and rating on a line, and under it its character.
fn introduce(sheet: &mut Sheet, column: &mut Stack, words: &Words, (kind, chosen): (Kind, Level)) {
    let level = chosen.number();
    let (name, about) = (
        named(words, chosen),
        words.say(&Phrase::LevelCharacter { level }),
    );
    let line = column.take(26.0);
    let letters = Face::Title.letters(18.0, sheet.colours.ink);
    sheet.text(
        (line.min.x, line.min.y + 11.0),
        &format!("{level} · {name}"),
        letters,
    );
    let rating = words.say(&rated(kind, chosen));
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
