//! The game's panel: the players, the moves, what there is to say, and the buttons.

use std::time::Duration;

use bevy::prelude::*;
use bevy_egui::egui::Order;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::moves::{self, MoveList};
use super::players::{Player, player};
use super::saying::Saying;
use crate::game::board::Stage;
use crate::game::board::table::{Flipped, Table};
use crate::game::flow::{Overlay, Screen, Turn};
use crate::game::interface::arrival::Arrival;
use crate::game::interface::button::{ButtonLook, Label};
use crate::game::interface::face::Face;
use crate::game::interface::layout::{Layout, Shape};
use crate::game::interface::notice::{Notice, Tone};
use crate::game::interface::pictures::Pictures;
use crate::game::interface::sheet::{Sheet, sheet};
use crate::game::interface::{Colours, Layer, Words, fonts_are_ready, metrics, sentences};
use crate::game::language::Phrase;
use crate::game::messages::TakebackWished;
use crate::game::motion::pace::THINKING_DOT;
use crate::game::opponent::Opponent;
use crate::game::paint::Icon;
use crate::game::referee::CurrentGame;
use crate::game::seats::Seats;
use crate::rules::Side;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        panel
            .run_if(in_state(Screen::Playing))
            .run_if(fonts_are_ready)
            .in_set(Layer::Screen),
    );
}

/// What the panel tells.
struct Told<'a> {
    words: &'a Words,
    current: &'a CurrentGame,
    seats: Seats,
    notice: &'a Notice,
    /// Lit dot of the machine's thinking.
    dots: Option<usize>,
    turn: Turn,
    /// No dialog is open.
    open: bool,
    /// Whose pieces start at the bottom.
    near: Side,
}

/// A button that was pressed.
#[derive(Clone, Copy)]
enum Pressed {
    Undo,
    NewGame,
    Flip,
    Menu,
}

fn panel(
    mut contexts: EguiContexts,
    mut pictures: ResMut<Pictures>,
    (words, colours, notice): (Res<Words>, Res<Colours>, Res<Notice>),
    (table, stage, arrival): (Res<Table>, Res<Stage>, Res<Arrival>),
    (current, seats, opponent): (Res<CurrentGame>, Res<Seats>, Res<Opponent>),
    (turn, open, time): (Option<Res<State<Turn>>>, Res<State<Overlay>>, Res<Time>),
    mut flipped: ResMut<Flipped>,
    mut take_back: MessageWriter<TakebackWished>,
    (mut overlay, mut screen): (ResMut<NextState<Overlay>>, ResMut<NextState<Screen>>),
) -> Result {
    let context = contexts.ctx_mut()?.clone();
    let thinks = opponent.is_thinking() && seats.at(current.position().turn()).is_machine();
    let told = Told {
        words: &words,
        current: &current,
        seats: *seats,
        notice: &notice,
        dots: thinks.then(|| lit_dot(time.elapsed())),
        turn: turn.map_or(Turn::Choosing, |turn| *turn.get()),
        open: *open.get() == Overlay::Closed,
        near: stage.geometry.near_side(),
    };
    let pressed = sheet(
        &context,
        "panel",
        Order::Background,
        arrival.panel,
        (colours.0, &mut pictures),
        |sheet| draw(sheet, &table.layout(Screen::Playing), &told),
    );
    match pressed {
        Some(Pressed::Undo) => drop(take_back.write(TakebackWished)),
        Some(Pressed::NewGame) => NextState::set_if_neq(&mut overlay, Overlay::NewGame),
        Some(Pressed::Flip) => flipped.0 = !flipped.0,
        Some(Pressed::Menu) => NextState::set_if_neq(&mut screen, Screen::Menu),
        None => {}
    }
    Ok(())
}

fn draw(sheet: &mut Sheet, layout: &Layout, told: &Told) -> Option<Pressed> {
    let (rival, you) = (layout.rival, layout.you);
    let landscape = layout.shape == Shape::Landscape;
    if landscape {
        sheet.paper(layout.panel, metrics::PANEL_CORNER, false);
        sheet.rule(rival.min.x, rival.max.x, rival.max.y + 7.0);
        sheet.rule(you.min.x, you.max.x, you.min.y - 7.0);
    }
    for (area, side) in [(rival, told.near.opponent()), (you, told.near)] {
        player(sheet, area, told.words, &told.player(side), landscape);
    }
    let game = told.current.game();
    let plies: Vec<String> = game.plies().iter().map(ToString::to_string).collect();
    let list = MoveList {
        plies: &plies,
        first: game.start().turn(),
    };
    if landscape {
        desk_card(sheet, layout.card, told, &list);
    } else {
        phone_card(sheet, layout.card, told, &list);
    }
    buttons(sheet, layout.buttons, told, landscape)
}

