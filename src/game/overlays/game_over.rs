//! The end: who won and by which law, beside the position that decided it.

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
use crate::game::messages::{GameWished, TakebackWished};
use crate::game::paint::{Icon, Tile};
use crate::game::referee::CurrentGame;
use crate::game::seats::{Seat, Seats};
use crate::rules::Side;

/// Height of the row of tiles.
const FRIEZE: f32 = 76.0;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        card.run_if(in_state(Overlay::GameOver))
            .in_set(Layer::Overlay),
    );
}

enum Pressed {
    Rematch,
    NewGame,
    Undo,
    Close,
}

/// What the card tells.
struct Told<'a> {
    words: &'a Words,
    heading: Phrase,
    sentence: Phrase,
    rematch: Phrase,
    can_undo: bool,
    winner_white: Option<bool>,
}

fn card(
    mut contexts: EguiContexts,
    mut pictures: ResMut<Pictures>,
    words: Res<Words>,
    colours: Res<Colours>,
    (table, arrival): (Res<Table>, Res<Arrival>),
    (current, seats): (Res<CurrentGame>, Res<Seats>),
    mut wished: MessageWriter<GameWished>,
    mut take_back: MessageWriter<TakebackWished>,
    mut overlay: ResMut<NextState<Overlay>>,
) -> Result {
    let Some(outcome) = current.game().outcome() else {
        return Ok(());
    };
    let context = contexts.ctx_mut()?.clone();
    let next = rematch(*seats);
    let told = Told {
        words: &words,
        heading: sentences::heading(&outcome),
        sentence: sentences::ending(&outcome, current.game()),
        rematch: match lone_person(next) {
            Some(side) => Phrase::RematchAs {
                side: sentences::side_name(side),
            },
            None => Phrase::Rematch,
        },
        can_undo: current.can_take_back(*seats),
        winner_white: outcome.winner.map(|side| side == Side::White),
    };
    let area = place(&table.layout(Screen::Playing));
    let pressed = sheet(
        &context,
        "game over",
        Order::Foreground,
        arrival.dialog,
        (colours.0, &mut pictures),
        |sheet| draw(sheet, area, &told),
    );
    match pressed {
        Some(Pressed::Rematch) => drop(wished.write(GameWished {
            start: *current.game().start(),
            seats: next,
        })),
        Some(Pressed::NewGame) => NextState::set_if_neq(&mut overlay, Overlay::NewGame),
        Some(Pressed::Undo) => drop(take_back.write(TakebackWished)),
        Some(Pressed::Close) => NextState::set_if_neq(&mut overlay, Overlay::Closed),
        None => {}
    }
    Ok(())
}

/// The same players with their sides swapped.
fn rematch(seats: Seats) -> Seats {
    Seats {
        white: seats.black,
        black: seats.white,
    }
}

fn lone_person(seats: Seats) -> Option<Side> {
    match (seats.white, seats.black) {
        (Seat::Person, Seat::Machine) => Some(Side::White),
        (Seat::Machine, Seat::Person) => Some(Side::Black),
        _ => None,
    }
}

/// Over the panel, lapping over the frame only; on a phone a sheet from below, up to the board.
fn place(layout: &Layout) -> Rect {
    match layout.shape {
        Shape::Landscape => {
            let panel = layout.panel;
            // Over the frame at most, never over a square.
            let lap = (layout.board.square * 0.5).min(panel.min.x - layout.board_end() - 4.0);
            let height = panel.height().min(452.0);
            let top = panel.center().y - height / 2.0;
            let left = (panel.min.x - lap.max(0.0)).min(panel.max.x - 300.0);
            Rect::new(left, top, panel.max.x, top + height)
        }
        Shape::Portrait => {
            let top = layout.board.origin.y + layout.board.side() + metrics::STRIP;
            let across = layout.panel.inflate(4.0);
            Rect::new(across.min.x, top, across.max.x, layout.buttons.max.y)
        }
    }
}

