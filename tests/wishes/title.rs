//! The game that the title's board plays with itself, and the way from a new game to the lessons and
//! back.

use std::time::Duration;

use bevy::prelude::*;
use bevy::window::{CursorMoved, WindowEvent};
use damas::game::board::demo::Demo;
use damas::game::flow::Overlay;
use damas::game::lessons::{Lessons, LessonsLeft, LessonsWished};
use damas::game::opponent::InlineBrain;
use damas::game::seats::Seats;
use damas::game::storage::MemoryStore;
use damas::rules::Rules;

use crate::table::{START, Table};

fn demo(table: &Table) -> &Demo {
    table.app.world().resource::<Demo>()
}

fn plies(table: &Table) -> usize {
    demo(table).game().plies().len()
}

#[test]
fn the_title_plays_while_somebody_is_there_and_then_rests() {
    let mut table = Table::started_on(MemoryStore::default(), InlineBrain::default());
    let joined = plies(&table);
    // Twenty seconds.
    table.frames(400);
    let seen = plies(&table);
    assert!(seen >= joined + 5, "{seen} after {joined}");
    let rest = demo(&table).rests().unwrap();
    assert!(
        rest <= Duration::from_secs(2),
        "it says when it goes on: {rest:?}"
    );
    // A minute more.
    table.frames(1200);
    let rested = plies(&table);
    assert_eq!(demo(&table).rests(), None, "nothing is to be drawn");
    table.frames(400);
    assert_eq!(plies(&table), rested, "nobody is there");
    let window = table.window;
    table.write(WindowEvent::from(CursorMoved {
        window,
        position: Vec2::splat(50.0),
        delta: None,
    }));
    table.frames(100);
    assert!(plies(&table) > rested, "somebody has come");
}

#[test]
fn whoever_came_from_the_new_game_goes_back_to_it() {
    let mut table = Table::new(START, Seats::two_people());
    let mut lessons = table.app.world_mut().resource_mut::<Lessons>();
    lessons.lead_back_to(Overlay::NewGame);
    table.write(LessonsWished(Rules::Frisian));
    table.frames(4);
    table.write(LessonsLeft);
    table.frames(6);
    let open = |table: &Table| *table.app.world().resource::<State<Overlay>>().get();
    assert_eq!(open(&table), Overlay::NewGame);
    // Whoever comes otherwise finds the board.
    table.write(LessonsWished(Rules::Frisian));
    table.frames(4);
    table.write(LessonsLeft);
    table.frames(6);
    assert_eq!(open(&table), Overlay::Closed);
}
