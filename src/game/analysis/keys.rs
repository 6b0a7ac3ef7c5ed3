//! The keys of the analysis: left and right, Home and End go through the line, Page Down from one
//! variation to the next; E lets the machine look on or not; Control and S save it, Control and Z
//! put back what was deleted; Escape leaves.

use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::prelude::*;

use super::{StudyStep, Watch};
use crate::game::flow::{Overlay, Screen};
use crate::game::input::Hand;
use crate::game::input::keyboard::{Cursor, Typed};
use crate::game::input::shortcut::is_with_control;

pub(super) fn plugin(app: &mut App) {
    // Before the board's own keys have let a chosen piece go.
    app.add_systems(
        PreUpdate,
        press
            .run_if(in_state(Screen::Analysing))
            .run_if(in_state(Overlay::Closed)),
    );
}

fn press(
    mut keys: MessageReader<KeyboardInput>,
    (hand, cursor, typed): (Res<Hand>, Res<Cursor>, Res<Typed>),
    held: Res<ButtonInput<KeyCode>>,
    watch: Res<Watch>,
    mut steps: MessageWriter<StudyStep>,
) {
    let walks = cursor.0.is_some() || !typed.text.is_empty();
    let busy = walks || hand.selection.from().is_some();
    for key in keys.read().filter(|key| key.state.is_pressed()) {
        steps.write_batch(match &key.logical_key {
            Key::ArrowLeft if !walks => Some(StudyStep::Back),
            Key::ArrowRight if !walks => Some(StudyStep::On),
            Key::Home if !walks => Some(StudyStep::Start),
            Key::End if !walks => Some(StudyStep::End),
            Key::Character(_) if is_with_control(key, &held, "s") => Some(StudyStep::Save),
            Key::Character(_) if is_with_control(key, &held, "z") => Some(StudyStep::PutBack),
            Key::PageDown => Some(StudyStep::Other),
            Key::Character(letter) if letter.eq_ignore_ascii_case("e") && !key.repeat => {
                Some(StudyStep::Watch(!watch.on))
            }
            Key::Escape if !busy && !key.repeat => Some(StudyStep::Leave),
            _ => None,
        });
    }
}
