//! The keyboard alone, the right button, swipes, and routes to choose from.

use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyCode, KeyboardInput};
use bevy::prelude::*;
use bevy_egui::EguiContext;
use bevy_egui::egui::{Id, Memory};
use damas::contest::MatchLaws;
use damas::game::flow::Overlay;
use damas::game::input::Hand;
use damas::game::input::keyboard::{Cursor, Typed};
use damas::game::looking_back::Viewed;
use damas::game::messages::{GameWished, TouchRefused};
use damas::game::seats::Seats;
use damas::notation::fen;
use damas::rules::{Rules, Square};

use crate::pointing::swipe;
use crate::table::{FOUR, START, Table, square};

/// 4x15 is two moves that leave different boards.
const TWINS: &str = "W:WK4:B13,20,32,37";

fn write(table: &mut Table, text: &str) {
    for letter in text.chars() {
        table.press(Key::Character(letter.to_string().into()));
    }
}

pub fn twins() -> Table {
    let mut table = Table::new(START, Seats::two_people());
    let start = fen::read(Rules::International, TWINS).unwrap();
    let seats = Seats::two_people();
    table.write(GameWished::new(start, seats, MatchLaws::UNTIMED));
    table.frames(6);
    table
}

fn offered(table: &Table) -> usize {
    table.app.world().resource::<Hand>().offered.len()
}

#[test]
fn complaint_61_the_keyboard_alone_plays_a_whole_game() {
    let mut table = Table::new(START, Seats::two_people());
    for ply in 0..300 {
        if table.current().game().outcome().is_some() {
            return;
        }
        let moves = table.position().legal_moves();
        let mv = moves[ply * 7 % moves.len()];
        let text = damas::notation::movetext::write_route(&table.position(), mv);
        write(&mut table, &text);
        table.press(Key::Enter);
        table.settle();
        assert_eq!(table.current().game().plies().len(), ply + 1, "{text}");
        table.assert_views_equal_position(&text);
    }
}

#[test]
fn arrows_walk_and_enter_touches() {
    let mut table = Table::new(START, Seats::two_people());
    table.press(Key::ArrowRight);
    assert_eq!(
        table.app.world().resource::<Cursor>().0,
        None,
        "left and right wake nothing"
    );
    table.press(Key::ArrowDown);
    let woken = table.app.world().resource::<Cursor>().0.expect("awake");
    assert!(
        table
            .position()
            .legal_moves()
            .iter()
            .any(|mv| mv.from() == woken)
    );
    *table.app.world_mut().resource_mut::<Cursor>() = Cursor(Some(square(33)));
    table.press(Key::ArrowLeft);
    assert_eq!(table.app.world().resource::<Cursor>().0, Some(square(32)));
    table.press(Key::Enter);
    table.press(Key::ArrowUp);
    table.press(Key::Enter);
    table.settle();
    assert_eq!(table.current().game().plies()[0].to_string(), "32-27");
}

#[test]
fn escape_lets_go_of_one_thing_after_the_other() {
    let mut table = Table::new(FOUR, Seats::two_people());
    table.press(Key::ArrowUp);
    table.touch(&[42, 31]);
    write(&mut table, "4");
    let hand = |table: &Table| {
        let world = table.app.world();
        (
            world.resource::<Typed>().text.len(),
            world.resource::<Hand>().selection.landings().len(),
            world.resource::<Hand>().selection.from().is_some(),
            world.resource::<Cursor>().0.is_some(),
        )
    };
    let expected = [
        (1, 1, true, true),
        (0, 1, true, true),
        (0, 0, true, true),
        (0, 0, false, true),
        (0, 0, false, false),
    ];
    for expected in expected {
        assert_eq!(hand(&table), expected);
        table.press(Key::Escape);
    }
    assert!(table.current().game().plies().is_empty());
}

#[test]
fn a_typed_move_that_is_illegal_says_why() {
    let mut table = Table::new(FOUR, Seats::two_people());
    write(&mut table, "38-33");
    table.write(KeyboardInput {
        key_code: KeyCode::Enter,
        logical_key: Key::Enter,
        state: ButtonState::Pressed,
        text: None,
        repeat: false,
        window: table.window,
    });
    table.frames(1);
    assert_eq!(table.count::<TouchRefused>(), 1);
    write(&mut table, "xx-");
    table.press(Key::Enter);
    assert!(table.app.world().resource::<Typed>().unclear);
    assert!(table.current().game().plies().is_empty());
}

#[test]
fn complaint_01_two_results_with_one_text_are_asked_about_and_chosen_by_a_key() {
    let ways: [fn(&mut Table); 3] = [
        |table| table.touch(&[4, 15]),
        |table| {
            write(table, "4x15");
            table.press(Key::Enter);
        },
        |table| {
            table.touch(&[4]);
            write(table, "4x15");
            table.press(Key::Enter);
        },
    ];
    for (ask, key) in ways.into_iter().flat_map(|ask| [(ask, "1"), (ask, "2")]) {
        let mut table = twins();
        ask(&mut table);
        assert_eq!(offered(&table), 2);
        assert!(!table.app.world().resource::<Typed>().unclear);
        assert!(
            table.current().game().plies().is_empty(),
            "nothing is played unasked"
        );
        let meant =
            table.app.world().resource::<Hand>().offered[key.parse::<usize>().unwrap() - 1].mv;
        write(&mut table, key);
        table.settle();
        assert_eq!(table.current().game().plies(), [meant]);
        table.assert_views_equal_position("after the chosen route");
    }
}

