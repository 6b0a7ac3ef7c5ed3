//! What a person does on the board: every way of pointing becomes a touch of a square, and
//! touches become one wish for a move.

pub mod keyboard;
pub mod panels;
pub mod pointer;
pub mod routes;
pub mod selection;
pub mod shortcut;

use bevy::prelude::*;

use super::flow::{BoardShown, Flow, Overlay, Turn};
use super::looking_back::Viewed;
use super::messages::{GameStarted, MoveWished, PositionSet, TouchRefused, TouchUnclear};
use super::referee::CurrentGame;
use super::seats::Seats;
use crate::rules::{Position, Refusal, Square};
use selection::{Candidate, Selection, Touch, candidates};

/// What the person at the board has in hand.
#[derive(Resource, Debug, Default)]
pub struct Hand {
    /// The chosen piece and landings.
    pub selection: Selection,
    /// What may be chosen at this moment; empty while it is not a person's turn.
    pub candidates: Vec<Candidate>,
    /// The routes of which one has to be chosen, each a different move.
    pub offered: Vec<Candidate>,
    press: Option<pointer::Press>,
    /// The squares over which the carried piece has come.
    trail: Vec<Square>,
}

impl Hand {
    /// Where the carried piece is held, in squares; `None` while none is carried.
    pub fn carried(&self) -> Option<Vec2> {
        self.press.as_ref().and_then(pointer::Press::carried)
    }

    /// Takes the last choice back; false where there was none.
    pub fn step_back(&mut self) -> bool {
        self.press = None;
        if !self.offered.is_empty() {
            self.offered.clear();
            return true;
        }
        let chosen = self.selection.from().is_some();
        self.selection.step_back();
        chosen
    }

    /// Nothing is chosen and nothing offered any more.
    fn let_go(&mut self) {
        self.selection.clear();
        self.offered.clear();
    }

    /// The carried piece was swiped along a circular capture, back to where it began.
    fn comes_round_to(&self, start: Square) -> bool {
        routes::drawn(&self.selection, &self.candidates, &self.trail, start).is_some()
    }

    /// What a touch of `square` comes to.
    fn touch(&mut self, square: Square, dropped: bool) -> Touch {
        let offered = std::mem::take(&mut self.offered);
        if let Some(way) = routes::only_one_by(&offered, square) {
            return Touch::Complete(offered[way].clone());
        }
        let trail = std::mem::take(&mut self.trail);
        let drawn = dropped
            .then(|| routes::drawn(&self.selection, &self.candidates, &trail, square))
            .flatten();
        if let Some(candidate) = drawn {
            return Touch::Complete(candidate);
        }
        let touch = self.selection.touch(square, &self.candidates);
        if touch == Touch::Unclear {
            let ways = self.selection.ways_by(square, &self.candidates);
            self.offered = routes::different(&ways);
        }
        touch
    }
}

/// One of the offered routes is chosen, counted from 0.
#[derive(Message, Clone, Copy, Debug)]
pub struct RouteChosen(pub usize);

/// The last choice is taken back, as Escape does.
#[derive(Message, Clone, Copy, Debug)]
pub struct StepBackWished;

/// Somebody holds the board: nothing may be chosen on it, though it is a person's turn.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct BoardHeld(pub bool);

/// Something was pressed on the board, beside it or on the keyboard that is the board's: what was said of the press
/// before is over.
#[derive(Message, Clone, Copy, Debug)]
pub struct BoardPressed;

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
        .init_resource::<keyboard::Cursor>()
        .init_resource::<keyboard::Typed>()
        .init_resource::<BoardHeld>()
        .init_resource::<panels::PanelHasKeys>()
        .add_message::<SquareTouched>()
        .add_message::<RouteChosen>()
        .add_message::<BoardPressed>()
        .add_message::<StepBackWished>()
        .add_message::<bevy::input::keyboard::KeyboardInput>()
        .add_message::<bevy::window::WindowEvent>()
        .add_systems(First, panels::ask)
        .add_systems(
            Update,
            (
                know_what_may_move,
                keyboard::forget,
                pointer::point,
                keyboard::press,
                step_back,
                touch,
                choose_route,
            )
                .chain()
                .run_if(in_state(BoardShown))
                .in_set(Flow::Gather),
        )
        .add_systems(OnExit(BoardShown), let_go);
}

