//! Every way of pointing at the board.

use std::time::Duration;

use bevy::input::ButtonState;
use bevy::input::mouse::MouseButtonInput;
use bevy::input::touch::{TouchInput, TouchPhase};
use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;
use bevy::window::{CursorMoved, WindowEvent};
use damas::game::board::Stage;
use damas::game::board::pieces::{PieceView, Stance};
use damas::game::board::strokes::Explained;
use damas::game::input::{Hand, SquareTouched};
use damas::game::interface::announcement::Card;
use damas::game::messages::TouchRefused;
use damas::game::seats::Seats;
use damas::notation::fen;
use damas::rules::{Position, Rules};

use crate::table::{FOUR, START, Table, square};

#[test]
fn complaint_22_every_way_of_pointing_plays_a_capture_of_four() {
    let cases: [(&str, fn(&mut Table)); 7] = [
        ("click by click", |table| table.touch(&[42, 31, 33, 13, 2])),
        ("start and end", |table| table.touch(&[42, 2])),
        ("a drag to the end", |table| drag(table, 42, 2)),
        ("a finger", |table| {
            for number in [42, 2] {
                finger(table, number);
            }
        }),
        ("a swipe", |table| swipe(table, &[42, 31, 33, 13, 2])),
        (
            "after a rest of an hour, in the middle of a press too",
            |table| {
                for number in [42, 2] {
                    rest(table);
                    table.pointer(number, ButtonState::Pressed);
                    rest(table);
                    table.pointer(number, ButtonState::Released);
                }
            },
        ),
        ("press and release in one frame", |table| {
            for number in [42, 2] {
                table.pointer(number, ButtonState::Pressed);
                table.pointer(number, ButtonState::Released);
            }
        }),
    ];
    for (case, play) in cases {
        let mut table = Table::new(FOUR, Seats::two_people());
        play(&mut table);
        table.settle();
        assert_eq!(fen::write(&table.position()), "B:WK2,22,38:B17", "{case}");
        table.assert_views_equal_position(case);
    }
}

/// Nothing happens for an hour, and no frame is drawn.
fn rest(table: &mut Table) {
    let frame = |duration| TimeUpdateStrategy::ManualDuration(duration);
    table.app.insert_resource(frame(Duration::from_hours(1)));
    table.frames(1);
    table.app.insert_resource(frame(Duration::from_millis(50)));
}

/// The mouse goes from square to square with its button down.
pub fn swipe(table: &mut Table, squares: &[u8]) {
    let (window, button) = (table.window, MouseButton::Left);
    for (index, &number) in squares.iter().enumerate() {
        let position = table.point(number);
        table.write(WindowEvent::from(CursorMoved {
            window,
            position,
            delta: None,
        }));
        if index == 0 {
            let state = ButtonState::Pressed;
            table.write(WindowEvent::from(MouseButtonInput {
                button,
                state,
                window,
            }));
        }
        table.frames(1);
    }
    let state = ButtonState::Released;
    table.write(WindowEvent::from(MouseButtonInput {
        button,
        state,
        window,
    }));
}

fn drag(table: &mut Table, from: u8, to: u8) {
    table.pointer(from, ButtonState::Pressed);
    table.frames(1);
    let (window, position) = (table.window, table.point(to) + Vec2::new(9.0, -7.0));
    table.write(WindowEvent::from(CursorMoved {
        window,
        position,
        delta: None,
    }));
    table.frames(1);
    let button = MouseButton::Left;
    table.write(WindowEvent::from(MouseButtonInput {
        button,
        state: ButtonState::Released,
        window,
    }));
}

fn finger(table: &mut Table, number: u8) {
    let (position, window) = (table.point(number), table.window);
    for phase in [TouchPhase::Started, TouchPhase::Ended] {
        table.write(WindowEvent::from(TouchInput {
            phase,
            position,
            window,
            force: None,
            id: 5,
        }));
    }
    table.frames(2);
}

#[test]
fn a_capture_that_comes_round_to_its_start_is_played_every_way() {
    let cases: [(&str, fn(&mut Table)); 4] = [
        ("start and end", |table| table.touch(&[38, 38])),
        ("landing by landing", |table| {
            table.touch(&[38, 29, 18, 27, 38]);
        }),
        ("the other way round", |table| {
            table.touch(&[38, 27, 18, 29, 38]);
        }),
        ("a swipe", |table| swipe(table, &[38, 29, 18, 27, 38])),
    ];
    for (case, play) in cases {
        let mut table = Table::new("W:W38:B22,23,32,33,1", Seats::two_people());
        play(&mut table);
        table.settle();
        assert_eq!(fen::write(&table.position()), "B:W38:B1", "{case}");
        table.assert_views_equal_position(case);
    }
}

