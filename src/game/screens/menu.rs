//! The title: the name of the game, one obvious button, and the board already on the table.

use bevy::prelude::*;
use bevy_egui::egui::Order;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use crate::contest::MatchLaws;
use crate::game::board::table::Table;
use crate::game::flow::Screen;
use crate::game::interface::arrival::Arrival;
use crate::game::interface::button::{ButtonLook, Label};
use crate::game::interface::face::Face;
use crate::game::interface::layout::{Layout, Shape};
use crate::game::interface::pictures::{Picture, Pictures};
use crate::game::interface::sheet::{Sheet, sheet};
use crate::game::interface::{Colours, Layer, Words, fonts_are_ready};
use crate::game::language::{Catalogue, Language, Phrase, system_language};
use crate::game::lessons::LessonsWished;
use crate::game::messages::GameWished;
use crate::game::paint::tokens::{CREAM, WASH};
use crate::game::paint::{Icon, LeafOn, Tile};
use crate::game::referee::CurrentGame;
use crate::game::seats::Seats;
use crate::rules::{Position, Rules};

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
#[derive(Clone, Copy)]
enum Pressed {
    Language(Language),
    Continue,
    Play,
    Learn,
}

fn title(
    mut contexts: EguiContexts,
    mut pictures: ResMut<Pictures>,
    mut words: ResMut<Words>,
    (colours, offered): (Res<Colours>, Res<Offered>),
    (table, arrival): (Res<Table>, Res<Arrival>),
    current: Res<CurrentGame>,
    mut screen: ResMut<NextState<Screen>>,
    (mut wished, mut learn): (MessageWriter<GameWished>, MessageWriter<LessonsWished>),
) -> Result {
    let context = contexts.ctx_mut()?.clone();
    let layout = table.layout(Screen::Menu);
    let pressed = sheet(
        &context,
        "title",
        Order::Background,
        arrival.panel,
        (colours.0, &mut pictures),
        |sheet| draw(sheet, &layout, &words, *offered, &current),
    );
    match pressed {
        Some(Pressed::Language(language)) => words.0 = Catalogue::new(language),
        Some(Pressed::Continue) => NextState::set_if_neq(&mut screen, Screen::Playing),
        Some(Pressed::Play) => {
            let start = Position::start(Rules::Frisian);
            wished.write(GameWished::new(start, Seats::default(), MatchLaws::UNTIMED));
            NextState::set_if_neq(&mut screen, Screen::Playing);
        }
        Some(Pressed::Learn) => drop(learn.write(LessonsWished(current.position().rules()))),
        None => {}
    }
    Ok(())
}

fn draw(
    sheet: &mut Sheet,
    layout: &Layout,
    words: &Words,
    Offered(offered): Offered,
    current: &CurrentGame,
) -> Option<Pressed> {
    let wide = layout.shape == Shape::Landscape;
    let column = Column::new(layout.panel, wide);
    if wide {
        frieze(sheet, layout.panel);
    }
    let language = languages(sheet, &column, offered, words.0.language());
    let mut pressed = language.map(Pressed::Language);
    let unfinished = current.is_unfinished();
    name(sheet, &column, words);
    if unfinished && continue_card(sheet, &column, words, current.game().plies().len()) {
        pressed = Some(Pressed::Continue);
    }
    if learn(sheet, &column, words, unfinished) {
        pressed = Some(Pressed::Learn);
    }
    let play = words.say(&Phrase::Play);
    let label = Label::new(Icon::PlayFull, &play, 30.0);
    if sheet.button(column.play, "play", label, ButtonLook::Primary, true) {
        pressed = Some(Pressed::Play);
    }
    pressed
}

/// Where the words of the title stand.
struct Column {
    left: f32,
    right: f32,
    name_size: f32,
    name_y: f32,
    play: Rect,
    /// Above what no button reaches: the board, or the frieze.
    bottom: f32,
    /// Size of the languages' names, and what stands beside each.
    language: (f32, f32),
}

