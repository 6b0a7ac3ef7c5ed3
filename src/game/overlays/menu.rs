//! The menu: what can be done beside what the row of buttons shows.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use crate::game::board::table::Table;
use crate::game::flow::{Overlay, Screen};
use crate::game::interface::arrival::Arrival;
use crate::game::interface::button::ButtonLook;
use crate::game::interface::deeds::{Deed, Doing, Possible};
use crate::game::interface::dialog::dialog;
use crate::game::interface::face::Face;
use crate::game::interface::pictures::{Picture, Pictures};
use crate::game::interface::sheet::Sheet;
use crate::game::interface::{Colours, Layer, Words, metrics};
use crate::game::language::Phrase;
use crate::game::paint::Icon;
use crate::game::screens::room_for_buttons;

/// Height of an entry.
pub(super) const ENTRY: f32 = 52.0;
/// How wide it is at most.
pub(super) const WIDTH: f32 = 380.0;
/// Height of the title.
pub(super) const TITLE: f32 = 64.0;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        menu.run_if(in_state(Overlay::Menu)).in_set(Layer::Overlay),
    );
}

fn menu(
    mut contexts: EguiContexts,
    mut pictures: ResMut<Pictures>,
    (words, colours): (Res<Words>, Res<Colours>),
    (table, arrival): (Res<Table>, Res<Arrival>),
    keys: Res<ButtonInput<KeyCode>>,
    (possible, mut doing): (Possible, Doing),
) -> Result {
    let context = contexts.ctx_mut()?.clone();
    let room = room_for_buttons(&table.layout(Screen::Playing));
    let deeds = Deed::menu(possible.is_over(), room);
    let (mut close, pressed) = dialog(
        &context,
        "menu dialog",
        arrival.dialog,
        (colours.0, &mut pictures),
        largest(&deeds),
        |sheet, area| draw(sheet, area, &words, &deeds, &possible),
    );
    close |= keys.just_pressed(KeyCode::Escape);
    if let Some(deed) = pressed {
        doing.act(deed);
    } else if close {
        doing.close();
    }
    Ok(())
}

/// How large it is at most.
fn largest(deeds: &[Deed]) -> Vec2 {
    let lines = metrics::count(deeds.len()) * (ENTRY + metrics::GAP);
    Vec2::new(WIDTH, lines + TITLE + 12.0)
}

fn draw(
    sheet: &mut Sheet,
    area: Rect,
    words: &Words,
    deeds: &[Deed],
    possible: &Possible,
) -> (bool, Option<Deed>) {
    let title = words.say(&Phrase::Menu);
    let close = words.say(&Phrase::Close);
    let (top, closed) = sheet.heading(area, &title, &close);
    let body = Rect::new(area.min.x, area.min.y + top, area.max.x, area.max.y - 8.0);
    let pressed = sheet.scrolled(body, "menu entries", |sheet, column| {
        let mut y = column.min.y;
        let mut pressed = None;
        for &deed in deeds {
            let place = Rect::new(column.min.x + 16.0, y, column.max.x - 16.0, y + ENTRY);
            let said = words.say(&deed.phrase(true));
            let name = format!("menu {}", deed.name());
            let can = possible.can(deed);
            if entry(sheet, place, &name, (deed.icon(), &said), can) {
                pressed = Some(deed);
            }
            y += ENTRY + metrics::GAP;
        }
        (pressed, y)
    });
    (closed, pressed)
}

/// One line: icon and words, from the left.
pub(super) fn entry(
    sheet: &mut Sheet,
    area: Rect,
    name: &str,
    (icon, said): (Icon, &str),
    can: bool,
) -> bool {
    let colours = sheet.colours;
    let pressed = if can {
        sheet.blank_button(area, name, said, ButtonLook::OnPaper)
    } else {
        sheet.surface(area, metrics::BUTTON_CORNER, colours.paper2);
        false
    };
    let (tint, ink) = if can {
        (colours.action, colours.ink)
    } else {
        (colours.disabled, colours.disabled)
    };
    let middle = area.center().y;
    let picture = Picture::Icon(icon, tint);
    sheet.picture(picture, (area.min.x + 28.0, middle), 22.0);
    let letters = Face::Strong.letters(16.0, ink);
    sheet.line(
        (area.min.x + 52.0, middle),
        area.width() - 60.0,
        said,
        letters,
    );
    pressed
}

#[cfg(test)]
mod tests;
