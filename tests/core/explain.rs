//! The reason for every kind of refused move, and what it shows.

use crate::common::{game, play, position, square};
use damas::rules::{Criterion, Ending, Haul, Position, Refusal, Rules, Side};

/// A reason in one line: its name, then what it shows.
fn brief(refusal: &Refusal) -> String {
    let haul = |haul: &Haul| {
        let victims: Vec<_> = haul
            .victims
            .iter()
            .map(|square| square.to_string())
            .collect();
        format!("{haul} on {}", victims.join(","))
    };
    let moves = |moves: &[damas::rules::Move]| {
        let texts: Vec<_> = moves.iter().map(ToString::to_string).collect();
        texts.join(" ")
    };
    match refusal {
        Refusal::CaptureIsCompulsory { best, captures } => {
            format!("compulsory {}: {}", moves(captures), haul(best))
        }
        Refusal::BetterCapture {
            tried,
            best,
            decides,
            captures,
        } => {
            format!(
                "better {}: {} before {} by {decides:?}",
                moves(captures),
                haul(best),
                haul(tried)
            )
        }
        Refusal::MustGoOn { at, captures } => format!("goes on from {at}: {}", moves(captures)),
        Refusal::KingRests { square, count } => format!("rests {square} after {count}"),
        Refusal::OnlyPassed { passed } => format!("passed {passed}"),
        Refusal::Blocked { by } => format!("blocked by {by}"),
        Refusal::TakenAlready { square } => format!("taken already {square}"),
        Refusal::NothingToTake { from, to } => format!("nothing between {from} and {to}"),
        other => format!("{other:?}"),
    }
}

