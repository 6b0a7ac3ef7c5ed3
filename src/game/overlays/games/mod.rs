//! Games that were played, and those of a file: looked for, looked at closer, put on the board,
//! saved; and how the player fares.

mod figures;
mod filters;
mod foot;
mod found;
mod row;
#[cfg(test)]
mod tests;

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use crate::game::flow::{Going, Overlay};
use crate::game::games::entry::{Entry, Sitter};
use crate::game::games::search::Search;
use crate::game::games::{Games, GamesWished, Shelf};
use crate::game::interface::arrival::Arrival;
use crate::game::interface::dialog::{Stack, dialog};
use crate::game::interface::face::Face;
use crate::game::interface::pictures::Pictures;
use crate::game::interface::sentences::side_name;
use crate::game::interface::sheet::Sheet;
use crate::game::interface::{Colours, Layer, Words, metrics};
use crate::game::language::Phrase;
use crate::rules::Side;
use found::{Closer, Found, look_closer};
use row::{CLOSER, ROW};

/// The largest that it gets, in logical pixels.
const LARGEST: Vec2 = Vec2::new(760.0, 640.0);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Found>()
        .init_resource::<Closer>()
        .add_systems(
            EguiPrimaryContextPass,
            (look_closer, games)
                .chain()
                .run_if(in_state(Overlay::Games))
                .in_set(Layer::Overlay),
        );
}

/// What was pressed.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Pressed {
    Close,
    Wish(GamesWished),
}

/// All that the dialog shows, and what of it is chosen there.
struct View<'a> {
    words: &'a Words,
    games: &'a Games,
    found: &'a [usize],
    closer: &'a Closer,
    search: Search,
    chosen: Option<usize>,
    figures: bool,
}

impl View<'_> {
    fn entries(&self) -> &[Entry] {
        self.games.collection.entries()
    }

    fn is_own(&self) -> bool {
        self.games.shelf == Shelf::Own
    }

    fn title(&self) -> String {
        match &self.games.shelf {
            Shelf::Own => self.words.say(&Phrase::MyGames),
            Shelf::File { name } if name.is_empty() => self.words.say(&Phrase::PastedGames),
            Shelf::File { name } => name.clone(),
        }
    }
}

/// What a player of a game is called.
fn player(words: &Words, entry: &Entry, side: Side) -> String {
    let machine = matches!(entry.at(side.opponent()), Sitter::Machine(_));
    words.say(&match entry.at(side) {
        Sitter::Machine(level) => Phrase::LevelTitle {
            level: level.number(),
        },
        Sitter::Person if machine => Phrase::You,
        Sitter::Person => Phrase::Side {
            side: side_name(side),
        },
        Sitter::Named(name) if name.is_empty() => Phrase::Somebody,
        Sitter::Named(name) => return name.clone(),
    })
}

fn games(
    mut contexts: EguiContexts,
    mut pictures: ResMut<Pictures>,
    (words, colours, arrival): (Res<Words>, Res<Colours>, Res<Arrival>),
    keys: Res<ButtonInput<KeyCode>>,
    (mut games, mut found, closer): (ResMut<Games>, ResMut<Found>, Res<Closer>),
    mut wished: MessageWriter<GamesWished>,
    mut going: Going,
) -> Result {
    let context = contexts.ctx_mut()?.clone();
    if games.is_changed() {
        found.forget();
    }
    found.follow(&games, &words);
    let mut view = View {
        words: &words,
        games: &games,
        found: &found.numbers,
        closer: &closer,
        search: games.search.clone(),
        chosen: games.chosen,
        figures: games.figures,
    };
    let mut pressed = dialog(
        &context,
        "games",
        arrival.dialog,
        (colours.0, &mut pictures),
        LARGEST,
        |sheet, area| draw(sheet, area, &mut view),
    );
    let (search, chosen, figures) = (view.search, view.chosen, view.figures);
    if (&search, chosen, figures) != (&games.search, games.chosen, games.figures) {
        (games.search, games.chosen, games.figures) = (search, chosen, figures);
    }
    if keys.just_pressed(KeyCode::Escape) {
        pressed = Some(Pressed::Close);
    }
    match pressed {
        Some(Pressed::Close) => going.close(),
        Some(Pressed::Wish(wish)) => drop(wished.write(wish)),
        None => {}
    }
    Ok(())
}

