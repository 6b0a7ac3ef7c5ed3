//! One game of the list; looked at closer, its last position and what can be done with it.

use bevy::prelude::*;

use super::{Pressed, View, player};
use crate::game::games::GamesWished;
use crate::game::games::entry::{Entry, Sitter};
use crate::game::games::search::Outcome;
use crate::game::interface::Words;
use crate::game::interface::button::{ButtonLook, Label};
use crate::game::interface::face::Face;
use crate::game::interface::metrics;
use crate::game::interface::pictures::Picture;
use crate::game::interface::sentences::kind_name;
use crate::game::interface::sheet::Sheet;
use crate::game::language::Phrase;
use crate::game::paint::Icon;
use crate::notation::pdn::GameResult;
use crate::rules::Side;

/// Height of a game in the list.
pub(super) const ROW: f32 = 58.0;
/// How much higher is the one that is looked at closer.
pub(super) const CLOSER: f32 = 124.0;
/// Side of the picture of its last position.
const PICTURE: f32 = 108.0;

pub(super) fn row(
    sheet: &mut Sheet,
    area: Rect,
    view: &mut View,
    number: usize,
) -> Option<Pressed> {
    let entry = &view.entries()[number];
    let on = view.chosen == Some(number);
    let versus = versus(view.words, entry);
    let (about, end) = (about(view.words, entry), end(view.words, entry));
    let head = Rect {
        max: Vec2::new(area.max.x, area.min.y + ROW),
        ..area
    };
    if on {
        sheet.surface(area, metrics::CARD_CORNER, sheet.colours.paper_on);
    }
    let spoken = format!("{versus}, {end}, {about}");
    let pressed = sheet.card(head, &format!("game {number}"), &spoken, on);
    face(sheet, head, entry, &[&versus, &about, &end]);
    let wished = if on {
        closer(
            sheet,
            Rect {
                min: Vec2::new(area.min.x, head.max.y),
                ..area
            },
            view,
            number,
        )
    } else {
        None
    };
    if pressed {
        view.chosen = (!on).then_some(number);
    }
    wished
}

/// Who against whom; what was analysed and is nobody's game is called an analysis, and what is no more
/// than a position is told as that.
fn versus(words: &Words, entry: &Entry) -> String {
    let nameless = |sitter: &Sitter| matches!(sitter, Sitter::Named(name) if name.is_empty());
    let nobodys = entry.sitters.iter().all(nameless);
    match &entry.start {
        _ if nobodys && entry.is_study => return words.say(&Phrase::Analysis),
        Some(start) if nobodys && entry.plies == 0 => return start.clone(),
        _ => {}
    }
    let [white, black] = Side::ALL.map(|side| player(words, entry, side));
    words.say(&Phrase::Versus { white, black })
}

/// Who against whom, and under it when, by which rules, how long; at the right how it ended.
fn face(sheet: &mut Sheet, area: Rect, entry: &Entry, [versus, about, end]: &[&str; 3]) {
    let (ink, ink2) = (sheet.colours.ink, sheet.colours.ink2);
    let mut left = area.min.x + 12.0;
    let level = entry.sitters.iter().find_map(|sitter| match sitter {
        Sitter::Machine(level) => Some(*level),
        Sitter::Person | Sitter::Named(_) => None,
    });
    if let Some(level) = level {
        let at = (left + 20.0, area.center().y);
        sheet.tile(Picture::level(level, false), at, 40.0, 2);
        left += 52.0;
    }
    let letters = Face::Strong.letters(14.5, ink);
    let width = sheet.width_of(end, letters.font.clone());
    let wide = area.width() >= 420.0;
    let right = area.max.x - 14.0;
    let room = if wide { right - width - 14.0 } else { right } - left;
    let (first, second) = (area.min.y + 20.0, area.min.y + 41.0);
    sheet.line((left, first), room, versus, Face::Strong.letters(16.0, ink));
    let small = Face::Text.letters(14.0, ink2);
    if wide {
        sheet.line((left, second), room, about, small);
        sheet.text((right - width, area.center().y), end, letters);
    } else {
        sheet.line((left, second), room - width - 10.0, about, small);
        sheet.text((right - width, second), end, letters);
    }
}

/// When, by which rules, how long.
fn about(words: &Words, entry: &Entry) -> String {
    let kind = entry.kind().map(|kind| {
        let kind = kind_name(kind);
        words.say(&Phrase::KindOfDraughts { kind })
    });
    let count = u32::try_from(entry.plies.div_ceil(2)).unwrap_or(u32::MAX);
    let moves = words.say(&Phrase::PlyCount { count });
    let date = Some(entry.date.clone()).filter(|date| !date.is_empty());
    let analysed = entry.is_study.then(|| words.say(&Phrase::Analysis));
    let parts = [date, analysed, kind, Some(moves)];
    let parts: Vec<String> = parts.into_iter().flatten().collect();
    parts.join(" · ")
}

