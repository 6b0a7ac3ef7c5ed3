//! How games end on the board.

use bevy::prelude::*;
use damas::game::flow::Turn;
use damas::game::messages::{GameEnded, ResignWished, TakebackWished};
use damas::game::seats::Seats;
use damas::rules::{Ending, Side};

use crate::table::{START, Table};

#[test]
fn complaint_19_a_side_without_a_move_has_lost_and_the_end_is_told() {
    let mut table = Table::new(
        "W:WK3,27,31,32,33,37,38,41,44,47,49:B26,36",
        Seats::two_people(),
    );
    let mut ended = None;
    table.touch(&[32, 28]);
    for _ in 0..100 {
        table.frames(1);
        let world = table.app.world();
        ended = ended.or(world
            .resource::<Messages<GameEnded>>()
            .iter_current_update_messages()
            .next()
            .copied());
    }
    let outcome = ended.expect("the end is told").outcome;
    assert_eq!(
        (outcome.winner, outcome.ending),
        (Some(Side::White), Ending::NoMoves)
    );
    assert_eq!(table.turn(), Turn::Over);
    table.write(TakebackWished);
    table.frames(5);
    assert_eq!(
        (table.turn(), table.current().game().outcome()),
        (Turn::Choosing, None),
        "undo works from the end"
    );
}

#[test]
fn resigning_ends_the_game_at_once() {
    let mut table = Table::new(START, Seats::two_people());
    table.write(ResignWished(Side::Black));
    table.frames(3);
    let outcome = table.current().game().outcome().unwrap();
    assert_eq!(
        (outcome.winner, outcome.ending),
        (Some(Side::White), Ending::Resignation)
    );
    assert_eq!(table.turn(), Turn::Over);
}
