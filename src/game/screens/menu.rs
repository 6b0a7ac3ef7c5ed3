//! The title: the name of the game, one obvious button, and the board already on the table.

use bevy::prelude::*;
use bevy_egui::egui::{Align2, Order};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use crate::game::board::table::Table;
use crate::game::flow::Screen;
use crate::game::interface::arrival::Arrival;
use crate::game::interface::button::{ButtonLook, Label};
use crate::game::interface::face::Face;
use crate::game::interface::layout::Shape;
use crate::game::interface::pictures::{Picture, Pictures};
use crate::game::interface::sheet::{Sheet, sheet};
use crate::game::interface::{Colours, Layer, Words, fonts_are_ready};
use crate::game::language::{Catalogue, Language, Phrase};
use crate::game::messages::GameWished;
use crate::game::paint::tokens::{CREAM, WASH};
use crate::game::paint::{Icon, LeafOn, Tile};
use crate::game::referee::CurrentGame;
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
    (table, arrival): (Res<Table>, Res<Arrival>),
    current: Res<CurrentGame>,
    mut screen: ResMut<NextState<Screen>>,
    mut wished: MessageWriter<GameWished>,
) -> Result {
    let context = contexts.ctx_mut()?.clone();
    let layout = table.layout(Screen::Menu);
    let unfinished = !current.game().plies().is_empty() && current.game().outcome().is_none();
    let (mut play, mut go_on, mut chosen) = (false, false, None);
    sheet(
        &context,
        "title",
        Order::Background,
        arrival.panel,
        (colours.0, &mut pictures),
        |sheet| {
            let wide = layout.shape == Shape::Landscape;
            let column = Column::new(layout.panel, wide);
            if wide {
                frieze(sheet, layout.panel);
            }
            chosen = languages(sheet, &column, words.0.language());
            name(sheet, &column, &words);
            let play_button = column.play;
            if unfinished {
                go_on = continue_card(sheet, &column, &words, current.game().plies().len());
            }
            let label = Label {
                icon: Some(Icon::PlayFull),
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
    if go_on {
        NextState::set_if_neq(&mut screen, Screen::Playing);
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
            language,
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

/// The game that was left: true when it is to go on.
fn continue_card(sheet: &mut Sheet, column: &Column, words: &Words, plies: usize) -> bool {
    let top = column.play.max.y + 15.0;
    let area = Rect::new(column.play.min.x, top, column.play.max.x, top + 76.0);
    let title = words.say(&Phrase::Continue);
    let pressed = sheet.blank_button(area, "continue", &title, ButtonLook::OnGround);
    let middle = area.center().y - 2.0;
    sheet.picture(
        Picture::Tile(Tile::Ferry, true),
        (area.min.x + 38.0, middle),
        54.0,
    );
    let left = area.min.x + 78.0;
    let (ink, ink2) = (sheet.colours.ink, sheet.colours.ink2);
    sheet.text(
        (left, middle - 10.0),
        Align2::LEFT_CENTER,
        &title,
        Face::Title.at(20.0),
        ink,
    );
    let number = u32::try_from(plies / 2 + 1).unwrap_or(u32::MAX);
    let about = words.say(&Phrase::MoveNumber { number });
    let about = format!("{} · {about}", words.say(&Phrase::TheMachine));
    sheet.line(
        (left, middle + 14.0),
        area.max.x - left - 40.0,
        &about,
        Face::Text.at(14.5),
        ink2,
    );
    let action = sheet.colours.action;
    sheet.picture(
        Picture::Icon(Icon::Next, action),
        (area.max.x - 28.0, middle),
        22.0,
    );
    pressed
}

/// The languages in a row; returns the one that was pressed.
fn languages(sheet: &mut Sheet, column: &Column, current: Language) -> Option<Language> {
    let mut chosen = None;
    let (size, beside) = column.language;
    let font = Face::Strong.at(size);
    let mut x = column.left - beside;
    for language in OFFERED {
        let on = language == current
            || (language == Language::Spanish && current == Language::SpanishArgentina);
        let name = language.own_name();
        let globe = if on { size * 1.35 + 10.0 } else { 0.0 };
        let width = sheet.width_of(name, font.clone()) + 2.0 * beside + globe;
        let area = Rect::new(x, 22.0, x + width, 66.0);
        if on {
            let label = Label {
                icon: Some(Icon::Globe),
                words: name,
                stacked: false,
                size,
            };
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
