//! Ctrl+O opens a file, Ctrl+S saves the game, and what is dropped on the window is opened.
//!
//! What is pasted comes by the panels, which know whether somebody is writing.

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

fn press(
    mut pressed: MessageReader<KeyboardInput>,
    held: Res<ButtonInput<KeyCode>>,
    (screen, open): (Res<State<Screen>>, Res<State<Overlay>>),
    mut wished: MessageWriter<GamesWished>,
) {
    let control = [
        KeyCode::ControlLeft,
        KeyCode::ControlRight,
        KeyCode::SuperLeft,
        KeyCode::SuperRight,
    ];
    let control = held.any_pressed(control);
    let fresh = |key: &&KeyboardInput| key.state.is_pressed() && !key.repeat && control;
    for KeyboardInput { logical_key, .. } in pressed.read().filter(fresh) {
        let Key::Character(letter) = logical_key else {
            continue;
        };
        let in_game = *screen.get() == Screen::Playing && *open.get() == Overlay::Closed;
        match letter.to_lowercase().as_str() {
            "o" => drop(wished.write(GamesWished::OpenFile)),
            "s" if in_game => drop(wished.write(GamesWished::SaveGame)),
            _ => {}
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
            Ok(opened) => drop_result(wished.write(GamesWished::Take(opened))),
            Err(fault) => drop_result(telling.write(Announced(super::told(&fault)))),
        }
    }
}

#[cfg(not(target_arch = "wasm32"))]
fn drop_result<T>(_: T) {}
