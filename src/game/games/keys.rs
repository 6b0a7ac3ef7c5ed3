//! Ctrl+O opens a file, Ctrl+S saves the game; what is pasted, or dropped on the window, is opened.

use bevy::input::keyboard::KeyboardInput;
use bevy::prelude::*;
use bevy::window::FileDragAndDrop;

use super::GamesWished;
use super::file::Opened;
use crate::game::flow::{Flow, Overlay, Screen};
use crate::game::input::shortcut::is_with_control;
#[cfg(not(target_arch = "wasm32"))]
use crate::game::messages::Announced;
use crate::game::messages::Pasted;

pub(super) fn plugin(app: &mut App) {
    app.add_message::<KeyboardInput>()
        .add_message::<FileDragAndDrop>()
        .init_resource::<ButtonInput<KeyCode>>()
        .add_systems(Update, (press, paste, drop_in).in_set(Flow::Gather));
}

/// What was copied elsewhere.
fn paste(mut pasted: MessageReader<Pasted>, mut wished: MessageWriter<GamesWished>) {
    for Pasted(text) in pasted.read() {
        let (name, bytes) = (String::new(), text.clone().into_bytes());
        wished.write(GamesWished::Take(Opened { name, bytes }));
    }
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
