//! The editor's panel: the tools, what the position is played by, its line, what is wrong with it, and
//! what is to become of it.

mod parts;
#[cfg(test)]
mod tests;

use bevy::prelude::*;
use bevy_egui::egui::{Id, Order};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use crate::game::analysis::says;
use crate::game::board::table::{Flipped, Table};
use crate::game::editor::{Editor, SetUpStep};
use crate::game::flow::{Overlay, Screen};
use crate::game::interface::arrival::Arrival;
use crate::game::interface::button::{ButtonLook, Label};
use crate::game::interface::dialog::Stack;
use crate::game::interface::face::Face;
use crate::game::interface::layout::{Layout, Shape};
use crate::game::interface::pictures::Pictures;
use crate::game::interface::sheet::{Sheet, sheet};
use crate::game::interface::{Colours, Layer, Words, faults, fonts_are_ready, metrics};
use crate::game::language::Phrase;
use crate::game::paint::Icon;
use crate::game::paint::tokens::CREAM;

/// What the line of the position is called.
const LINE: &str = "fen";

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        panel
            .run_if(in_state(Screen::Editor))
            .run_if(fonts_are_ready)
            .in_set(Layer::Screen),
    );
}

/// What was pressed.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Pressed {
    Step(SetUpStep),
    Flip,
    Copy,
}

/// What the panel tells.
struct Told<'a> {
    words: &'a Words,
    editor: &'a Editor,
    /// No dialog is open.
    open: bool,
}

impl Told<'_> {
    /// What is wrong, the newest first; nothing where it can be played.
    fn wrong(&self) -> Option<String> {
        let editor = self.editor;
        let phrase = editor
            .fault()
            .map(faults::fen)
            .or_else(|| editor.refused().map(says::refused))
            .or_else(|| editor.draft().flaws().first().copied().map(says::flaw))?;
        Some(self.words.say(&phrase))
    }
}

fn panel(
    mut contexts: EguiContexts,
    mut pictures: ResMut<Pictures>,
    (words, colours): (Res<Words>, Res<Colours>),
    (table, arrival, open): (Res<Table>, Res<Arrival>, Res<State<Overlay>>),
    mut editor: ResMut<Editor>,
    mut flipped: ResMut<Flipped>,
    mut steps: MessageWriter<SetUpStep>,
) -> Result {
    let context = contexts.ctx_mut()?.clone();
    let told = Told {
        words: &words,
        editor: &editor,
        open: *open.get() == Overlay::Closed,
    };
    let pressed = sheet(
        &context,
        "editor",
        Order::Background,
        arrival.panel,
        (colours.0, &mut pictures),
        |sheet| draw(sheet, &table.layout(Screen::Editor), &told),
    );
    match pressed {
        Some(Pressed::Step(step)) => drop(steps.write(step)),
        Some(Pressed::Flip) => flipped.0 = !flipped.0,
        Some(Pressed::Copy) => context.copy_text(editor.fen().to_owned()),
        None => {}
    }
    let writes = context.memory(|memory| memory.has_focus(Id::new(LINE)));
    if editor.writes != writes {
        editor.writes = writes;
    }
    Ok(())
}

fn draw(sheet: &mut Sheet, layout: &Layout, told: &Told) -> Option<Pressed> {
    if layout.shape == Shape::Landscape {
        desk(sheet, layout, told)
    } else {
        phone(sheet, layout, told)
    }
}

