//! A new game: with which side.

use bevy::prelude::*;
use bevy_egui::egui::{Align2, Order};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

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
            wished.write(GameWished {
                start: Position::start(Rules::Frisian),
                seats,
            });
            NextState::set_if_neq(&mut overlay, Overlay::Closed);
        }
        Some(Pressed::Cancel) => NextState::set_if_neq(&mut overlay, Overlay::Closed),
        None => {}
    }
    Ok(())
}

/// Over the panel beside the board, or over what is under it.
fn place(layout: &Layout) -> Rect {
    let width = (layout.panel.width() - 32.0).clamp(288.0, 440.0);
    let centre = match layout.shape {
        // Where the panel is too narrow, the dialog laps over the board.
        Shape::Landscape => {
            let centre = layout.panel.center();
            Vec2::new(centre.x.min(layout.panel.max.x - width / 2.0), centre.y)
        }
        Shape::Portrait => layout.board.origin + layout.board.side() / 2.0,
    };
    Rect::from_center_size(centre, Vec2::new(width, 292.0))
}

fn draw(sheet: &mut Sheet, area: Rect, words: &Words) -> Option<Pressed> {
    let mut pressed = None;
    sheet.paper(area, metrics::DIALOG_CORNER, true);
    let inside = area.inflate(-24.0);
    let title = (inside.min.x, inside.min.y + 16.0);
    sheet.text(
        title,
        Align2::LEFT_CENTER,
        &words.say(&Phrase::NewGame),
        Face::Display.at(30.0),
        sheet.colours.ink,
    );
    let asked = (inside.min.x, inside.min.y + 56.0);
    sheet.text(
        asked,
        Align2::LEFT_CENTER,
        &words.say(&Phrase::YouPlay),
        Face::Text.at(16.0),
        sheet.colours.ink2,
    );
    let width = (inside.width() - metrics::GAP) / 2.0;
    for (column, side) in [(0.0, Side::White), (1.0, Side::Black)] {
        let left = inside.min.x + column * (width + metrics::GAP);
        let card = Rect::new(
            left,
            inside.min.y + 76.0,
            left + width,
            inside.min.y + 176.0,
        );
        let name = words.say(&Phrase::Side {
            side: sentences::side_name(side),
        });
        if sheet.blank_button(card, side_key(side), &name, ButtonLook::OnPaper) {
            pressed = Some(Pressed::Play(Seats::against_machine(side)));
        }
        let white = side == Side::White;
        sheet.picture(
            Picture::Piece { white, king: false },
            (card.center().x, card.center().y - 14.0),
            52.0,
        );
        let under = (card.center().x, card.max.y - 20.0);
        sheet.text(
            under,
            Align2::CENTER_CENTER,
            &name,
            Face::Strong.at(16.0),
            sheet.colours.ink,
        );
    }
    let cancel = Rect::new(
        inside.min.x,
        inside.max.y - 48.0,
        inside.max.x,
        inside.max.y,
    );
    let words = words.say(&Phrase::Cancel);
    let label = Label {
        icon: None,
        words: &words,
        stacked: false,
        size: 16.0,
    };
    if sheet.button(cancel, "cancel", label, ButtonLook::Outlined, true) {
        pressed = Some(Pressed::Cancel);
    }
    pressed
}

fn side_key(side: Side) -> &'static str {
    match side {
        Side::White => "play white",
        Side::Black => "play black",
    }
}
