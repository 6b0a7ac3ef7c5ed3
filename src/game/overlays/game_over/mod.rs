//! The end: who won and by which law, beside the position that decided it.

mod buttons;
mod facts;
mod frieze;
#[cfg(test)]
mod tests;

use bevy::prelude::*;
use bevy_egui::egui::Order;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use crate::game::analysis::StudyWished;
use crate::game::board::table::Table;
use crate::game::flow::{Going, Overlay, Screen};
use crate::game::games::GamesWished;
use crate::game::interface::arrival::Arrival;
use crate::game::interface::button::ButtonLook;
use crate::game::interface::face::Face;
use crate::game::interface::layout::{Layout, Shape};
use crate::game::interface::pictures::{Picture, Pictures};
use crate::game::interface::sheet::{Sheet, sheet};
use crate::game::interface::{Colours, Layer, Words, metrics, sentences};
use crate::game::language::Phrase;
use crate::game::messages::{RematchWished, TakebackWished};
use crate::game::paint::Icon;
use crate::game::referee::{CurrentGame, Tally};
use crate::game::seats::Seats;
use crate::rules::{Outcome, Side};
use buttons::{FIRST_ROW, buttons};
use facts::Fact;
use frieze::{FRIEZE, frieze};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        card.run_if(in_state(Overlay::GameOver))
            .in_set(Layer::Overlay),
    );
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Pressed {
    Rematch,
    Review,
    NewGame,
    Undo,
    Save,
    Close,
}

/// What the card tells.
struct Told<'a> {
    words: &'a Words,
    heading: Phrase,
    sentence: Phrase,
    rematch: Phrase,
    can_undo: bool,
    winner: Option<Side>,
    facts: Vec<Fact>,
}

impl<'a> Told<'a> {
    fn new(
        words: &'a Words,
        outcome: Outcome,
        (current, seats, tally): (&CurrentGame, Seats, Tally),
    ) -> Self {
        let rematch = seats
            .swapped()
            .lone_person()
            .map_or(Phrase::Rematch, |side| {
                let side = sentences::side_name(side);
                Phrase::RematchAs { side }
            });
        let contest = current.contest();
        Self {
            words,
            heading: sentences::heading(&outcome),
            sentence: sentences::ending(&outcome, contest.game(), contest.laws().clock),
            rematch,
            can_undo: current.can_take_back(seats),
            winner: outcome.winner,
            facts: facts::facts(words, (current, seats, tally)),
        }
    }
}

fn card(
    mut contexts: EguiContexts,
    mut pictures: ResMut<Pictures>,
    words: Res<Words>,
    colours: Res<Colours>,
    (table, arrival): (Res<Table>, Res<Arrival>),
    (current, seats, tally): (Res<CurrentGame>, Res<Seats>, Res<Tally>),
    (mut study, mut games): (MessageWriter<StudyWished>, MessageWriter<GamesWished>),
    mut wished: MessageWriter<RematchWished>,
    mut take_back: MessageWriter<TakebackWished>,
    keys: Res<ButtonInput<KeyCode>>,
    mut going: Going,
) -> Result {
    let Some(outcome) = current.game().outcome() else {
        return Ok(());
    };
    let context = contexts.ctx_mut()?.clone();
    let told = Told::new(&words, outcome, (&current, *seats, *tally));
    let (paper, area) = place(&table.layout(Screen::Playing));
    let pressed = sheet(
        &context,
        "game over",
        Order::Foreground,
        arrival.dialog,
        (colours.0, &mut pictures),
        |sheet| {
            sheet.paper(paper, metrics::DIALOG_CORNER, true);
            draw(sheet, area, &told)
        },
    );
    match pressed {
        Some(Pressed::Rematch) => drop(wished.write(RematchWished)),
        Some(Pressed::Review) => {
            let contest = current.contest().clone();
            study.write(StudyWished::Review(Box::new(contest)));
        }
        Some(Pressed::NewGame) => going.open(Overlay::NewGame),
        Some(Pressed::Undo) => drop(take_back.write(TakebackWished)),
        Some(Pressed::Save) => drop(games.write(GamesWished::SaveGame)),
        Some(Pressed::Close) => going.close(),
        None if keys.just_pressed(KeyCode::Escape) => going.close(),
        None => {}
    }
    Ok(())
}

