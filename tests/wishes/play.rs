//! The screen of play: looking back, draws between people, news, and undo from every end.

use std::time::Duration;

use bevy::prelude::*;
use damas::ai::Skill;
use damas::contest::MatchLaws;
use damas::game::board::table::Flipped;
use damas::game::choices::Choices;
use damas::game::flow::{Overlay, Turn};
use damas::game::input::Hand;
use damas::game::interface::news::News;
use damas::game::language::Phrase;
use damas::game::looking_back::Viewed;
use damas::game::messages::{
    DrawAnswerWished, DrawOfferWished, GameWished, LookWished, ResignWished, TakebackWished,
};
use damas::game::seats::Seats;
use damas::notation::fen;
use damas::rules::{Ending, Position, Rules, Side};

use crate::table::{START, Table};

fn viewed(table: &Table) -> Viewed {
    *table.app.world().resource::<Viewed>()
}

fn overlay(table: &Table) -> Overlay {
    *table.app.world().resource::<State<Overlay>>().get()
}

/// What is new, by its names: a missing word is no matter here.
fn news(table: &Table) -> String {
    format!("{:?}", table.app.world().resource::<News>())
}

fn played(plies: usize) -> Table {
    let mut table = Table::new(START, Seats::two_people());
    for _ in 0..plies {
        table.wish(None);
        table.settle();
    }
    table
}

fn assert_views_show(table: &mut Table, expected: &Position, when: &str) {
    let truth: std::collections::BTreeMap<_, _> = expected.pieces().collect();
    assert_eq!(table.views(), truth, "{when}");
}

#[test]
fn stepping_through_the_moves_quickly_never_loses_a_piece() {
    let mut table = played(24);
    let game = table.current().game().clone();
    let mut chance: u32 = 7;
    let mut expected = 24;
    for step in 0..200 {
        chance = chance.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        let wish = match chance >> 29 {
            0 => LookWished::Start,
            1 => LookWished::Present,
            2 => LookWished::At((chance >> 8) as usize % 25),
            3 | 4 => LookWished::On,
            _ => LookWished::Back,
        };
        expected = match wish {
            LookWished::Start => 0,
            LookWished::Present => 24,
            LookWished::At(ply) => ply,
            LookWished::On => (expected + 1).min(24),
            LookWished::Back => expected.saturating_sub(1),
        };
        table.write(wish);
        // Some steps come before the last one's pieces have arrived.
        table.frames(1 + (chance >> 16) as usize % 3);
        assert_eq!(viewed(&table).ply(table.current()), expected);
        let position = *game.position_at(expected).unwrap();
        assert_views_show(&mut table, &position, &format!("after step {step}"));
    }
    table.write(LookWished::Present);
    table.frames(20);
    table.assert_views_equal_position("back at the game");
    assert_eq!(
        table.current().game().plies(),
        game.plies(),
        "nothing changed"
    );
}

#[test]
fn the_past_takes_no_input_and_one_step_brings_the_game_back() {
    let mut table = played(3);
    let before = table.position();
    table.write(LookWished::Back);
    table.frames(3);
    assert!(table.app.world().resource::<Hand>().candidates.is_empty());
    table.touch(&[33, 29]);
    table.frames(10);
    assert_eq!(table.position(), before);
    table.write(LookWished::On);
    table.frames(3);
    assert!(viewed(&table).is_present());
    assert!(!table.app.world().resource::<Hand>().candidates.is_empty());
}

#[test]
fn a_reply_of_the_machine_waits_while_the_past_is_looked_at() {
    let mut table = Table::new(START, Seats::against_machine(Side::White));
    table.touch(&[32, 28]);
    table.settle();
    table.write(LookWished::Start);
    table.frames(60);
    assert_eq!(table.current().game().plies().len(), 2, "it has answered");
    assert_eq!(viewed(&table), Viewed(Some(0)), "and disturbed nobody");
    assert_views_show(&mut table, &Position::start(Rules::Frisian), "the start");
    assert!(news(&table).contains("PlayedMeanwhile"));
    assert_eq!(table.turn(), Turn::Choosing);
    table.write(LookWished::Present);
    table.frames(20);
    table.assert_views_equal_position("its move is there on return");
    assert!(!news(&table).contains("PlayedMeanwhile"));
}

#[test]
fn looking_back_in_the_middle_of_a_move_lets_it_settle() {
    let mut table = played(2);
    table.wish(None);
    table.frames(2);
    assert_eq!(table.turn(), Turn::Moving);
    table.write(LookWished::Start);
    table.frames(4);
    assert_eq!(table.turn(), Turn::Choosing);
    let start = Position::start(Rules::Frisian);
    assert_views_show(&mut table, &start, "the start");
    table.write(LookWished::Present);
    table.frames(20);
    table.assert_views_equal_position("after it");
}

#[test]
fn a_new_game_and_a_move_taken_back_are_seen_at_once() {
    let mut table = played(4);
    table.write(LookWished::Start);
    table.frames(2);
    table.write(TakebackWished);
    table.frames(20);
    assert!(viewed(&table).is_present());
    table.assert_views_equal_position("taken back");
    table.write(LookWished::Start);
    table.frames(2);
    table.start("W:W31:B1", Seats::two_people());
    assert!(viewed(&table).is_present());
    table.assert_views_equal_position("a new game");
}

