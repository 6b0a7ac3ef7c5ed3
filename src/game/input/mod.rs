//! What a person does on the board: every way of pointing becomes a touch of a square, and
//! touches become one wish for a move.

pub mod pointer;
pub mod selection;

use bevy::prelude::*;

use super::flow::{Flow, Overlay, Screen, Turn};
use super::messages::{GameStarted, MoveWished, PositionSet, TouchRefused, TouchUnclear};
use super::referee::CurrentGame;
use super::seats::Seats;
use crate::rules::{Refusal, Square};
use selection::{Candidate, Selection, Touch, candidates};

/// What the person at the board has in hand.
#[derive(Resource, Debug, Default)]
pub struct Hand {
    /// The chosen piece and landings.
    pub selection: Selection,
    /// What may be chosen at this moment; empty while it is not a person's turn.
    pub candidates: Vec<Candidate>,
    press: Option<pointer::Press>,
}

impl Hand {
    /// Where the carried piece is held, in squares; `None` while none is carried.
    pub fn carried(&self) -> Option<Vec2> {
        self.press.as_ref().and_then(pointer::Press::carried)
    }
}

/// Asks that a square be touched, wherever the wish to touch it came from.
#[derive(Message, Clone, Copy, Debug)]
pub struct SquareTouched {
    /// The square.
    pub square: Square,
    /// The chosen piece was carried there and let go.
    pub dropped: bool,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Hand>()
        .add_message::<SquareTouched>()
        .add_message::<bevy::window::WindowEvent>()
        .add_systems(
            Update,
            (know_what_may_move, pointer::point, step_back, touch)
                .chain()
                .run_if(in_state(Screen::Playing))
                .in_set(Flow::Gather),
        )
        .add_systems(OnExit(Screen::Playing), let_go);
}

/// Draws up the candidates when a person's turn begins, and forgets them when it is over.
fn know_what_may_move(
    mut hand: ResMut<Hand>,
    current: Res<CurrentGame>,
    seats: Res<Seats>,
    turn: Option<Res<State<Turn>>>,
    overlay: Res<State<Overlay>>,
    mut started: MessageReader<GameStarted>,
    mut set: MessageReader<PositionSet>,
) {
    let changed = started.read().count() + set.read().count() > 0 || current.is_changed();
    let mine = turn.is_some_and(|turn| *turn.get() == Turn::Choosing)
        && *overlay.get() == Overlay::Closed
        && seats.at(current.position().turn()).is_person()
        && current.game().outcome().is_none();
    if !mine {
        if !hand.candidates.is_empty() {
            *hand = Hand::default();
        }
    } else if changed || hand.candidates.is_empty() {
        *hand = Hand {
            candidates: candidates(current.position()),
            ..default()
        };
    }
}

/// Escape and the right button take the last choice back.
fn step_back(
    mut hand: ResMut<Hand>,
    keys: Option<Res<ButtonInput<KeyCode>>>,
    buttons: Option<Res<ButtonInput<MouseButton>>>,
) {
    let escape = keys.is_some_and(|keys| keys.just_pressed(KeyCode::Escape));
    let right = buttons.is_some_and(|buttons| buttons.just_pressed(MouseButton::Right));
    if (escape || right) && hand.selection.from().is_some() {
        hand.press = None;
        hand.selection.step_back();
    }
}

fn touch(
    mut touched: MessageReader<SquareTouched>,
    mut hand: ResMut<Hand>,
    current: Res<CurrentGame>,
    mut wished: MessageWriter<MoveWished>,
    mut refused: MessageWriter<TouchRefused>,
    mut unclear: MessageWriter<TouchUnclear>,
) {
    for &SquareTouched { square, dropped } in touched.read() {
        if hand.candidates.is_empty() {
            continue;
        }
        let hand = &mut *hand;
        let (selection, candidates) = (&mut hand.selection, &hand.candidates);
        let from = selection.from();
        match selection.touch(square, candidates) {
            Touch::Complete(Candidate { mv, route }) => {
                wished.write(MoveWished {
                    moment: current.moment(),
                    mv,
                    route: Some(route),
                    dropped,
                });
                *hand = Hand::default();
            }
            Touch::Refused => {
                let why_not = why_not(&current, from, square);
                refused.write_batch(why_not.map(|refusal| TouchRefused {
                    from,
                    to: square,
                    refusal,
                }));
            }
            Touch::Unclear => drop(unclear.write(TouchUnclear {
                landings: selection.next_landings(candidates),
            })),
            Touch::Partial | Touch::Cleared => {}
        }
    }
}

/// Why touching `square` leads to no move; nothing needs saying about an empty square while
/// nothing is chosen.
fn why_not(current: &CurrentGame, from: Option<Square>, square: Square) -> Option<Refusal> {
    match from {
        Some(from) => current.game().explain(from, square),
        None => current
            .position()
            .piece_at(square)
            .and_then(|_| current.position().explain_from(square)),
    }
}

fn let_go(mut hand: ResMut<Hand>) {
    *hand = Hand::default();
}
