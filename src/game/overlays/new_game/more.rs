//! What most games do without: other clocks, fewer men, a position to begin from.

use bevy::prelude::*;

use super::foot::main_time;
use super::head;
use crate::game::choices::{Choices, Clock, MainTime, Odds};
use crate::game::interface::choice::Segment;
use crate::game::interface::dialog::Stack;
use crate::game::interface::face::Face;
use crate::game::interface::sentences::side_name;
use crate::game::interface::sheet::Sheet;
use crate::game::interface::{Words, faults, metrics};
use crate::game::language::Phrase;
use crate::rules::Side;

/// Draws the page; returns where it ends.
pub(super) fn page(sheet: &mut Sheet, column: Stack, words: &Words, choices: &mut Choices) -> f32 {
    let (mut left, mut right) = if column.width() >= 700.0 {
        let middle = column.left + column.width() / 2.0;
        (
            Stack::new(column.left, middle - 16.0, column.y),
            Some(Stack::new(middle + 16.0, column.right, column.y)),
        )
    } else {
        (column, None)
    };
    times(sheet, &mut left, words, choices);
    left.skip(22.0);
    let right = right.as_mut().unwrap_or(&mut left);
    odds(sheet, right, words, choices);
    right.skip(22.0);
    position(sheet, right, words, choices);
    let end = right.y;
    end.max(left.y)
}

/// Main times: some that are usual, and any other.
fn times(sheet: &mut Sheet, column: &mut Stack, words: &Words, choices: &mut Choices) {
    head(sheet, column, &words.say(&Phrase::ClockHead));
    let names = MainTime::PRESETS.map(|time| words.say(&main_time(time)));
    let segments: Vec<Segment> = names.iter().map(|name| Segment::plain(name)).collect();
    let area = column.take(sheet.segments_height(column.width(), &segments));
    let chosen = MainTime::PRESETS
        .iter()
        .position(|&time| choices.clock == Clock::Main && time == choices.main_time);
    let pressed = sheet.segments(area, "preset", &segments, chosen.unwrap_or(usize::MAX));
    if let Some(&time) = pressed.and_then(|index| MainTime::PRESETS.get(index)) {
        (choices.clock, choices.main_time) = (Clock::Main, time);
    }
    column.skip(14.0);
    let own = words.say(&Phrase::OwnTime);
    sheet.said(column, &own);
    let (minutes, seconds) = (choices.main_time.minutes(), choices.main_time.seconds());
    let rows = [
        (
            "minutes",
            Phrase::Minutes {
                count: minutes.into(),
            },
        ),
        (
            "seconds",
            Phrase::SecondsAMove {
                count: seconds.into(),
            },
        ),
    ];
    let mut steps = [0_i8; 2];
    for (step, (name, value)) in steps.iter_mut().zip(rows) {
        let mut row = column.take(metrics::TARGET);
        row.max.x = row.max.x.min(row.min.x + 320.0);
        column.skip(metrics::GAP);
        *step = sheet.stepper(row, name, &words.say(&value), &own);
    }
    if steps != [0, 0] {
        let by = |value: u8, step: i8| match step {
            0 => value,
            1.. if value >= 10 => value.saturating_add(5),
            ..0 if value > 10 => value - 5,
            step => value.saturating_add_signed(step),
        };
        choices.clock = Clock::Main;
        choices.main_time = MainTime::new(by(minutes, steps[0]), by(seconds, steps[1]));
    }
}

/// How many men fewer each side begins with; a position that is set up leaves nothing to choose.
fn odds(sheet: &mut Sheet, column: &mut Stack, words: &Words, choices: &mut Choices) {
    head(sheet, column, &words.say(&Phrase::Odds));
    let overruled = choices.set_position().is_some();
    sheet.said(
        column,
        &words.say(&if overruled {
            Phrase::OddsOverruled
        } else {
            Phrase::OddsAbout
        }),
    );
    let names: Vec<String> = (0..=u32::from(Odds::MOST))
        .map(|count| {
            words.say(&match count {
                0 => Phrase::AllMen,
                count => Phrase::FewerMen { count },
            })
        })
        .collect();
    let segments: Vec<Segment> = names.iter().map(|name| Segment::plain(name)).collect();
    for side in Side::ALL {
        let asked = words.say(&Phrase::BeginsWith {
            side: side_name(side),
        });
        let line = column.take(22.0);
        let letters = Face::Text.letters(14.0, sheet.colours.ink2);
        sheet.text((line.min.x, line.min.y + 8.0), &asked, letters);
        let area = column.take(sheet.segments_height(column.width(), &segments));
        column.skip(10.0);
        if overruled {
            sheet.resting_segments(area, &segments);
            continue;
        }
        let name = format!("odds {side}");
        let current = choices.odds.of(side).into();
        if let Some(men) = sheet.segments(area, &name, &segments, current) {
            choices.odds.set(side, u8::try_from(men).unwrap_or(0));
        }
    }
    column.skip(-10.0);
}

/// A position to begin from, and what is wrong with it.
fn position(sheet: &mut Sheet, column: &mut Stack, words: &Words, choices: &mut Choices) {
    let asked = words.say(&Phrase::FromPosition);
    let line = column.take(22.0);
    let letters = Face::Text.letters(14.0, sheet.colours.ink2);
    sheet.text((line.min.x, line.min.y + 8.0), &asked, letters);
    let area = column.take(metrics::TARGET);
    sheet.line_edit(area, "position", &asked, &mut choices.position);
    column.skip(6.0);
    if let Some(Err(fault)) = choices.set_position() {
        let fault = words.say(&faults::fen(&fault));
        let letters = Face::Text.letters(14.5, sheet.colours.red_text);
        let height = sheet.measure(&fault, letters.font.clone(), column.width());
        let lines: Rect = column.take(height);
        sheet.paragraph((lines.min.x, lines.min.y), lines.width(), &fault, letters);
    }
}
