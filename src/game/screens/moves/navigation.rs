//! Going through the moves: four buttons, two arrows on a phone, and the mouse wheel.

use bevy::prelude::*;
use bevy_egui::egui::{Event, Id, MouseWheelUnit};

use super::MoveList;
use crate::game::interface::button::{ButtonLook, Label};
use crate::game::interface::sheet::{Sheet, rect};
use crate::game::interface::{Words, metrics};
use crate::game::language::Phrase;
use crate::game::messages::LookWished;
use crate::game::paint::Icon;

/// Between two of its buttons.
const BETWEEN: f32 = 6.0;
/// How far a touchpad rolls for a move, in logical pixels.
const ROLL: f32 = 40.0;

type Step = (&'static str, Icon, Phrase, LookWished);

fn steps() -> [Step; 4] {
    [
        (
            "first move",
            Icon::First,
            Phrase::FirstMove,
            LookWished::Start,
        ),
        (
            "previous move",
            Icon::Prev,
            Phrase::PreviousMove,
            LookWished::Back,
        ),
        ("next move", Icon::Next, Phrase::NextMove, LookWished::On),
        (
            "last move",
            Icon::Last,
            Phrase::LastMove,
            LookWished::Present,
        ),
    ]
}

impl MoveList {
    /// Whether there is anything there to look at.
    fn can_look(&self, wish: LookWished) -> bool {
        let back = matches!(wish, LookWished::Start | LookWished::Back);
        self.open
            && if back {
                self.at > 0
            } else {
                self.at < self.plies.len()
            }
    }
}

/// The four buttons, as far to the right as they go; how wide they are, and where to look if one
/// was pressed.
pub(in crate::game::screens) fn navigation(
    sheet: &mut Sheet,
    area: Rect,
    words: &Words,
    moves: &MoveList,
) -> (f32, Option<LookWished>) {
    let width = 4.0 * metrics::TARGET + 3.0 * BETWEEN;
    let mut left = area.max.x - width;
    let mut pressed = None;
    for step in steps() {
        let place = Rect::new(left, area.min.y, left + metrics::TARGET, area.max.y);
        let (name, icon, phrase, wish) = step;
        let words = words.say(&phrase);
        // Too narrow for the words: the icon alone is seen.
        let (label, look) = (Label::new(icon, &words, 18.0), ButtonLook::OnPaper);
        if sheet.button(place, name, label, look, moves.can_look(wish)) {
            pressed = Some(wish);
        }
        left += metrics::TARGET + BETWEEN;
    }
    (width, pressed)
}

/// One move back at the left end of a line and one on at its right end; what is left between them.
pub(in crate::game::screens) fn arrows(
    sheet: &mut Sheet,
    area: Rect,
    words: &Words,
    moves: &MoveList,
) -> (Rect, Option<LookWished>) {
    let [_, back, on, _] = steps();
    let (mut left, mut right) = (area, area);
    left.max.x = area.min.x + metrics::TARGET;
    right.min.x = area.max.x - metrics::TARGET;
    let mut pressed = None;
    for (place, (name, icon, phrase, wish)) in [(left, back), (right, on)] {
        let words = words.say(&phrase);
        let ink = sheet.colours.action;
        if sheet.bare_icon(place, name, (icon, &words), ink, moves.can_look(wish)) {
            pressed = Some(wish);
        }
    }
    let between = Rect::new(left.max.x, area.min.y, right.min.x, area.max.y);
    (between, pressed)
}

/// The wheel over `area` goes a move a notch, backwards when it is rolled away.
pub(in crate::game::screens) fn wheel(
    sheet: &Sheet,
    area: Rect,
    moves: &MoveList,
) -> Option<LookWished> {
    let over = sheet.ui.input(|input| {
        let pointer = input.pointer.hover_pos();
        pointer.is_some_and(|pointer| rect(area).contains(pointer))
    });
    if !over || !moves.open {
        return None;
    }
    let notches = sheet.ui.input(|input| {
        let rolls = input.events.iter().map(|event| match event {
            Event::MouseWheel { unit, delta, .. } => match unit {
                MouseWheelUnit::Line | MouseWheelUnit::Page => delta.y.clamp(-1.0, 1.0),
                MouseWheelUnit::Point => delta.y / ROLL,
            },
            _ => 0.0,
        });
        rolls.sum::<f32>()
    });
    // What is not a whole notch yet is kept.
    let known = Id::new("rolled over the moves");
    let rolled = sheet.ui.data_mut(|data| {
        let rolled = data.get_temp::<f32>(known).unwrap_or(0.0) + notches;
        let kept = if rolled.abs() >= 1.0 { 0.0 } else { rolled };
        data.insert_temp(known, kept);
        rolled
    });
    let wish = if rolled >= 1.0 {
        LookWished::Back
    } else {
        LookWished::On
    };
    (rolled.abs() >= 1.0 && moves.can_look(wish)).then_some(wish)
}
