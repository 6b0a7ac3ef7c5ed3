//! The dialogs of the analysis: what is said about a move, the mistakes of the game, and the menu.

mod faults;
mod menu;
mod note;
#[cfg(test)]
mod tests;

use bevy::prelude::*;

use crate::game::analysis::StudyStep;
use crate::game::interface::Words;
use crate::game::interface::dialog::Stack;
use crate::game::interface::sheet::Sheet;
use crate::game::language::Phrase;
use crate::game::screens::StudyDoing;

/// What they draw.
pub(super) fn plugin(app: &mut App) {
    app.add_plugins((note::plugin, faults::plugin, menu::plugin));
}

/// What was pressed in a dialog about the study.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Pressed {
    Close,
    /// This is done, and the dialog stays.
    Step(StudyStep),
    /// This is done, and the dialog makes room for it.
    Last(StudyStep),
}

impl Pressed {
    /// Does it. The key that closes dialogs closes this one too.
    fn act(pressed: Option<Self>, keys: &ButtonInput<KeyCode>, doing: &mut StudyDoing) {
        match pressed {
            Some(Self::Step(step)) => doing.step(step),
            Some(Self::Last(step)) => {
                doing.step(step);
                doing.close();
            }
            Some(Self::Close) => doing.close(),
            None if keys.just_pressed(KeyCode::Escape) => doing.close(),
            None => {}
        }
    }
}

/// A dialog under its title: `fill` gets the column, which may be longer than the paper.
fn page(
    sheet: &mut Sheet,
    area: Rect,
    (title, words): (&str, &Words),
    name: &str,
    fill: impl FnOnce(&mut Sheet, &mut Stack) -> Option<Pressed>,
) -> Option<Pressed> {
    let (top, closed) = sheet.heading(area, title, &words.say(&Phrase::Close));
    let body = Rect::new(area.min.x, area.min.y + top, area.max.x, area.max.y - 8.0);
    let pressed = sheet.scrolled(body, name, |sheet, column| {
        let (left, right) = (column.min.x + 16.0, column.max.x - 16.0);
        let mut column = Stack::new(left, right, column.min.y);
        let pressed = fill(sheet, &mut column);
        (pressed, column.y + 4.0)
    });
    closed.then_some(Pressed::Close).or(pressed)
}
