//! A new game: by which rules, against whom, with which side and clock.

mod foot;
mod levels;
mod more;
mod rival;
mod rules;
#[cfg(test)]
mod tests;

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use crate::game::choices::Choices;
use crate::game::flow::{Going, Overlay, Screen};
use crate::game::interface::arrival::Arrival;
use crate::game::interface::dialog::{Stack, dialog};
use crate::game::interface::face::Face;
use crate::game::interface::pictures::Pictures;
use crate::game::interface::sheet::Sheet;
use crate::game::interface::{Colours, Layer, Words, metrics};
use crate::game::language::Phrase;
use crate::game::lessons::{Lessons, LessonsWished};
use crate::game::messages::GameWished;
use crate::rules::Side;

/// From this width on, in logical pixels, rules and opponents stand side by side.
const WIDE: f32 = 1060.0;

/// The largest that the dialog gets in a window of this width: two columns or one.
fn largest(window: f32) -> Vec2 {
    let width = if window >= WIDE + 2.0 * metrics::MARGIN {
        1160.0
    } else {
        640.0
    };
    Vec2::new(width, 672.0)
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        new_game
            .run_if(in_state(Overlay::NewGame))
            .in_set(Layer::Overlay),
    );
}

/// What is open in the dialog.
#[derive(Clone, Copy, Debug)]
struct Open {
    /// The page with what most games do without.
    more: bool,
    /// Whose level is set where the machine plays both sides.
    side: Side,
}

impl Default for Open {
    fn default() -> Self {
        let (more, side) = (false, Side::White);
        Self { more, side }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Pressed {
    Play,
    More,
    Learn,
    Cancel,
}

fn new_game(
    mut contexts: EguiContexts,
    mut pictures: ResMut<Pictures>,
    (words, colours, arrival): (Res<Words>, Res<Colours>, Res<Arrival>),
    (keys, time): (Res<ButtonInput<KeyCode>>, Res<Time<Real>>),
    (state, mut open): (Res<State<Overlay>>, Local<Open>),
    mut choices: ResMut<Choices>,
    mut wished: MessageWriter<GameWished>,
    (mut learn, mut lessons): (MessageWriter<LessonsWished>, ResMut<Lessons>),
    mut going: Going,
) -> Result {
    let context = contexts.ctx_mut()?.clone();
    if state.is_changed() {
        *open = Open::default();
    }
    // Keys that no control of the dialog takes; the line of text lets go of the keyboard with Enter.
    let free = context.memory(|memory| memory.focused().is_none());
    let mut chosen = choices.clone();
    let mut pressed = dialog(
        &context,
        "new game",
        arrival.dialog,
        (colours.0, &mut pictures),
        largest(context.viewport_rect().width()),
        |sheet, area| draw(sheet, area, &words, &mut chosen, &mut open),
    );
    choices.set_if_neq(chosen);
    if keys.just_pressed(KeyCode::Escape) {
        pressed = Some(if open.more {
            Pressed::More
        } else {
            Pressed::Cancel
        });
    } else if free && keys.just_pressed(KeyCode::Enter) && can_play(&choices) {
        pressed = Some(Pressed::Play);
    }
    match pressed {
        Some(Pressed::Play) => {
            // Nobody chooses the nanosecond.
            let chance = time.elapsed().subsec_nanos().into();
            wished.write(choices.wish(chance));
            going.to(Screen::Playing);
            going.close();
        }
        Some(Pressed::Cancel) => going.close(),
        Some(Pressed::Learn) => {
            learn.write(LessonsWished(choices.rules));
            lessons.lead_back_to(Overlay::NewGame);
            going.close();
        }
        Some(Pressed::More) => open.more = !open.more,
        None => {}
    }
    Ok(())
}

/// Nothing is written that is no position.
fn can_play(choices: &Choices) -> bool {
    !matches!(choices.set_position(), Some(Err(_)))
}

fn draw(
    sheet: &mut Sheet,
    area: Rect,
    words: &Words,
    choices: &mut Choices,
    open: &mut Open,
) -> Option<Pressed> {
    let wide = area.width() >= WIDE;
    let (title, close) = (words.say(&Phrase::NewGame), words.say(&Phrase::Cancel));
    let (height, cancelled) = sheet.heading(area, &title, &close);
    let inset = if wide { 34.0 } else { 16.0 };
    let foot = Rect {
        min: Vec2::new(area.min.x, area.max.y - foot::height(area)),
        ..area
    };
    // The opponents begin with a row of buttons, with which the rules' head is in line.
    let raised = if wide && !open.more { HEAD_IN_ROW } else { 0.0 };
    let top = area.min.y + height - raised;
    let body = Rect::new(area.min.x, top, area.max.x, foot.min.y);
    let name = if open.more {
        "new game more"
    } else {
        "new game body"
    };
    let learn = sheet.scrolled(body, name, |sheet, column| {
        let column = Stack::new(
            column.min.x + inset,
            column.max.x - inset,
            column.min.y + 4.0,
        );
        let (bottom, learn) = match (open.more, wide) {
            (true, _) => (more::page(sheet, column, words, choices), false),
            (false, true) => side_by_side(sheet, column, body, words, (choices, open)),
            (false, false) => one_column(sheet, column, words, choices, open),
        };
        (learn, bottom + if wide { 6.0 } else { 10.0 })
    });
    sheet.rule(area.min.x + inset, area.max.x - inset, foot.min.y);
    let pressed = foot::foot(sheet, foot, words, (choices, open));
    match (cancelled, learn) {
        (true, _) => Some(Pressed::Cancel),
        (false, true) => Some(Pressed::Learn),
        (false, false) => pressed,
    }
}

/// The rules beside the opponents; returns where they end, and whether the rules are to be shown on
/// a board.
fn side_by_side(
    sheet: &mut Sheet,
    column: Stack,
    body: Rect,
    words: &Words,
    (choices, open): (&mut Choices, &mut Open),
) -> (f32, bool) {
    let gap = 32.0;
    let middle = column.left + ((column.width() - gap) * 0.412).floor();
    let mut left = Stack::new(column.left, middle, column.y + HEAD_IN_ROW);
    head(sheet, &mut left, &words.say(&Phrase::RulesHead));
    let learn = rules::cards(sheet, &mut left, words, choices);
    let mut right = Stack::new(middle + gap, column.right, column.y);
    let room = column.y + body.height() - 14.0;
    rival::rival(sheet, &mut right, room, words, (choices, open));
    (left.y.max(right.y), learn)
}

/// Everything one below another; returns the same.
fn one_column(
    sheet: &mut Sheet,
    mut column: Stack,
    words: &Words,
    choices: &mut Choices,
    open: &mut Open,
) -> (f32, bool) {
    head(sheet, &mut column, &words.say(&Phrase::RulesHead));
    let learn = rules::cards(sheet, &mut column, words, choices);
    column.skip(18.0);
    rival::rival(sheet, &mut column, 0.0, words, (choices, open));
    column.skip(14.0);
    foot::side(sheet, &mut column, words, (choices, open));
    foot::clock(sheet, &mut column, words, choices);
    (column.y, learn)
}

/// How much lower a head stands in a row of buttons than above one.
const HEAD_IN_ROW: f32 = 10.0;

/// What the next part is about.
fn head(sheet: &Sheet, column: &mut Stack, words: &str) {
    let line = column.take(31.0);
    let letters = Face::Title.letters(20.0, sheet.colours.ink);
    sheet.text((line.min.x, line.min.y + 12.0), words, letters);
}