/// Beside the board, from top to bottom.
fn desk(sheet: &mut Sheet, layout: &Layout, told: &Told) -> Option<Pressed> {
    sheet.paper(layout.panel, metrics::PANEL_CORNER, false);
    let inside = layout.inside();
    let low = inside.height() < 400.0;
    let mut column = Stack::new(inside.min.x, inside.max.x, inside.min.y);
    let mut pressed = None;
    if !low {
        let mut head = column.take(metrics::TARGET);
        let mut back = head;
        back.min.x = back.max.x - metrics::TARGET;
        head.max.x = back.min.x - metrics::GAP;
        pressed = parts::leave(sheet, back, told);
        let title = told.words.say(&Phrase::SetUpTitle);
        let size = sheet.size_for(&title, Face::Title, head.width(), [25.0, 22.0, 19.0]);
        let letters = Face::Title.letters(size, sheet.colours.ink);
        sheet.line((head.min.x, head.center().y), head.width(), &title, letters);
        column.skip(metrics::GAP);
    }
    let tools = parts::tools_height(column.width(), low);
    let tools = column.take(tools);
    pressed = pressed.or(parts::tools(sheet, tools, told, low));
    column.skip(if low { 4.0 } else { 14.0 });
    let row = if low { metrics::TARGET } else { 58.0 };
    let bottom = inside.max.y - row;
    let verdict_height = if low { 36.0 } else { 48.0 };
    let verdict = Rect::new(
        inside.min.x,
        bottom - verdict_height - 6.0,
        inside.max.x,
        bottom - 6.0,
    );
    let rest = Rect::new(inside.min.x, column.y, inside.max.x, verdict.min.y - 6.0);
    let rest = parts::rest(sheet, rest, told);
    parts::verdict(sheet, verdict, told, sheet.colours.ink);
    let row = Rect::new(inside.min.x, bottom, inside.max.x, inside.max.y);
    pressed
        .or(rest)
        .or(outcomes(sheet, row, told, low, ButtonLook::OnPaper))
}

/// Above and below a phone's board.
fn phone(sheet: &mut Sheet, layout: &Layout, told: &Told) -> Option<Pressed> {
    let row = layout.rival;
    let half = metrics::TARGET / 2.0;
    let middle = row.center().y;
    let left = row.min.x - 4.0;
    let back = Rect::new(left, middle - half, left + metrics::TARGET, middle + half);
    let words = told.words.say(&Phrase::Back);
    let mut pressed = None;
    if sheet.bare_icon(back, "leave editor", (Icon::Prev, &words), CREAM, told.open) {
        pressed = Some(Pressed::Step(SetUpStep::Leave));
    }
    let verdict = Rect::new(back.max.x + 6.0, row.min.y, row.max.x - 6.0, row.max.y);
    parts::verdict(sheet, verdict, told, CREAM);
    let mut card = layout.below();
    card.max.y = card.max.y.min(layout.buttons.min.y - metrics::GAP);
    sheet.surface(card, metrics::CARD_CORNER, sheet.colours.paper);
    let inside = card.inflate(-6.0);
    let mut tools = inside;
    tools.max.y = tools.min.y + metrics::TARGET;
    pressed = pressed.or(parts::tools(sheet, tools, told, true));
    let mut rest = inside;
    rest.min.y = tools.max.y + 4.0;
    let rest = parts::rest(sheet, rest, told);
    let row = outcomes(sheet, layout.buttons, told, false, ButtonLook::OnGround);
    pressed.or(rest).or(row)
}

/// A game begins with it, or it is analysed; where nothing else leads back, that too.
fn outcomes(
    sheet: &mut Sheet,
    row: Rect,
    told: &Told,
    low: bool,
    look: ButtonLook,
) -> Option<Pressed> {
    let mut pressed = None;
    let mut left = row.min.x;
    if low {
        let area = Rect::new(left, row.min.y, left + metrics::TARGET, row.max.y);
        pressed = parts::leave(sheet, area, told);
        left = area.max.x + metrics::GAP;
    }
    let room = row.max.x - left;
    let middle = left + room * 0.6;
    let play = Rect::new(left, row.min.y, middle - 4.0, row.max.y);
    let words = told.words.say(&Phrase::PlayFromHere);
    let size = [19.0, 17.0, 15.0, 13.5].into_iter();
    let fits = |size: &f32| {
        sheet.width_of(&words, Face::Strong.at(*size)) + size * 1.35 + 20.0 <= play.width()
    };
    let size = { size }.find(fits).unwrap_or(13.0);
    let label = Label::new(Icon::PlayFull, &words, size);
    let enabled = told.open && told.editor.can_be_played();
    if sheet.button(play, "play from here", label, ButtonLook::Primary, enabled) {
        pressed = Some(Pressed::Step(SetUpStep::Play));
    }
    let analyse = Rect::new(middle + 4.0, row.min.y, row.max.x, row.max.y);
    let words = told.words.say(&Phrase::Analyse);
    let label = Label::new(Icon::Graph, &words, 15.0);
    let enabled = told.open && told.editor.fault().is_none();
    if sheet.button(analyse, "analyse this", label, look, enabled) {
        pressed = Some(Pressed::Step(SetUpStep::Analyse));
    }
    pressed
}
