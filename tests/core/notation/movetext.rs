//! Texts of moves: written so that no two moves share one, read in all the ways of others.

use std::collections::BTreeSet;

use damas::notation::fen;
use damas::notation::movetext::{self, MoveTextError};
use damas::rules::Rules::{self, Frisian, International, Spanish};

use crate::common::position;

/// PDN 3.0's own example: two ways to 36 that leave different boards.
const TWO_WAYS: &str = "W:WK47:B14,19,31,33,42";

const TEXTS: [(&str, Rules, &str, &str, &str); 18] = [
    ("quiet", Frisian, "W:W31-50:B1-20", "32-28", "32-28"),
    ("without a sign", Frisian, "W:W31-50:B1-20", "3228", "32-28"),
    (
        "blanks around",
        Frisian,
        "W:W31-50:B1-20",
        " 32-28 ",
        "32-28",
    ),
    (
        "the sign of a capture",
        Frisian,
        "W:W31-50:B1-20",
        "32x28",
        "32-28",
    ),
    ("leading zeros", Frisian, "B:W50:B1", "01-07", "1-7"),
    ("a capture", Frisian, "W:W28:B18", "28x8", "28x8"),
    ("a dash for a capture", Frisian, "W:W28:B18", "28-8", "28x8"),
    (
        "the whole route",
        International,
        "W:W39:B3,11,33,22",
        "39x28x17x6",
        "39x6",
    ),
    (
        "a part of the route",
        International,
        "W:W39:B3,11,33,22",
        "39x17x6",
        "39x6",
    ),
    (
        "the pieces taken",
        International,
        "W:W39:B3,11,33,22",
        "39x33x22x11x6",
        "39x6",
    ),
    (
        "Hub's order",
        International,
        "W:W39:B3,11,33,22",
        "39x6x11x22x33",
        "39x6",
    ),
    (
        "Scan's one victim",
        International,
        TWO_WAYS,
        "47x36x14",
        "47x38x20x9x36",
    ),
    (
        "one way",
        International,
        TWO_WAYS,
        "47x38x24x13x36",
        "47x38x24x13x36",
    ),
    (
        "the other way",
        International,
        TWO_WAYS,
        "47x38x20x9x36",
        "47x38x20x9x36",
    ),
    (
        "its turn alone",
        International,
        TWO_WAYS,
        "47x20x36",
        "47x38x20x9x36",
    ),
    (
        "another landing",
        International,
        TWO_WAYS,
        "47x33x24x13x36",
        "47x38x24x13x36",
    ),
    ("a round trip", Frisian, "W:WK5:BK4,12,25", "5x5", "5x5"),
    ("8×8", Spanish, "W:W1-12:B21-32", "11-14", "11-14"),
];

#[test]
fn a_move_is_read_from_every_text_that_means_it() {
    for (what, rules, fen, text, written) in TEXTS {
        let position = position(rules, fen);
        let mv = movetext::read(&position, text).unwrap_or_else(|error| panic!("{what}: {error}"));
        assert_eq!(movetext::write(&position, mv), written, "{what}");
    }
}

const NO_MOVES: [(&str, &str, &str, &str); 13] = [
    ("nothing", "W:W31-50:B1-20", "", "not a move"),
    ("a word", "W:W31-50:B1-20", "good", "not a move"),
    ("half a move", "W:W31-50:B1-20", "32-", "not a move"),
    ("letters", "W:W31-50:B1-20", "c3-d4", "by letters"),
    ("off the board", "W:W31-50:B1-20", "51-47", "no square 51"),
    ("square 0", "W:W31-50:B1-20", "32-0", "no square 0"),
    (
        "an empty square",
        "W:W31-50:B1-20",
        "28-23",
        "nothing stands on 28",
    ),
    ("not one's own", "W:W31-50:B1-20", "18-23", "opponent"),
    ("too far", "W:W31-50:B1-20", "32-23", "not legal here"),
    (
        "a capture is compulsory",
        "W:W28,50:B18",
        "50-45",
        "compulsory",
    ),
    (
        "a lesser capture",
        "W:W28,46:BK18,K9,41,31,16",
        "46x6",
        "must be played",
    ),
    ("not to the end", "W:W39:B33,22", "39x28", "goes on"),
    (
        "a king that must rest",
        "W:WK28,36:B20,K29:H0:F1:+229+328",
        "28-22",
        "legal",
    ),
];

#[test]
fn what_means_no_move_says_why() {
    for (what, fen, text, expected) in NO_MOVES {
        let error = movetext::read(&position(Frisian, fen), text)
            .unwrap_err()
            .to_string();
        assert!(error.contains(expected), "{what}: {error}");
    }
}

#[test]
fn an_ambiguous_text_names_its_candidates() {
    let candidates = |fen, text| match movetext::read(&position(International, fen), text) {
        Err(MoveTextError::Ambiguous { candidates, .. }) => candidates,
        other => panic!("{other:?}"),
    };
    assert_eq!(
        candidates("W:WK4:B13,20,32,37", "4x15"),
        ["4x27x38x15", "4x31x42x15"]
    );
    assert_eq!(
        candidates(TWO_WAYS, "47x36"),
        ["47x38x20x9x36", "47x38x24x13x36"]
    );
    assert_eq!(
        candidates(TWO_WAYS, "47x38x36"),
        ["47x38x20x9x36", "47x38x24x13x36"]
    );
}

/// Every position of the table, all rule sets: short or with the route, a text means its move.
#[test]
fn move_to_text_to_move_is_the_identity() {
    let table = include_str!("../../data/positions.jsonl");
    let mut seen = 0;
    for line in table.lines() {
        let line: serde_json::Value = serde_json::from_str(line).unwrap();
        let fen = line["fen"].as_str().unwrap();
        for rules in Rules::ALL {
            let Ok(position) = fen::read(rules, fen) else {
                continue;
            };
            let moves = position.legal_moves();
            let short: BTreeSet<_> = moves
                .iter()
                .map(|&mv| movetext::write(&position, mv))
                .collect();
            let full: BTreeSet<_> = moves
                .iter()
                .map(|&mv| movetext::write_route(&position, mv))
                .collect();
            assert_eq!(
                (short.len(), full.len()),
                (moves.len(), moves.len()),
                "{rules} {fen}"
            );
            for &mv in &moves {
                for text in [
                    movetext::write(&position, mv),
                    movetext::write_route(&position, mv),
                ] {
                    assert_eq!(
                        movetext::read(&position, &text),
                        Ok(mv),
                        "{rules} {fen} {text}"
                    );
                    seen += 1;
                }
            }
        }
    }
    assert!(seen > 2_000, "{seen}");
}
