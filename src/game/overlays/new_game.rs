//! A new game: with which side.

use bevy::prelude::*;
use bevy_egui::egui::Order;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use crate::contest::MatchLaws;
use crate::game::board::table::Table;
use crate::game::flow::{Overlay, Screen};
use crate::game::interface::arrival::Arrival;
use crate::game::interface::button::{ButtonLook, Label};
use crate::game::interface::face::Face;
use crate::game::interface::layout::{Layout, Shape};
use crate::game::interface::pictures::{Picture, Pictures};
use crate::game::interface::sheet::{Sheet, sheet};
use crate::game::interface::{Colours, Layer, Words, metrics, sentences};
use crate::game::language::Phrase;
use crate::game::messages::GameWished;
use crate::game::seats::Seats;
use crate::rules::{Position, Rules, Side};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        dialog
            .run_if(in_state(Overlay::NewGame))
            .in_set(Layer::Overlay),
    );
}

enum Pressed {
    Play(Seats),
    Cancel,
}

fn dialog(
    mut contexts: EguiContexts,
    mut pictures: ResMut<Pictures>,
    words: Res<Words>,
    colours: Res<Colours>,
    (table, arrival): (Res<Table>, Res<Arrival>),
    keys: Res<ButtonInput<KeyCode>>,
    mut wished: MessageWriter<GameWished>,
    mut overlay: ResMut<NextState<Overlay>>,
) -> Result {
    let context = contexts.ctx_mut()?.clone();
    let area = place(&table.layout(Screen::Playing));
    let mut pressed = sheet(
        &context,
        "new game",
        Order::Foreground,
        arrival.dialog,
        (colours.0, &mut pictures),
        |sheet| draw(sheet, area, &words),
    );
    if keys.just_pressed(KeyCode::Escape) {
        pressed = Some(Pressed::Cancel);
    }
    match pressed {
        Some(Pressed::Play(seats)) => {
            let start = Position::start(Rules::Frisian);
            wished.write(GameWished::new(start, seats, MatchLaws::UNTIMED));
            NextState::set_if_neq(&mut overlay, Overlay::Closed);
        }
        Some(Pressed::Cancel) => NextState::set_if_neq(&mut overlay, Overlay::Closed),
        None => {}
    }
    Ok(())
}

/// Over the panel beside the board, or over what is under it.
fn place(layout: &Layout) -> Rect {
    let panel = layout.panel;
    let (width, centre) = match layout.shape {
        // As wide as the panel, so that no word beneath peeks out; where the panel is too narrow,
        // the dialog laps over the board.
        Shape::Landscape => {
            let width = panel.width().max(288.0);
            (
                width,
                Vec2::new(panel.max.x - width / 2.0, panel.center().y),
            )
        }
        Shape::Portrait => (
            (panel.width() - 32.0).clamp(288.0, 440.0),
            layout.board.origin + layout.board.side() / 2.0,
        ),
    };
    Rect::from_center_size(centre, Vec2::new(width, 292.0))
}

fn draw(sheet: &mut Sheet, area: Rect, words: &Words) -> Option<Pressed> {
    let mut pressed = None;
    sheet.paper(area, metrics::DIALOG_CORNER, true);
    let inside = area.inflate(-24.0);
    let (left, top) = (inside.min.x, inside.min.y);
    let title = words.say(&Phrase::NewGame);
    let letters = Face::Display.letters(30.0, sheet.colours.ink);
    sheet.text((left, top + 16.0), &title, letters);
    let asked = words.say(&Phrase::YouPlay);
    let letters = Face::Text.letters(16.0, sheet.colours.ink2);
    sheet.text((left, top + 56.0), &asked, letters);
    let width = (inside.width() - metrics::GAP) / 2.0;
    for (column, side) in [(0.0, Side::White), (1.0, Side::Black)] {
        let left = left + column * (width + metrics::GAP);
        let card = Rect::new(left, top + 76.0, left + width, top + 176.0);
        if side_card(sheet, card, words, side) {
            pressed = Some(Pressed::Play(Seats::against_machine(side)));
        }
    }
    let cancel = Rect {
        min: Vec2::new(left, inside.max.y - 48.0),
        ..inside
    };
    let words = words.say(&Phrase::Cancel);
    let label = Label::plain(&words, 16.0);
    if sheet.button(cancel, "cancel", label, ButtonLook::Outlined, true) {
        pressed = Some(Pressed::Cancel);
    }
    pressed
}

/// A card with a side's piece and name; whether it was pressed.
fn side_card(sheet: &mut Sheet, card: Rect, words: &Words, side: Side) -> bool {
    let name = words.say(&Phrase::Side {
        side: sentences::side_name(side),
    });
    let pressed = sheet.blank_button(card, side_key(side), &name, ButtonLook::OnPaper);
    let (x, y) = (card.center().x, card.center().y);
    let white = side == Side::White;
    sheet.picture(Picture::Piece { white, king: false }, (x, y - 14.0), 52.0);
    let letters = Face::Strong.letters(16.0, sheet.colours.ink);
    sheet.centred((x, card.max.y - 20.0), &name, letters);
    pressed
}

fn side_key(side: Side) -> &'static str {
    match side {
        Side::White => "play white",
        Side::Black => "play black",
    }
}
