//! The keys of the editor: arrows walk over the squares, Enter touches one, Delete takes away what
//! stands there, 1 to 6 take a tool in hand, Control and Z take the last change back, and Escape
//! leaves.

use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::prelude::*;

use super::{Editor, SetUpStep};
use crate::game::board::Stage;
use crate::game::flow::{Flow, Overlay, Screen};
use crate::game::input::SquareTouched;
use crate::game::input::keyboard::{Cursor, Step, walk};
use crate::game::input::panels::PanelHasKeys;
use crate::game::input::shortcut::is_with_control;
use crate::rules::{Board, Square};
use crate::study::Tool;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        press
            .run_if(in_state(Screen::Editor))
            .run_if(in_state(Overlay::Closed))
            .in_set(Flow::Gather),
    )
    .add_systems(OnExit(Screen::Editor), |mut cursor: ResMut<Cursor>| {
        cursor.set_if_neq(Cursor::default());
    });
}

fn press(
    mut keys: MessageReader<KeyboardInput>,
    (editor, stage, panel): (Res<Editor>, Res<Stage>, Res<PanelHasKeys>),
    (mut cursor, held): (ResMut<Cursor>, Res<ButtonInput<KeyCode>>),
    mut touched: MessageWriter<SquareTouched>,
    mut steps: MessageWriter<SetUpStep>,
) {
    if panel.0 {
        keys.clear();
        return;
    }
    for key in keys.read().filter(|key| key.state.is_pressed()) {
        if editor.writes {
            continue;
        }
        let board = editor.draft().position().board();
        let step = match &key.logical_key {
            Key::ArrowUp => Some(Step::Up),
            Key::ArrowDown => Some(Step::Down),
            Key::ArrowLeft => Some(Step::Left),
            Key::ArrowRight => Some(Step::Right),
            _ => None,
        };
        if let Some(step) = step {
            let near = stage.geometry.near_side();
            cursor.0 = match cursor.0.filter(|&square| board.has(square)) {
                Some(square) => Some(walk(board, near, square, step)),
                None => middle(board),
            };
            continue;
        }
        match (&key.logical_key, cursor.0) {
            (Key::Enter, Some(square)) => drop(touched.write(SquareTouched {
                square,
                dropped: false,
            })),
            (Key::Delete | Key::Backspace, Some(square)) => {
                steps.write(SetUpStep::Touch(Tool::Remove, square));
            }
            (Key::Escape, Some(_)) => cursor.0 = None,
            (Key::Escape, None) if !key.repeat => drop(steps.write(SetUpStep::Leave)),
            (Key::Character(_), _) if is_with_control(key, &held, "z") => {
                steps.write(SetUpStep::Undo);
            }
            (Key::Character(letter), _) => {
                let number = letter.parse::<usize>().ok();
                let tool = number.and_then(|number| Tool::ALL.get(number.checked_sub(1)?));
                steps.write_batch(tool.map(|&tool| SetUpStep::Take(tool)));
            }
            _ => {}
        }
    }
}

/// Where the cursor wakes up.
fn middle(board: Board) -> Option<Square> {
    Square::new(board.last() / 2 + 3)
}
