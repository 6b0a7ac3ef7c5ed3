//! What is marked, as text.

use super::*;
use crate::contest::{Contest, MatchLaws};
use crate::game::input::selection::candidates;
use crate::notation::fen;
use crate::rules::Rules;

fn told(fen: &str, touches: &[u8]) -> String {
    let candidates = candidates(&fen::read(Rules::Frisian, fen).unwrap());
    let mut selection = Selection::default();
    for &number in touches {
        selection.touch(Square::new(number).unwrap(), &candidates);
    }
    let marks = choices(&selection, &candidates);
    marks
        .iter()
        .map(|(square, meaning)| format!("{square} {meaning:?}"))
        .collect::<Vec<_>>()
        .join(", ")
}

#[test]
fn a_capture_under_way_leaves_studs_and_goes_to_rings() {
    let position = fen::read(Rules::Frisian, "W:W42,38,22:B37,32,23,8").unwrap();
    let mv = position.legal_moves()[0];
    let under_way = |landed, dropped| {
        let (route, before) = (position.route(mv), position);
        let played = MovePlayed {
            mv,
            route,
            before,
            dropped,
        };
        let of = |meaning| {
            let marks = super::under_way(&played, landed).into_iter();
            let squares = marks.filter(|(_, other)| *other == meaning);
            squares
                .map(|(square, _)| square.number())
                .collect::<Vec<_>>()
        };
        (of(Meaning::WayTaken), of(Meaning::CaptureLanding))
    };
    let cases = [
        ("lifted", 0, false, &[42][..], &[31, 33, 13, 2][..]),
        ("landed twice", 2, false, &[42, 31, 33], &[13, 2]),
        ("landed for good", 4, false, &[42, 31, 33, 13], &[]),
        ("put down by hand", 0, true, &[42, 31, 33, 13], &[]),
    ];
    for (case, landed, dropped, left, ahead) in cases {
        let expected = (left.to_vec(), ahead.to_vec());
        assert_eq!(under_way(landed, dropped), expected, "{case}");
    }
}

#[test]
fn marks_follow_the_choice() {
    let four = "W:W42,38,22:B37,32,23,8";
    let cases = [
        (
            "what may move",
            "W:W32,45:B1",
            &[][..],
            "32 MayMove, 45 MayMove",
        ),
        ("what must capture", four, &[], "42 MustCapture"),
        (
            "dots for quiet moves",
            "W:W32:B1",
            &[32],
            "32 Chosen, 27 Landing, 28 Landing",
        ),
        (
            "rings for all the landings of a capture",
            four,
            &[42],
            "42 Chosen, 2 CaptureLanding, 13 CaptureLanding, 31 CaptureLanding, 33 CaptureLanding",
        ),
        (
            "a loop where a capture comes round to its start",
            "W:W38:B22,23,32,33",
            &[38],
            "38 Chosen, 18 CaptureLanding, 27 CaptureLanding, 29 CaptureLanding, 38 BackToStart",
        ),
        (
            "a stud on the way taken",
            four,
            &[42, 31],
            "42 Chosen, 31 WayTaken, 2 CaptureLanding, 13 CaptureLanding, 33 CaptureLanding",
        ),
    ];
    for (case, fen, touches, expected) in cases {
        assert_eq!(told(fen, touches), expected, "{case}");
    }
}

#[test]
fn what_ended_the_game_is_marked() {
    let to_and_fro = [(46, 41), (4, 9), (41, 46), (9, 4)];
    let repeated: Vec<(u8, u8)> = to_and_fro.into_iter().cycle().take(8).collect();
    let cases = [
        ("shut in", Rules::Frisian, "W:W6:B1", &[][..], "6 ShutIn"),
        (
            "one king against one",
            Rules::Frisian,
            "W:WK47:BK4",
            &[(47, 42), (4, 9), (42, 47), (9, 4)],
            "4 Drawn, 47 Drawn",
        ),
        (
            "the same position three times",
            Rules::International,
            "W:WK46,6:BK4,45",
            &repeated[..],
            "4 Drawn, 46 Drawn",
        ),
        ("nothing has ended", Rules::Frisian, "W:W32:B1", &[], ""),
    ];
    for (case, rules, fen, moves, expected) in cases {
        let start = fen::read(rules, fen).unwrap();
        let mut contest = Contest::from_position(start, MatchLaws::UNTIMED);
        for &(from, to) in moves {
            let legal = contest.game().position().legal_moves();
            let ends = |mv: &&DraughtsMove| (mv.from().number(), mv.to().number()) == (from, to);
            let mv = *legal.iter().find(ends).expect("it is legal");
            if contest.outcome().is_none() {
                contest.play_untimed(mv).unwrap();
            }
        }
        let mut marks = at_the_end(&CurrentGame::of(contest));
        marks.sort_by_key(|(square, _)| *square);
        let told = marks.iter();
        let told = told.map(|(square, meaning)| format!("{square} {meaning:?}"));
        assert_eq!(told.collect::<Vec<_>>().join(", "), expected, "{case}");
    }
}