/// Draws up the candidates when a person's turn begins, and forgets them when it is over.
fn know_what_may_move(
    mut hand: ResMut<Hand>,
    current: Res<CurrentGame>,
    seats: Res<Seats>,
    turn: Option<Res<State<Turn>>>,
    (overlay, held, viewed): (Res<State<Overlay>>, Res<BoardHeld>, Res<Viewed>),
    mut started: MessageReader<GameStarted>,
    mut set: MessageReader<PositionSet>,
) {
    let changed = started.read().count() + set.read().count() > 0 || current.is_changed();
    let mine = turn.is_some_and(|turn| *turn.get() == Turn::Choosing)
        && *overlay.get() == Overlay::Closed
        && !held.0
        && viewed.is_present()
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

/// The right button takes the last choice back, as Escape does.
fn step_back(
    mut hand: ResMut<Hand>,
    mut wished: MessageReader<StepBackWished>,
    buttons: Option<Res<ButtonInput<MouseButton>>>,
    mut pressed: MessageWriter<BoardPressed>,
) {
    let right = buttons.is_some_and(|buttons| buttons.just_pressed(MouseButton::Right));
    if wished.read().count() > 0 || right {
        pressed.write(BoardPressed);
        hand.step_back();
    }
}

/// One of the offered routes is played.
fn choose_route(
    mut chosen: MessageReader<RouteChosen>,
    mut hand: ResMut<Hand>,
    current: Res<CurrentGame>,
    mut wished: MessageWriter<MoveWished>,
) {
    for &RouteChosen(index) in chosen.read() {
        let Some(candidate) = hand.offered.get(index).cloned() else {
            continue;
        };
        wished.write(wish(&current, candidate, false));
        *hand = Hand::default();
    }
}

fn wish(current: &CurrentGame, candidate: Candidate, dropped: bool) -> MoveWished {
    MoveWished {
        moment: current.moment(),
        mv: candidate.mv,
        route: Some(candidate.route),
        dropped,
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
        let mut from = hand.selection.from();
        let mut landings = hand.selection.landings().to_vec();
        match hand.touch(square, dropped) {
            Touch::Complete(candidate) => {
                wished.write(wish(&current, candidate, dropped));
                *hand = Hand::default();
            }
            Touch::Refused => {
                // Another piece of one's own is meant for itself, not as a square to go to.
                if !dropped && from != Some(square) && is_movers(current.position(), square) {
                    (from, landings) = (None, Vec::new());
                }
                let why_not = why_not(&current, (from, &landings), square);
                refused.write_batch(why_not.map(|refusal| TouchRefused {
                    from,
                    landings,
                    to: square,
                    refusal,
                }));
            }
            Touch::Unclear => drop(unclear.write(TouchUnclear {
                landings: hand.selection.next_landings(&hand.candidates),
            })),
            Touch::Partial | Touch::Cleared => {}
        }
    }
}

fn is_movers(position: &Position, square: Square) -> bool {
    position
        .piece_at(square)
        .is_some_and(|piece| piece.side == position.turn())
}

/// Why touching `square` leads to no move; nothing needs saying about an empty square while
/// nothing is chosen.
fn why_not(
    current: &CurrentGame,
    (from, landings): (Option<Square>, &[Square]),
    square: Square,
) -> Option<Refusal> {
    match from {
        Some(from) if landings.is_empty() => current.game().explain(from, square),
        Some(from) => {
            let route = [&[from], landings, &[square]].concat();
            current.position().explain_route(&route)
        }
        None => current
            .position()
            .piece_at(square)
            .and_then(|_| current.position().explain_from(square)),
    }
}

fn let_go(mut hand: ResMut<Hand>) {
    *hand = Hand::default();
}