fn draw(sheet: &mut Sheet, area: Rect, told: &Told) -> Option<Pressed> {
    sheet.paper(area, metrics::DIALOG_CORNER, true);
    let inside = Rect::new(
        area.min.x + 28.0,
        area.min.y + if area.height() < 240.0 { 8.0 } else { 16.0 },
        area.max.x - 28.0,
        area.max.y - if area.height() < 240.0 { 12.0 } else { 20.0 },
    );
    let tall = area.height() >= 440.0;
    let mut y = inside.min.y;
    if tall {
        frieze(sheet, area, told);
        y = area.min.y + FRIEZE + 62.0;
    }
    let size = if tall { 46.0 } else { 24.0 };
    let heading = told.words.say(&told.heading);
    let ink = sheet.colours.ink;
    // Besley's lines are tall: its letters stand in the middle of one.
    sheet.text(
        (inside.min.x, y + size * 0.6),
        Align2::LEFT_CENTER,
        &heading,
        Face::Display.at(size),
        ink,
    );
    y += size * 1.3;
    let sentence = told.words.say(&told.sentence);
    let text = if tall { 17.0 } else { 14.5 };
    sheet.paragraph(
        (inside.min.x, y),
        inside.width(),
        &sentence,
        Face::Text.at(text),
        ink,
    );
    buttons(sheet, inside, told, area.height() < 240.0)
}

fn frieze(sheet: &mut Sheet, area: Rect, told: &Told) {
    let tiles = [
        Tile::Leaf,
        Tile::Duck,
        Tile::Barge,
        Tile::Rosette,
        Tile::Ferry,
        Tile::Tulip,
    ];
    // Whole tiles only, from edge to edge.
    let count = (area.width() / FRIEZE).round().max(1.0);
    let side = area.width() / count;
    let band = Rect::new(area.min.x, area.min.y, area.max.x, area.min.y + side);
    sheet.band(
        &tiles.map(|tile| Picture::Tile(tile, true)),
        band,
        side,
        metrics::DIALOG_CORNER,
    );
    if let Some(white) = told.winner_white {
        sheet.picture(
            Picture::Piece { white, king: true },
            (area.min.x + 80.0, area.min.y + side + 2.0),
            84.0,
        );
    }
}

/// The rematch over the other buttons; where the card is low, all in one row.
fn buttons(sheet: &mut Sheet, inside: Rect, told: &Told, low: bool) -> Option<Pressed> {
    let rematch = told.words.say(&told.rematch);
    let height = if low { metrics::TARGET } else { 62.0 };
    let (mut row, first) = if low {
        let top = inside.max.y - metrics::TARGET;
        let split = inside.min.x + inside.width() * 0.48;
        (
            Rect::new(split + metrics::GAP, top, inside.max.x, inside.max.y),
            Rect::new(inside.min.x, top, split, inside.max.y),
        )
    } else {
        let top = inside.max.y - metrics::TARGET;
        let above = top - metrics::GAP;
        (
            Rect::new(inside.min.x, top, inside.max.x, inside.max.y),
            Rect::new(inside.min.x, above - height, inside.max.x, above),
        )
    };
    let label = Label {
        icon: Some(Icon::Swap),
        words: &rematch,
        stacked: false,
        size: if low { 16.0 } else { 22.0 },
    };
    let mut pressed = None;
    if sheet.button(first, "rematch", label, ButtonLook::Primary, true) {
        pressed = Some(Pressed::Rematch);
    }
    let width = (row.width() - 2.0 * metrics::GAP) / 3.0;
    let others = [
        (
            "over new",
            Icon::Plus,
            Phrase::NewGame,
            true,
            Pressed::NewGame,
        ),
        (
            "over undo",
            Icon::Undo,
            Phrase::Undo,
            told.can_undo,
            Pressed::Undo,
        ),
        (
            "over close",
            Icon::Close,
            Phrase::Close,
            true,
            Pressed::Close,
        ),
    ];
    for (name, icon, phrase, enabled, meaning) in others {
        let area = Rect::new(row.min.x, row.min.y, row.min.x + width, row.max.y);
        let words = told.words.say(&phrase);
        let label = Label {
            icon: Some(icon),
            words: &words,
            stacked: false,
            size: 15.0,
        };
        if sheet.button(area, name, label, ButtonLook::OnPaper, enabled) {
            pressed = Some(meaning);
        }
        row.min.x += width + metrics::GAP;
    }
    pressed
}
