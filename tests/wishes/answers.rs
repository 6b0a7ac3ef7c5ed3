//! What is answered to a touch that leads nowhere, and for how long.

use bevy::input::keyboard::Key;
use bevy::prelude::*;
use damas::game::board::table::Table as Window;
use damas::game::flow::Screen;
use damas::game::input::Hand;
use damas::game::interface::notice::Notice;
use damas::game::language::Phrase;
use damas::game::messages::{DrawOfferWished, HintWished};
use damas::game::seats::Seats;
use damas::rules::Side;

use crate::keys::twins;
use crate::table::{FOUR, START, Table, square};

fn refusal(table: &Table) -> Option<Vec<Phrase>> {
    let notice = table.app.world().resource::<Notice>();
    notice.refusal().map(<[Phrase]>::to_vec)
}

/// What is said after touches of these squares, one after the other.
fn refused(fen: &str, touches: &[u8]) -> Option<Vec<Phrase>> {
    let mut table = Table::new(fen, Seats::two_people());
    table.touch(touches);
    refusal(&table)
}

#[test]
fn another_piece_that_is_touched_is_meant_for_itself() {
    let alone = refused(FOUR, &[38]);
    assert!(alone.is_some());
    assert_eq!(refused(FOUR, &[42, 38]), alone, "with a piece chosen");
    assert_eq!(refused(FOUR, &[42, 31, 38]), alone, "in mid-capture");
    // A man that is shut in by its own.
    let shut_in = refused(START, &[45]);
    assert_eq!(refused(START, &[32, 45]), shut_in);
}

#[test]
fn whoever_touches_the_victim_is_told_where_to_land() {
    let behind = |square| Some(vec![Phrase::LandBehind { square }]);
    assert_eq!(refused(FOUR, &[42, 37]), behind(37));
    assert_eq!(refused(FOUR, &[42, 31, 32]), behind(32));
    // One that this piece has nothing to do with.
    let far = refused("W:W42,38:B37,1,2", &[42, 2]);
    assert!(far.is_some() && far != behind(2), "{far:?}");
}

/// A table on which a touch has been refused.
fn after_a_refusal(seats: Seats) -> Table {
    let mut table = Table::new("W:W42,38,22,50:B37,32,23,8,17", seats);
    table.touch(&[50]);
    assert!(refusal(&table).is_some());
    table
}

#[test]
fn a_refusal_is_over_with_the_next_press() {
    let presses: [(&str, fn(&mut Table)); 5] = [
        ("an empty square", |table| table.touch(&[5])),
        ("beside the board", |table| {
            let corner = table.point(46) + Vec2::new(-60.0, 0.0);
            table.click(corner);
        }),
        ("Escape", |table| table.press(Key::Escape)),
        ("the cursor", |table| table.press(Key::ArrowUp)),
        ("a hint", |table| {
            table.write(HintWished);
            table.frames(2);
        }),
    ];
    for (case, press) in presses {
        let mut table = after_a_refusal(Seats::two_people());
        table.frames(100);
        assert!(refusal(&table).is_some(), "{case}: it stays until then");
        press(&mut table);
        assert_eq!(refusal(&table), None, "{case}");
    }
}

#[test]
fn the_answer_to_a_draw_offer_is_seen_after_a_refusal() {
    let mut table = after_a_refusal(Seats::against_machine(Side::White));
    table.write(DrawOfferWished(Side::White));
    table.frames(3);
    assert_eq!(refusal(&table), None);
}

#[test]
fn what_is_offered_goes_with_a_press_beside_the_board() {
    let mut table = twins();
    table.touch(&[4, 15]);
    let hand = |table: &Table| {
        let hand = table.app.world().resource::<Hand>();
        (hand.offered.len(), hand.selection.from())
    };
    assert_eq!(hand(&table), (2, Some(square(4))));
    let window = Window::default();
    let panel = window.layout(Screen::Playing).chooser().center();
    table.app.insert_resource(window);
    table.click(panel);
    assert_eq!(hand(&table), (2, Some(square(4))), "there is the chooser");
    let beside = table.point(46) + Vec2::new(-60.0, 0.0);
    table.click(beside);
    assert_eq!(hand(&table), (0, None));
}
