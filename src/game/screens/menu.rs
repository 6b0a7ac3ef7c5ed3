//! The title: the name of the game, one obvious button, and the board already on the table.

use bevy::prelude::*;
use bevy_egui::egui::{Align2, Order};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use crate::game::board::table::Table;
use crate::game::flow::Screen;
use crate::game::interface::layout::Shape;
use crate::game::interface::pictures::{Picture, Pictures};
use crate::game::interface::sheet::{ButtonLook, Face, Label, Sheet, sheet};
use crate::game::interface::{Colours, Layer, Words, fonts_are_ready};
use crate::game::language::{Catalogue, Language, Phrase};
use crate::game::messages::GameWished;
use crate::game::paint::tokens::{CREAM, WASH};
use crate::game::paint::{Icon, LeafOn, Tile};
use crate::game::seats::Seats;
use crate::rules::{Position, Rules};

/// The languages that are offered; Argentina's Spanish is taken from the system.
const OFFERED: [Language; 4] = [
    Language::Spanish,
    Language::English,
    Language::Dutch,
    Language::Frisian,
];

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        title
            .run_if(in_state(Screen::Menu))
            .run_if(fonts_are_ready)
            .in_set(Layer::Screen),
    );
}

fn title(
    mut contexts: EguiContexts,
    mut pictures: ResMut<Pictures>,
    mut words: ResMut<Words>,
    colours: Res<Colours>,
    table: Res<Table>,
    mut screen: ResMut<NextState<Screen>>,
    mut wished: MessageWriter<GameWished>,
) -> Result {
    let context = contexts.ctx_mut()?.clone();
    let layout = table.layout(Screen::Menu);
    let (mut play, mut chosen) = (false, None);
    sheet(
        &context,
        "title",
        Order::Background,
        colours.0,
        &mut pictures,
        |sheet| {
            let wide = layout.shape == Shape::Landscape;
            let column = Column::new(layout.panel, wide);
            if wide {
                frieze(sheet, layout.panel);
            }
            chosen = languages(sheet, &column, words.0.language());
            name(sheet, &column, &words);
            let play_button = column.play;
            let label = Label {
                icon: Some(Icon::Play),
                words: &words.say(&Phrase::Play),
                stacked: false,
                size: 30.0,
            };
            play = sheet.button(play_button, "play", label, ButtonLook::Primary, true);
        },
    );
    if let Some(language) = chosen {
        words.0 = Catalogue::new(language);
    }
    if play {
        let start = Position::start(Rules::Frisian);
        wished.write(GameWished {
            start,
            seats: Seats::default(),
        });
        NextState::set_if_neq(&mut screen, Screen::Playing);
    }
    Ok(())
}

/// Where the words of the title stand.
struct Column {
    left: f32,
    right: f32,
    name_size: f32,
    name_y: f32,
    play: Rect,
}

impl Column {
    fn new(panel: Rect, wide: bool) -> Self {
        let (left, name_size) = if wide {
            (56.0, (panel.width() * 0.198).min(120.0))
        } else {
            (24.0, 56.0)
        };
        let name_y = if wide { panel.height() * 0.21 } else { 118.0 };
        let top = if wide {
            name_y + name_size * 0.5 + 74.0
        } else {
            name_y + 84.0
        };
        let width = if wide {
            330.0_f32.min(panel.width() - left - 16.0)
        } else {
            (panel.width() - 48.0).min(360.0)
        };
        let play = Rect::new(left, top, left + width, top + 77.0);
        Self {
            left,
            right: panel.max.x - 16.0,
            name_size,
            name_y,
            play,
        }
    }
}

fn name(sheet: &mut Sheet, column: &Column, words: &Words) {
    let size = column.name_size;
    let baseline = (column.left, column.name_y);
    let width = sheet.text(
        baseline,
        Align2::LEFT_CENTER,
        &words.say(&Phrase::GameName),
        Face::Display.at(size),
        CREAM,
    );
    let leaf = (
        column.left + width + size * 0.26,
        column.name_y - size * 0.22,
    );
    sheet.picture(Picture::Leaf(LeafOn::Ground), leaf, (size * 0.3).max(24.0));
    let about = words.say(&Phrase::FrisianDraughts);
    let under = (column.left, column.name_y + size * 0.5 + 24.0);
    sheet.line(
        under,
        column.right - column.left,
        &about,
        Face::Text.at(20.0),
        WASH,
    );
}

/// The languages in a row; returns the one that was pressed.
fn languages(sheet: &mut Sheet, column: &Column, current: Language) -> Option<Language> {
    let mut chosen = None;
    let mut x = column.left - 12.0;
    let mut y = 22.0;
    for language in OFFERED {
        let on = language == current
            || (language == Language::Spanish && current == Language::SpanishArgentina);
        let font = Face::Strong.at(15.0);
        let width =
            sheet.width_of(language.own_name(), font.clone()) + if on { 58.0 } else { 24.0 };
        if x + width > column.right && x > column.left {
            (x, y) = (column.left - 12.0, y + 44.0);
        }
        let area = Rect::new(x, y, x + width, y + 44.0);
        let label = Label {
            icon: on.then_some(Icon::Globe),
            words: language.own_name(),
            stacked: false,
            size: 15.0,
        };
        if on {
            sheet.button(area, language.code(), label, ButtonLook::OnGround, true);
        } else if sheet.link(area, language.code(), language.own_name(), font, WASH) {
            chosen = Some(language);
        }
        x += width + 4.0;
    }
    chosen
}

/// The row of tiles along the skirting.
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
    let y = panel.max.y - side / 2.0;
    let mut x = side / 2.0;
    for tile in tiles.into_iter().cycle() {
        if x - side / 2.0 >= panel.max.x {
            break;
        }
        sheet.picture(Picture::Tile(tile, true), (x, y), side);
        x += side;
    }
}
