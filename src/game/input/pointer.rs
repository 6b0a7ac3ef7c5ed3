//! Mouse and finger on the board: the one place that says which square is meant.
//!
//! Window events are read one by one in the order they came, so that a press and its release in
//! a single frame count, and none of it depends on a pointer hovering. Panels never lie over the
//! board ([`crate::game::interface::layout`]), dialogs close it ([`Overlay`]), and where a message
//! lies is known ([`Card`]), so a press that begins anywhere else is never the board's.
//!
//! [`Overlay`]: crate::game::flow::Overlay

use bevy::input::ButtonState;
use bevy::input::touch::TouchPhase;
use bevy::prelude::*;
use bevy::window::WindowEvent;

use super::{BoardPressed, Hand, SquareTouched};
use crate::game::board::Stage;
use crate::game::board::table::Table;
use crate::game::flow::Screen;
use crate::game::interface::announcement::Card;
use crate::rules::Square;

/// A finger or the mouse button held down since it touched the board.
#[derive(Clone, Copy, Debug)]
pub struct Press {
    finger: Finger,
    began: Vec2,
    now: Vec2,
    /// Where it is on the board, in squares.
    place: Vec2,
    on: Option<Square>,
    /// It began on the piece that is chosen, which then goes where it goes.
    holds_piece: bool,
    /// That piece was chosen before: a touch without carrying lets it go.
    chosen_before: bool,
    carries: bool,
}

/// What touches.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::game) enum Finger {
    /// The mouse's left button.
    Mouse,
    /// A finger, by its number.
    Touch(u64),
}

/// How far a press must move to carry a piece, in squares.
const CARRY: f32 = 0.2;
/// How near to a square's middle a carried piece must come to have been there, in squares.
const OVER: f32 = 0.4;

impl Press {
    /// Where the piece in hand is held, in squares.
    pub(super) fn carried(&self) -> Option<Vec2> {
        self.carries.then_some(self.place)
    }
}

/// What a finger does, and where in the window.
pub(in crate::game) enum Gesture {
    /// It comes down.
    Down(Finger, Vec2),
    /// It moves.
    Move(Finger, Vec2),
    /// It goes up.
    Up(Finger, Option<Vec2>),
    /// It is no more.
    Cancel(Finger),
}

/// Reads what fingers did and touches squares accordingly.
pub(super) fn point(
    mut events: MessageReader<WindowEvent>,
    mut mouse: Local<Vec2>,
    mut hand: ResMut<Hand>,
    (stage, card): (Res<Stage>, Res<Card>),
    (table, screen): (Option<Res<Table>>, Res<State<Screen>>),
    mut touched: MessageWriter<SquareTouched>,
    mut pressed: MessageWriter<BoardPressed>,
) {
    let panels = table.map(|table| table.layout(*screen.get()));
    let on_panel = |point| {
        panels
            .as_ref()
            .is_some_and(|panels| panels.has_panel_at(point))
    };
    for event in events.read() {
        let Some(gesture) = gesture(event, &mut mouse) else {
            continue;
        };
        if hand.candidates.is_empty() {
            hand.press = None;
            continue;
        }
        match gesture {
            Gesture::Down(_, point) if card.lies_at(point) => {}
            // Among the offered routes one is chosen there, or the last choice taken back.
            Gesture::Down(_, point) if !hand.offered.is_empty() && on_panel(point) => {}
            Gesture::Down(finger, point) => {
                if !on_panel(point) {
                    pressed.write(BoardPressed);
                }
                press(&mut hand, &stage, finger, point, &mut touched);
            }
            Gesture::Move(finger, point) => carry(&mut hand, &stage, finger, point),
            Gesture::Up(finger, point) => release(&mut hand, &stage, finger, point, &mut touched),
            Gesture::Cancel(finger) => {
                hand.press = hand.press.take().filter(|press| press.finger != finger);
            }
        }
    }
}