#[test]
fn a_square_of_one_route_alone_chooses_it() {
    let mut table = twins();
    table.touch(&[4, 15]);
    let world = table.app.world();
    let way = world.resource::<Hand>().offered[1].clone();
    let other = world.resource::<Hand>().offered[0].clone();
    let own = way
        .route
        .landings
        .iter()
        .find(|square| !other.route.landings.contains(square))
        .unwrap();
    table.touch(&[own.number()]);
    table.settle();
    assert_eq!(table.current().game().plies(), [way.mv]);
}

/// The mouse's right button is pressed and let go.
fn press_right(table: &mut Table) {
    let mut buttons = ButtonInput::<MouseButton>::default();
    buttons.press(MouseButton::Right);
    table.app.insert_resource(buttons);
    table.frames(1);
    table
        .app
        .world_mut()
        .remove_resource::<ButtonInput<MouseButton>>();
}

#[test]
fn escape_and_the_right_button_close_the_choice_and_then_let_the_piece_go() {
    let ways: [fn(&mut Table); 2] = [|table| table.press(Key::Escape), press_right];
    for back in ways {
        let mut table = twins();
        table.touch(&[4, 15]);
        for chosen in [Some(square(4)), None] {
            back(&mut table);
            assert_eq!(offered(&table), 0);
            let hand = table.app.world().resource::<Hand>();
            assert_eq!(hand.selection.from(), chosen);
        }
    }
}

#[test]
fn a_swipe_along_the_route_plays_it() {
    let mut table = twins();
    table.touch(&[4, 15]);
    let ways = table.app.world().resource::<Hand>().offered.clone();
    for way in ways {
        let mut table = twins();
        let stops = std::iter::once(way.mv.from()).chain(way.route.landings.iter().copied());
        let stops: Vec<u8> = stops.map(Square::number).collect();
        swipe(&mut table, &stops);
        table.settle();
        assert_eq!(table.current().game().plies(), [way.mv]);
        table.assert_views_equal_position("after a swipe");
    }
}

/// A button that nobody sees.
fn button() -> Id {
    Id::new("button")
}

/// What a panel that is there has in mind.
fn with_panel(table: &mut Table, panel: Entity, change: impl FnOnce(&mut Memory)) {
    let mut context = table.app.world_mut().get_mut::<EguiContext>(panel).unwrap();
    context.get_mut().memory_mut(change);
}

#[test]
fn keys_of_a_panel_are_not_the_boards_until_it_gives_the_keyboard_back() {
    for cursor in [None, Some(square(18))] {
        let mut table = Table::new(START, Seats::two_people());
        table.wish(None);
        table.settle();
        table.app.insert_resource(Cursor(cursor));
        let panel = table.app.world_mut().spawn(EguiContext::default()).id();
        with_panel(&mut table, panel, |memory| memory.request_focus(button()));
        write(&mut table, "18-23");
        let keys = [
            Key::Enter,
            Key::Space,
            Key::ArrowLeft,
            Key::ArrowUp,
            Key::Escape,
        ];
        for key in keys {
            table.press(key);
        }
        let world = table.app.world();
        assert_eq!(*world.resource::<Cursor>(), Cursor(cursor));
        assert_eq!(*world.resource::<Typed>(), Typed::default());
        assert_eq!(*world.resource::<Viewed>(), Viewed(None));
        assert_eq!(world.resource::<Hand>().selection.from(), None);
        assert_eq!(table.current().game().plies().len(), 1);

        with_panel(&mut table, panel, |memory| memory.surrender_focus(button()));
        table.press(Key::ArrowLeft);
        let world = table.app.world();
        let looked_back = world.resource::<Viewed>().0 == Some(0);
        let walked = world.resource::<Cursor>().0 == Some(square(17));
        assert_eq!((looked_back, walked), (cursor.is_none(), cursor.is_some()));
    }
}

#[test]
fn the_boards_cursor_leaves_the_keys_that_it_does_not_use() {
    let mut table = Table::new(START, Seats::two_people());
    for _ in 0..3 {
        table.wish(None);
        table.settle();
    }
    let viewed = |table: &Table| table.app.world().resource::<Viewed>().0;
    table.press(Key::ArrowUp);
    assert!(table.app.world().resource::<Cursor>().0.is_some());
    table.press(Key::ArrowLeft);
    assert_eq!(viewed(&table), None, "it walks");
    // Once the past is looked at there is nothing to choose, and no cursor is seen.
    for (key, expected) in [
        (Key::Home, Some(0)),
        (Key::ArrowRight, Some(1)),
        (Key::ArrowLeft, Some(0)),
        (Key::Escape, None),
        (Key::Home, Some(0)),
        (Key::End, None),
    ] {
        table.press(key.clone());
        assert_eq!(viewed(&table), expected, "{key:?}");
    }
    // Nor after the end.
    table.press(Key::ArrowUp);
    table.write(damas::game::messages::ResignWished(table.position().turn()));
    table.frames(3);
    table
        .app
        .world_mut()
        .resource_mut::<NextState<Overlay>>()
        .set(Overlay::Closed);
    table.frames(3);
    table.press(Key::ArrowLeft);
    assert_eq!(viewed(&table), Some(2));
}
