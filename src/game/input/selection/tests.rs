//! Touches become moves, or are answered.

use super::*;
use crate::notation::fen;
use crate::rules::Rules;

fn square(number: u8) -> Square {
    Square::new(number).unwrap()
}

/// What each touch in turn comes to, as text: `.` partial, `-` cleared, `!` refused, else the move.
fn touches(fen: &str, squares: &[u8]) -> String {
    let candidates = candidates(&fen::read(Rules::Frisian, fen).unwrap());
    let mut selection = Selection::default();
    let told: Vec<String> = squares
        .iter()
        .map(
            |&number| match selection.touch(square(number), &candidates) {
                Touch::Partial => ".".into(),
                Touch::Cleared => "-".into(),
                Touch::Refused => "!".into(),
                Touch::Unclear => "?".into(),
                Touch::Complete(candidate) => candidate.mv.to_string(),
            },
        )
        .collect();
    told.join(" ")
}

#[test]
fn touches_become_moves() {
    let start = "W:W31-50:B1-20";
    let four = "W:W42,38,22:B37,32,23,8";
    let cases = [
        ("one touch only selects", start, &[32][..], "."),
        ("two touches play", start, &[32, 28], ". 32-28"),
        ("the other landing plays too", start, &[32, 27], ". 32-27"),
        ("touching it again lets it go", start, &[32, 32], ". -"),
        (
            "another piece is chosen instead",
            start,
            &[32, 33, 28],
            ". . 33-28",
        ),
        ("a square nobody can leave", start, &[25], "!"),
        ("a piece that cannot move", start, &[45], "!"),
        ("the rival's piece", start, &[1], "!"),
        ("a landing out of reach", start, &[32, 20], ". !"),
        (
            "landing by landing",
            four,
            &[42, 31, 33, 13, 2],
            ". . . . 42x2",
        ),
        ("start and end", four, &[42, 2], ". 42x2"),
        ("start, a landing, end", four, &[42, 31, 2], ". . 42x2"),
        ("a later landing, end", four, &[42, 13, 2], ". . 42x2"),
        (
            "a later landing chooses those before it",
            four,
            &[42, 33, 42, 42, 42],
            ". . . . -",
        ),
        (
            "back by one landing at the start square",
            four,
            &[42, 31, 42, 42],
            ". . . -",
        ),
        ("capturing is compulsory", four, &[38], "!"),
    ];
    for (case, fen, squares, expected) in cases {
        assert_eq!(touches(fen, squares), expected, "{case}");
    }
}

#[test]
fn two_moves_to_one_square_need_a_landing_between() {
    // RULES.md 7: from 4 to 15 over 27 and 38 or over 31 and 42, international rules.
    let position = fen::read(Rules::International, "W:WK4:B13,20,32,37").unwrap();
    let candidates = candidates(&position);
    let end = square(15);
    let mut ending: Vec<Move> = candidates
        .iter()
        .map(|candidate| candidate.mv)
        .filter(|mv| mv.to() == end)
        .collect();
    ending.dedup();
    assert_eq!(ending.len(), 2, "two moves end on one square");
    let mut selection = Selection::default();
    selection.touch(square(4), &candidates);
    assert_eq!(
        selection.touch(end, &candidates),
        Touch::Unclear,
        "the player must be asked"
    );
    for candidate in candidates
        .iter()
        .filter(|candidate| candidate.mv.to() == end)
    {
        let mut selection = Selection::default();
        selection.touch(square(4), &candidates);
        let last = candidate
            .route
            .landings
            .iter()
            .map(|landing| selection.touch(*landing, &candidates))
            .last();
        assert!(
            matches!(last, Some(Touch::Complete(done)) if done.mv == candidate.mv),
            "{candidate:?}"
        );
    }
}
