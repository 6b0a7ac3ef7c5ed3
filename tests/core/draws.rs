//! Every law of draws, its counter and what restarts it, case by case (RULES 5.5, 5.8, 6, 10).

use crate::common::{circle, find, game, play, wander};
use damas::rules::{Ending, Game, Move, Outcome, Rules, Side};

/// The last ply was a quiet king move and the game goes on.
fn goes_on(game: &Game) -> bool {
    let last = game.plies().last();
    game.outcome().is_none() && last.is_some_and(|mv| mv.by_king() && !mv.is_capture())
}

fn count(game: &Game, ending: Ending) -> Option<u16> {
    let counters = game.counters();
    let counter = counters.iter().find(|counter| counter.ending == ending)?;
    Some(counter.count)
}

const fn draw(ending: Ending) -> Outcome {
    Outcome {
        winner: None,
        ending,
    }
}

const fn win(winner: Side, ending: Ending) -> Outcome {
    Outcome {
        winner: Some(winner),
        ending,
    }
}

/// Two kings each, that can keep out of each other's way; and other endings.
const KINGS: &str = "W:WK47,K48:BK3,K4";
const TWO_ONE: &str = "W:WK47,K48:BK4";
const ONE_ONE: &str = "W:WK47:BK4";
const THREE_ONE: &str = "W:WK47,K48,49:BK4";
const MAN_ONE: &str = "W:WK47,49:BK4";
/// A king and a man each.
const WITH_MEN: &str = "W:WK47,49:BK4,2";

#[test]
fn each_law_draws_at_its_ply_and_not_before() {
    use Ending::{Fmjd5, Fmjd16, KingsOnly, NoProgress, OneKingVOne, TwoKingsVOne};
    use Rules::*;
    #[rustfmt::skip]
    let cases = [
        ("fifty moves each of kings alone", Frisian, KINGS, KingsOnly, 100),
        ("the sheet's fifty moves", FrisianSheet, KINGS, KingsOnly, 100),
        ("Frysk's fifty moves", Frysk, KINGS, KingsOnly, 100),
        ("Ludoteka's twenty-five moves", FrisianLudoteka, KINGS, NoProgress, 50),
        ("two kings against one", Frisian, TWO_ONE, TwoKingsVOne, 14),
        ("one king against two, whose move it is", Frisian, "B:WK47,K48:BK4", TwoKingsVOne, 14),
        ("the sheet's two kings against one", FrisianSheet, TWO_ONE, TwoKingsVOne, 14),
        ("Ludoteka counts no two kings", FrisianLudoteka, TWO_ONE, NoProgress, 50),
        ("one king each", Frisian, ONE_ONE, OneKingVOne, 4),
        ("the sheet counts no single kings", FrisianSheet, ONE_ONE, KingsOnly, 100),
        ("the international twenty-five moves", International, KINGS, NoProgress, 50),
        ("Gran Ronda counts no endings", International, ONE_ONE, NoProgress, 50),
        ("the Spanish twenty-five moves", Spanish, "W:WK29:BK8", NoProgress, 50),
        ("the federations' Spanish too", SpanishClassic, "W:WK29:BK8", NoProgress, 50),
        ("FMJD: three pieces against a king", InternationalFmjd, THREE_ONE, Fmjd16, 32),
        ("FMJD: two kings against one", InternationalFmjd, TWO_ONE, Fmjd5, 10),
        ("FMJD: king and man against a king", InternationalFmjd, MAN_ONE, Fmjd5, 10),
        ("FMJD: one king each", InternationalFmjd, ONE_ONE, Fmjd5, 10),
        ("FMJD: two kings each are no such ending", InternationalFmjd, KINGS, NoProgress, 50),
    ];
    for (name, rules, start, ending, limit) in cases {
        let mut game = game(rules, start);
        assert_eq!(count(&game, ending), Some(0), "{name}: at the start");
        let quiet = |game: &Game| {
            let last = game.plies().last();
            last.is_some_and(|mv| mv.by_king() && !mv.is_capture())
                && count(game, Ending::Repetition) < Some(3)
        };
        assert!(
            wander(&mut game, limit.into(), &quiet),
            "{name}: no way there"
        );
        assert_eq!(game.outcome(), Some(draw(ending)), "{name}: at its ply");
        assert_eq!(count(&game, ending), Some(limit), "{name}: at the end");
        game.undo();
        assert_eq!(game.outcome(), None, "{name}: a ply before");
        assert_eq!(count(&game, ending), Some(limit - 1), "{name}");
    }
}