#[test]
fn a_draw_is_offered_to_the_person_opposite_in_a_dialog() {
    let mut table = played(1);
    table.write(DrawOfferWished(Side::Black));
    table.frames(3);
    assert_eq!(overlay(&table), Overlay::AnswerDraw);
    let (side, accept) = (Side::White, false);
    table.write(DrawAnswerWished { side, accept });
    table.frames(3);
    assert_eq!(overlay(&table), Overlay::Closed);
    let told = format!("{:?}", Phrase::OffersLeft { count: 2 });
    assert!(news(&table).contains(&told), "{}", news(&table));
}

#[test]
fn the_machine_says_no_in_words() {
    let mut table = Table::new(START, Seats::against(Side::White, Skill::BEGINNER));
    table.write(DrawOfferWished(Side::White));
    table.frames(3);
    assert_eq!(overlay(&table), Overlay::Closed);
    assert!(news(&table).contains("DrawDeclined"), "{}", news(&table));
}

#[test]
fn a_move_that_was_played_for_somebody_is_told_until_they_move_themselves() {
    let mut table = Table::new(START, Seats::two_people());
    let start = fen::read(Rules::Frisian, START).unwrap();
    let laws = MatchLaws::GRAN_RONDA;
    table.write(GameWished::new(start, Seats::two_people(), laws));
    table.frames(3);
    table.write(LookWished::Start);
    for _ in 0..700 {
        table.frames(1);
        if !table.current().game().plies().is_empty() {
            break;
        }
    }
    table.settle();
    let told = format!("{:?}", Phrase::ExpiriesLeft { count: 2 });
    assert!(news(&table).contains("PlayedFor"), "{}", news(&table));
    assert!(news(&table).contains(&told), "{}", news(&table));
    table.wish(None);
    table.settle();
    assert!(
        news(&table).contains("PlayedFor"),
        "the reply doesn't hide it"
    );
    table.wish(None);
    table.settle();
    assert!(!news(&table).contains("PlayedFor"));
}

#[test]
fn complaint_14_first_king_move_shows_a_short_hint() {
    let mut table = Table::new("W:WK46,32:B5,10", Seats::two_people());
    table.wish(Some("46-41"));
    table.settle();
    assert!(news(&table).contains("KingFlies"));
    table.wish(None);
    table.settle();
    table.wish(Some("41-46"));
    table.settle();
    assert!(!news(&table).contains("KingFlies"), "once a game");
}

#[test]
fn complaint_45_undo_from_every_end_state() {
    let shut_in = "W:WK3,27,31,32,33,37,38,41,44,47,49:B26,36";
    let ways: [(&str, &str, fn(&mut Table), Ending); 4] = [
        (
            "resigned",
            START,
            |table| table.write(ResignWished(table.position().turn())),
            Ending::Resignation,
        ),
        (
            "agreed",
            START,
            |table| {
                let side = table.position().turn();
                table.write(DrawOfferWished(side.opponent()));
                table.write(DrawAnswerWished { side, accept: true });
            },
            Ending::Agreement,
        ),
        ("shut in", shut_in, |_| (), Ending::NoMoves),
        ("out of time", START, |table| table.frames(80), Ending::Time),
    ];
    for (case, fen, end, ending) in ways {
        let mut table = Table::new(fen, Seats::two_people());
        if ending == Ending::Time {
            let start = fen::read(Rules::Frisian, fen).unwrap();
            let laws = MatchLaws::main_time(Duration::from_secs(3), Duration::ZERO);
            table.write(GameWished::new(start, Seats::two_people(), laws));
            table.frames(3);
        }
        let first = if ending == Ending::NoMoves {
            "32-28"
        } else {
            "31-27"
        };
        table.wish(Some(first));
        table.settle();
        end(&mut table);
        table.frames(4);
        let outcome = table.current().game().outcome();
        assert_eq!(
            outcome.map(|outcome| outcome.ending),
            Some(ending),
            "{case}"
        );
        assert_eq!(overlay(&table), Overlay::GameOver, "{case}");
        // What was declared is taken back by itself, and then the move.
        for left in (0..=usize::from(ending != Ending::NoMoves)).rev() {
            table.write(TakebackWished);
            table.frames(20);
            assert_eq!(table.current().game().outcome(), None, "{case}");
            assert_eq!(table.turn(), Turn::Choosing, "{case}");
            assert_eq!(overlay(&table), Overlay::Closed, "{case}");
            assert_eq!(table.current().game().plies().len(), left, "{case}");
            table.assert_views_equal_position(case);
        }
    }
}

#[test]
fn between_two_people_the_board_may_turn_after_each_move() {
    let flipped = |table: &Table| table.app.world().resource::<Flipped>().0;
    let mut table = played(1);
    assert!(!flipped(&table), "only if they want it");
    let mut choices = table.app.world_mut().resource_mut::<Choices>();
    choices.turns_board = true;
    table.wish(None);
    table.settle();
    assert!(!flipped(&table), "White is to move");
    table.wish(None);
    table.settle();
    assert!(flipped(&table), "Black is to move");
    table.write(TakebackWished);
    table.frames(3);
    assert!(!flipped(&table), "and back");
    table.start(START, Seats::against_machine(Side::Black));
    table.settle();
    assert!(flipped(&table), "a person alone keeps their side");
}
