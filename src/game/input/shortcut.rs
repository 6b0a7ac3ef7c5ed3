//! Keys that are pressed together with Control, or its like on a Mac.

use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::prelude::*;

/// Whether the key of this small letter was pressed just now, with Control or its like on a Mac.
pub fn is_with_control(key: &KeyboardInput, held: &ButtonInput<KeyCode>, letter: &str) -> bool {
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
