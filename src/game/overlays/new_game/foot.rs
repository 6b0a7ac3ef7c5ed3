//! What stands below: side, clock, and the buttons.

use bevy::prelude::*;

use super::{Open, Pressed, WIDE, can_play};
use crate::game::choices::{Choices, Clock, MainTime, Rival, SideWish};
use crate::game::interface::Words;
use crate::game::interface::button::{ButtonLook, Label};
use crate::game::interface::choice::Segment;
use crate::game::interface::dialog::Stack;
use crate::game::interface::face::Face;
use crate::game::interface::pictures::Picture;
use crate::game::interface::sentences::side_name;
use crate::game::interface::sheet::Sheet;
use crate::game::language::Phrase;
use crate::game::paint::Icon;
use crate::rules::Side;

/// How high the foot of a dialog of this size is.
pub(super) fn height(area: Rect) -> f32 {
    match area.width() {
        WIDE.. => 102.0,
        _ if area.height() < 480.0 => 64.0,
        _ => 76.0,
    }
}

pub(super) fn foot(
    sheet: &mut Sheet,
    area: Rect,
    words: &Words,
    (choices, open): (&mut Choices, &mut Open),
) -> Option<Pressed> {
    if area.width() < WIDE {
        let beside = (area.height() - 56.0) / 2.0;
        let row = Rect::new(
            area.min.x + 16.0,
            area.min.y + beside + 1.0,
            area.max.x - 16.0,
            area.max.y - beside + 1.0,
        );
        let middle = row.min.x + row.width() * 0.4;
        let (mut more, mut play) = (row, row);
        (more.max.x, play.min.x) = (middle - 5.0, middle + 5.0);
        return buttons(sheet, (more, play), words, choices, open.more);
    }
    let top = area.min.y + 12.0;
    // Each as wide as it likes.
    let row = |left: f32| Stack::new(left, left + area.width(), top);
    let mut column = row(area.min.x + 34.0);
    let width = side(sheet, &mut column, words, (choices, open));
    let left = column.left + width + if width > 0.0 { 24.0 } else { 0.0 };
    let mut column = row(left);
    let left = left + clock(sheet, &mut column, words, choices) + 24.0;
    let right = area.max.x - 34.0;
    let play = Rect::new(right - 206.0, area.min.y + 19.0, right, area.min.y + 83.0);
    let more = Rect::new(
        (play.min.x - 144.0).max(left),
        area.min.y + 34.0,
        play.min.x - 14.0,
        area.min.y + 78.0,
    );
    buttons(sheet, (more, play), words, choices, open.more)
}

fn buttons(
    sheet: &mut Sheet,
    (more, play): (Rect, Rect),
    words: &Words,
    choices: &Choices,
    opened: bool,
) -> Option<Pressed> {
    let (icon, phrase) = if opened {
        (Icon::Prev, Phrase::Back)
    } else {
        (Icon::Gear, Phrase::More)
    };
    let mut pressed = None;
    let said = words.say(&phrase);
    let label = Label::new(icon, &said, 15.0);
    if sheet.button(more, "more", label, ButtonLook::Outlined, true) {
        pressed = Some(Pressed::More);
    }
    if choices.are_special() && !opened {
        sheet.dot(
            (more.max.x - 6.0, more.min.y + 6.0),
            7.0,
            sheet.colours.action,
        );
    }
    let said = words.say(&Phrase::Play);
    let label = Label::new(Icon::PlayFull, &said, 26.0);
    let look = ButtonLook::Primary;
    if sheet.button(play, "play chosen", label, look, can_play(choices)) {
        pressed = Some(Pressed::Play);
    }
    pressed
}

/// A small head over a choice.
fn asked(sheet: &Sheet, column: &mut Stack, words: &str) {
    let line = column.take(22.0);
    let letters = Face::Text.letters(14.0, sheet.colours.ink2);
    sheet.text((line.min.x, line.min.y + 8.0), words, letters);
}

/// The column's next segments: as wide as they like in a wide column, else right across.
fn next(sheet: &Sheet, column: &mut Stack, segments: &[Segment]) -> Rect {
    let width = if column.width() >= 560.0 {
        sheet.segments_width(segments).min(column.width())
    } else {
        column.width()
    };
    let mut area = column.take(sheet.segments_height(width, segments));
    area.max.x = area.min.x + width;
    column.skip(12.0);
    area
}

/// Which side the person plays, or whose level is to be set; how wide that is, nothing where
/// there is nothing to choose.
pub(super) fn side(
    sheet: &mut Sheet,
    column: &mut Stack,
    words: &Words,
    (choices, open): (&mut Choices, &mut Open),
) -> f32 {
    let says = |side| {
        words.say(&Phrase::Side {
            side: side_name(side),
        })
    };
    let (white, black) = (says(Side::White), says(Side::Black));
    let either = words.say(&Phrase::EitherSide);
    let piece = |white| Some((Picture::Piece { white, king: false }, 24.0));
    let segment = |words, picture| Segment { words, picture };
    let dice = Picture::Icon(Icon::Dice, sheet.colours.ink);
    let mut segments = vec![segment(&white, piece(true)), segment(&black, piece(false))];
    let head = match choices.rival {
        Rival::Person => return 0.0,
        Rival::Machines => Phrase::LevelOf,
        Rival::Machine => {
            segments.push(segment(&either, Some((dice, 20.0))));
            Phrase::YouPlay
        }
    };
    asked(sheet, column, &words.say(&head));
    let area = next(sheet, column, &segments);
    if choices.rival == Rival::Machines {
        let current = usize::from(open.side == Side::Black);
        if let Some(index) = sheet.segments(area, "level of", &segments, current) {
            open.side = Side::ALL[index.min(1)];
        }
    } else {
        let current = SideWish::ALL.iter().position(|&side| side == choices.side);
        let pressed = sheet.segments(area, "side", &segments, current.unwrap_or(0));
        if let Some(&side) = pressed.and_then(|index| SideWish::ALL.get(index)) {
            choices.side = side;
        }
    }
    area.width()
}

/// Which clock runs; how wide that is.
pub(super) fn clock(
    sheet: &mut Sheet,
    column: &mut Stack,
    words: &Words,
    choices: &mut Choices,
) -> f32 {
    asked(sheet, column, &words.say(&Phrase::ClockHead));
    let names = [
        words.say(&Phrase::NoClock),
        words.say(&main_time(choices.main_time)),
        words.say(&Phrase::PerMove { seconds: 30 }),
    ];
    let segments: Vec<Segment> = names.iter().map(|name| Segment::plain(name)).collect();
    let area = next(sheet, column, &segments);
    let current = Clock::ALL.iter().position(|&clock| clock == choices.clock);
    let pressed = sheet.segments(area, "clock", &segments, current.unwrap_or(0));
    if let Some(&clock) = pressed.and_then(|index| Clock::ALL.get(index)) {
        choices.clock = clock;
    }
    area.width()
}

/// A main time in words.
pub(super) fn main_time(time: MainTime) -> Phrase {
    Phrase::MainTime {
        minutes: time.minutes().into(),
        seconds: time.seconds().into(),
    }
}
