//! What a player who can't see the board hears.

use damas::game::advice::Advice;
use damas::game::input::keyboard::Cursor;
use damas::game::interface::Words;
use damas::game::interface::speech::{Spoken, holds};
use damas::game::language::{Catalogue, Language};
use damas::game::messages::{HintWished, LookWished, ResignWished};
use damas::game::seats::Seats;
use damas::rules::Side;

use crate::table::{FOUR, START, Table, square};

fn heard(table: &Table) -> String {
    table.app.world().resource::<Spoken>().0.clone()
}

#[test]
fn each_move_turn_refusal_and_end_is_spoken() {
    let mut table = Table::new(FOUR, Seats::two_people());
    let words = Words(Catalogue::new(Language::English));
    table.app.insert_resource(words);
    table.touch(&[38]);
    assert!(heard(&table).contains("capture"), "{}", heard(&table));
    table.touch(&[42, 2]);
    assert_eq!(heard(&table), "White plays 42x31x33x13x2.");
    table.settle();
    assert!(heard(&table).contains("17"), "the turn: {}", heard(&table));
    table.write(ResignWished(Side::Black));
    table.frames(3);
    assert!(heard(&table).contains("White wins"), "{}", heard(&table));
}

#[test]
fn every_square_says_what_stands_on_it() {
    let mut table = Table::new(FOUR, Seats::two_people());
    table.touch(&[42, 2]);
    table.settle();
    let words = Catalogue::new(Language::English);
    let cases = [
        (2, "2, white king"),
        (17, "17, black man"),
        (42, "42, empty"),
    ];
    for (number, expected) in cases {
        let said = words.say(&holds(&table.position(), square(number)));
        assert_eq!(said, expected);
    }
}

#[test]
fn the_square_under_the_keyboards_cursor_is_spoken() {
    let mut table = Table::new(FOUR, Seats::two_people());
    let words = Words(Catalogue::new(Language::English));
    table.app.insert_resource(words);
    table.app.world_mut().resource_mut::<Cursor>().0 = Some(square(42));
    table.frames(2);
    assert_eq!(heard(&table), "42, white man");
}

fn in_english(fen: &str) -> Table {
    let mut table = Table::new(fen, Seats::two_people());
    let words = Words(Catalogue::new(Language::English));
    table.app.insert_resource(words);
    table
}

#[test]
fn the_same_refusal_is_spoken_again() {
    let mut table = in_english(FOUR);
    table.touch(&[38]);
    let mut before = heard(&table);
    for _ in 0..2 {
        table.touch(&[38]);
        let now = heard(&table);
        assert_ne!(now, before, "what doesn't change isn't read aloud");
        assert_eq!(now.trim_end(), before.trim_end());
        before = now;
    }
}

#[test]
fn a_hint_is_spoken_and_what_may_follow() {
    let mut table = in_english("W:W32,38,42:B22,12,8");
    table.write(HintWished);
    for _ in 0..200 {
        table.frames(1);
        if table.app.world().resource::<Advice>().best().is_some() {
            break;
        }
    }
    table.frames(1);
    assert!(heard(&table).contains("A good move"), "{}", heard(&table));
    table.write(HintWished);
    table.frames(2);
    assert!(heard(&table).contains("may follow"), "{}", heard(&table));
}

#[test]
fn whoever_looks_back_hears_at_what_and_what_stands_there() {
    let mut table = in_english(START);
    table.touch(&[32, 28]);
    table.settle();
    table.wish(Some("19-23"));
    table.settle();
    table.write(LookWished::Back);
    table.frames(2);
    assert_eq!(heard(&table), "Looking back at 1. 32-28");
    table.write(LookWished::Start);
    table.frames(2);
    assert_eq!(heard(&table), "Looking back at the start");
    table.app.world_mut().resource_mut::<Cursor>().0 = Some(square(32));
    table.frames(2);
    assert_eq!(heard(&table), "32, white man");
    table.write(LookWished::Present);
    table.frames(2);
    assert!(
        heard(&table).contains("28 can capture"),
        "{}",
        heard(&table)
    );
}

#[test]
fn a_count_is_spoken_once_it_matters() {
    let mut table = in_english("W:WK46,31:B3,15");
    for text in ["46-41", "3-8"] {
        table.wish(Some(text));
        table.settle();
    }
    table.wish(Some("41-46"));
    table.frames(2);
    assert!(heard(&table).contains("once more"), "{}", heard(&table));
}