#[test]
fn men_on_the_board_hold_back_the_laws_of_kings() {
    let mut game = game(Rules::Frisian, WITH_MEN);
    let counted = [Ending::KingsOnly, Ending::NoProgress, Ending::OneKingVOne];
    assert!(counted.iter().all(|&ending| count(&game, ending).is_none()));
    assert!(wander(&mut game, 5, &goes_on));
    assert!(counted.iter().all(|&ending| count(&game, ending).is_none()));
}

/// A counter after so many quiet king moves and one more ply of the wanted kind.
#[test]
fn what_restarts_a_counter() {
    use Ending::{Fmjd5, Fmjd16, KingsOnly, NoProgress, OneKingVOne, TwoKingsVOne};
    use Rules::*;
    const CAPTURE: fn(&Move) -> bool = |mv| mv.is_capture();
    const MAN: fn(&Move) -> bool = |mv| !mv.is_capture() && !mv.by_king() && !mv.crowns();
    const CROWN: fn(&Move) -> bool = |mv| !mv.is_capture() && mv.crowns();
    const KING: fn(&Move) -> bool = |mv| !mv.is_capture() && mv.by_king();
    type Case<'a> = (
        &'a str,
        Rules,
        &'a str,
        Ending,
        u32,
        fn(&Move) -> bool,
        Option<u16>,
    );
    #[rustfmt::skip]
    let cases: [Case; 21] = [
        ("a capture among kings", Frisian, "W:WK47,K48:BK3,K4", KingsOnly, 4, CAPTURE, Some(0)),
        ("crowning the last man brings kings alone", Frisian, "W:W6:BK5,K45,K35", KingsOnly, 0, CROWN, Some(0)),
        ("a crowning while a man stays doesn't", Frisian, "W:W6,36:BK45,K35", KingsOnly, 0, CROWN, None),
        ("taking the last man brings kings alone", Frisian, "W:WK46,K36:B23,K5,K15", KingsOnly, 0, CAPTURE, Some(0)),
        ("a capture, international", International, "W:WK47,K48:BK3,K4", NoProgress, 4, CAPTURE, Some(0)),
        ("a man's move, international", International, "W:WK47,35:BK4,16", NoProgress, 4, MAN, Some(0)),
        ("a crowning, international", International, "W:WK47,6:BK4,16", NoProgress, 4, CROWN, Some(0)),
        ("a king's move goes on, international", International, "W:WK47,35:BK4,16", NoProgress, 4, KING, Some(5)),
        ("a man's move, Ludoteka", FrisianLudoteka, "W:WK47,35:BK4,K3,16", NoProgress, 4, MAN, Some(0)),
        ("a man's move, Spanish", Spanish, "W:WK1,4:BK31,24", NoProgress, 4, MAN, Some(0)),
        ("a capture that leaves two kings against one", Frisian, "W:WK46,K36:B23,K5", TwoKingsVOne, 0, CAPTURE, Some(0)),
        ("a crowning that makes two kings against one", Frisian, "W:WK47,6:BK4", TwoKingsVOne, 0, CROWN, Some(0)),
        ("a capture ends two kings against one", Frisian, "W:WK47,K48:BK4", TwoKingsVOne, 3, CAPTURE, None),
        ("and brings one against one", Frisian, "W:WK47,K48:BK4", OneKingVOne, 3, CAPTURE, Some(0)),
        ("FMJD 16 wants a king among the three", InternationalFmjd, "W:W45,40,6:BK4", Fmjd16, 0, MAN, None),
        ("and gets it by a crowning", InternationalFmjd, "W:W45,40,6:BK4", Fmjd16, 0, CROWN, Some(0)),
        ("FMJD 16 goes on through a man's move", InternationalFmjd, "W:WK47,K48,35:BK4", Fmjd16, 4, MAN, Some(5)),
        ("FMJD 16 goes on through a crowning", InternationalFmjd, "W:WK47,K48,6:BK4", Fmjd16, 4, CROWN, Some(5)),
        ("FMJD 5 goes on through a man's move", InternationalFmjd, "W:WK47,35:BK4", Fmjd5, 4, MAN, Some(5)),
        ("FMJD 5 goes on through a crowning", InternationalFmjd, "W:WK47,6:BK4", Fmjd5, 4, CROWN, Some(5)),
        ("a capture from FMJD 16 into FMJD 5", InternationalFmjd, "W:WK47,K48,49:BK4", Fmjd5, 3, CAPTURE, Some(0)),
    ];
    for (name, rules, start, ending, before, kind, expected) in cases {
        let mut game = game(rules, start);
        let leads = |game: &Game| {
            let last = game.plies().last().unwrap();
            kind(last) && game.outcome().is_none()
        };
        assert!(
            wander(&mut game, before + 1, &leads),
            "{name}: no way there"
        );
        assert_eq!(count(&game, ending), expected, "{name}");
    }
}

