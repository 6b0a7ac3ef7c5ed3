//! What can be done with a game that is over.

use bevy::math::Rect;

use super::{Pressed, Told};
use crate::game::interface::button::{ButtonLook, Label};
use crate::game::interface::face::Face;
use crate::game::interface::metrics;
use crate::game::interface::sheet::Sheet;
use crate::game::language::Phrase;
use crate::game::paint::Icon;

/// Height of the first row.
pub(super) const FIRST_ROW: f32 = 62.0;

/// The rematch over the other buttons; where the card is low, all in one row.
pub(super) fn buttons(sheet: &mut Sheet, inside: Rect, told: &Told, low: bool) -> Option<Pressed> {
    let top = inside.max.y - metrics::TARGET;
    let (mut first, mut row) = (inside, inside);
    row.min.y = top;
    first.max.y = top - metrics::GAP;
    first.min.y = first.max.y - if low { metrics::TARGET } else { FIRST_ROW };
    let mut review = first;
    let beside = inside.width() >= 440.0;
    // Where a second row would lie on the words, looking back is left to the panel's arrows.
    let tight = inside.height() < 170.0;
    if tight {
        (first.min.y, first.max.y) = (row.min.y, row.max.y);
        let others = 3.0 * metrics::TARGET + 2.0 * metrics::GAP;
        let least = inside.width() - others - metrics::GAP;
        first.max.x = inside.min.x + (inside.width() * 0.48).min(least);
        row.min.x = first.max.x + metrics::GAP;
    } else {
        first.max.x = first.min.x + first.width() * if beside { 0.58 } else { 0.66 };
        review.min.x = first.max.x + metrics::GAP;
    }
    let (rematch, size) = rematch(sheet, told, first.width(), if low { 17.0 } else { 22.0 });
    let label = Label::new(Icon::Swap, &rematch, size);
    let mut pressed = None;
    if sheet.button(first, "rematch", label, ButtonLook::Primary, true) {
        pressed = Some(Pressed::Rematch);
    }
    if !tight && review_button(sheet, review, told, beside) {
        pressed = Some(Pressed::Review);
    }
    pressed.or(others(sheet, row, told))
}

/// The words of the first button and the size of their letters: at most `wanted`, and without the side
/// where both have no room.
fn rematch(sheet: &Sheet, told: &Told, room: f32, wanted: f32) -> (String, f32) {
    let fits = |words: &str, size: f32| {
        let face = [Face::Strong, Face::Title][usize::from(size >= 20.0)];
        sheet.width_of(words, face.at(size)) + size * 1.35 + 20.0 <= room
    };
    let sizes = [wanted, 20.0, 18.0, 16.0, 15.0, 14.0, 13.0, 12.0];
    for phrase in [&told.rematch, &Phrase::Rematch] {
        let words = told.words.say(phrase);
        let mut sizes = sizes.into_iter().filter(|&size| size <= wanted);
        if let Some(size) = sizes.find(|&size| fits(&words, size)) {
            return (words, size);
        }
    }
    (told.words.say(&Phrase::Rematch), 12.0)
}

fn review_button(sheet: &mut Sheet, area: Rect, told: &Told, wide: bool) -> bool {
    let words = told.words.say(&Phrase::Review);
    let label = Label::new(Icon::Graph, &words, if wide { 17.0 } else { 14.0 });
    sheet.button(area, "review", label, ButtonLook::Outlined, true)
}

fn others(sheet: &mut Sheet, row: Rect, told: &Told) -> Option<Pressed> {
    use Pressed::{NewGame, Save, Undo};
    let others = [
        ("over new", Icon::Plus, Phrase::NewGame, true, NewGame),
        ("over undo", Icon::Undo, Phrase::Undo, told.can_undo, Undo),
        ("over save", Icon::Save, Phrase::Save, true, Save),
    ];
    let width = (row.width() - 2.0 * metrics::GAP) / 3.0;
    let said = others
        .each_ref()
        .map(|(_, _, phrase, ..)| told.words.say(phrase));
    // A row has words or it has none, and icons beside all of them or beside none.
    let widest = |size: f32| {
        let widths = said
            .iter()
            .map(|words| sheet.width_of(words, Face::Strong.at(size)));
        widths.fold(0.0, f32::max)
    };
    let with_icons = widest(15.0) + 15.0 * 1.35 + 18.0 <= width;
    let mut sizes = [15.0, 14.0, 13.0].into_iter();
    let size = sizes.find(|&size| widest(size) + 8.0 <= width);
    let (mut left, mut pressed) = (row.min.x, None);
    for ((name, icon, _, enabled, meaning), words) in others.into_iter().zip(&said) {
        let area = Rect::new(left, row.min.y, left + width, row.max.y);
        let label = match size {
            _ if with_icons => Label::new(icon, words, 15.0),
            Some(size) => Label::plain(words, size),
            None => Label::new(icon, words, 15.0).iconic(),
        };
        if sheet.button(area, name, label, ButtonLook::OnPaper, enabled) {
            pressed = Some(meaning);
        }
        left += width + metrics::GAP;
    }
    pressed
}
