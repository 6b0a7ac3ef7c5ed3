//! Ctrl+O opens a file, Ctrl+S saves the game; what is pasted, or dropped on the window, is opened.

use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::prelude::*;
use bevy::window::FileDragAndDrop;
use bevy_egui::egui::Event;
use bevy_egui::{EguiContext, EguiInput, EguiPreUpdateSet};

use super::GamesWished;
use super::file::Opened;
use crate::game::flow::{Flow, Overlay, Screen};
#[cfg(not(target_arch = "wasm32"))]
use crate::game::messages::Announced;

pub(super) fn plugin(app: &mut App) {
    app.add_message::<KeyboardInput>()
        .add_message::<FileDragAndDrop>()
        .init_resource::<ButtonInput<KeyCode>>()
        .add_systems(Update, (press, drop_in).in_set(Flow::Gather));
}

/// What needs panels: they get what is pasted first.
pub(in crate::game) fn picture_plugin(app: &mut App) {
    app.add_systems(
        PreUpdate,
        paste
            .after(EguiPreUpdateSet::ProcessInput)
            .before(EguiPreUpdateSet::BeginPass),
    );
}

/// What was copied elsewhere. While somebody writes, it is for the line that they write; else it is
/// opened.
fn paste(
    mut pressed: MessageReader<KeyboardInput>,
    held: Res<ButtonInput<KeyCode>>,
    mut panels: Query<(&mut EguiInput, &mut EguiContext)>,
    mut wished: MessageWriter<GamesWished>,
) {
    if !pressed.read().any(|key| is_with_control(key, &held, "v")) {
        return;
    }
    let Some(text) = clipboard() else { return };
    for (mut input, mut context) in &mut panels {
        if context.get_mut().text_edit_focused() {
            input.events.push(Event::Paste(text));
            return;
        }
    }
    let (name, bytes) = (String::new(), text.into_bytes());
    wished.write(GamesWished::Take(Opened { name, bytes }));
}

#[cfg(not(target_arch = "wasm32"))]
fn clipboard() -> Option<String> {
    // Where there is no clipboard, or no text in it, nothing is pasted.
    arboard::Clipboard::new().ok()?.get_text().ok()
}

/// A browser hands what is pasted to its page.
#[cfg(target_arch = "wasm32")]
fn clipboard() -> Option<String> {
    None
}

/// Whether this key was pressed just now, with Control or its like on a Mac.
fn is_with_control(key: &KeyboardInput, held: &ButtonInput<KeyCode>, letter: &str) -> bool {
    let control = [
        KeyCode::ControlLeft,
        KeyCode::ControlRight,
        KeyCode::SuperLeft,
        KeyCode::SuperRight,
    ];
    let is_letter =
        matches!(&key.logical_key, Key::Character(typed) if typed.to_lowercase() == letter);
    is_letter && key.state.is_pressed() && !key.repeat && held.any_pressed(control)
}

fn press(
    mut pressed: MessageReader<KeyboardInput>,
    held: Res<ButtonInput<KeyCode>>,
    (screen, open): (Res<State<Screen>>, Res<State<Overlay>>),
    mut wished: MessageWriter<GamesWished>,
) {
    let in_game = *screen.get() == Screen::Playing && *open.get() == Overlay::Closed;
    for key in pressed.read() {
        if is_with_control(key, &held, "o") {
            wished.write(GamesWished::OpenFile);
        } else if in_game && is_with_control(key, &held, "s") {
            wished.write(GamesWished::SaveGame);
        }
    }
}

/// A browser hands what is dropped to its page.
#[cfg(target_arch = "wasm32")]
fn drop_in(mut dropped: MessageReader<FileDragAndDrop>) {
    dropped.clear();
}

#[cfg(not(target_arch = "wasm32"))]
fn drop_in(
    mut dropped: MessageReader<FileDragAndDrop>,
    mut wished: MessageWriter<GamesWished>,
    mut telling: MessageWriter<Announced>,
) {
    for drop in dropped.read() {
        let FileDragAndDrop::DroppedFile { path_buf, .. } = drop else {
            continue;
        };
        match super::native::read(path_buf) {
            Ok(opened) => {
                wished.write(GamesWished::Take(opened));
            }
            Err(fault) => {
                telling.write(Announced(super::told(&fault)));
            }
        }
    }
}