#[test]
fn on_the_last_ply_of_a_count_a_capture_wins_or_changes_the_ending() {
    let takes = |game: &Game| game.plies().last().unwrap().is_capture();
    let mut one = game(Rules::Frisian, ONE_ONE);
    assert!(wander(&mut one, 4, &takes));
    let winner = one.position().turn().opponent();
    assert_eq!(
        one.outcome(),
        Some(win(winner, Ending::NoPieces)),
        "the fourth ply takes the king"
    );

    let mut two = game(Rules::Frisian, TWO_ONE);
    let strips = |game: &Game| takes(game) && game.outcome().is_none();
    assert!(wander(&mut two, 14, &strips));
    assert_eq!(
        count(&two, Ending::TwoKingsVOne),
        None,
        "the fourteenth ply leaves one each"
    );
    assert_eq!(count(&two, Ending::OneKingVOne), Some(0));

    let mut fmjd = game(Rules::InternationalFmjd, TWO_ONE);
    assert!(wander(&mut fmjd, 10, &strips));
    assert_eq!(
        count(&fmjd, Ending::Fmjd5),
        Some(0),
        "one each is a new ending"
    );
}

#[test]
fn the_third_occurrence_draws() {
    for rules in Rules::ALL {
        let start = match rules {
            Rules::Spanish | Rules::SpanishClassic => "W:WK1,K2:BK31,K30",
            _ => KINGS,
        };
        let mut game = game(rules, start);
        for occurrence in [2, 3] {
            assert_eq!(game.outcome(), None, "{rules}");
            circle(&mut game);
            assert_eq!(
                count(&game, Ending::Repetition),
                Some(occurrence),
                "{rules}"
            );
        }
        let outcome = game.outcome();
        assert_eq!(
            outcome,
            Some(draw(Ending::Repetition)),
            "{rules}: the start counts too"
        );
    }
}

#[test]
fn a_repetition_needs_the_same_king_runs() {
    let mut frisian = game(Rules::Frisian, WITH_MEN);
    circle(&mut frisian);
    let runs = "runs of two make another position";
    assert_eq!(count(&frisian, Ending::Repetition), None, "{runs}");
    let mut international = game(Rules::International, WITH_MEN);
    circle(&mut international);
    let none = "the international game has no runs";
    assert_eq!(count(&international, Ending::Repetition), Some(2), "{none}");
}

#[test]
fn a_repetition_needs_the_same_side_on_move() {
    let mut game = game(Rules::International, KINGS);
    let pieces = |game: &Game| game.position().pieces().collect::<Vec<_>>();
    let start = pieces(&game);
    // A triangle: three moves of one side against two of the other.
    assert!(wander(&mut game, 5, &|game| pieces(game) == start));
    assert_eq!(count(&game, Ending::Repetition), None);
}

#[test]
fn endings_without_a_count() {
    #[rustfmt::skip]
    let cases = [
        ("no piece left", Rules::Frisian, "W:W28:B18", "28x8", win(Side::White, Ending::NoPieces)),
        ("no move left", Rules::Frisian, "W:W11,7,12:B1", "11-6", win(Side::White, Ending::NoMoves)),
        ("the start may be the end", Rules::Frisian, "B:W28:B", "", win(Side::White, Ending::NoPieces)),
        ("a resting king is no move", Rules::Frisian, "W:WK5,6:B1,K43:H0:F1:+343+305", "", win(Side::Black, Ending::NoMoves)),
    ];
    for (name, rules, start, line, outcome) in cases {
        let mut game = game(rules, start);
        play(&mut game, line);
        assert_eq!(game.outcome(), Some(outcome), "{name}");
    }
}

#[test]
fn resignation_agreement_and_time() {
    let started = || crate::common::game(Rules::Frisian, KINGS);
    let mut resigned = started();
    resigned.resign(Side::White).unwrap();
    assert_eq!(
        resigned.outcome(),
        Some(win(Side::Black, Ending::Resignation))
    );
    let mut agreed = started();
    agreed.agree_draw().unwrap();
    assert_eq!(agreed.outcome(), Some(draw(Ending::Agreement)));
    let mut late = started();
    late.lose_on_time(Side::Black).unwrap();
    assert_eq!(late.outcome(), Some(win(Side::White, Ending::Time)));
    let mv = find(late.position(), "47-42");
    assert!(
        late.play(mv).is_err() && late.resign(Side::White).is_err() && late.agree_draw().is_err()
    );
}
