//! A contest as PDN: its laws, clocks, offers and expiries, and what was taken back.

use std::collections::HashSet;
use std::time::Duration;

use damas::contest::{Contest, MatchLaws};
use damas::notation::pdn::{self, Record, Routes, Style};
use damas::notation::{Numbering, fen};
use damas::rules::{Game, Move, Position, Rules, Side};
use proptest::prelude::*;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

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
fn what_stands_behind_a_result_by_points_is_about_the_last_move() {
    let moves = "1. 32-28 19-23 2. 28x19 14x23 {[%timeout]} 4-6 {[%draw offer] [%undone 37-32]}";
    let mut replayed = replay(&format!("[GameType \"40\"] {moves}"));
    check_faults("as read", &replayed, &["w41 nobody moves for Black"]);
    let contest = replayed.contest.clone().unwrap();
    assert_eq!(contest.offered_by(), Some(Side::Black));
    assert_eq!(contest.game().undone().len(), 1);
    replayed.tidy(&Style::default());
    let again = read_one(&pdn::write(&replayed.record)).replay(None);
    assert_eq!(again.contest, Some(contest));
}

/// Two kings of each side go about and take nothing; one man of each keeps draws away.
#[test]
fn a_game_of_ten_thousand_plies_rebuilds_from_its_pdn() {
    const PLIES: usize = 10_000;
    let start = fen::read(Rules::Frisian, "W:W46,K27,K28:B5,K1,K2").unwrap();
    let mut game = Game::from_position(start);
    let mut seen = HashSet::from([start]);
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    for _ in 0..1_000_000 {
        if game.plies().len() == PLIES {
            break;
        }
        let position = *game.position();
        let takes = |position: &Position| position.legal_moves().into_iter().any(Move::is_capture);
        let moves = position.legal_moves().into_iter().filter_map(|mv| {
            let next = position.play(mv).ok()?;
            let is_quiet = mv.by_king() && !mv.is_capture() && !takes(&next);
            (is_quiet && !seen.contains(&next)).then_some((mv, next))
        });
        let moves: Vec<_> = moves.collect();
        if moves.is_empty() {
            // A blind alley.
            for _ in 0..10 {
                game.undo();
            }
            continue;
        }
        let (mv, next) = moves[rng.random_range(0..moves.len())];
        seen.insert(next);
        game.play(mv).unwrap();
    }
    assert_eq!(game.plies().len(), PLIES);
    let replayed = read_one(&pdn::write(&Record::of(&game))).replay(None);
    check_faults("it is whole", &replayed, &[]);
    assert!(replayed.game() == Some(&game), "it isn't the same game");
}

#[test]
fn the_end_of_a_file_goes_before_what_was_taken_back() {
    let text = "[GameType \"40\"] [Termination \"resignation\"] 32-28 {[%undone 19-23]} 1-0";
    let replayed = replay(text);
    check_faults("over", &replayed, &["w45 the game is over"]);
    assert!(replayed.contest.unwrap().outcome().is_some());
}