#[test]
fn each_attempt_gets_its_reason() {
    use Rules::{Frisian, FrisianLudoteka, FrisianSheet, International, Spanish, SpanishClassic};
    let start = "W:W31-50:B1-20";
    #[rustfmt::skip]
    let cases = [
        // The board and the pieces.
        ("off the board", Spanish, "W:W1-12:B21-32", 9, 40, "OffBoard { square: 40 }"),
        ("nothing there", Frisian, start, 28, 23, "NothingThere { square: 28 }"),
        ("the opponent's", Frisian, start, 20, 25, "NotYourPiece { square: 20 }"),
        // Steps.
        ("legal", Frisian, start, 32, 28, "legal"),
        ("a man onto a piece", Frisian, start, 37, 32, "blocked by 32"),
        ("a man backwards", Frisian, "W:W28:B1", 28, 32, "WrongDirection"),
        ("a man sideways", Frisian, "W:W28:B1", 28, 27, "WrongDirection"),
        ("a man two squares on", Frisian, "W:W28:B1", 28, 17, "TooFar"),
        ("a man from nowhere to nowhere", Frisian, "W:W28:B1", 28, 16, "NotOnALine"),
        ("a man that stays", Frisian, "W:W28:B1", 28, 28, "StaysPut"),
        ("a king along a column", Frisian, "W:WK28:B1", 28, 8, "WrongDirection"),
        ("by the sheet it may", FrisianSheet, "W:WK28:B1", 28, 8, "legal"),
        ("a king over its own piece", Frisian, "W:WK28,19:B1", 28, 14, "blocked by 19"),
        ("a king over two pieces", Frisian, "W:WK32:B23,19,1", 32, 14, "blocked by 19"),
        ("a king where no line leads", Frisian, "W:WK28:B1", 28, 16, "NotOnALine"),
        // Jumps that aren't.
        ("a man over its own piece", Frisian, "W:W28,22:B1", 28, 17, "blocked by 22"),
        ("a man onto the piece behind", Frisian, "W:W28:B22,17", 28, 17, "blocked by 17"),
        ("a man too far behind its victim", Frisian, "W:W28:B22,2", 28, 11, "TooFar"),
        ("a man along a column, international", International, "W:W28:B18", 28, 8, "WrongDirection"),
        ("a man backwards, Spanish", Spanish, "W:W14:B11", 14, 7, "WrongDirection"),
        // The majority rule.
        ("a step where a capture is", Frisian, "W:W28,50:B18", 50, 44, "compulsory 28x8: 1 man on 18"),
        ("two kings before three men", Frisian, "W:W28,46:BK18,K9,41,31,16", 46, 6, "better 28x10: 2 kings on 9,18 before 3 men on 16,31,41 by Value"),
        ("Ludoteka: three men before two kings", FrisianLudoteka, "W:W28,46:BK18,K9,41,31,16", 28, 10, "better 46x6: 3 men on 16,31,41 before 2 kings on 9,18 by Count"),
        ("Ludoteka: a king before a man", FrisianLudoteka, "W:W28,46:BK18,41", 46, 37, "better 28x8: 1 king on 18 before 1 man on 41 by KingsTaken"),
        ("as much with the king", Frisian, "W:W28,K46:B18,41", 28, 8, "better 46x32 46x37: 1 man on 41 before 1 man on 18 by KingTakes"),
        ("Spanish: the king before what it takes", Spanish, "W:W1,K17:BK5,6,K23", 1, 10, "better 17x3: 1 man on 6 before 1 king on 5 by KingTakes"),
        ("classic: what is taken", SpanishClassic, "W:W1,K17:BK5,6,K23", 17, 3, "better 1x10: 1 king on 5 before 1 man on 6 by KingsTaken"),
        ("a king and a man before two men", Frisian, "W:W28,46:BK18,9,41,31", 46, 26, "better 28x10: 1 king and 1 man on 9,18 before 2 men on 31,41 by Value"),
        // Captures not finished.
        ("a capture broken off", Frisian, "W:W28,46:BK18,K9,41,31,16", 28, 8, "goes on from 8: 28x10"),
        ("stopping on the last row", Frisian, "W:W12:B8,9", 12, 3, "goes on from 3: 12x14"),
        ("on as a king over the last row", International, "W:W15:B10,13", 15, 18, "passed 4"),
        // Kings that rest.
        ("a king that rests", Frisian, "W:W36,K37:BK12,15:H0:F1:+312+337", 37, 41, "rests 37 after 3"),
        ("a resting king may capture", Frisian, "W:WK28,36:B20,K29:H0:F1:+229+328", 28, 10, "legal"),
    ];
    for (name, rules, text, from, to, expected) in cases {
        let refusal = position(rules, text).explain(square(from), square(to));
        let found = refusal.as_ref().map_or_else(|| "legal".to_owned(), brief);
        assert_eq!(found, expected, "{name}");
        if let Some(refusal) = refusal {
            assert!(refusal.to_string().len() > 10, "{name} has a sentence");
        }
    }
}

#[test]
fn each_touch_gets_its_reason() {
    #[rustfmt::skip]
    let cases = [
        ("one that can move", "W:W31-50:B1-20", 32, "legal"),
        ("an empty square", "W:W31-50:B1-20", 28, "NothingThere { square: 28 }"),
        ("the opponent's piece", "W:W31-50:B1-20", 18, "NotYourPiece { square: 18 }"),
        ("shut in", "W:W31-50:B1-20", 37, "ShutIn { square: 37 }"),
        ("another must take", "W:W28,50:B18", 50, "compulsory 28x8: 1 man on 18"),
        ("another takes more", "W:W28,46:BK18,41", 46, "better 28x8: 1 king on 18 before 1 man on 41 by Value"),
        ("it rests", "W:W36,K37:BK12,15:H0:F1:+312+337", 37, "rests 37 after 3"),
    ];
    for (name, text, from, expected) in cases {
        let refusal = position(Rules::Frisian, text).explain_from(square(from));
        let found = refusal.as_ref().map_or_else(|| "legal".to_owned(), brief);
        assert_eq!(found, expected, "{name}");
    }
}

