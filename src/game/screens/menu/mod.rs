//! The title: the name of the game, one obvious button, and the board already on the table.

mod column;
mod going_on;
mod links;
#[cfg(test)]
mod tests;

use bevy::prelude::*;
use bevy_egui::egui::Order;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use crate::game::analysis::StudyWished;
use crate::game::board::table::Table;
use crate::game::choices::{Choices, Rival};
use crate::game::flow::{Going, Overlay, Screen};
use crate::game::games::GamesWished;
use crate::game::interface::arrival::Arrival;
use crate::game::interface::button::{ButtonLook, Label};
use crate::game::interface::face::Face;
use crate::game::interface::layout::{Layout, Shape};
use crate::game::interface::pictures::{Picture, Pictures};
use crate::game::interface::sentences;
use crate::game::interface::sheet::{Sheet, sheet};
use crate::game::interface::{Colours, Layer, Tongue, Words, fonts_are_ready, metrics};
use crate::game::language::{Language, Phrase, system_language};
use crate::game::lessons::LessonsWished;
use crate::game::messages::GameWished;
use crate::game::paint::tokens::{CREAM, WASH};
use crate::game::paint::{Icon, LeafOn, Tile};
use crate::game::referee::CurrentGame;
use crate::game::seats::Seats;
use column::Column;
use going_on::continue_card;
use links::links;

/// The languages to choose from.
#[derive(Resource, Clone, Copy, Debug)]
struct Offered([Language; 4]);

pub(super) fn plugin(app: &mut App) {
    app.insert_resource(Offered(Language::offered(system_language())))
        .add_systems(
            EguiPrimaryContextPass,
            title
                .run_if(in_state(Screen::Menu))
                .run_if(fonts_are_ready)
                .in_set(Layer::Screen),
        );
}

/// What was pressed on the title.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Pressed {
    Language(Language),
    Continue,
    Play,
    Learn,
    Analyse,
    Games,
    Open(Overlay),
}

/// What the title tells.
struct Told<'a> {
    words: &'a Words,
    offered: [Language; 4],
    /// The game that was left, where there is one.
    left: Option<&'a CurrentGame>,
    seats: Seats,
    /// What a new game will be like.
    choices: &'a Choices,
}

fn title(
    mut contexts: EguiContexts,
    mut pictures: ResMut<Pictures>,
    (words, mut tongue): (Res<Words>, ResMut<Tongue>),
    (colours, offered): (Res<Colours>, Res<Offered>),
    (table, arrival, time): (Res<Table>, Res<Arrival>, Res<Time<Real>>),
    (current, seats, choices): (Res<CurrentGame>, Res<Seats>, Res<Choices>),
    mut going: Going,
    (mut wished, mut learn, mut study, mut games): (
        MessageWriter<GameWished>,
        MessageWriter<LessonsWished>,
        MessageWriter<StudyWished>,
        MessageWriter<GamesWished>,
    ),
) -> Result {
    let context = contexts.ctx_mut()?.clone();
    let layout = table.layout(Screen::Menu);
    let told = Told {
        words: &words,
        offered: offered.0,
        left: current.is_unfinished().then_some(&*current),
        seats: *seats,
        choices: &choices,
    };
    let pressed = sheet(
        &context,
        "title",
        Order::Background,
        arrival.panel,
        (colours.0, &mut pictures),
        |sheet| draw(sheet, &layout, &told),
    );
    match pressed {
        Some(Pressed::Language(language)) => tongue.0 = Some(language),
        Some(Pressed::Continue) => going.to(Screen::Playing),
        Some(Pressed::Play) => {
            // Nobody chooses the nanosecond.
            let chance = time.elapsed().subsec_nanos().into();
            wished.write(choices.wish(chance));
            going.to(Screen::Playing);
        }
        Some(Pressed::Games) => drop(games.write(GamesWished::Own)),
        Some(Pressed::Learn) => drop(learn.write(LessonsWished(choices.rules))),
        Some(Pressed::Analyse) => drop(study.write(StudyWished::Last)),
        Some(Pressed::Open(dialog)) => going.open(dialog),
        None => {}
    }
    Ok(())
}

