//! The keyboard on the board: a cursor that walks over the squares, and moves that are typed.
//!
//! Up and down wake the cursor, then all four arrows walk and Enter touches its square. Digits,
//! `-` and `x` make a text that Enter reads as a move, or as a square to touch. Escape lets go of
//! the text first, then of the choice, then of the cursor. While a control of a panel has the
//! keyboard the board has none of it ([`PanelHasKeys`]).

use bevy::ecs::system::SystemParam;
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::prelude::*;

use super::panels::PanelHasKeys;
use super::{BoardPressed, Hand, RouteChosen, SquareTouched};
use crate::game::board::Stage;
use crate::game::messages::{MoveWished, TouchRefused};
use crate::game::referee::CurrentGame;
use crate::notation::movetext::{self, MoveTextError};
use crate::rules::{Board, Side, Square};

/// Where the keyboard's cursor stands; `None` while it is hidden.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Cursor(pub Option<Square>);

/// What has been typed of a move.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct Typed {
    /// The text so far.
    pub text: String,
    /// Enter was pressed, and it means no move.
    pub unclear: bool,
}

/// No move's text is longer.
const LONGEST: usize = 40;

/// A step of the cursor, as it is seen on the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// Towards the top.
    Up,
    /// Towards the bottom.
    Down,
    /// To the left.
    Left,
    /// To the right.
    Right,
}

/// The dark square one step on; the same one at the edge. Left and right go along the row, up and
/// down to the nearest square of the next row.
pub fn walk(board: Board, near: Side, from: Square, step: Step) -> Square {
    let (row, column) = board.row_column(from);
    let turned = near == Side::Black;
    let (rows, pairs): (i8, i8) = match step {
        Step::Up => (-1, 0),
        Step::Down => (1, 0),
        Step::Left => (0, -1),
        Step::Right => (0, 1),
    };
    let sign = if turned { -1 } else { 1 };
    let width = board.width();
    let moved = |at: u8, by: i8, most: u8| at.checked_add_signed(by * sign).filter(|at| *at < most);
    let to = moved(row, rows, width).zip(moved(column / 2, pairs, width / 2));
    let square = to
        .and_then(|(row, pair)| (0..2).find_map(|column| board.square_at(row, 2 * pair + column)));
    square.unwrap_or(from)
}

/// Where the cursor wakes up: on the chosen piece, else on one that may move.
fn wake(hand: &Hand) -> Option<Square> {
    let first = hand.candidates.first().map(|candidate| candidate.mv.from());
    hand.selection.from().or(first)
}

/// What the keys change and wish for.
#[derive(SystemParam)]
pub(super) struct Keyboard<'w> {
    hand: ResMut<'w, Hand>,
    cursor: ResMut<'w, Cursor>,
    typed: ResMut<'w, Typed>,
    current: Res<'w, CurrentGame>,
    stage: Res<'w, Stage>,
    touched: MessageWriter<'w, SquareTouched>,
    routes: MessageWriter<'w, RouteChosen>,
    pressed: MessageWriter<'w, BoardPressed>,
    wished: MessageWriter<'w, MoveWished>,
    refused: MessageWriter<'w, TouchRefused>,
}

/// Reads the keys of this frame, one by one.
pub(super) fn press(
    mut keys: MessageReader<KeyboardInput>,
    panel: Res<PanelHasKeys>,
    mut keyboard: Keyboard,
) {
    if panel.0 {
        keys.clear();
        return;
    }
    for key in keys.read() {
        if key.state.is_pressed() && !keyboard.hand.candidates.is_empty() {
            // Tab leaves the board for the panels.
            if key.logical_key != Key::Tab {
                keyboard.pressed.write(BoardPressed);
            }
            keyboard.press(&key.logical_key);
        }
    }
}

impl Keyboard<'_> {
    fn press(&mut self, key: &Key) {
        match key {
            Key::ArrowUp => self.walk(Step::Up),
            Key::ArrowDown => self.walk(Step::Down),
            Key::ArrowLeft => self.walk(Step::Left),
            Key::ArrowRight => self.walk(Step::Right),
            Key::Enter | Key::Space if self.typed.text.is_empty() => self.touch(self.cursor.0),
            Key::Enter => self.enter(),
            Key::Backspace => drop(self.typed.text.pop()),
            Key::Escape => let_go(&mut self.hand, &mut self.cursor, &mut self.typed),
            Key::Character(letters) => {
                write(letters, &self.hand, &mut self.typed, &mut self.routes);
            }
            _ => {}
        }
    }

    /// A cursor that is hidden wakes up first.
    fn walk(&mut self, step: Step) {
        let geometry = self.stage.geometry;
        match self.cursor.0 {
            Some(at) => {
                let to = walk(geometry.board, geometry.near_side(), at, step);
                self.cursor.0 = Some(to);
            }
            None if matches!(step, Step::Up | Step::Down) => {
                self.cursor.0 = wake(&self.hand);
                self.typed.unclear = false;
            }
            None => {}
        }
    }

    fn touch(&mut self, square: Option<Square>) {
        let dropped = false;
        let touched = square.map(|square| SquareTouched { square, dropped });
        self.touched.write_batch(touched);
    }

    /// What was typed is meant.
    fn enter(&mut self) {
        let text = std::mem::take(&mut self.typed.text);
        match meant(&self.current, &text) {
            Meant::Touch(square) => self.touch(Some(square)),
            Meant::OneOf(from, to) => {
                // With an empty hand: a piece that is chosen already would be let go.
                self.hand.selection.clear();
                self.hand.offered.clear();
                self.touch(Some(from));
                self.touch(Some(to));
            }
            Meant::Move(wish) => {
                self.wished.write(*wish);
                *self.hand = Hand::default();
            }
            Meant::Refused(refusal) => drop(self.refused.write(*refusal)),
            Meant::Nothing => self.typed.unclear = true,
        }
    }
}

