//! Games that are kept, and listed.

use bevy::prelude::*;
use damas::game::flow::{Overlay, Turn};
use damas::game::games::entry::Sitter;
use damas::game::games::keeping::Calendar;
use damas::game::games::statistics::statistics;
use damas::game::games::{Games, GamesWished};
use damas::game::lessons::{LessonsLeft, LessonsWished};
use damas::game::messages::{ResignWished, TakebackWished};
use damas::game::opponent::InlineBrain;
use damas::game::seats::Seats;
use damas::game::storage::MemoryStore;
use damas::notation::pdn;
use damas::rules::{Rules, Side};

use crate::table::{START, Table};

pub fn started_on(store: &MemoryStore) -> Table {
    let mut table = Table::started_on(store.clone(), InlineBrain::default());
    let today = Calendar(|| ("2026.11.30".into(), "12:00:00".into()));
    table.app.insert_resource(today);
    table.frames(2);
    table
}

pub fn play(table: &mut Table, plies: usize) {
    for _ in 0..plies {
        table.wish(None);
        table.settle();
    }
}

/// The journal's games: how they ended, and how long they are.
pub fn kept(store: &MemoryStore) -> Vec<(String, usize)> {
    let text = store.text("games.pdn").unwrap_or_default();
    let told = |record: pdn::Record| {
        let result = record.tags.get("Result").unwrap_or_default().to_owned();
        (result, record.line.plies.len())
    };
    pdn::read_str(&text).map(told).collect()
}

pub fn open(table: &Table) -> Overlay {
    *table.app.world().resource::<State<Overlay>>().get()
}

pub fn games(table: &Table) -> &Games {
    table.app.world().resource::<Games>()
}

#[test]
fn a_game_is_kept_when_it_is_over_and_only_once() {
    let store = MemoryStore::default();
    let mut table = started_on(&store);
    table.open();
    table.start(START, Seats::against_machine(Side::White));
    play(&mut table, 1);
    table.write(ResignWished(Side::White));
    table.frames(5);
    assert_eq!(kept(&store), [("0-1".to_owned(), 1)]);
    let text = store.text("games.pdn").unwrap();
    for tag in [
        "[Event \"Damas\"]",
        "[Date \"2026.11.30\"]",
        "[WhiteType \"human\"]",
        "[BlackLevel \"2\"]",
    ] {
        assert!(text.contains(tag), "{tag} in {text}");
    }
    // The program is left and started again: the game that is over is not kept again.
    let mut again = started_on(&store);
    again.open();
    again.frames(5);
    assert_eq!(kept(&store).len(), 1);
}

#[test]
fn a_game_is_kept_before_its_last_move_has_come_to_rest() {
    let store = MemoryStore::default();
    let mut table = started_on(&store);
    table.open();
    table.start("W:W32,50:B28", Seats::two_people());
    table.wish(Some("32x23"));
    // The program ends while the piece is in the air.
    table.frames(2);
    assert_ne!(table.turn(), Turn::Over);
    assert_eq!(kept(&store), [("1-0".to_owned(), 1)]);
    table.settle();
    table.frames(5);
    assert_eq!(kept(&store).len(), 1, "and once only");
}

/// How many games are shown, and the levels with what was won, drawn and lost.
fn figures(table: &mut Table) -> (usize, Vec<(u32, u32, u32)>) {
    table.write(GamesWished::Own);
    table.frames(3);
    let collection = &games(table).collection;
    let scores = statistics(collection.entries(), None).into_iter();
    let scores = scores.map(|(_, score)| (score.won, score.drawn, score.lost));
    (collection.count(), scores.collect())
}

#[test]
fn a_game_that_goes_on_after_its_end_counts_once() {
    let store = MemoryStore::default();
    let mut table = started_on(&store);
    table.open();
    table.start(START, Seats::against_machine(Side::White));
    play(&mut table, 1);
    table.write(ResignWished(Side::White));
    table.frames(5);
    table.write(TakebackWished);
    table.frames(5);
    assert!(table.current().is_unfinished());
    // The program is left meanwhile; and something else is looked at.
    let mut table = started_on(&store);
    table.open();
    table.frames(5);
    table.write(LessonsWished(Rules::Frisian));
    table.frames(10);
    table.write(LessonsLeft);
    table.frames(10);
    table.write(ResignWished(Side::Black));
    table.frames(5);
    let results: Vec<_> = kept(&store).into_iter().map(|(result, _)| result).collect();
    assert_eq!(results, ["0-1", "1-0"], "nothing is lost");
    assert_eq!(figures(&mut table), (1, vec![(1, 0, 0)]));
    // Another game is another game, and one that is left takes no other's place.
    table.start(START, Seats::against_machine(Side::White));
    play(&mut table, 2);
    table.write(ResignWished(Side::White));
    table.frames(5);
    assert_eq!(figures(&mut table), (2, vec![(1, 0, 1)]));
    table.write(TakebackWished);
    table.frames(5);
    play(&mut table, 2);
    table.start(START, Seats::two_people());
    assert_eq!(figures(&mut table), (3, vec![(1, 0, 1)]));
}

