//! The sentence fits what was tried, and by which rules.

use super::*;
use crate::contest::MatchLaws;
use crate::game::language::Taken;
use crate::game::messages::TouchRefused;
use crate::notation::fen;
use crate::rules::Rules;

fn tried(rules: Rules, position: &str, from: u8, to: u8) -> Vec<Phrase> {
    let position = fen::read(rules, position).unwrap();
    let [from, to] = [from, to].map(|number| Square::new(number).unwrap());
    let refusal = position.explain(from, to).expect("it is refused");
    let touch = TouchRefused {
        from: Some(from),
        landings: Vec::new(),
        to,
        refusal,
    };
    super::refusal(&touch, &position)
}

#[test]
fn what_goes_the_wrong_way_is_told_which_way_it_goes() {
    use Phrase::{DiagonalsOnly, ManCapturesForward, ManGoesForward, OnlyDiagonal};
    use Rules::{Frisian, FrisianSheet, International, Spanish};
    let (man, king) = ("W:W28:B1", "W:WK28:B1");
    let cases = [
        ("a man sideways", Frisian, man, 28, 27, OnlyDiagonal),
        ("a man straight on", Frisian, man, 28, 18, OnlyDiagonal),
        (
            "a king along its column",
            Frisian,
            king,
            28,
            8,
            OnlyDiagonal,
        ),
        (
            "by the sheet a man",
            FrisianSheet,
            man,
            28,
            27,
            OnlyDiagonal,
        ),
        (
            "where nothing captures so",
            International,
            man,
            28,
            27,
            DiagonalsOnly,
        ),
        ("nor does a king", International, king, 28, 8, DiagonalsOnly),
        ("a man backwards", Frisian, man, 28, 32, ManGoesForward),
        (
            "a man two squares back",
            International,
            man,
            28,
            37,
            ManGoesForward,
        ),
        (
            "a capture backwards",
            Spanish,
            "W:W14:B11",
            14,
            7,
            ManCapturesForward,
        ),
    ];
    for (case, rules, position, from, to, expected) in cases {
        assert_eq!(tried(rules, position, from, to), [expected], "{case}");
    }
}

#[test]
fn a_capture_that_is_worth_less_is_told_which_one_is_worth_more() {
    let position = "W:W28,46:BK18,K9,41,31,16";
    let taken = |men, kings| Taken { men, kings };
    let expected = [
        Phrase::BetterCapture,
        Phrase::WorthMore {
            better: taken(0, 2),
            worse: taken(3, 0),
        },
        Phrase::NotThat {
            refused: "46x6".into(),
            better: "28x10".into(),
        },
    ];
    assert_eq!(tried(Rules::Frisian, position, 46, 6), expected);
}

#[test]
fn a_piece_that_may_not_capture_is_told_which_capture_must_be_played() {
    let position = fen::read(Rules::Frisian, "W:W28,46:BK18,K9,41,31,16").unwrap();
    let to = Square::new(46).unwrap();
    let refusal = position.explain_from(to).expect("it is refused");
    let touch = TouchRefused {
        from: None,
        landings: Vec::new(),
        to,
        refusal,
    };
    let ringed = Phrase::Ringed {
        better: "28x10".into(),
        pieces: 1,
    };
    assert_eq!(super::refusal(&touch, &position).last(), Some(&ringed));
}

#[test]
fn who_loses_by_the_clock_is_told_by_which_law() {
    let game = Game::new(Rules::Frisian);
    let outcome = Outcome {
        winner: Some(Side::White),
        ending: Ending::Time,
    };
    let loser = SideName::Black;
    let cases = [
        (ClockLaw::Untimed, Phrase::EndTime { loser }),
        (MatchLaws::GRAN_RONDA.clock, Phrase::EndTimeThrice { loser }),
    ];
    for (clock, expected) in cases {
        assert_eq!(ending(&outcome, &game, clock), expected, "{clock:?}");
    }
}
