//! The game that the title's board plays with itself.

use std::time::Duration;

use bevy::prelude::*;
use bevy::window::{CursorMoved, WindowEvent};
use damas::game::board::demo::Demo;
use damas::game::opponent::InlineBrain;
use damas::game::storage::MemoryStore;

use crate::table::Table;

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