#[test]
fn a_game_from_a_start_of_its_own_is_shown_and_not_counted() {
    let store = MemoryStore::default();
    let mut table = started_on(&store);
    table.open();
    table.start("W:W31-50:B1-19", Seats::against_machine(Side::White));
    play(&mut table, 1);
    table.write(ResignWished(Side::Black));
    table.frames(5);
    assert_eq!(figures(&mut table), (1, vec![]));
}

#[test]
fn a_game_that_gives_way_to_another_is_kept_as_it_is() {
    let store = MemoryStore::default();
    let mut table = started_on(&store);
    table.open();
    table.start(START, Seats::two_people());
    play(&mut table, 3);
    table.start(START, Seats::two_people());
    assert_eq!(kept(&store), [("*".to_owned(), 3)]);
    play(&mut table, 1);
    table.start(START, Seats::two_people());
    assert_eq!(kept(&store).len(), 1, "one move is no game");
    play(&mut table, 2);
    // Found again at the next start, it gives way there.
    let mut again = started_on(&store);
    again.frames(3);
    again.open();
    again.start(START, Seats::two_people());
    assert_eq!(kept(&store)[1], ("*".to_owned(), 2));
}

#[test]
fn lessons_are_no_games_and_the_game_beneath_goes_on() {
    let store = MemoryStore::default();
    let mut table = started_on(&store);
    table.open();
    table.start(START, Seats::two_people());
    play(&mut table, 4);
    table.write(LessonsWished(Rules::Frisian));
    table.frames(10);
    table.write(LessonsLeft);
    table.frames(10);
    assert_eq!(table.current().game().plies().len(), 4);
    assert_eq!(kept(&store), []);
    table.write(TakebackWished);
    table.frames(5);
    assert_eq!(kept(&store), []);
}

#[test]
fn own_games_are_listed_and_put_on_the_board_again() {
    let store = MemoryStore::default();
    let mut table = started_on(&store);
    table.open();
    for _ in 0..2 {
        table.start(START, Seats::against_machine(Side::White));
        play(&mut table, 1);
        table.write(ResignWished(Side::White));
        table.frames(3);
    }
    table.write(GamesWished::Own);
    table.frames(3);
    assert_eq!(
        (open(&table), games(&table).collection.count()),
        (Overlay::Games, 2)
    );
    let entry = &games(&table).collection.entries()[1];
    assert_eq!(*entry.at(Side::White), Sitter::Person);
    assert_eq!(entry.seats(), Seats::against_machine(Side::White));
    table.write(GamesWished::PutOnBoard(1));
    table.frames(5);
    assert!(table.current().game().outcome().is_some());
    assert_eq!(table.current().game().plies().len(), 1);
    table.frames(5);
    assert_eq!(
        kept(&store).len(),
        2,
        "what comes from there isn't kept again"
    );
    table.start(START, Seats::two_people());
    assert_eq!(kept(&store).len(), 2);
}

#[test]
fn a_clock_that_goes_backwards_leaves_the_games_in_their_order() {
    let store = MemoryStore::default();
    let mut table = started_on(&store);
    table.open();
    for today in [
        || ("2026.11.30".to_owned(), "12:00:00".to_owned()),
        || ("1970.01.01".to_owned(), "00:00:00".to_owned()),
    ] {
        table.app.insert_resource(Calendar(today));
        table.start(START, Seats::two_people());
        play(&mut table, 1);
        table.write(ResignWished(Side::Black));
        table.frames(3);
    }
    table.write(GamesWished::Own);
    table.frames(3);
    let dates: Vec<_> = games(&table)
        .collection
        .entries()
        .iter()
        .map(|entry| &*entry.date)
        .collect();
    assert_eq!(dates, ["2026.11.30", "1970.01.01"]);
}
