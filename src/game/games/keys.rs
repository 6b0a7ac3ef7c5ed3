//! Ctrl+O opens a file, Ctrl+S saves the game; what is dropped on the window is opened.

use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::prelude::*;
use bevy::window::FileDragAndDrop;

use super::GamesWished;
use crate::game::flow::{Flow, Overlay, Screen};
#[cfg(not(target_arch = "wasm32"))]
use crate::game::messages::Announced;

pub(super) fn plugin(app: &mut App) {
    app.add_message::<KeyboardInput>()
        .add_message::<FileDragAndDrop>()
        .init_resource::<ButtonInput<KeyCode>>()
        .add_systems(Update, (press, drop_in).in_set(Flow::Gather));
}

/// Whether this key was pressed just now, with Control or its like on a Mac.
pub(in crate::game) fn is_with_control(
    key: &KeyboardInput,
    held: &ButtonInput<KeyCode>,
    letter: &str,
) -> bool {
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