fn along(position: &Position, route: &[u8]) -> String {
    let squares: Vec<_> = route.iter().map(|&number| square(number)).collect();
    let refusal = position.explain_route(&squares);
    refusal.as_ref().map_or_else(|| "legal".to_owned(), brief)
}

#[test]
fn each_route_gets_its_reason() {
    use Rules::{Frisian, International};
    let tours = "W:WK47:B14,19,31,33,42";
    #[rustfmt::skip]
    let cases: [(&str, Rules, &str, &[u8], &str); 12] = [
        ("no landing", Frisian, tours, &[47], "NoRoute"),
        ("a legal route", International, tours, &[47, 38, 24, 13, 36], "legal"),
        ("another", International, tours, &[47, 38, 20, 9, 36], "legal"),
        ("two squares are an attempt", Frisian, "W:W28,50:B18", &[50, 44], "compulsory 28x8: 1 man on 18"),
        ("stops too early", International, tours, &[47, 38, 24, 13], "goes on from 13: 47x36"),
        ("turns where nothing is", International, tours, &[47, 38, 29, 40, 45], "nothing between 29 and 40"),
        ("a piece twice", Frisian, "W:WK24:BK20,42", &[24, 15, 33], "taken already 20"),
        ("over its own piece", Frisian, "W:W28,9:B18,1", &[28, 8, 10], "blocked by 9"),
        ("as a king over the last row", International, "W:W15:B10,13", &[15, 4, 18], "passed 4"),
        ("takes less", Frisian, "W:W28,46:BK18,K9,K4,41,31", &[46, 37, 26], "better 28x10: 2 kings on 9,18 before 2 men on 31,41 by Value"),
        ("off the line", Frisian, "W:W28:B18", &[28, 8, 4], "NotOnALine"),
        ("not the mover's", Frisian, "W:W28:B18", &[18, 38, 4], "NotYourPiece { square: 18 }"),
    ];
    for (name, rules, text, route, expected) in cases {
        assert_eq!(along(&position(rules, text), route), expected, "{name}");
    }
}

#[test]
fn the_game_knows_that_a_man_only_passed_and_that_it_is_over() {
    let mut passed = game(Rules::Frisian, "W:W12:B8,9,21,K50");
    play(&mut passed, "12x14 21-26");
    for (name, to) in [("backwards", 19), ("far", 5), ("sideways", 13)] {
        let refusal = passed.explain(square(14), square(to)).unwrap();
        assert_eq!(brief(&refusal), "passed 3", "{name}");
    }
    let mut over = game(Rules::Frisian, "W:W28,50:B18");
    play(&mut over, "28x8");
    let refusal = over.explain(square(50), square(44));
    let (winner, ending) = (Some(Side::White), Ending::NoPieces);
    assert_eq!(refusal, Some(Refusal::GameOver { winner, ending }));
}

#[test]
fn the_sum_orders_as_the_law_does() {
    let cases = [
        (Rules::Frisian, (2, 0), (0, 1), Some(Criterion::Value)),
        (Rules::Frisian, (3, 0), (0, 2), None),
        (Rules::Frisian, (5, 0), (0, 3), None),
        (Rules::Frisian, (6, 0), (0, 3), Some(Criterion::Value)),
        (
            Rules::FrisianLudoteka,
            (3, 0),
            (0, 2),
            Some(Criterion::Count),
        ),
        (Rules::International, (1, 0), (0, 1), None),
    ];
    let empty = position(Rules::Frisian, "W:W:B").side_squares(Side::White);
    let haul = |(men, kings)| Haul {
        victims: empty,
        men,
        kings,
        by_king: false,
    };
    for (rules, more, less, decides) in cases {
        let found = haul(less).falls_short(&haul(more), rules.declaration());
        assert_eq!(found, decides, "{rules}: {more:?} against {less:?}");
    }
}
