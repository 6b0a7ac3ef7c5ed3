//! How the game looks, moves, sounds and speaks; every choice takes effect at once.

mod look;
#[cfg(test)]
mod tests;
mod ways;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use crate::game::board::appearance::Appearance;
use crate::game::choices::Choices;
#[cfg(not(target_arch = "wasm32"))]
use crate::game::endgames::{Endgames, LargerTables, Stage};
use crate::game::flow::{Going, Overlay};
use crate::game::interface::arrival::Arrival;
use crate::game::interface::dialog::{Stack, dialog};
use crate::game::interface::face::Face;
use crate::game::interface::pictures::Pictures;
use crate::game::interface::sheet::Sheet;
use crate::game::interface::{Colours, Layer, Tongue, Words};
use crate::game::language::Phrase;
use crate::game::messages::EverythingWished;
use crate::game::motion::pace::Pace;
use crate::game::sound::Loudness;

/// The largest that it gets, in logical pixels.
const LARGEST: Vec2 = Vec2::new(940.0, 620.0);

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        settings
            .run_if(in_state(Overlay::Settings))
            .in_set(Layer::Overlay),
    );
}

/// Everything that is set here.
#[derive(SystemParam)]
struct Settings<'w> {
    appearance: ResMut<'w, Appearance>,
    pace: ResMut<'w, Pace>,
    loudness: ResMut<'w, Loudness>,
    tongue: ResMut<'w, Tongue>,
    choices: ResMut<'w, Choices>,
    everything: MessageWriter<'w, EverythingWished>,
    #[cfg(not(target_arch = "wasm32"))]
    endgames: Res<'w, Endgames>,
    #[cfg(not(target_arch = "wasm32"))]
    larger_tables: ResMut<'w, LargerTables>,
}

/// The settings as the dialog shows and changes them.
#[derive(Clone, Debug, Default, PartialEq)]
struct Chosen {
    appearance: Appearance,
    pace: Pace,
    loudness: Loudness,
    tongue: Tongue,
    turns_board: bool,
    everything: Option<EverythingWished>,
    /// `None` where no tables can be made.
    tables: Option<TablesChosen>,
}

/// The larger endgame tables, as the dialog shows them.
#[derive(Clone, Debug, PartialEq)]
struct TablesChosen {
    wanted: bool,
    /// How far they are, or what they are.
    said: Phrase,
}

impl Settings<'_> {
    fn chosen(&self) -> Chosen {
        Chosen {
            appearance: *self.appearance,
            pace: *self.pace,
            loudness: *self.loudness,
            tongue: *self.tongue,
            turns_board: self.choices.turns_board,
            everything: None,
            tables: self.tables(),
        }
    }

    #[cfg(target_arch = "wasm32")]
    #[expect(clippy::unused_self, reason = "a browser makes none")]
    fn tables(&self) -> Option<TablesChosen> {
        None
    }

    #[cfg(not(target_arch = "wasm32"))]
    fn tables(&self) -> Option<TablesChosen> {
        let said = match self.endgames.stage()? {
            Stage::Unwanted => Phrase::LargerTablesAbout,
            &Stage::Making(percent) => Phrase::LargerTablesMaking {
                percent: percent.into(),
            },
            Stage::Ready(_) => Phrase::LargerTablesReady,
            Stage::Failed(why) => Phrase::LargerTablesFailed { text: why.clone() },
        };
        Some(TablesChosen {
            wanted: self.larger_tables.0,
            said,
        })
    }

    /// Sets what was changed, and nothing else.
    fn set(&mut self, chosen: &Chosen) {
        self.appearance.set_if_neq(chosen.appearance);
        self.pace.set_if_neq(chosen.pace);
        self.loudness.set_if_neq(chosen.loudness);
        self.tongue.set_if_neq(chosen.tongue);
        if self.choices.turns_board != chosen.turns_board {
            self.choices.turns_board = chosen.turns_board;
        }
        self.everything.write_batch(chosen.everything);
        #[cfg(not(target_arch = "wasm32"))]
        if let Some(tables) = &chosen.tables {
            self.larger_tables.set_if_neq(LargerTables(tables.wanted));
        }
    }
}

fn settings(
    mut contexts: EguiContexts,
    mut pictures: ResMut<Pictures>,
    (words, colours, arrival): (Res<Words>, Res<Colours>, Res<Arrival>),
    keys: Res<ButtonInput<KeyCode>>,
    mut settings: Settings,
    mut going: Going,
) -> Result {
    let context = contexts.ctx_mut()?.clone();
    let mut chosen = settings.chosen();
    let closed = dialog(
        &context,
        "settings",
        arrival.dialog,
        (colours.0, &mut pictures),
        LARGEST,
        |sheet, area| draw(sheet, area, &words, &mut chosen),
    );
    settings.set(&chosen);
    if closed || keys.just_pressed(KeyCode::Escape) {
        going.close();
    }
    Ok(())
}

/// Draws the dialog; whether it is to be closed.
fn draw(sheet: &mut Sheet, area: Rect, words: &Words, chosen: &mut Chosen) -> bool {
    let (title, close) = (words.say(&Phrase::Settings), words.say(&Phrase::Close));
    let (height, closed) = sheet.heading(area, &title, &close);
    let inset = if area.width() >= 500.0 { 34.0 } else { 16.0 };
    let body = Rect::new(
        area.min.x,
        area.min.y + height,
        area.max.x,
        area.max.y - 10.0,
    );
    sheet.scrolled(body, "settings body", |sheet, column| {
        let top = column.min.y + 4.0;
        let mut left = Stack::new(column.min.x + inset, column.max.x - inset, top);
        let bottom = if left.width() >= 640.0 {
            let middle = left.left + (left.width() / 2.0).floor();
            let mut right = Stack::new(middle + 16.0, left.right, top);
            left.right = middle - 16.0;
            look::look(sheet, &mut left, words, &mut chosen.appearance);
            ways::ways(sheet, &mut right, words, chosen);
            left.y.max(right.y)
        } else {
            look::look(sheet, &mut left, words, &mut chosen.appearance);
            left.skip(ways::BETWEEN);
            ways::ways(sheet, &mut left, words, chosen);
            left.y
        };
        ((), bottom + 14.0)
    });
    closed
}

/// What the next setting is about.
fn head(sheet: &Sheet, column: &mut Stack, words: &str) {
    let line = column.take(30.0);
    let letters = Face::Title.letters(18.0, sheet.colours.ink);
    sheet.text((line.min.x, line.min.y + 11.0), words, letters);
}