#[test]
fn a_drop_on_a_wrong_square_brings_the_piece_back() {
    let mut table = Table::new(START, Seats::two_people());
    drag(&mut table, 32, 12);
    table.frames(20);
    assert_eq!(table.position(), Position::start(Rules::Frisian));
    let world = table.app.world_mut();
    let geometry = world.resource::<Stage>().geometry;
    let (_, stance) = world
        .query::<(&PieceView, &Stance)>()
        .iter(world)
        .find(|(view, _)| view.square == square(32))
        .unwrap();
    assert_eq!(stance.place, geometry.place(square(32)));
}

#[test]
fn a_refused_touch_says_why_and_changes_nothing() {
    let mut table = Table::new(FOUR, Seats::two_people());
    table.pointer(38, ButtonState::Pressed);
    table.pointer(38, ButtonState::Released);
    table.frames(1);
    assert_eq!(table.count::<TouchRefused>(), 1);
    assert_eq!(
        fen::write(&table.position()),
        fen::write(&fen::read(Rules::Frisian, FOUR).unwrap())
    );
}

#[test]
fn a_press_beside_the_board_lets_go_and_plays_nothing() {
    let mut table = Table::new(START, Seats::two_people());
    table.touch(&[32]);
    assert_eq!(
        table.app.world().resource::<Hand>().selection.from(),
        Some(square(32))
    );
    let (window, button) = (table.window, MouseButton::Left);
    table.write(WindowEvent::from(CursorMoved {
        window,
        position: Vec2::new(900.0, 300.0),
        delta: None,
    }));
    table.write(WindowEvent::from(MouseButtonInput {
        button,
        state: ButtonState::Pressed,
        window,
    }));
    // Dragged over the board and let go there: the press was not the board's.
    let position = table.point(28);
    table.write(WindowEvent::from(CursorMoved {
        window,
        position,
        delta: None,
    }));
    table.write(WindowEvent::from(MouseButtonInput {
        button,
        state: ButtonState::Released,
        window,
    }));
    table.frames(3);
    assert_eq!(table.app.world().resource::<Hand>().selection.from(), None);
    assert!(table.current().game().plies().is_empty());
}

#[test]
fn a_press_that_begins_on_a_message_never_reaches_the_board() {
    let mut table = Table::new(START, Seats::two_people());
    table.touch(&[33]);
    let card = Rect::from_center_size(table.point(32), Vec2::splat(10.0));
    table.app.insert_resource(Card(Some(card)));
    let chosen = |table: &Table| table.app.world().resource::<Hand>().selection.from();
    for (from, to) in [(32, 32), (32, 28)] {
        table.pointer(from, ButtonState::Pressed);
        table.frames(1);
        assert_eq!(table.count::<SquareTouched>(), 0, "pressed on the card");
        table.pointer(to, ButtonState::Released);
        table.frames(1);
        assert_eq!(table.count::<SquareTouched>(), 0, "let go");
        assert_eq!(chosen(&table), Some(square(33)), "the hand is as it was");
    }
    table.app.insert_resource(Card(None));
    table.touch(&[32]);
    assert_eq!(chosen(&table), Some(square(32)), "the message is gone");
}

#[test]
fn a_wrong_landing_is_explained_from_where_the_capture_has_come() {
    let mut table = Table::new(FOUR, Seats::two_people());
    let position = table.position();
    table.touch(&[42, 31]);
    table.frames(2);
    for state in [ButtonState::Pressed, ButtonState::Released] {
        table.pointer(41, state);
    }
    table.frames(1);
    let told = table.app.world().resource::<Messages<TouchRefused>>();
    let refused = told.iter_current_update_messages().next().cloned();
    let refused = refused.expect("41 is no landing");
    let squares = [42, 31, 41].map(square);
    assert_eq!(refused.landings, [square(31)]);
    assert_eq!(Some(refused.refusal), position.explain_route(&squares));
    let explained = table.app.world().resource::<Explained>();
    let way = explained.routes.first().expect("the way is drawn");
    assert_eq!(way.from, square(31), "and not from where it set off");
    assert_eq!(table.position(), position);
}
