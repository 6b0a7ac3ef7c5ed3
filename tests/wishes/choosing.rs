//! What is chosen for a game is what is played, and is found again at the next start.

use damas::contest::MatchLaws;
use damas::game::choices::{Choices, Clock, Level, Odds, Rival, SideWish};
use damas::game::interface::{Tongue, Words};
use damas::game::language::Language;
use damas::game::opponent::InlineBrain;
use damas::game::seats::{Seat, Seats};
use damas::game::storage::MemoryStore;
use damas::rules::{Rules, Side};

use crate::table::Table;

#[test]
fn the_chosen_game_is_on_the_board_and_the_machine_begins_where_it_is_white() {
    let mut table = Table::new(crate::table::START, Seats::two_people());
    let choices = Choices {
        rules: Rules::Spanish,
        level: Level::new(1).unwrap(),
        side: SideWish::Black,
        clock: Clock::GranRonda,
        odds: Odds { white: 1, black: 0 },
        ..Choices::default()
    };
    table.write(choices.wish(5));
    table.frames(4);
    let start = *table.current().game().start();
    assert_eq!(start.rules(), Rules::Spanish);
    assert_eq!(start.side_squares(Side::White).len(), 11);
    assert_eq!(table.current().contest().laws(), MatchLaws::GRAN_RONDA);
    let seats = *table.app.world().resource::<Seats>();
    assert_eq!(seats.black, Seat::Person);
    assert_eq!(seats.white, Seat::Machine(choices.level.skill()));
    table.frames(80);
    assert_eq!(table.current().game().plies().len(), 1, "White has moved");
}

#[test]
fn two_machines_play_on_by_themselves() {
    let mut table = Table::new(crate::table::START, Seats::two_people());
    let choices = Choices {
        rival: Rival::Machines,
        level: Level::new(1).unwrap(),
        black_level: Level::new(2).unwrap(),
        ..Choices::default()
    };
    table.write(choices.wish(0));
    table.frames(300);
    assert!(table.current().game().plies().len() >= 4);
}

#[test]
fn choices_and_language_are_found_again_at_the_next_start() {
    let store = MemoryStore::default();
    let mut table = Table::started_on(store.clone(), InlineBrain::default());
    table.frames(2);
    let chosen = Choices {
        rules: Rules::Frysk,
        level: Level::new(6).unwrap(),
        turns_board: true,
        ..Choices::default()
    };
    *table.app.world_mut().resource_mut::<Choices>() = chosen.clone();
    table.app.world_mut().resource_mut::<Tongue>().0 = Some(Language::Frisian);
    table.frames(2);
    let speaks = |table: &Table| table.app.world().resource::<Words>().0.language();
    assert_eq!(speaks(&table), Language::Frisian, "at once");
    let again = Table::started_on(store, InlineBrain::default());
    assert_eq!(*again.app.world().resource::<Choices>(), chosen);
    assert_eq!(speaks(&again), Language::Frisian);
}
