//! A contest as PDN: its laws, clocks, offers and expiries, and what was taken back.

use std::time::Duration;

use damas::contest::{Contest, MatchLaws};
use damas::notation::Numbering;
use damas::notation::pdn::{self, Record, Routes, Style};
use damas::rules::{Rules, Side};
use proptest::prelude::*;

use super::show::{check_faults, read_one, replay};
use crate::contest::deeds::{any_deeds, do_it};

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1_000))]

    #[test]
    fn a_contest_rebuilds_from_its_pdn_bit_for_bit(deeds in any_deeds(), full in any::<bool>()) {
        let mut contest = deeds.contest();
        for deed in &deeds.list {
            // What is refused changes nothing.
            let _ = do_it(&mut contest, deed);
        }
        let text = pdn::write(&Record::of_contest(&contest));
        let mut replayed = read_one(&text).replay(None);
        prop_assert!(replayed.record.faults.is_empty(), "{}{:?}", text, replayed.record.faults);
        prop_assert_eq!(replayed.contest.as_ref(), Some(&contest), "{}", text);
        let routes = if full { Routes::Full } else { Routes::Short };
        for numbering in [Numbering::OtherCorner, Numbering::Own] {
            replayed.tidy(&Style { routes, numbering });
            let text = pdn::write(&replayed.record);
            let again = read_one(&text).replay(None);
            prop_assert_eq!(again.contest.as_ref(), Some(&contest), "{}", text);
        }
        let game = contest.game();
        let text = pdn::write(&Record::of(game));
        let replayed = read_one(&text).replay(None);
        prop_assert_eq!(replayed.game(), Some(game), "{}", text);
    }
}

#[test]
fn a_score_sheet_is_written_as_other_programs_can_read_it() {
    let laws = MatchLaws::main_time(Duration::from_mins(5), Duration::from_millis(2_500));
    let mut contest = Contest::new(Rules::Frisian, laws);
    let play = |contest: &mut Contest, index: usize, millis| {
        let mv = contest.game().position().legal_moves()[index];
        contest.play(mv, Duration::from_millis(millis)).unwrap();
    };
    contest.offer_draw(Side::Black).unwrap();
    play(&mut contest, 0, 2_500);
    contest.offer_draw(Side::White).unwrap();
    contest.refuse_draw(Side::Black).unwrap();
    play(&mut contest, 0, 5_250);
    contest.offer_draw(Side::White).unwrap();
    contest.accept_draw(Side::Black).unwrap();
    let text = pdn::write(&Record::of_contest(&contest));
    let [one, two] = [0, 1].map(|ply| contest.game().plies()[ply].to_string());
    let expected = format!(
        "[Result \"1/2-1/2\"]\n[GameType \"40\"]\n[Rules \"frisian\"]\n\
         [TimeControl \"300+2.5\"]\n[Termination \"agreement\"]\n\n\
         {{[%draw offer black]}} 1. {one}\n\
         {{[%clock w0:05:00 b0:05:00] [%draw offer] [%draw refuse]}} 1... {two}\n\
         {{[%clock w0:05:00 b0:04:57.250] [%draw offer white]}} 1/2-1/2\n\n"
    );
    let unbroken = |text: &str| text.replace('\n', " ");
    assert_eq!(unbroken(&text), unbroken(&expected));
    contest.undo();
    contest.undo();
    let text = pdn::write(&Record::of_contest(&contest));
    let expected = format!(
        "[Result \"*\"]\n[GameType \"40\"]\n[Rules \"frisian\"]\n[TimeControl \"300+2.5\"]\n\n\
         {{[%draw offer black]}}\n\
         {{[%undone {one}] [%clock w0:05:00 b0:05:00] [%draw offer] [%draw refuse]}}\n\
         {{[%undone {two}] [%clock w0:05:00 b0:04:57.250] [%draw offer white]}}\n\
         {{[%undone 1/2-1/2 agreement]}} *\n\n"
    );
    assert_eq!(unbroken(&text), unbroken(&expected));
}