/// What an event of the window means; `mouse` is where the mouse was last seen.
pub(in crate::game) fn gesture(event: &WindowEvent, mouse: &mut Vec2) -> Option<Gesture> {
    match event {
        WindowEvent::CursorMoved(moved) => {
            *mouse = moved.position;
            Some(Gesture::Move(Finger::Mouse, moved.position))
        }
        WindowEvent::MouseButtonInput(input) if input.button == MouseButton::Left => {
            Some(match input.state {
                ButtonState::Pressed => Gesture::Down(Finger::Mouse, *mouse),
                ButtonState::Released => Gesture::Up(Finger::Mouse, Some(*mouse)),
            })
        }
        WindowEvent::TouchInput(touch) => {
            let finger = Finger::Touch(touch.id);
            Some(match touch.phase {
                TouchPhase::Started => Gesture::Down(finger, touch.position),
                TouchPhase::Moved => Gesture::Move(finger, touch.position),
                TouchPhase::Ended => Gesture::Up(finger, Some(touch.position)),
                TouchPhase::Canceled => Gesture::Cancel(finger),
            })
        }
        WindowEvent::WindowFocused(focus) if !focus.focused => Some(Gesture::Cancel(Finger::Mouse)),
        _ => None,
    }
}

fn press(
    hand: &mut Hand,
    stage: &Stage,
    finger: Finger,
    point: Vec2,
    touched: &mut MessageWriter<SquareTouched>,
) {
    if hand.press.is_some() {
        return;
    }
    if !stage.geometry.contains(point) {
        hand.let_go();
        return;
    }
    let on = stage.geometry.square_at(point);
    let chosen_before = on.is_some() && hand.selection.from() == on;
    let mut starts = hand.candidates.iter().map(|candidate| candidate.mv.from());
    let movable = starts.any(|start| Some(start) == on);
    match on {
        Some(_) if chosen_before => {}
        // The touch may choose this piece, or complete a circular capture that ends here.
        Some(square) => drop(touched.write(SquareTouched {
            square,
            dropped: false,
        })),
        None => hand.let_go(),
    }
    hand.trail.clear();
    hand.press = Some(Press {
        finger,
        began: point,
        now: point,
        place: stage.geometry.place_at(point),
        on,
        holds_piece: chosen_before || movable,
        chosen_before,
        carries: false,
    });
}

fn carry(hand: &mut Hand, stage: &Stage, finger: Finger, point: Vec2) {
    let Some(press) = hand.press.as_mut().filter(|press| press.finger == finger) else {
        return;
    };
    press.now = point;
    // A carried piece stays over the board's frame: beyond it lie the panels.
    let edge = f32::from(stage.geometry.board.width()) + 0.4;
    press.place = stage
        .geometry
        .place_at(point)
        .clamp(Vec2::splat(-0.4), Vec2::splat(edge));
    if press.holds_piece && press.began.distance(press.now) > CARRY * stage.geometry.square {
        press.carries = true;
    }
    let over = stage.geometry.square_at(point).filter(|&square| {
        press.carries && stage.geometry.place(square).distance(press.place) < OVER
    });
    if let Some(square) = over.filter(|over| hand.trail.last() != Some(over)) {
        hand.trail.push(square);
    }
}

fn release(
    hand: &mut Hand,
    stage: &Stage,
    finger: Finger,
    point: Option<Vec2>,
    touched: &mut MessageWriter<SquareTouched>,
) {
    if let Some(point) = point {
        carry(hand, stage, finger, point);
    }
    let Some(press) = hand.press.take_if(|press| press.finger == finger) else {
        return;
    };
    let over = stage.geometry.square_at(press.now);
    match (press.carries, over) {
        (true, Some(square)) if Some(square) != press.on || hand.comes_round_to(square) => {
            touched.write(SquareTouched {
                square,
                dropped: true,
            });
        }
        (false, Some(square)) if press.chosen_before && Some(square) == press.on => {
            touched.write(SquareTouched {
                square,
                dropped: false,
            });
        }
        _ => {}
    }
}