fn let_go(hand: &mut Hand, cursor: &mut Cursor, typed: &mut Typed) {
    if !typed.text.is_empty() || typed.unclear {
        *typed = Typed::default();
    } else if !hand.step_back() {
        cursor.0 = None;
    }
}

fn write(letters: &str, hand: &Hand, typed: &mut Typed, routes: &mut MessageWriter<RouteChosen>) {
    let digit = letters.parse::<usize>().ok();
    if let (Some(number), false, true) = (digit, hand.offered.is_empty(), typed.text.is_empty()) {
        routes.write_batch(number.checked_sub(1).map(RouteChosen));
        return;
    }
    let sign = matches!(letters, "-" | "x" | "X" | ":");
    if (digit.is_some() || sign) && typed.text.len() < LONGEST {
        typed.unclear = false;
        typed.text.push_str(&letters.to_lowercase());
    }
}

/// What a typed text means.
enum Meant {
    /// A square.
    Touch(Square),
    /// A move.
    Move(Box<MoveWished>),
    /// One of several moves from here to there: touching both offers the routes.
    OneOf(Square, Square),
    /// A move that the rules don't allow.
    Refused(Box<TouchRefused>),
    /// No move at all.
    Nothing,
}

fn meant(current: &CurrentGame, text: &str) -> Meant {
    let position = current.position();
    let square = |number: &str| {
        let square = Square::new(number.parse().ok()?)?;
        position.board().has(square).then_some(square)
    };
    if let Some(square) = square(text) {
        return Meant::Touch(square);
    }
    let ends = || {
        let mut squares = text.split(['-', 'x', ':']).filter_map(square);
        let from = squares.next()?;
        Some((from, squares.next_back()?))
    };
    match movetext::read(position, text) {
        Ok(mv) => Meant::Move(Box::new(MoveWished {
            moment: current.moment(),
            mv,
            route: None,
            dropped: false,
        })),
        Err(MoveTextError::Illegal {
            why: Some(refusal), ..
        }) => match ends() {
            Some((from, to)) => Meant::Refused(Box::new(TouchRefused {
                from: Some(from),
                landings: Vec::new(),
                to,
                refusal,
            })),
            None => Meant::Nothing,
        },
        Err(MoveTextError::Ambiguous { .. }) => match ends() {
            Some((from, to)) => Meant::OneOf(from, to),
            None => Meant::Nothing,
        },
        Err(_) => Meant::Nothing,
    }
}

/// A move, or another game, ends what was typed.
pub(super) fn forget(mut typed: ResMut<Typed>, current: Res<CurrentGame>) {
    if current.is_changed() {
        typed.set_if_neq(Typed::default());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_cursor_walks_as_the_board_lies() {
        use Step::{Down, Left, Right, Up};
        let cases = [
            ("along a row", Board::Ten, Side::White, 32, Right, 33),
            ("up and up", Board::Ten, Side::White, 32, Up, 27),
            ("down", Board::Ten, Side::White, 27, Down, 32),
            ("the left edge", Board::Ten, Side::White, 31, Left, 31),
            ("the upper edge", Board::Ten, Side::White, 3, Up, 3),
            ("turned round", Board::Ten, Side::Black, 32, Right, 31),
            ("turned round, up", Board::Ten, Side::Black, 27, Up, 32),
        ];
        for (case, board, near, from, step, to) in cases {
            let from = Square::new(from).unwrap();
            assert_eq!(walk(board, near, from, step).number(), to, "{case}");
        }
    }

    #[test]
    fn every_square_can_be_walked_to() {
        for board in [Board::Eight, Board::Ten] {
            let mut reached = vec![board.squares().next().unwrap()];
            let mut next = 0;
            while next < reached.len() {
                for step in [Step::Up, Step::Down, Step::Left, Step::Right] {
                    let to = walk(board, Side::White, reached[next], step);
                    if !reached.contains(&to) {
                        reached.push(to);
                    }
                }
                next += 1;
            }
            assert_eq!(reached.len(), usize::from(board.last()));
        }
    }
}