/// The panel's middle: the moves, and under them what there is to say.
fn desk_card(sheet: &mut Sheet, area: Rect, told: &Told, list: &MoveList) {
    let saying = told.saying();
    let height = saying.height(sheet, area.width()).min(area.height());
    let (mut above, mut notice) = (area, area);
    notice.min.y = area.max.y - height;
    above.max.y = notice.min.y - metrics::GAP;
    if above.height() > 70.0 {
        moves::pairs(sheet, above, told.words, list);
    }
    if notice.height() >= 60.0 {
        saying.card(sheet, notice);
    } else {
        saying.line(sheet, notice);
    }
}

/// A phone's card: one line of moves, one line of words; where it is low the newer of the two, and
/// before the first move the words alone.
fn phone_card(sheet: &mut Sheet, area: Rect, told: &Told, list: &MoveList) {
    sheet.surface(area, metrics::CARD_CORNER, sheet.colours.paper);
    let inside = area.inflate(-6.0);
    let played = !list.plies.is_empty();
    if area.height() < 80.0 || !played {
        if told.notice.is_silent() && played {
            let min = inside.min + Vec2::new(8.0, 0.0);
            moves::line(sheet, Rect { min, ..inside }, list);
        } else {
            told.saying().line(sheet, inside);
        }
        return;
    }
    let middle = area.min.y + 40.0;
    let line = Rect::new(inside.min.x + 8.0, inside.min.y, inside.max.x - 4.0, middle);
    moves::line(sheet, line, list);
    sheet.rule(inside.min.x + 6.0, inside.max.x - 6.0, middle + 1.0);
    let words = Rect::new(inside.min.x, middle + 2.0, inside.max.x, inside.max.y);
    told.saying().line(sheet, words);
}

fn buttons(sheet: &mut Sheet, row: Rect, told: &Told, landscape: bool) -> Option<Pressed> {
    let look = if landscape {
        ButtonLook::OnPaper
    } else {
        ButtonLook::OnGround
    };
    let can_undo = told.current.can_take_back(told.seats);
    let buttons = [
        ("undo", Icon::Undo, Phrase::Undo, can_undo, Pressed::Undo),
        ("new", Icon::Plus, Phrase::NewGame, true, Pressed::NewGame),
        ("flip", Icon::Flip, Phrase::Flip, true, Pressed::Flip),
        ("menu", Icon::Menu, Phrase::Menu, true, Pressed::Menu),
    ];
    let words = buttons
        .each_ref()
        .map(|(_, _, phrase, ..)| told.words.say(phrase));
    let width = (row.width() - 3.0 * metrics::GAP) / 4.0;
    let size = letters_that_fit(sheet, &words, width - 8.0);
    let (mut left, mut pressed) = (row.min.x, None);
    for ((name, icon, _, enabled, meaning), words) in buttons.into_iter().zip(&words) {
        let area = Rect::new(left, row.min.y, left + width, row.max.y);
        let label = Label::new(icon, words, size).stacked();
        if sheet.button(area, name, label, look, enabled && told.open) {
            pressed = Some(meaning);
        }
        left += width + metrics::GAP;
    }
    pressed
}

/// One size for a whole row of buttons, the largest in which all their words fit.
fn letters_that_fit(sheet: &Sheet, words: &[String], width: f32) -> f32 {
    let fits = |size: f32| {
        let font = Face::Strong.at(size);
        words
            .iter()
            .all(|words| sheet.width_of(words, font.clone()) <= width)
    };
    let sizes = [14.0, 13.0, 12.0];
    sizes.into_iter().find(|&size| fits(size)).unwrap_or(11.0)
}

/// Which of the three dots of thinking is lit.
fn lit_dot(elapsed: Duration) -> usize {
    let steps = elapsed.as_millis() / THINKING_DOT.as_millis();
    usize::try_from(steps % 3).unwrap_or_default()
}

impl Told<'_> {
    /// What there is to say; without a refusal or a choice, what the side to move is to do.
    fn saying(&self) -> Saying {
        if let Some((tone, head, body)) = self.notice.words(self.words) {
            return Saying { tone, head, body };
        }
        let phrase = match (self.turn, self.dots) {
            (Turn::Over, _) => {
                let outcome = self.current.game().outcome();
                outcome.map(|outcome| sentences::ending(&outcome, self.current.game()))
            }
            (Turn::Moving, _) => None,
            (Turn::Choosing, Some(_)) => Some(Phrase::MachineThinks),
            (Turn::Choosing, None) => Some(sentences::duty(self.current.position())),
        };
        let body = phrase
            .map(|phrase| self.words.say(&phrase))
            .unwrap_or_default();
        Saying {
            tone: Tone::Word,
            head: String::new(),
            body,
        }
    }

    fn player(&self, side: Side) -> Player {
        let position = self.current.position();
        let seat = self.seats.at(side);
        let to_move = self.turn == Turn::Choosing && position.turn() == side;
        Player {
            side,
            seat,
            pieces: position.side_squares(side).len(),
            to_move,
            dots: self.dots.filter(|_| to_move && seat.is_machine()),
            alone: self.seats.at(side.opponent()).is_machine(),
        }
    }
}
