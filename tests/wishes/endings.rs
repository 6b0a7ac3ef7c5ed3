//! How games end on the board.

use bevy::prelude::*;
use damas::contest::Talk;
use damas::game::flow::Turn;
use damas::game::messages::{
    DrawAnswerWished, DrawOfferWished, GameEnded, RedoWished, ResignWished, TakebackWished,
};
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

#[test]
fn who_resigned_without_a_move_can_play_on_all_the_same() {
    for person in Side::ALL {
        let seats = Seats::against_machine(person);
        let mut table = Table::new(START, seats);
        if person == Side::Black {
            table.settle();
        }
        let plies = table.current().game().plies().len();
        table.write(ResignWished(person));
        table.frames(3);
        assert_eq!(table.turn(), Turn::Over);
        assert!(table.current().can_take_back(seats));
        table.write(TakebackWished);
        table.frames(3);
        let game = table.current().game();
        assert_eq!((game.outcome(), game.plies().len()), (None, plies));
        assert_eq!(table.turn(), Turn::Choosing);
        assert!(!table.current().can_take_back(seats), "nothing was moved");
        table.wish(None);
        table.settle();
        assert_eq!(table.current().game().plies().len(), plies + 1);
    }
}

#[test]
fn a_resignation_taken_back_leaves_every_move() {
    let mut table = Table::new(START, Seats::against_machine(Side::White));
    for _ in 0..2 {
        table.wish(None);
        table.settle();
        table.settle();
    }
    let before = table.current().contest().clone();
    assert_eq!(before.game().plies().len(), 4);
    table.write(ResignWished(Side::White));
    table.frames(3);
    table.write(TakebackWished);
    table.frames(3);
    assert_eq!(table.current().contest(), &before);
    table.assert_views_equal_position("nothing has moved");
}

#[test]
fn the_offer_of_a_draw_that_is_taken_back_waits_for_no_answer() {
    let mut table = Table::new(START, Seats::two_people());
    table.write(DrawOfferWished(Side::White));
    table.write(DrawAnswerWished {
        side: Side::Black,
        accept: true,
    });
    table.frames(3);
    assert_eq!(table.turn(), Turn::Over);
    table.write(TakebackWished);
    table.frames(3);
    let contest = table.current().contest();
    assert_eq!((contest.outcome(), contest.offered_by()), (None, None));
    let said = [Talk::Offer(Side::White), Talk::Refusal];
    assert_eq!(contest.entries()[0].talk(), said);
}

#[test]
fn an_end_that_was_taken_back_can_be_declared_again_until_the_game_goes_on() {
    let seats = Seats::two_people();
    let resigned = |table: &mut Table| table.write(ResignWished(Side::Black));
    let agreed = |table: &mut Table| {
        table.write(DrawOfferWished(Side::White));
        table.write(DrawAnswerWished {
            side: Side::Black,
            accept: true,
        });
    };
    let ways: [(&str, &dyn Fn(&mut Table)); 2] = [("resigned", &resigned), ("agreed", &agreed)];
    for (case, end) in ways {
        let mut table = Table::new(START, seats);
        table.wish(None);
        table.settle();
        assert!(!table.current().can_redo(seats), "{case}");
        end(&mut table);
        table.frames(3);
        let ended = table.current().game().outcome();
        assert!(ended.is_some(), "{case}");
        for _ in 0..2 {
            table.write(TakebackWished);
            table.frames(3);
            assert_eq!(table.current().game().outcome(), None, "{case}");
            assert!(table.current().can_redo(seats), "{case}");
            table.write(RedoWished);
            table.frames(3);
            assert_eq!(table.current().game().outcome(), ended, "{case}");
            assert_eq!(table.turn(), Turn::Over, "{case}");
        }
        table.write(TakebackWished);
        table.frames(3);
        table.wish(None);
        table.settle();
        assert!(!table.current().can_redo(seats), "{case}: it went on");
        assert_eq!(table.current().game().plies().len(), 2, "{case}");
    }
}
