//! How it speaks, moves and sounds.

use super::{Chosen, head};
use crate::game::interface::button::{ButtonLook, Label};
use crate::game::interface::choice::Segment;
use crate::game::interface::dialog::Stack;
use crate::game::interface::pictures::Picture;
use crate::game::interface::sheet::Sheet;
use crate::game::interface::{Words, metrics};
use crate::game::language::{Language, Phrase};
use crate::game::messages::EverythingWished;
use crate::game::motion::pace::Pace;
use crate::game::paint::Icon;

/// Tests look at all there is.
const IN_A_BROWSER: bool = cfg!(any(target_arch = "wasm32", test));

/// Between settings.
pub(super) const BETWEEN: f32 = 18.0;

pub(super) fn ways(sheet: &mut Sheet, column: &mut Stack, words: &Words, chosen: &mut Chosen) {
    language(sheet, column, words, chosen);
    column.skip(BETWEEN);
    speed(sheet, column, words, chosen);
    column.skip(BETWEEN);
    sound(sheet, column, words, chosen);
    column.skip(BETWEEN - 8.0);
    let row = column.take(metrics::TARGET);
    let asked = words.say(&Phrase::TurnBoard);
    if sheet.switch(row, "turns board", &asked, chosen.turns_board) {
        chosen.turns_board = !chosen.turns_board;
    }
    if let Some(tables) = &mut chosen.tables {
        let row = column.take(metrics::TARGET);
        let asked = words.say(&Phrase::LargerTables);
        if sheet.switch(row, "larger tables", &asked, tables.wanted) {
            tables.wanted = !tables.wanted;
        }
        sheet.said(column, &words.say(&tables.said));
    }
    if IN_A_BROWSER {
        column.skip(BETWEEN);
        everything(sheet, column, words, chosen);
    }
}

/// What a browser keeps is easily lost, and can't be copied as files are.
fn everything(sheet: &mut Sheet, column: &mut Stack, words: &Words, chosen: &mut Chosen) {
    head(sheet, column, &words.say(&Phrase::EverythingHead));
    let offered = [
        (Icon::Save, Phrase::SaveEverything, EverythingWished::Saved),
        (Icon::Plus, Phrase::OpenEverything, EverythingWished::Opened),
    ];
    for (icon, phrase, wish) in offered {
        let row = column.take(metrics::TARGET);
        let said = words.say(&phrase);
        let label = Label::new(icon, &said, 15.0);
        if sheet.button(row, phrase.name(), label, ButtonLook::OnPaper, true) {
            chosen.everything = Some(wish);
        }
        column.skip(metrics::GAP);
    }
}

fn language(sheet: &mut Sheet, column: &mut Stack, words: &Words, chosen: &mut Chosen) {
    head(sheet, column, &words.say(&Phrase::Language));
    let segments = Language::ALL.map(|language| Segment::plain(language.full_name()));
    let area = column.take(sheet.segments_height(column.width(), &segments));
    let now = words.0.language();
    let current = Language::ALL.iter().position(|&language| language == now);
    let pressed = sheet.segments(area, "language", &segments, current.unwrap_or(0));
    if let Some(&language) = pressed.and_then(|index| Language::ALL.get(index)) {
        chosen.tongue.0 = Some(language);
    }
}

/// How fast pieces move, or that nothing is to.
fn speed(sheet: &mut Sheet, column: &mut Stack, words: &Words, chosen: &mut Chosen) {
    head(sheet, column, &words.say(&Phrase::Speed));
    let names = Pace::SPEEDS.map(|pace| {
        words.say(&match pace {
            Pace::Slow => Phrase::SpeedSlow,
            Pace::Normal => Phrase::SpeedNormal,
            Pace::Fast => Phrase::SpeedFast,
            Pace::None => Phrase::SpeedNone,
            Pace::Reduced => Phrase::ReducedMotion,
        })
    });
    let segments = names.each_ref().map(|name| Segment::plain(name));
    let area = column.take(sheet.segments_height(column.width(), &segments));
    let current = Pace::SPEEDS.iter().position(|&pace| pace == chosen.pace);
    let pressed = sheet.segments(area, "pace", &segments, current.unwrap_or(usize::MAX));
    if let Some(&pace) = pressed.and_then(|index| Pace::SPEEDS.get(index)) {
        chosen.pace = pace;
    }
    column.skip(4.0);
    let row = column.take(metrics::TARGET);
    let asked = words.say(&Phrase::ReducedMotion);
    let reduced = chosen.pace == Pace::Reduced;
    if sheet.switch(row, "reduced motion", &asked, reduced) {
        chosen.pace = Pace::Normal.with_reduced_motion(!reduced);
    }
}

fn sound(sheet: &mut Sheet, column: &mut Stack, words: &Words, chosen: &mut Chosen) {
    head(sheet, column, &words.say(&Phrase::Sound));
    let mut row = column.take(metrics::TARGET);
    let icon = if chosen.loudness.gain() > 0.0 {
        Icon::Sound
    } else {
        Icon::Muted
    };
    let picture = Picture::Icon(icon, sheet.colours.action);
    sheet.picture(picture, (row.min.x + 12.0, row.center().y), 24.0);
    row.min.x += 36.0;
    let spoken = words.say(&Phrase::Volume);
    if let Some(volume) = sheet.slider(row, "volume", &spoken, chosen.loudness.volume) {
        chosen.loudness.volume = volume;
        chosen.loudness.muted = false;
    }
    let row = column.take(metrics::TARGET);
    let asked = words.say(&Phrase::Muted);
    if sheet.switch(row, "muted", &asked, chosen.loudness.muted) {
        chosen.loudness.muted = !chosen.loudness.muted;
    }
}
