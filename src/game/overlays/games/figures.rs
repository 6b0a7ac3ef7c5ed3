//! How the player fares against each level.

use bevy::prelude::*;

use super::View;
use crate::game::choices::Level;
use crate::game::games::statistics::{Score, statistics};
use crate::game::interface::dialog::Stack;
use crate::game::interface::face::Face;
use crate::game::interface::pictures::Picture;
use crate::game::interface::sheet::Sheet;
use crate::game::language::Phrase;

/// Height of a level.
const ROW: f32 = 52.0;

/// Where the list is narrower than this, so are its tiles.
const NARROW: f32 = 360.0;
/// What three figures in a column need, and some air before them.
const WIDEST_COUNT: f32 = 36.0;

/// The heads of the columns.
const ENDS: [Phrase; 3] = [Phrase::EndWon, Phrase::EndDrawn, Phrase::EndLost];

pub(super) fn figures(sheet: &mut Sheet, column: &mut Stack, view: &View) {
    let scores = statistics(view.entries(), view.search.kind);
    if scores.is_empty() {
        let letters = Face::Text.letters(15.0, sheet.colours.ink2);
        let said = view.words.say(&Phrase::FiguresEmpty);
        let line = column.take(60.0);
        sheet.paragraph(
            (line.min.x, line.min.y + 4.0),
            column.width(),
            &said,
            letters,
        );
        return;
    }
    // Each column has room for its head.
    let names = ENDS.map(|name| view.words.say(&name));
    let widest = names
        .iter()
        .map(|name| sheet.width_of(name, Face::Strong.at(13.0)))
        .fold(0.0, f32::max);
    let across = (column.width() * 0.17).min(92.0).max(widest + 10.0);
    let right = |index: f32| column.right - (2.0 - index) * across;
    let ends = [right(0.0), right(1.0), right(2.0)];
    head(sheet, column, view, ends);
    for (level, score) in scores {
        let area = column.take(ROW);
        sheet.rule(area.min.x, area.max.x, area.min.y);
        row(sheet, area, view, level, score, ends);
    }
}

fn head(sheet: &mut Sheet, column: &mut Stack, view: &View, ends: [f32; 3]) {
    let letters = || Face::Strong.letters(13.0, sheet.colours.ink2);
    let line = column.take(30.0);
    let y = line.center().y;
    let against = view.words.say(&Phrase::AgainstLevel);
    sheet.text((line.min.x, y), &against, letters());
    for (name, right) in ENDS.into_iter().zip(ends) {
        let said = view.words.say(&name);
        let width = sheet.width_of(&said, letters().font);
        sheet.text((right - width, y), &said, letters());
    }
}

fn row(sheet: &mut Sheet, area: Rect, view: &View, level: Level, score: Score, ends: [f32; 3]) {
    let (ink, y) = (sheet.colours.ink, area.center().y + 1.0);
    let side = if area.width() < NARROW { 32.0 } else { 40.0 };
    let middle = (area.min.x + side / 2.0, y);
    sheet.tile(Picture::level(level, false), middle, side, 2);
    let name = view.words.say(&Phrase::LevelTitle {
        level: level.number(),
    });
    let left = area.min.x + side + 10.0;
    title(sheet, (left, y), ends[0] - WIDEST_COUNT - left, &name);
    for (count, right) in [score.won, score.drawn, score.lost].into_iter().zip(ends) {
        let said = count.to_string();
        let letters = Face::Bold.letters(16.5, ink);
        let width = sheet.width_of(&said, letters.font.clone());
        sheet.text((right - width, y), &said, letters);
    }
}

/// A level's name, in two lines where it is too long for one.
fn title(sheet: &Sheet, (left, y): (f32, f32), room: f32, name: &str) {
    let fits = |size: f32| {
        let font = || Face::Title.at(size);
        let mut words = name.split(' ');
        words.all(|word| sheet.width_of(word, font()) <= room)
            && sheet.measure(name, font(), room) <= ROW
    };
    let size = [16.5, 15.0, 13.5].into_iter().find(|&size| fits(size));
    let letters = Face::Title.letters(size.unwrap_or(12.0), sheet.colours.ink);
    let height = sheet.measure(name, letters.font.clone(), room);
    sheet.paragraph((left, y - height / 2.0), room, name, letters);
}