fn draw(sheet: &mut Sheet, layout: &Layout, told: &Told) -> Option<Pressed> {
    let wide = layout.shape == Shape::Landscape;
    let column = Column::new(layout.panel, wide);
    let mut floor = layout.panel.max.y;
    if wide && column.links.max.y < frieze_top(layout.panel) {
        frieze(sheet, layout.panel);
        floor = frieze_top(layout.panel);
    }
    let language = languages(sheet, &column, told.offered, told.words.0.language());
    let mut pressed = language.map(Pressed::Language);
    name(sheet, &column, told);
    let play = told.words.say(&Phrase::Play);
    let about = about(told.words, told.choices);
    let size = if column.play.height() < 70.0 {
        24.0
    } else {
        30.0
    };
    let label = Label::new(Icon::PlayFull, &play, size).about(&about);
    if sheet.button(column.play, "play", label, ButtonLook::Primary, true) {
        pressed = Some(Pressed::Play);
    }
    let mut below = column.links;
    if let Some(current) = told.left {
        if continue_card(sheet, column.go_on, told, current) {
            pressed = Some(Pressed::Continue);
        }
    } else {
        // What would lie under the card moves up to the button.
        let up = below.min.y - column.go_on.min.y;
        (below.min.y, below.max.y) = (below.min.y - up, below.max.y - up);
    }
    let rows = if below.max.y + metrics::TARGET <= floor {
        2
    } else {
        1
    };
    links(sheet, below, rows, told.words).or(pressed)
}

/// Which game Play begins: its rules, the rival, and what is unusual about it.
fn about(words: &Words, choices: &Choices) -> String {
    let mut parts = vec![match choices.rival {
        Rival::Machine => Phrase::LevelTitle {
            level: choices.level.number(),
        },
        Rival::Person => Phrase::APersonHere,
        Rival::Machines => Phrase::TwoMachines,
    }];
    if choices.set_position().is_some() {
        parts.push(Phrase::FenHead);
    } else if choices.are_special() {
        parts.push(Phrase::Odds);
    }
    let rules = sentences::rules_name(words, choices.rules);
    let parts = parts.iter().map(|part| words.say(part));
    let parts: Vec<String> = std::iter::once(rules).chain(parts).collect();
    parts.join(" · ")
}

/// The name of the game, and under it what it is; or that something is not kept.
fn name(sheet: &mut Sheet, column: &Column, told: &Told) {
    let words = told.words;
    let (left, size, y) = (column.left, column.name_size, column.name_y);
    let name = words.say(&Phrase::GameName);
    let width = sheet.text((left, y), &name, Face::Display.letters(size, CREAM));
    let leaf = (left + width + size * 0.26, y - size * 0.22);
    sheet.picture(Picture::Leaf(LeafOn::Ground), leaf, (size * 0.3).max(24.0));
    let (room, bottom) = (column.right - left, y + size * 0.5);
    let frisian = words.say(&Phrase::FrisianDraughts);
    let about = format!("{frisian} · {}", words.say(&Phrase::AlsoOtherBoards));
    let size = sheet.size_for(&about, Face::Text, room, [20.0, 17.0, 15.0]);
    let under = (
        left,
        bottom + (0.45 * (column.play.min.y - bottom)).min(26.0),
    );
    let letters = Face::Text.letters(size, WASH);
    sheet.line(under, room, &about, letters);
}

/// The languages in a row; returns the one that was pressed.
fn languages(
    sheet: &mut Sheet,
    column: &Column,
    offered: [Language; 4],
    current: Language,
) -> Option<Language> {
    let mut chosen = None;
    let (size, beside) = column.language;
    let font = Face::Strong.at(size);
    let mut x = column.left - beside;
    for language in offered {
        // Of the two Spanishes there is one, and that which is spoken has its place.
        let on = language.own_name() == current.own_name();
        let language = if on { current } else { language };
        let name = language.own_name();
        let globe = if on { size * 1.35 + 10.0 } else { 0.0 };
        let width = sheet.width_of(name, font.clone()) + 2.0 * beside + globe;
        let area = Rect::new(x, column.top, x + width, column.top + 44.0);
        if on {
            let label = Label::new(Icon::Globe, name, size);
            sheet.button(area, language.code(), label, ButtonLook::OnGround, true);
        } else if sheet.link(area, language.code(), name, font.clone(), WASH) {
            chosen = Some(language);
        }
        x += width + 2.0;
    }
    chosen
}

/// Where the row of tiles begins.
fn frieze_top(panel: Rect) -> f32 {
    panel.max.y - (panel.height() * 0.1).min(72.0).round()
}

/// The row of tiles along the skirting, which goes on behind the board.
fn frieze(sheet: &mut Sheet, panel: Rect) {
    let tiles = [
        Tile::Duck,
        Tile::Churn,
        Tile::Ferry,
        Tile::Vault,
        Tile::Tulip,
        Tile::Barge,
        Tile::Sluice,
        Tile::Wolf,
        Tile::Rosette,
    ];
    let top = frieze_top(panel);
    let side = panel.max.y - top;
    let band = Rect::new(panel.min.x, top, panel.max.x, panel.max.y);
    sheet.band(&tiles.map(|tile| Picture::Tile(tile, true)), band, side, 0);
}
