//! The game's panel: the players, the moves, what there is to say, and the buttons.

#[cfg(test)]
mod tests;

use std::time::Duration;

use bevy::prelude::*;
use bevy_egui::egui::Order;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::card;
use super::players::player;
use super::routes::{self, Choice, chooser};
use super::row::{self, RowButton};
use super::told::Told;
use super::verdict::verdict;
use crate::game::advice::Advice;
use crate::game::board::Stage;
use crate::game::board::strokes::Explained;
use crate::game::board::table::Table;
use crate::game::flow::{Overlay, Screen, Turn};
use crate::game::input::{Hand, RouteChosen, StepBackWished};
use crate::game::interface::arrival::Arrival;
use crate::game::interface::deeds::{Deed, Doing, Possible};
use crate::game::interface::layout::{Layout, Shape};
use crate::game::interface::news::News;
use crate::game::interface::notice::Notice;
use crate::game::interface::pictures::Pictures;
use crate::game::interface::sheet::{Sheet, sheet};
use crate::game::interface::{Colours, Layer, Words, fonts_are_ready, metrics};
use crate::game::language::Phrase;
use crate::game::looking_back::Viewed;
use crate::game::messages::LookWished;
use crate::game::motion::pace::THINKING_DOT;
use crate::game::opponent::Opponent;
use crate::game::paint::Icon;
use crate::game::paint::tokens::CREAM;
use crate::game::referee::{CurrentGame, Thought};
use crate::game::seats::Seats;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        panel
            .run_if(in_state(Screen::Playing))
            .run_if(fonts_are_ready)
            .in_set(Layer::Screen),
    );
}

/// What was pressed.
#[derive(Clone, Copy, Debug)]
pub(super) enum Pressed {
    Act(Deed),
    Look(LookWished),
    Choose(Choice),
}

fn panel(
    mut contexts: EguiContexts,
    mut pictures: ResMut<Pictures>,
    (words, colours): (Res<Words>, Res<Colours>),
    (notice, news): (Res<Notice>, Res<News>),
    (table, stage, arrival): (Res<Table>, Res<Stage>, Res<Arrival>),
    (current, seats, opponent): (Res<CurrentGame>, Res<Seats>, Res<Opponent>),
    (viewed, thought, advice): (Res<Viewed>, Res<Thought>, Res<Advice>),
    (turn, open, time): (Option<Res<State<Turn>>>, Res<State<Overlay>>, Res<Time>),
    (possible, mut doing): (Possible, Doing),
    (hand, explained): (Res<Hand>, Res<Explained>),
    (mut look, mut routes, mut back): (
        MessageWriter<LookWished>,
        MessageWriter<RouteChosen>,
        MessageWriter<StepBackWished>,
    ),
) -> Result {
    let context = contexts.ctx_mut()?.clone();
    let thinks = opponent.is_thinking() && seats.at(current.position().turn()).is_machine();
    let told = Told {
        words: &words,
        current: &current,
        seats: *seats,
        notice: &notice,
        news: &news,
        advice: &advice,
        viewed: *viewed,
        thought: *thought,
        dots: thinks.then(|| lit_dot(time.elapsed())),
        turn: turn.map_or(Turn::Choosing, |turn| *turn.get()),
        open: *open.get() == Overlay::Closed,
        near: stage.geometry.near_side(),
        offered: &hand.offered,
        explained: &explained,
        compares: false,
    };
    let layout = table.layout(Screen::Playing);
    if *open.get() == Overlay::GameOver && layout.shape == Shape::Landscape {
        // The end's card lies in the panel's place; of what it leaves nothing could be read.
        return Ok(());
    }
    let pressed = sheet(
        &context,
        "panel",
        Order::Background,
        arrival.panel,
        (colours.0, &mut pictures),
        |sheet| draw(sheet, &layout, &told, &possible),
    );
    match pressed {
        Some(Pressed::Act(deed)) => doing.act(deed),
        Some(Pressed::Look(wish)) => drop(look.write(wish)),
        Some(Pressed::Choose(Choice::Way(index))) => drop(routes.write(RouteChosen(index))),
        Some(Pressed::Choose(Choice::Back)) => drop(back.write(StepBackWished)),
        None => {}
    }
    Ok(())
}

