//! Match laws: what holds whatever is done, and how a contest is played to its end.

mod cases;
pub mod deeds;

use std::time::Duration;

use damas::ai::move_on_expiry;
use damas::contest::{Contest, ContestError, Entry, Expiry, LONGEST_TIME, MatchLaws};
use damas::rules::{Ending, Game, Move, Outcome, PlayError, Rules, Side};
use proptest::prelude::*;

use deeds::{any_deeds, do_it};

/// A move that these rules will never allow.
fn foreign() -> Move {
    let position = crate::common::position(Rules::Frisian, "W:WK46:B1");
    crate::common::find(&position, "46-5")
}

#[test]
fn a_player_who_never_moves_loses_at_the_third_expiry() {
    let mut contest = Contest::new(Rules::Spanish, MatchLaws::GRAN_RONDA);
    for expiry in 1..=2 {
        assert_eq!(contest.expire(), Ok(Expiry::MoveDue));
        let mv = move_on_expiry(contest.game()).unwrap();
        assert_eq!(move_on_expiry(contest.game()), Some(mv), "always the same");
        contest.play_on_expiry(mv).unwrap();
        assert_eq!(contest.expiries(Side::White), expiry);
        let reply = contest.game().position().legal_moves()[0];
        contest.play(reply, Duration::from_secs(29)).unwrap();
    }
    let marks: Vec<_> = contest.entries().iter().map(Entry::is_on_expiry).collect();
    assert_eq!(marks, [false, true, false, true, false]);
    let before = contest.clone();
    let mv = contest.game().position().legal_moves()[0];
    let refused = contest.play_on_expiry(mv);
    let (side, expiries) = (Side::White, 3);
    assert_eq!(refused, Err(ContestError::LastExpiry { side, expiries }));
    assert_eq!(contest, before);
    let outcome = Outcome {
        winner: Some(Side::Black),
        ending: Ending::Time,
    };
    assert_eq!(contest.expire(), Ok(Expiry::Lost(outcome)));
    assert_eq!(contest.outcome(), Some(outcome));
    assert_eq!(contest.expiries(Side::White), 3, "as it will be told");
    let over = ContestError::Play(PlayError::Over(outcome));
    assert_eq!(contest.expire(), Err(over));
    assert_eq!(contest.play(mv, Duration::ZERO), Err(over));
}

#[test]
fn an_illegal_move_is_refused_whoever_plays_it() {
    let mut contest = Contest::new(Rules::Frisian, MatchLaws::GRAN_RONDA);
    let before = contest.clone();
    let mv = foreign();
    for refused in [
        contest.play(mv, Duration::ZERO),
        contest.play_on_expiry(mv),
        contest.play_untimed(mv),
    ] {
        assert!(matches!(
            refused,
            Err(ContestError::Play(PlayError::Illegal(_)))
        ));
    }
    assert_eq!(contest, before);
}

#[test]
fn an_end_before_the_first_move_is_taken_back_too() {
    let mut contest = Contest::new(Rules::Frisian, MatchLaws::UNTIMED);
    let fresh = contest.clone();
    contest.resign(Side::White).unwrap();
    let over = contest.clone();
    assert!(contest.game().can_undo() && !contest.game().can_redo());
    assert_eq!(contest.undo(), None);
    assert_eq!(contest.undo(), None, "and stays so");
    assert_eq!(contest.outcome(), None);
    assert!(!contest.game().can_undo() && contest.game().can_redo());
    assert_eq!(contest.redo(), None);
    assert_eq!(contest, over);
    contest.undo();
    contest.offer_draw(Side::Black).unwrap();
    assert!(!contest.game().can_redo(), "something else was done");
    assert_ne!(contest, fresh);
}

#[test]
fn clocks_count_whole_milliseconds_and_have_an_end() {
    let laws = MatchLaws::main_time(Duration::from_nanos(1_999_999_999), Duration::MAX);
    let mut contest = Contest::new(Rules::Frisian, laws);
    assert_eq!(contest.left(Side::White), Some(Duration::from_millis(1999)));
    let mv = contest.game().position().legal_moves()[0];
    contest
        .play(mv, Duration::from_nanos(1_998_999_999))
        .unwrap();
    assert_eq!(contest.left(Side::White), Some(LONGEST_TIME));
    contest.set_clock(Side::White, Duration::MAX).unwrap();
    contest
        .set_clock(Side::Black, Duration::from_micros(7_999))
        .unwrap();
    assert_eq!(contest.left(Side::White), Some(LONGEST_TIME));
    assert_eq!(contest.left(Side::Black), Some(Duration::from_millis(7)));
}

#[test]
fn a_game_without_match_laws_becomes_a_contest_with_all_its_moves() {
    let mut game = Game::new(Rules::Frisian);
    for _ in 0..6 {
        game.play(game.position().legal_moves()[0]).unwrap();
    }
    game.undo();
    game.undo();
    let mut contest = Contest::from(game.clone());
    assert_eq!(contest.game(), &game);
    assert_eq!(contest.laws(), MatchLaws::default());
    assert_eq!(contest.left(Side::White), None);
    while contest.redo().is_some() {}
    assert_eq!(contest.entries().len(), 7);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1_000))]

    #[test]
    fn whatever_is_done_can_be_undone_and_what_is_refused_changes_nothing(deeds in any_deeds()) {
        let mut contest = deeds.contest();
        for deed in &deeds.list {
            let before = contest.clone();
            if do_it(&mut contest, deed).is_err() {
                prop_assert_eq!(&contest, &before, "{:?}", deed);
            }
            let after = contest.clone();
            if contest.game().can_undo() {
                contest.undo();
                contest.redo();
                prop_assert_eq!(&contest, &after, "undone and done again");
            }
        }
        // Back to the start and forth again passes the same points.
        let mut points = Vec::new();
        while contest.game().can_undo() {
            points.push(contest.clone());
            contest.undo();
        }
        for point in points.iter().rev() {
            contest.redo();
            prop_assert_eq!(&contest, point);
        }
    }
}
