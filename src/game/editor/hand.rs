//! Mouse and finger in the editor: a touch is a touch, and what is dragged is carried; the right
//! button takes away.

use bevy::prelude::*;
use bevy::window::WindowEvent;

use super::{Editor, SetUpStep};
use crate::game::board::Stage;
use crate::game::flow::{Flow, Overlay, Screen};
use crate::game::input::SquareTouched;
use crate::game::input::pointer::{Finger, Gesture, gesture};
use crate::game::interface::announcement::Card;
use crate::rules::Square;
use crate::study::Tool;

/// A finger that came down on a square.
#[derive(Resource, Clone, Copy, Debug, Default)]
struct Held(Option<(Finger, Square)>);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Held>().add_systems(
        Update,
        (point, take_away)
            .run_if(in_state(Screen::Editor))
            .run_if(in_state(Overlay::Closed))
            .in_set(Flow::Gather),
    );
}

fn point(
    mut events: MessageReader<WindowEvent>,
    mut mouse: Local<Vec2>,
    mut held: ResMut<Held>,
    (stage, editor, card): (Res<Stage>, Res<Editor>, Res<Card>),
    mut touched: MessageWriter<SquareTouched>,
    mut steps: MessageWriter<SetUpStep>,
) {
    for event in events.read() {
        match gesture(event, &mut mouse) {
            Some(Gesture::Down(finger, point)) if held.0.is_none() && !card.lies_at(point) => {
                let on = stage.geometry.square_at(point);
                held.0 = on.map(|square| (finger, square));
            }
            Some(Gesture::Up(finger, point)) => {
                let Some((_, from)) = held.0.take_if(|(by, _)| *by == finger) else {
                    continue;
                };
                let to = point.and_then(|point| stage.geometry.square_at(point));
                let stands = editor.draft().position().piece_at(from).is_some();
                match to {
                    Some(square) if square == from => drop(touched.write(SquareTouched {
                        square,
                        dropped: false,
                    })),
                    Some(square) if stands => drop(steps.write(SetUpStep::Carry(from, square))),
                    // What is dragged off the board is gone.
                    None if stands => drop(steps.write(SetUpStep::Touch(Tool::Remove, from))),
                    _ => {}
                }
            }
            Some(Gesture::Cancel(finger)) => {
                held.0 = held.0.filter(|(by, _)| *by != finger);
            }
            _ => {}
        }
    }
}

/// The right button takes the piece under it away.
fn take_away(
    buttons: Option<Res<ButtonInput<MouseButton>>>,
    window: Query<&Window>,
    stage: Res<Stage>,
    mut steps: MessageWriter<SetUpStep>,
) {
    if !buttons.is_some_and(|buttons| buttons.just_pressed(MouseButton::Right)) {
        return;
    }
    let point = window.iter().find_map(Window::cursor_position);
    let square = point.and_then(|point| stage.geometry.square_at(point));
    steps.write_batch(square.map(|square| SetUpStep::Touch(Tool::Remove, square)));
}
