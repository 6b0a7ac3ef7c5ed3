//! The three-moves rule for kings, case by case (RULES 4).

use crate::common::{game, play, position};
use damas::notation::fen;
use damas::rules::{Position, Rules, Side};

/// The run of a side as FEN writes it: "0", or count and square.
fn run(position: &Position, side: Side) -> String {
    position.king_run(side).map_or_else(
        || "0".to_owned(),
        |run| format!("{}{:02}", run.count, run.square.number()),
    )
}

#[test]
fn a_run_grows_stops_and_is_forgotten() {
    use Rules::{Frisian, FrisianLudoteka, FrisianSheet, Frysk, International};
    let start = "W:WK47,6,36:BK4,45,35";
    #[rustfmt::skip]
    let cases = [
        ("the first move of a king counts", Frisian, start, "47-42", "142", "0"),
        ("the opponent's moves are transparent", Frisian, start, "47-42 4-10 42-38 10-14", "238", "214"),
        ("a man's move ends its side's run alone", Frisian, start, "47-42 4-10 36-31 10-14", "0", "214"),
        ("another king starts its own run", Frisian, "W:WK47,K48,36:BK4,45", "47-42 4-10 48-43", "143", "110"),
        ("coming back, the first king starts again", Frisian, "W:WK47,K48,36:BK4,45", "47-42 4-10 48-43 10-4 42-47", "147", "204"),
        ("its own capture ends it", Frisian, "W:WK28,36:B20,K29:H0:F1:+229+328", "28x10", "0", "0"),
        ("a man's capture ends it", Frisian, "W:WK46,K41,32:B28,K5,15:H0:F1:+0+246", "32x23", "0", "0"),
        ("the opponent's run ends when its king is taken", Frisian, "W:W28,K46:BK18,15:H0:F1:+218+0", "28x8", "0", "0"),
        ("it stays when another of its pieces is taken", Frisian, "W:W28,K46:B18,K5,15:H0:F1:+205+0", "28x8", "0", "205"),
        ("it ends when its side's last man is taken", Frisian, "W:W28,K46:B18,K5:H0:F1:+205+0", "28x8", "0", "0"),
        ("crowning is a man's move", Frisian, "W:WK46,6,36:BK45,15:H0:F1:+0+246", "6-1", "0", "0"),
        ("a new king starts at nothing", Frisian, "W:W6,36:BK45,15", "6-1 45-50 1-7", "107", "150"),
        ("crowning the last man frees for good", Frisian, "W:WK46,6:BK45,15:H0:F1:+0+346", "6-1 45-50 46-41", "0", "150"),
        ("a side with kings alone is never counted", Frisian, "W:WK47,K48:BK4,15", "47-42 4-10 42-38", "0", "110"),
        ("the sheet has the rule", FrisianSheet, start, "47-42 4-10", "142", "110"),
        ("Ludoteka has the rule", FrisianLudoteka, start, "47-42 4-10", "142", "110"),
        ("Frysk has the rule", Frysk, start, "47-42 4-10", "142", "110"),
        ("the international game hasn't", International, start, "47-42 4-10", "0", "0"),
    ];
    for (name, rules, start, line, white, black) in cases {
        let mut game = game(rules, start);
        play(&mut game, line);
        let position = game.position();
        assert_eq!(run(position, Side::White), white, "{name}: White");
        assert_eq!(run(position, Side::Black), black, "{name}: Black");
    }
}

#[test]
fn a_king_that_moved_three_times_rests() {
    #[rustfmt::skip]
    let cases = [
        ("it may not step", "W:W36,K37:BK12,15:H0:F1:+312+337", "36-31"),
        ("another king may", "W:WK33,36,K47:BK7,15:H0:F1:+307+333", "36-31 47-41 47-42 47-38"),
        ("it may capture", "W:WK28,36:B20,K29:H0:F1:+229+328", "28x10"),
        ("with nothing else to move the side has lost", "W:WK5,6:B1,K43:H0:F1:+343+305", ""),
        ("a rest of the opponent's king binds nobody else", "W:W36,K37:BK12,15:H0:F1:+312+0", "36-31 37-10 37-14 37-19 37-23 37-26 37-28 37-31 37-32 37-41 37-42 37-46 37-48 37-5"),
    ];
    for (name, text, legal) in cases {
        let position = position(Rules::Frisian, text);
        let mut moves: Vec<_> = position
            .legal_moves()
            .iter()
            .map(ToString::to_string)
            .collect();
        moves.sort();
        let mut legal: Vec<_> = legal.split_whitespace().collect();
        legal.sort_unstable();
        assert_eq!(moves, legal, "{name}");
    }
}

#[test]
fn the_fourth_move_is_refused_and_a_rest_of_one_move_is_enough() {
    let mut game = game(Rules::Frisian, "W:WK46,36:B4,K45");
    play(&mut game, "46-41 45-50 41-46 50-45 46-41 45-50");
    assert_eq!(
        fen::write(game.position()),
        "W:W36,K41:B4,K50:H0:F1:+350+341"
    );
    let from_41 = |mv: &&damas::rules::Move| mv.from().number() == 41;
    assert_eq!(
        game.position().legal_moves().iter().filter(from_41).count(),
        0
    );
    play(&mut game, "36-31 4-9");
    assert!(game.position().legal_moves().iter().filter(from_41).count() > 5);
}
