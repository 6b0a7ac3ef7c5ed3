//! What a player who can't see the board hears.

use damas::game::input::keyboard::Cursor;
use damas::game::interface::Words;
use damas::game::interface::speech::{Spoken, holds};
use damas::game::language::{Catalogue, Language};
use damas::game::messages::ResignWished;
use damas::game::seats::Seats;
use damas::rules::Side;

use crate::table::{FOUR, Table, square};

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