fn draw(sheet: &mut Sheet, area: Rect, view: &mut View) -> Option<Pressed> {
    let title = shortened(sheet, &view.title(), area.width());
    let close = view.words.say(&Phrase::Close);
    let (height, closed) = sheet.heading(area, &title, &close);
    let foot = foot::height(area);
    let body = Rect::new(
        area.min.x,
        area.min.y + height,
        area.max.x,
        area.max.y - foot,
    );
    let inset = if area.width() >= 500.0 { 34.0 } else { 16.0 };
    let inside = sheet.scrolled(body, "games body", |sheet, column| {
        let mut column = Stack::new(
            column.min.x + inset,
            column.max.x - inset,
            column.min.y + 2.0,
        );
        filters::filters(sheet, &mut column, view);
        let pressed = if view.figures && view.is_own() {
            figures::figures(sheet, &mut column, view);
            None
        } else {
            list(sheet, &mut column, view)
        };
        (pressed, column.y + 10.0)
    });
    let below = Rect::new(area.min.x, area.max.y - foot, area.max.x, area.max.y);
    let below = foot::foot(sheet, below, inset, view);
    closed.then_some(Pressed::Close).or(below).or(inside)
}

/// A title that leaves the cross its room.
fn shortened(sheet: &Sheet, title: &str, width: f32) -> String {
    let size = if width >= 700.0 { 36.0 } else { 26.0 };
    let fits = |text: &str| sheet.width_of(text, Face::Display.at(size)) <= width - 110.0;
    let mut letters: Vec<char> = title.chars().take(60).collect();
    if fits(&letters.iter().collect::<String>()) && letters.len() == title.chars().count() {
        return title.to_owned();
    }
    while letters.pop().is_some() {
        let text = format!("{}…", letters.iter().collect::<String>().trim_end());
        if fits(&text) {
            return text;
        }
    }
    String::new()
}

/// The rows that are seen, and those that the keyboard may go to from there.
fn list(sheet: &mut Sheet, column: &mut Stack, view: &mut View) -> Option<Pressed> {
    said(sheet, column, view);
    let seen = sheet.ui.clip_rect();
    let beyond = seen.height();
    let mut pressed = None;
    for &number in view.found {
        let closer = view.chosen == Some(number);
        let height = if closer { ROW + CLOSER } else { ROW };
        let area = column.take(height);
        column.skip(metrics::GAP);
        if area.max.y >= seen.min.y - beyond && area.min.y <= seen.max.y + beyond {
            pressed = row::row(sheet, area, view, number).or(pressed);
        }
    }
    pressed
}

/// How many games there are, or why there is none.
fn said(sheet: &mut Sheet, column: &mut Stack, view: &View) {
    let collection = &view.games.collection;
    let count = u32::try_from(view.found.len()).unwrap_or(u32::MAX);
    let mut said = match count {
        0 if collection.is_reading() => String::new(),
        0 if collection.count() == 0 => view.words.say(&Phrase::NoGamesYet),
        0 => view.words.say(&Phrase::NoneFound),
        count => view.words.say(&Phrase::GamesFound { count }),
    };
    if collection.is_reading() {
        said = format!("{said} {}", view.words.say(&Phrase::StillReading));
    }
    if collection.is_cut() {
        let count = u32::try_from(collection.count()).unwrap_or(u32::MAX);
        said = format!("{said} {}", view.words.say(&Phrase::TooManyGames { count }));
    }
    let letters = Face::Text.letters(14.0, sheet.colours.ink2);
    let height = sheet.measure(&said, letters.font.clone(), column.width());
    let line = column.take(height.max(20.0) + 8.0);
    sheet.paragraph(
        (line.min.x, line.min.y),
        column.width(),
        said.trim(),
        letters,
    );
}
