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
    // Within a slow frame the keys may have come up again.
    let with_control = held.any_pressed(control) || held.any_just_released(control);
    is_letter && key.state.is_pressed() && !key.repeat && with_control
}

#[cfg(test)]
mod tests {
    use bevy::input::ButtonState;

    use super::*;

    fn pressed(held: &ButtonInput<KeyCode>) -> bool {
        let key = KeyboardInput {
            key_code: KeyCode::KeyS,
            logical_key: Key::Character("s".into()),
            state: ButtonState::Pressed,
            text: None,
            repeat: false,
            window: Entity::PLACEHOLDER,
        };
        is_with_control(&key, held, "s") && !is_with_control(&key, held, "o")
    }

    #[test]
    fn control_counts_as_long_as_it_was_down_in_the_frame() {
        let mut held = ButtonInput::default();
        assert!(!pressed(&held));
        held.press(KeyCode::ControlRight);
        assert!(pressed(&held));
        held.release(KeyCode::ControlRight);
        assert!(pressed(&held), "all of it within one frame");
        held.clear();
        assert!(!pressed(&held), "a frame later");
        held.press(KeyCode::ShiftLeft);
        assert!(!pressed(&held));
    }
}