/// The card and what is written on. It lies over the panel and laps over the frame only; on a phone
/// it is a sheet from below, up to the board, and hides the buttons whole.
fn place(layout: &Layout) -> (Rect, Rect) {
    match layout.shape {
        Shape::Landscape => {
            let panel = layout.panel;
            // Over the frame at most, never over a square.
            let lap = (layout.board.square * 0.5).min(panel.min.x - layout.board_end() - 4.0);
            let height = panel.height().min(552.0);
            let top = panel.center().y - height / 2.0;
            let left = (panel.min.x - lap.max(0.0)).min(panel.max.x - 300.0);
            let card = Rect::new(left, top, panel.max.x, top + height);
            (card, card)
        }
        Shape::Portrait => {
            let top = layout.board.origin.y + layout.board.side() + metrics::STRIP;
            let across = layout.panel.inflate(4.0);
            let area = Rect::new(across.min.x, top, across.max.x, layout.buttons.max.y);
            let mut paper = area;
            paper.max.y += f32::from(metrics::DIALOG_CORNER);
            (paper, area)
        }
    }
}

fn draw(sheet: &mut Sheet, area: Rect, told: &Told) -> Option<Pressed> {
    let (tall, low) = (area.height() >= 440.0, area.height() < 240.0);
    let (above, below, beside) = match (tall, low) {
        (true, _) => (16.0, 36.0, 28.0),
        (false, true) => (16.0, 2.0, 20.0),
        (false, false) => (16.0, 20.0, 28.0),
    };
    let inside = Rect::new(
        area.min.x + beside,
        area.min.y + above,
        area.max.x - beside,
        area.max.y - below,
    );
    let mut words = inside;
    if tall {
        frieze(sheet, area, told.winner);
        words.min.y = area.min.y + FRIEZE + 62.0;
    }
    let (y, closed) = say(sheet, words, told, (tall, low));
    let boxes = Rect::new(
        inside.min.x,
        y + 26.0,
        inside.max.x,
        y + 26.0 + facts::HEIGHT,
    );
    if boxes.max.y + 12.0 <= inside.max.y - FIRST_ROW - metrics::GAP - metrics::TARGET {
        facts::boxes(sheet, boxes, &told.facts);
    }
    let pressed = buttons(sheet, inside, told, low);
    closed.then_some(Pressed::Close).or(pressed)
}

/// Who has won with the match score, and by which law; where that ends, and whether the cross beside
/// it was pressed.
fn say(sheet: &mut Sheet, inside: Rect, told: &Told, (tall, low): (bool, bool)) -> (f32, bool) {
    let (sizes, text) = match (tall, low) {
        (true, _) => ([54.0, 46.0, 42.0, 38.0, 32.0, 26.0], 17.0),
        (false, true) => ([22.0, 20.0, 18.0, 16.0, 15.0, 14.0], 13.5),
        (false, false) => ([24.0, 22.0, 20.0, 18.0, 16.0, 14.0], 14.5),
    };
    let (left, ink) = (inside.min.x, sheet.colours.ink);
    let heading = told.words.say(&told.heading);
    // The cross has its place beside it.
    let room = inside.width() - metrics::TARGET - metrics::GAP;
    let size = sheet.size_for(&heading, Face::Display, room, sizes);
    // Besley's lines are tall: its letters stand in the middle of one.
    let middle = inside.min.y + size * 0.6;
    let end = left + sheet.text((left, middle), &heading, Face::Display.letters(size, ink));
    // A little higher where words follow close below.
    let (closed, cross) = cross(
        sheet,
        told,
        (inside.max.x, middle - if tall { 0.0 } else { 3.5 }),
    );
    if !tall && let Some(score) = told.facts.first() {
        let letters = Face::Bold.letters(size * 0.75, sheet.colours.ink2);
        let width = sheet.width_of(&score.number, letters.font.clone());
        let from = cross - 10.0 - width;
        if end + 10.0 <= from {
            sheet.text((from, middle), &score.number, letters);
        }
    }
    // Under the cross, too; a line is higher than its letters.
    let beneath = middle + metrics::TARGET / 2.0 - 6.5;
    let y = (inside.min.y + size * 1.3).max(beneath);
    let sentence = told.words.say(&told.sentence);
    let letters = Face::Text.letters(text, ink);
    let height = sheet.measure(&sentence, letters.font.clone(), inside.width());
    sheet.paragraph((left, y), inside.width(), &sentence, letters);
    sheet.told("end", inside, &format!("{heading}. {sentence}"));
    (y + height, closed)
}

/// Closes the card: whether it was pressed, and where it begins.
fn cross(sheet: &mut Sheet, told: &Told, (right, middle): (f32, f32)) -> (bool, f32) {
    let half = metrics::TARGET / 2.0;
    let area = Rect::from_center_size(
        Vec2::new(right - half, middle),
        Vec2::splat(metrics::TARGET),
    );
    let close = told.words.say(&Phrase::Close);
    let pressed = sheet.blank_button(area, "over close", &close, ButtonLook::OnPaper);
    let icon = Picture::Icon(Icon::Close, sheet.colours.action);
    sheet.picture(icon, (area.center().x, area.center().y), 22.0);
    (pressed, area.min.x)
}
