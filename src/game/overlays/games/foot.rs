//! What stands below the games: files, and the way back to one's own.

use bevy::prelude::*;

use super::row::fitting;
use super::{Pressed, View};
use crate::game::games::GamesWished;
use crate::game::interface::button::ButtonLook;
use crate::game::interface::metrics;
use crate::game::interface::sheet::Sheet;
use crate::game::language::Phrase;
use crate::game::paint::Icon;

/// How high it is in a dialog of this size.
pub(super) fn height(area: Rect) -> f32 {
    if area.height() < 420.0 { 58.0 } else { 72.0 }
}

pub(super) fn foot(sheet: &mut Sheet, area: Rect, inset: f32, view: &View) -> Option<Pressed> {
    let collection = &view.games.collection;
    // What was only read in part would be written over the whole.
    let whole = collection.is_whole() && collection.count() > 0;
    let own = (
        "own games",
        Icon::Person,
        Phrase::MyGames,
        GamesWished::Own,
        true,
    );
    let files = [
        (
            "open file",
            Icon::Folder,
            Phrase::OpenFile,
            GamesWished::OpenFile,
            true,
        ),
        (
            "paste",
            Icon::Paste,
            Phrase::Paste,
            GamesWished::Paste,
            true,
        ),
        (
            "save all",
            Icon::Save,
            Phrase::SaveAll,
            GamesWished::SaveAll,
            whole,
        ),
    ];
    let own = (!view.is_own()).then_some(own);
    let buttons: Vec<_> = own.into_iter().chain(files).collect();
    #[expect(clippy::cast_precision_loss, reason = "four at most")]
    let count = buttons.len() as f32;
    let room = area.width() - 2.0 * inset;
    let width = ((room - (count - 1.0) * metrics::GAP) / count).min(240.0);
    let top = area.center().y - metrics::TARGET / 2.0;
    let (mut left, mut pressed) = (area.min.x + inset, None);
    for (name, icon, phrase, wish, enabled) in buttons {
        let place = Rect::new(left, top, left + width, top + metrics::TARGET);
        let said = view.words.say(&phrase);
        let label = fitting(sheet, place, icon, &said);
        if sheet.button(place, name, label, ButtonLook::OnPaper, enabled) {
            pressed = Some(Pressed::Wish(wish));
        }
        left += width + metrics::GAP;
    }
    pressed
}
