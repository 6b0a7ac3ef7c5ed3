//! The panel of the analysis: what the machine thinks, the game as a curve, its moves with their
//! variations, and what can be done.
//!
//! * `told` what it tells; `bar` and `graph` as pictures, `lines` and `script` as moves, which `laid`
//!   breaks into lines
//! * `desk` beside the board, `phone` above and below it
//! * [`deeds`] its buttons

mod bar;
pub(in crate::game) mod deeds;
mod desk;
mod graph;
mod laid;
mod lines;
mod phone;
mod script;
#[cfg(test)]
mod tests;
mod told;

use bevy::prelude::*;
use bevy_egui::egui::Order;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use crate::game::analysis::{Study, StudyStep, Watch};
use crate::game::board::Stage;
use crate::game::board::table::Table;
use crate::game::flow::{Overlay, Screen};
use crate::game::interface::arrival::Arrival;
use crate::game::interface::layout::{Layout, Shape};
use crate::game::interface::notice::Notice;
use crate::game::interface::pictures::Pictures;
use crate::game::interface::sheet::{Sheet, sheet};
use crate::game::interface::{Colours, Layer, Words, fonts_are_ready};
use crate::game::referee::CurrentGame;
use deeds::{StudyDeed, StudyDoing};
use told::Told;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        panel
            .run_if(in_state(Screen::Analysing))
            .run_if(fonts_are_ready)
            .in_set(Layer::Screen),
    );
}

/// What was pressed.
#[derive(Clone, Debug, PartialEq)]
enum Pressed {
    Step(StudyStep),
    Act(StudyDeed),
}

fn panel(
    mut contexts: EguiContexts,
    mut pictures: ResMut<Pictures>,
    (words, colours, notice): (Res<Words>, Res<Colours>, Res<Notice>),
    (table, stage, arrival): (Res<Table>, Res<Stage>, Res<Arrival>),
    (study, watch, current): (Res<Study>, Res<Watch>, Res<CurrentGame>),
    open: Res<State<Overlay>>,
    mut doing: StudyDoing,
) -> Result {
    let context = contexts.ctx_mut()?.clone();
    let told = Told {
        words: &words,
        study: &study,
        watch: *watch,
        notice: &notice,
        game: current.game(),
        open: *open.get() == Overlay::Closed,
        near: stage.geometry.near_side(),
    };
    let pressed = sheet(
        &context,
        "analysis",
        Order::Background,
        arrival.panel,
        (colours.0, &mut pictures),
        |sheet| draw(sheet, &table.layout(Screen::Analysing), &told),
    );
    match pressed {
        Some(Pressed::Step(step)) => doing.step(step),
        Some(Pressed::Act(deed)) => doing.act(deed, &context),
        None => {}
    }
    Ok(())
}

fn draw(sheet: &mut Sheet, layout: &Layout, told: &Told) -> Option<Pressed> {
    if layout.shape == Shape::Landscape {
        desk::desk(sheet, layout, told)
    } else {
        phone::phone(sheet, layout, told)
    }
}