/// How it ended, in the player's words where they played the machine.
fn end(words: &Words, entry: &Entry) -> String {
    let own = entry.against().and(Outcome::of(entry));
    match (own, entry.result) {
        (Some(Outcome::Won), _) => words.say(&Phrase::EndWon),
        (Some(Outcome::Drawn), _) => words.say(&Phrase::EndDrawn),
        (Some(Outcome::Lost), _) => words.say(&Phrase::EndLost),
        (None, Some(GameResult::Win(Side::White))) => "2–0".into(),
        (None, Some(GameResult::Win(Side::Black))) => "0–2".into(),
        (None, Some(GameResult::Draw)) => "1–1".into(),
        (None, Some(GameResult::BothLost)) => "0–0".into(),
        (None, Some(GameResult::Points(white, black))) => format!("{white}–{black}"),
        (None, Some(GameResult::Unknown) | None) => words.say(&Phrase::GameUnfinished),
    }
}

/// The last position, what is to be said about the game, and what can be done with it.
fn closer(sheet: &mut Sheet, area: Rect, view: &View, number: usize) -> Option<Pressed> {
    let entry = &view.entries()[number];
    let mut left = area.min.x + 12.0;
    if let Some(end) = view.closer.end {
        let middle = (left + PICTURE / 2.0, area.min.y + 6.0 + PICTURE / 2.0);
        sheet.picture(Picture::Position(end), middle, PICTURE);
        left += PICTURE + 14.0;
    }
    let right = area.max.x - 12.0;
    let beside = right - left >= 320.0;
    let said = match (view.closer.end, view.closer.faults) {
        (None, _) => view.words.say(&Phrase::CantBePlayed),
        (Some(_), 0) if view.is_own() => String::new(),
        (Some(_), 0) => entry.event.clone(),
        (Some(_), count) => view.words.say(&Phrase::PartlyRead { count }),
    };
    if beside || view.closer.end.is_none() {
        let letters = Face::Text.letters(14.0, sheet.colours.ink2);
        sheet.paragraph((left, area.min.y + 8.0), right - left, &said, letters);
    }
    view.closer.end?;
    let inside = Rect::new(left, area.min.y + 10.0, right, area.max.y - 14.0);
    deeds(sheet, inside, beside, view.words, number)
}

/// Two buttons, side by side at the foot or one over the other.
fn deeds(
    sheet: &mut Sheet,
    area: Rect,
    beside: bool,
    words: &Words,
    number: usize,
) -> Option<Pressed> {
    let height = if beside { 48.0 } else { metrics::TARGET };
    let width = (area.width() - metrics::GAP) / 2.0;
    let place = |index: f32| {
        let corner = if beside {
            Vec2::new(
                area.min.x + index * (width + metrics::GAP),
                area.max.y - height,
            )
        } else {
            Vec2::new(area.min.x, area.min.y + index * (height + metrics::GAP))
        };
        let width = if beside { width } else { area.width() };
        Rect::from_corners(corner, corner + Vec2::new(width, height))
    };
    let deeds = [
        (
            "put on board",
            Icon::Play,
            Phrase::PutOnBoard,
            GamesWished::PutOnBoard(number),
        ),
        (
            "analyse game",
            Icon::Graph,
            Phrase::AnalyseGame,
            GamesWished::Analyse(number),
        ),
    ];
    let mut pressed = None;
    for (index, (name, icon, phrase, wish)) in deeds.into_iter().enumerate() {
        let area = place(if index == 0 { 0.0 } else { 1.0 });
        let said = words.say(&phrase);
        let label = fitting(sheet, area, icon, &said);
        if sheet.button(area, name, label, ButtonLook::Outlined, true) {
            pressed = Some(Pressed::Wish(wish));
        }
    }
    pressed
}

/// The largest letters in which icon and words have room, and words alone where there is too little.
pub(super) fn fitting<'a>(sheet: &Sheet, area: Rect, icon: Icon, words: &'a str) -> Label<'a> {
    let width = |size: f32| sheet.width_of(words, Face::Strong.at(size));
    let sizes = [16.0, 15.0, 14.0, 13.0];
    let beside = sizes
        .into_iter()
        .find(|&size| width(size) + size * 1.35 + 20.0 <= area.width());
    if let Some(size) = beside {
        return Label::new(icon, words, size);
    }
    let alone = sizes
        .into_iter()
        .find(|&size| width(size) <= area.width() - 10.0);
    alone.map_or(Label::new(icon, words, 13.0).iconic(), |size| {
        Label::plain(words, size)
    })
}
