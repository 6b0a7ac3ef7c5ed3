//! The end: who won and by which law, beside the position that decided it.

mod facts;
mod frieze;

use bevy::prelude::*;
use bevy_egui::egui::Order;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use crate::game::analysis::StudyWished;
use crate::game::board::table::Table;
use crate::game::flow::{Overlay, Screen};
use crate::game::interface::arrival::Arrival;
use crate::game::interface::button::{ButtonLook, Label};
use crate::game::interface::face::Face;
use crate::game::interface::layout::{Layout, Shape};
use crate::game::interface::pictures::Pictures;
use crate::game::interface::sheet::{Sheet, sheet};
use crate::game::interface::{Colours, Layer, Words, metrics, sentences};
use crate::game::language::Phrase;
use crate::game::messages::{RematchWished, TakebackWished};
use crate::game::paint::Icon;
use crate::game::referee::{CurrentGame, Tally};
use crate::game::seats::Seats;
use crate::rules::{Outcome, Side};
use facts::Fact;
use frieze::{FRIEZE, frieze};

/// Height of the first row of buttons.
const FIRST_ROW: f32 = 62.0;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        card.run_if(in_state(Overlay::GameOver))
            .in_set(Layer::Overlay),
    );
}

#[derive(Clone, Copy)]
enum Pressed {
    Rematch,
    Review,
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
        Self {
            words,
            heading: sentences::heading(&outcome),
            sentence: sentences::ending(&outcome, current.game()),
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
    mut study: MessageWriter<StudyWished>,
    mut wished: MessageWriter<RematchWished>,
    mut take_back: MessageWriter<TakebackWished>,
    mut overlay: ResMut<NextState<Overlay>>,
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
        Some(Pressed::NewGame) => NextState::set_if_neq(&mut overlay, Overlay::NewGame),
        Some(Pressed::Undo) => drop(take_back.write(TakebackWished)),
        Some(Pressed::Close) => NextState::set_if_neq(&mut overlay, Overlay::Closed),
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
    let (above, below, beside) = if low {
        (12.0, 2.0, 20.0)
    } else {
        (16.0, 20.0, 28.0)
    };
    let inside = Rect::new(
        area.min.x + beside,
        area.min.y + above,
        area.max.x - beside,
        area.max.y - below,
    );
    let (left, mut y) = (inside.min.x, inside.min.y);
    if tall {
        frieze(sheet, area, told.winner);
        y = area.min.y + FRIEZE + 62.0;
    }
    let (size, text) = match (tall, low) {
        (true, _) => (46.0, 17.0),
        (false, true) => (22.0, 13.5),
        (false, false) => (24.0, 14.5),
    };
    let ink = sheet.colours.ink;
    let heading = told.words.say(&told.heading);
    // Besley's lines are tall: its letters stand in the middle of one.
    let letters = Face::Display.letters(size, ink);
    sheet.text((left, y + size * 0.6), &heading, letters);
    if !tall && let Some(score) = told.facts.first() {
        let letters = Face::Bold.letters(size * 0.75, sheet.colours.ink2);
        let width = sheet.width_of(&score.number, letters.font.clone());
        let at = (inside.max.x - width, y + size * 0.6);
        sheet.text(at, &score.number, letters);
    }
    y += size * 1.3;
    let sentence = told.words.say(&told.sentence);
    let letters = Face::Text.letters(text, ink);
    y += sheet.measure(&sentence, letters.font.clone(), inside.width());
    let at = (
        left,
        y - sheet.measure(&sentence, letters.font.clone(), inside.width()),
    );
    sheet.paragraph(at, inside.width(), &sentence, letters);
    sheet.told("end", inside, &format!("{heading}. {sentence}"));
    let boxes = Rect::new(left, y + 18.0, inside.max.x, y + 18.0 + facts::HEIGHT);
    if boxes.max.y + 12.0 <= inside.max.y - FIRST_ROW - metrics::GAP - metrics::TARGET {
        facts::boxes(sheet, boxes, &told.facts);
    }
    buttons(sheet, inside, told, low)
}

/// The rematch over the other buttons; where the card is low, all in one row.
fn buttons(sheet: &mut Sheet, inside: Rect, told: &Told, low: bool) -> Option<Pressed> {
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
        first.max.x = inside.min.x + inside.width() * 0.48;
        row.min.x = first.max.x + metrics::GAP;
    } else {
        first.max.x = first.min.x + first.width() * if beside { 0.58 } else { 0.7 };
        review.min.x = first.max.x + metrics::GAP;
    }
    let rematch = told.words.say(&told.rematch);
    let wanted = if low { 17.0 } else { 22.0 };
    let fits = |size: &f32| {
        let face = [Face::Strong, Face::Title][usize::from(*size >= 20.0)];
        sheet.width_of(&rematch, face.at(*size)) + size * 1.35 + 20.0 <= first.width()
    };
    let mut sizes = [wanted, 20.0, 18.0, 16.0, 15.0].into_iter();
    let size = sizes
        .find(|size| *size <= wanted && fits(size))
        .unwrap_or(14.0);
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

fn review_button(sheet: &mut Sheet, area: Rect, told: &Told, wide: bool) -> bool {
    let words = told.words.say(&Phrase::Review);
    let label = Label::new(Icon::Graph, &words, if wide { 17.0 } else { 14.0 });
    sheet.button(area, "review", label, ButtonLook::Outlined, true)
}

fn others(sheet: &mut Sheet, row: Rect, told: &Told) -> Option<Pressed> {
    use Pressed::{Close, NewGame, Undo};
    let others = [
        ("over new", Icon::Plus, Phrase::NewGame, true, NewGame),
        ("over undo", Icon::Undo, Phrase::Undo, told.can_undo, Undo),
        ("over close", Icon::Close, Phrase::Close, true, Close),
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