fn draw(sheet: &mut Sheet, layout: &Layout, told: &Told, possible: &Possible) -> Option<Pressed> {
    let (mut rival, you) = (layout.rival, layout.you);
    let landscape = layout.shape == Shape::Landscape;
    let ways = told.offered.len();
    let choosing = (ways > 0).then(|| routes::area(layout, ways));
    let mut pressed = None;
    if landscape {
        sheet.paper(layout.panel, metrics::PANEL_CORNER, false);
    } else if menu(sheet, &mut rival, told) {
        pressed = Some(Pressed::Act(Deed::Menu));
    }
    for (area, side, rule) in [
        (rival, told.near.opponent(), rival.max.y + 7.0),
        (you, told.near, you.min.y - 7.0),
    ] {
        if choosing.is_some_and(|ways| ways.contains(area.center())) {
            continue;
        }
        player(sheet, area, told.words, &told.player(side), landscape);
        if landscape {
            sheet.rule(area.min.x, area.max.x, rule);
        }
    }
    if let Some(area) = choosing {
        let chosen = chooser(sheet, area, &told.ways(layout));
        return pressed.or(chosen.map(Pressed::Choose));
    }
    let compares = !verdict(sheet, told, &layout.board);
    let told = &Told { compares, ..*told };
    let card = if landscape {
        card::desk(sheet, layout.card, told)
    } else {
        card::phone(sheet, layout.card, told)
    };
    let row = buttons(sheet, layout, told, possible);
    pressed.or(card).or(row)
}

/// A phone's menu, in the upper left corner; the rival's card begins after it.
fn menu(sheet: &mut Sheet, rival: &mut Rect, told: &Told) -> bool {
    let words = told.words.say(&Phrase::Menu);
    let middle = rival.center().y;
    let left = rival.min.x - 4.0;
    let half = metrics::TARGET / 2.0;
    let area = Rect::new(left, middle - half, left + metrics::TARGET, middle + half);
    rival.min.x = area.max.x + 4.0;
    sheet.bare_icon(area, "menu", (Icon::Menu, &words), CREAM, told.open)
}

/// How many buttons have room beside one another, the menu's not counted where it stands in their
/// row.
pub fn room_for_buttons(layout: &Layout) -> usize {
    let room = row::room(layout);
    match layout.shape {
        Shape::Portrait => room.min(5),
        Shape::Landscape if card::has_title(layout.card) => room.min(6),
        Shape::Landscape => room.min(7).saturating_sub(1),
    }
}

fn buttons(
    sheet: &mut Sheet,
    layout: &Layout,
    told: &Told,
    possible: &Possible,
) -> Option<Pressed> {
    let mut deeds = Deed::row(possible.is_over(), room_for_buttons(layout)).to_vec();
    if layout.shape == Shape::Landscape && !card::has_title(layout.card) {
        deeds.push(Deed::Menu);
    }
    let button = |deed: &Deed| RowButton {
        name: deed.name(),
        icon: deed.icon(),
        words: told.words.say(&deed.phrase(false)),
        enabled: told.open && possible.can(*deed),
    };
    let buttons: Vec<RowButton> = deeds.iter().map(button).collect();
    let pressed = row::row(sheet, layout, (layout.buttons, false), &buttons)?;
    Some(Pressed::Act(deeds[pressed]))
}

/// Which of the three dots of thinking is lit.
fn lit_dot(elapsed: Duration) -> usize {
    let steps = elapsed.as_millis() / THINKING_DOT.as_millis();
    usize::try_from(steps % 3).unwrap_or_default()
}