impl Column {
    fn new(panel: Rect, wide: bool) -> Self {
        let narrow = panel.width() < 480.0;
        let (left, name_size) = if wide && !narrow {
            (56.0, (panel.width() * 0.198).min(120.0))
        } else {
            (24.0, 56.0)
        };
        // Under the languages, which end at 66.
        let under_languages = 66.0 + name_size * 0.55;
        let name_y = if wide {
            under_languages.max(panel.height() * 0.21)
        } else {
            112.0
        };
        let top = name_y + name_size * 0.5 + if wide && !narrow { 74.0 } else { 52.0 };
        let width = (panel.width() - left - 24.0).min(if wide { 330.0 } else { 360.0 });
        let play = Rect::new(left, top, left + width, top + 77.0);
        let language = if narrow { (13.5, 7.0) } else { (15.0, 12.0) };
        Self {
            left,
            right: panel.max.x - 8.0,
            name_size,
            name_y,
            play,
            bottom: panel.max.y
                - if wide {
                    panel.height() * 0.1 + 12.0
                } else {
                    12.0
                },
            language,
        }
    }

    /// Half the height of the line under the name.
    fn subtitle(&self) -> f32 {
        self.name_y + self.name_size * 0.5 + 24.0
    }
}

fn name(sheet: &mut Sheet, column: &Column, words: &Words) {
    let (left, size, y) = (column.left, column.name_size, column.name_y);
    let name = words.say(&Phrase::GameName);
    let width = sheet.text((left, y), &name, Face::Display.letters(size, CREAM));
    let leaf = (left + width + size * 0.26, y - size * 0.22);
    sheet.picture(Picture::Leaf(LeafOn::Ground), leaf, (size * 0.3).max(24.0));
    let about = words.say(&Phrase::FrisianDraughts);
    let under = (left, column.subtitle());
    let letters = Face::Text.letters(20.0, WASH);
    sheet.line(under, column.right - left, &about, letters);
}

/// How to play: a button under the others, or beside the subtitle where there is no room; whether
/// it was pressed.
fn learn(sheet: &mut Sheet, column: &Column, words: &Words, unfinished: bool) -> bool {
    let how = words.say(&Phrase::HowToPlay);
    let last = column.play.max.y + if unfinished { CONTINUE + 15.0 } else { 0.0 };
    let below = Rect::new(
        column.play.min.x,
        last + 15.0,
        column.play.max.x,
        last + 67.0,
    );
    if below.max.y <= column.bottom {
        let label = Label::new(Icon::Book, &how, 17.0);
        return sheet.button(below, "learn", label, ButtonLook::OnGround, true);
    }
    let font = Face::Strong.at(15.0);
    let width = sheet.width_of(&how, font.clone()) + 16.0;
    let (right, y) = (column.play.max.x, column.subtitle());
    let beside = Rect::new(right - width, y - 22.0, right, y + 22.0);
    sheet.link(beside, "learn", &how, font, CREAM)
}

/// Height of the card of the game that was left.
const CONTINUE: f32 = 76.0;

/// The game that was left: true when it is to go on.
fn continue_card(sheet: &mut Sheet, column: &Column, words: &Words, plies: usize) -> bool {
    let top = column.play.max.y + 15.0;
    let area = Rect::new(column.play.min.x, top, column.play.max.x, top + CONTINUE);
    let title = words.say(&Phrase::Continue);
    let pressed = sheet.blank_button(area, "continue", &title, ButtonLook::OnGround);
    let (left, middle) = (area.min.x + 78.0, area.center().y - 2.0);
    let tile = (area.min.x + 38.0, middle);
    sheet.picture(Picture::Tile(Tile::Ferry, true), tile, 54.0);
    let (ink, ink2) = (sheet.colours.ink, sheet.colours.ink2);
    let letters = Face::Title.letters(20.0, ink);
    sheet.text((left, middle - 10.0), &title, letters);
    let number = u32::try_from(plies / 2 + 1).unwrap_or(u32::MAX);
    let about = words.say(&Phrase::MoveNumber { number });
    let about = format!("{} · {about}", words.say(&Phrase::TheMachine));
    let (under, room) = ((left, middle + 14.0), area.max.x - left - 40.0);
    sheet.line(under, room, &about, Face::Text.letters(14.5, ink2));
    let go_on = Picture::Icon(Icon::Next, sheet.colours.action);
    sheet.picture(go_on, (area.max.x - 28.0, middle), 22.0);
    pressed
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
        let on = language == current;
        let name = language.own_name();
        let globe = if on { size * 1.35 + 10.0 } else { 0.0 };
        let width = sheet.width_of(name, font.clone()) + 2.0 * beside + globe;
        let area = Rect::new(x, 22.0, x + width, 66.0);
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
    let side = (panel.height() * 0.1).min(72.0).round();
    let band = Rect::new(panel.min.x, panel.max.y - side, panel.max.x, panel.max.y);
    sheet.band(&tiles.map(|tile| Picture::Tile(tile, true)), band, side, 0);
}
