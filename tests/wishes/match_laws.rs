//! Clocks, draw offers, rematches and redo at the table.

use std::time::Duration;

use damas::ai::Skill;
use damas::contest::MatchLaws;
use damas::game::flow::Turn;
use damas::game::messages::{
    DrawAnswerWished, DrawOfferWished, DrawRefused, GameWished, RedoWished, RematchWished,
    ResignWished, TakebackWished,
};
use damas::game::referee::{Tally, Thought};
use damas::game::seats::Seats;
use damas::notation::fen;
use damas::rules::{Ending, Rules, Side};

use crate::table::{START, Table};

fn timed(laws: MatchLaws) -> Table {
    let mut table = Table::new(START, Seats::two_people());
    let start = fen::read(Rules::Frisian, START).unwrap();
    table.write(GameWished::new(start, Seats::two_people(), laws));
    table.frames(3);
    table
}

fn left(table: &Table, side: Side) -> u128 {
    let thought = *table.app.world().resource::<Thought>();
    table.current().left(side, thought).unwrap().as_millis()
}

#[test]
fn complaint_42_undo_restores_both_clocks_and_redo_gives_them_back() {
    let laws = MatchLaws::main_time(Duration::from_mins(1), Duration::from_secs(2));
    let mut table = timed(laws);
    table.frames(20);
    let white = left(&table, Side::White);
    assert!((58_500..=59_200).contains(&white), "{white}");
    table.wish(None);
    table.settle();
    let after = left(&table, Side::White);
    assert!(after > white + 1_000, "the increment is added: {after}");
    table.frames(40);
    assert!(left(&table, Side::Black) < 58_500);
    table.write(TakebackWished);
    table.frames(1);
    assert_eq!(left(&table, Side::Black), 60_000);
    assert!(left(&table, Side::White) >= 59_900);
    table.write(RedoWished);
    table.frames(1);
    assert!(left(&table, Side::White).abs_diff(after) < 60);
    assert_eq!(table.current().game().plies().len(), 1);
}

#[test]
fn a_clock_that_runs_out_loses_and_undo_revives_the_game() {
    let laws = MatchLaws::main_time(Duration::from_secs(3), Duration::ZERO);
    let mut table = timed(laws);
    table.wish(None);
    table.settle();
    table.frames(70);
    let outcome = table.current().game().outcome().expect("time is up");
    assert_eq!(
        (outcome.ending, outcome.winner),
        (Ending::Time, Some(Side::White))
    );
    assert_eq!(table.turn(), Turn::Over);
    table.write(TakebackWished);
    table.frames(3);
    assert_eq!(table.current().game().outcome(), None);
    assert_eq!(table.turn(), Turn::Choosing);
    assert!(left(&table, Side::White) > 2_500);
}

#[test]
fn at_expiry_the_game_moves_for_the_player_and_the_third_in_a_row_loses() {
    let mut table = timed(MatchLaws::GRAN_RONDA);
    // White never moves, Black answers at once.
    for expiry in 1..=3 {
        for _ in 0..640 {
            table.frames(1);
            if table.current().position().turn() == Side::Black
                || table.current().game().outcome().is_some()
            {
                break;
            }
        }
        assert_eq!(table.current().contest().expiries(Side::White), expiry);
        if expiry < 3 {
            table.settle();
            table.assert_views_equal_position("after a move was played for White");
            table.wish(None);
            table.settle();
        }
    }
    let outcome = table.current().game().outcome().expect("the third loses");
    assert_eq!(
        (outcome.ending, outcome.winner),
        (Ending::Time, Some(Side::Black))
    );
}

#[test]
fn a_clock_stands_while_a_move_is_shown_and_when_the_game_is_over() {
    let laws = MatchLaws::main_time(Duration::from_mins(1), Duration::ZERO);
    let mut table = timed(laws);
    table.wish(None);
    table.frames(2);
    assert_eq!(table.turn(), Turn::Moving);
    assert_eq!(left(&table, Side::Black), 60_000);
    table.settle();
    table.write(ResignWished(Side::Black));
    table.frames(2);
    let stands = left(&table, Side::Black);
    table.frames(40);
    assert_eq!(left(&table, Side::Black), stands);
}

#[test]
fn two_people_agree_on_a_draw_and_an_offer_can_be_refused() {
    let mut table = Table::new(START, Seats::two_people());
    table.write(DrawOfferWished(Side::White));
    table.frames(1);
    assert_eq!(
        table.current().contest().offered_by(),
        Some(Side::White),
        "it stands until it is answered"
    );
    table.write(DrawAnswerWished {
        side: Side::Black,
        accept: false,
    });
    table.frames(1);
    assert_eq!(table.current().contest().offered_by(), None);
    table.write(DrawOfferWished(Side::White));
    table.write(DrawAnswerWished {
        side: Side::Black,
        accept: true,
    });
    table.frames(2);
    let outcome = table.current().game().outcome().expect("they agree");
    assert_eq!((outcome.ending, outcome.winner), (Ending::Agreement, None));
}

#[test]
fn the_machine_refuses_a_draw_at_the_start_and_the_fourth_offer_is_none() {
    let mut table = Table::new(START, Seats::against(Side::White, Skill::BEGINNER));
    for offer in 1..=4 {
        table.write(DrawOfferWished(Side::White));
        table.frames(1);
        let mut refused = table.count::<DrawRefused>();
        table.frames(1);
        refused += table.count::<DrawRefused>();
        assert_eq!(refused > 0, offer <= 3, "offer {offer}");
    }
    assert_eq!(table.current().contest().offers_left(Side::White), 0);
    assert_eq!(table.current().game().outcome(), None);
}

#[test]
fn a_rematch_swaps_sides_and_the_match_score_goes_with_the_players() {
    let mut table = Table::new(START, Seats::two_people());
    table.write(ResignWished(Side::Black));
    table.frames(2);
    table.write(RematchWished);
    table.frames(3);
    let tally = *table.app.world().resource::<Tally>();
    assert_eq!((tally.white, tally.black), (0, 2), "the winner plays Black");
    table.write(ResignWished(Side::White));
    table.frames(2);
    let outcome = table.current().game().outcome();
    assert_eq!(tally.with(outcome).black, 4);
    table.write(TakebackWished);
    table.frames(2);
    table.start(START, Seats::two_people());
    assert!(table.app.world().resource::<Tally>().is_empty());
}

#[test]
fn redo_plays_the_reply_again_until_a_new_move_is_made() {
    let mut table = Table::new(START, Seats::against(Side::White, Skill::BEGINNER));
    table.wish(None);
    table.settle();
    table.settle();
    let after = table.position();
    table.write(TakebackWished);
    table.frames(4);
    assert_eq!(table.current().game().plies().len(), 0);
    table.write(RedoWished);
    table.frames(4);
    assert_eq!(table.position(), after);
    table.assert_views_equal_position("played again");
    table.write(TakebackWished);
    table.frames(4);
    let seats = *table.app.world().resource::<Seats>();
    assert!(table.current().can_redo(seats));
    let other = table.position().legal_moves()[3].to_string();
    table.wish(Some(&other));
    table.settle();
    assert!(!table.current().can_redo(seats));
}