/// Moves with commands, and what is left of them: plies, plies taken back, what is said.
const TOLD: [(&str, &str, (usize, usize), &[&str]); 16] = [
    (
        "refused with the answering move",
        "32-28 {[%draw offer]} 19-23 {[%draw refuse]} *",
        (2, 0),
        &[],
    ),
    (
        "a refusal of nothing",
        "32-28 {[%draw refuse]} *",
        (1, 0),
        &["[%draw refuse] is left as text: no draw is offered"],
    ),
    (
        "an offer too many",
        "32-28 {[%draw offer] [%draw offer]} *",
        (1, 0),
        &["[%draw offer] is left as text: White's draw offer isn't answered"],
    ),
    (
        "a word too many",
        "32-28 {[%draw offer loudly]} *",
        (1, 0),
        &["it can't be read"],
    ),
    (
        "times out of a match without",
        "32-28 {[%timeout]} *",
        (1, 0),
        &["[%timeout] is left as text: under these laws nobody moves for White"],
    ),
    (
        "a time-out of nothing",
        "{[%timeout]} 32-28 *",
        (1, 0),
        &["it stands behind no move"],
    ),
    (
        "clocks nobody knows the law of",
        "32-28 {[%clock w0:00:01 b0:00:01]} *",
        (1, 0),
        &[],
    ),
    (
        "no clock",
        "32-28 {[%clock soon]} *",
        (1, 0),
        &["[%clock soon] is left as text"],
    ),
    (
        "another's clock",
        "32-28 {[%clk 1:55:21] [%emt 0:01]} *",
        (1, 0),
        &[],
    ),
    ("taken back", "32-28 {[%undone 19-23 28x19]} *", (1, 2), &[]),
    (
        "all of it",
        "{[%undone 32-28] hm [%undone 19-23]} *",
        (0, 2),
        &[],
    ),
    (
        "moves that can't be",
        "32-28 {[%undone 19-23 1-2 28x19]} *",
        (1, 1),
        &["[%undone 1-2] is left as text: this move can't be played"],
    ),
    (
        "behind a move that goes on",
        "32-28 {[%undone 18-23]} 19-23 *",
        (2, 0),
        &["moves were played behind it"],
    ),
    (
        "an end",
        "32-28 {[%undone 19-23 1-0 resignation]} *",
        (1, 1),
        &[],
    ),
    (
        "an end that is none",
        "32-28 {[%undone 19-23 1-0 repetition]} *",
        (1, 1),
        &["no end that could"],
    ),
    (
        "an end alone",
        "32-28 {[%undone 1-0 time]} *",
        (1, 0),
        &["no end that could"],
    ),
];

#[test]
fn a_bad_command_is_said_and_the_game_is_whole() {
    for (what, moves, counts, faults) in TOLD {
        let replayed = replay(&format!("[GameType \"40\"] {moves}"));
        let said: Vec<_> = replayed
            .record
            .faults
            .iter()
            .map(|fault| fault.trouble.to_string())
            .collect();
        assert_eq!(said.len(), faults.len(), "{what}: {said:?}");
        for (said, expected) in said.iter().zip(faults) {
            assert!(said.contains(expected), "{what}: {said}");
        }
        assert!(!replayed.record.has_errors(), "{what}");
        let game = replayed.game().unwrap();
        assert_eq!((game.plies().len(), game.undone().len()), counts, "{what}");
    }
}

#[test]
fn the_end_of_a_file_goes_before_what_was_taken_back() {
    let text = "[GameType \"40\"] [Termination \"resignation\"] 32-28 {[%undone 19-23]} 1-0";
    let replayed = replay(text);
    check_faults("over", &replayed, &["w45 the game is over"]);
    assert!(replayed.contest.unwrap().outcome().is_some());
}
