//! Games of PDN texts played by the rules: which rules, how far, and how they ended.

use damas::notation::pdn::{self, Replayed, Routes, Ruling, Severity, Style};
use damas::notation::{Numbering, fen};
use damas::rules::{Ending, Game, Rules, Side};

#[track_caller]
fn replay(text: &str) -> Replayed {
    let mut records = pdn::read_str(text);
    let record = records.next().unwrap();
    assert!(records.next().is_none(), "more than one game");
    record.replay(None)
}

fn faults(replayed: &Replayed) -> Vec<String> {
    let letter = |severity| {
        if severity == Severity::Error {
            "e"
        } else {
            "w"
        }
    };
    let faults = replayed.record.faults.iter();
    faults
        .map(|fault| {
            format!(
                "{}{} {}",
                letter(fault.severity()),
                fault.place.column,
                fault.trouble
            )
        })
        .collect()
}

#[track_caller]
fn check_faults(what: &str, replayed: &Replayed, expected: &[&str]) {
    let found = faults(replayed);
    assert_eq!(found.len(), expected.len(), "{what}: {found:#?}");
    for (found, expected) in found.iter().zip(expected) {
        let (begins, holds) = expected.split_once(' ').unwrap();
        let fits = found.starts_with(&format!("{begins} ")) && found.contains(holds);
        assert!(fits, "{what}: {found}, not {expected}");
    }
}

#[test]
fn the_rules_are_found() {
    use Rules::{
        Frisian, FrisianLudoteka, FrisianSheet, Frysk, International, InternationalFmjd, Spanish,
        SpanishClassic,
    };
    let cases: [(&str, Rules, &[&str]); 17] = [
        ("[GameType \"20\"] *", International, &[]),
        ("[GameType \"20,W,10,10,N1,0\"] *", International, &[]),
        ("[GameType \"40\"] *", Frisian, &[]),
        ("[GameType \"97\"] *", Frysk, &[]),
        ("[GameType \"24\"] *", Spanish, &[]),
        ("[GameType \"28,W,8,8,N1,1\"] *", SpanishClassic, &[]),
        ("[GameType \"Frisian\"] *", Frisian, &[]),
        (
            "[GameType \"40\"] [Rules \"frisian-sheet\"] *",
            FrisianSheet,
            &[],
        ),
        ("[Rules \"frisian-ludoteka\"] *", FrisianLudoteka, &[]),
        (
            "[Rules \"international-fmjd\"] [GameType \"20\"] *",
            InternationalFmjd,
            &[],
        ),
        (
            "[Rules \"frisian\"] [GameType \"20\"] *",
            Frisian,
            &["w1 GameType \"international\" speaks of other rules"],
        ),
        (
            "[Rules \"frisian\"] [GameType \"25\"] *",
            Frisian,
            &["w1 Russian"],
        ),
        (
            "[Rules \"house\"] [GameType \"40\"] *",
            Frisian,
            &["w1 no rule set \"house\""],
        ),
        ("32-28 19-23 *", International, &[]),
        (
            "34-30 20-25 31-26 25x34 39x30 17-21 26x17 12x21 44-39 21-26 30-24 19x30 35x24 14x34 33x35 *",
            Frisian,
            &[],
        ),
        ("48-43 5-10 43-39 3-9 *", Frysk, &[]),
        ("11-15 23-20 15-19 *", Spanish, &[]),
    ];
    for (text, rules, expected) in cases {
        let replayed = replay(text);
        assert_eq!(replayed.ruling, Ruling::Ours(rules), "{text}");
        check_faults(text, &replayed, expected);
    }
    let wished = |text: &str, rules| pdn::read_str(text).next().unwrap().replay(Some(rules));
    assert_eq!(
        wished("[GameType \"20\"] *", InternationalFmjd).ruling,
        Ruling::Ours(InternationalFmjd)
    );
    assert!(faults(&wished("[GameType \"20\"] *", InternationalFmjd)).is_empty());
    check_faults(
        "a wish",
        &wished("[GameType \"20\"] *", Frisian),
        &["w1 GameType"],
    );
    check_faults(
        "a wish",
        &wished("[Rules \"frysk\"] *", Frisian),
        &["w1 Rules"],
    );
}

#[test]
fn games_of_other_rules_are_said_to_be_so_and_kept() {
    let cases = [
        (
            "[GameType \"25\"] 1. c3-d4 d6-c5 *",
            "Russian draughts (GameType 25)",
        ),
        ("[GameType \"22\"] 1. 21-17 12-15 *", "Italian draughts"),
        (
            "[GameType \"21,B,8,8,N1,0\"] 1. 11-15 22-18 *",
            "English draughts",
        ),
        ("[GameType \"96\"] 1. 32-28 *", "breakthrough"),
        ("[GameType \"77\"] 1. 32-28 *", "unknown type (GameType 77)"),
        ("1. c3-d4 d6-c5 *", "letters"),
        ("1. a3b4 *", "letters"),
        ("[FEN \"W:Wa1:Bh8\"] *", "letters"),
        ("1. 11-16 24-19 2. 8-11 *", "English"),
        ("1. 21-17 12-15 2. 23-19 11-14 3. 19x12 8x15 *", "Italian"),
    ];
    for (text, expected) in cases {
        let mut replayed = replay(text);
        assert!(matches!(replayed.ruling, Ruling::Other(_)), "{text}");
        assert!(
            replayed.game.is_none() && replayed.record.has_errors(),
            "{text}"
        );
        let before = pdn::write(&replayed.record);
        check_faults(text, &replayed, &[&format!("e1 {expected}")]);
        replayed.tidy(&Style::default());
        assert_eq!(pdn::write(&replayed.record), before, "{text}");
    }
}

#[test]
fn games_begin_where_the_file_says() {
    let cases: [(&str, &str, &[&str]); 11] = [
        ("[FEN \"W:W31:B20.\"] *", "W:W31:B20", &[]),
        (
            "[SetUp \"1\"] [FEN \"B:W31:B20:H3:F9\"] *",
            "B:W31:B20",
            &[],
        ),
        (
            "[FEN \"?:W31:B20\"] *",
            "W:W31:B20",
            &["w1 White is assumed"],
        ),
        ("[FEN \"?:W31:B20\"] 20-25 *", "W:W31:B25", &["w1 unknown"]),
        ("[FEN \"W:W31:BK5,G12\"] *", "", &["e1 unfinished capture"]),
        (
            "[FEN \"W:W1:B20\"] [Rules \"frisian\"] *",
            "",
            &["e1 would be a king"],
        ),
        (
            "[GameType \"40\"] [Turn \"B\"] [BoardPosition \"W:33k:B:13\"] *",
            "B:WK33:B13",
            &["w1 BoardPosition"],
        ),
        ("/FEN \"B:W31:B20\"/ 20-25 *", "W:W31:B25", &[]),
        (
            "/FEN \"W:W31-50:B1-20\"/ /FEN \"B:W31:B20\"/ 1... 20-25 *",
            "W:W31:B25",
            &[],
        ),
        (
            "[FEN \"W:W31:B20\"] 31-26 /FEN \"B:W26:B20\"/ 20-25 *",
            "W:W26:B25",
            &[],
        ),
        (
            "[FEN \"W:W31:B20\"] 31-26 /FEN \"B:W27:B20\"/ 20-25 *",
            "B:W26:B20",
            &["e43 set up in mid-game"],
        ),
    ];
    for (text, last, expected) in cases {
        let replayed = replay(text);
        check_faults(text, &replayed, expected);
        let found = replayed
            .game
            .map(|game| fen::write(game.position()))
            .unwrap_or_default();
        assert_eq!(found, last, "{text}");
    }
}

#[test]
fn faults_of_moves_tell_where_and_why_and_the_rest_is_kept() {
    let replayed = replay("[GameType \"20\"]\n1. 32-28 19-23 2. 28x19 14-20 3. 19x8 3x12 {so} *");
    let found: Vec<_> = replayed
        .record
        .faults
        .iter()
        .map(ToString::to_string)
        .collect();
    assert_eq!(found.len(), 2, "{found:#?}");
    assert!(
        found[0].starts_with("line 2, column 25: \"14-20\" is not legal here: 20 is in the way")
    );
    assert_eq!(found[1], "line 2, column 34: 2 more moves are kept as text");
    assert_eq!(replayed.game.as_ref().unwrap().plies().len(), 3);
    assert!(pdn::write(&replayed.record).contains("14-20 3. 19x8 3x12 {so} *"));

    let odd = replay("[GameType \"20\"] 1. 32x28 19-23 4. 28-19 13x24 *");
    check_faults(
        "odd texts",
        &odd,
        &[
            "w20 \"32x28\" was read as 32-28",
            "w35 move 2, not 4",
            "w35 read as 28x19",
        ],
    );
    assert!(!odd.record.has_errors());
}

#[test]
fn ambiguous_moves_are_settled_only_by_what_follows() {
    let start = "[GameType \"20\"] [FEN \"W:WK4,50:B13,20,32,37,6\"]";
    let open = replay(&format!("{start} 4x15 *"));
    check_faults("nothing follows", &open, &["e49 4x27x38x15 or 4x31x42x15"]);
    assert_eq!(open.game.unwrap().plies().len(), 0);
    let both = replay(&format!("{start} 4x15 6-11 *"));
    check_faults("both go on", &both, &["e49 ambiguous", "e54 1 more"]);

    for (reply, route) in [("37-41", "4x27x38x15"), ("32-38", "4x31x42x15")] {
        let one = replay(&format!("{start} 4x15 {reply} *"));
        check_faults("one goes on", &one, &[&format!("w49 only {route}")]);
        let mut one = one;
        one.tidy(&Style::default());
        assert!(pdn::write(&one.record).contains(&format!("1. {route} {reply} *")));
    }
}

#[test]
fn the_end_is_that_of_our_laws() {
    let end = |text: &str| {
        let replayed = replay(text);
        let outcome = replayed.game.as_ref().unwrap().outcome();
        let found = faults(&replayed);
        (
            outcome.map(|outcome| (outcome.winner, outcome.ending)),
            found,
        )
    };
    let white = Some(Side::White);
    let cases = [
        (
            "over on the board",
            "[GameType \"40\"] [FEN \"W:W28:B18\"] 28x8 1-0",
            Some((white, Ending::NoPieces)),
            "",
        ),
        (
            "with another result",
            "[GameType \"40\"] [FEN \"W:W28:B18\"] 28x8 0-1",
            Some((white, Ending::NoPieces)),
            "White has won (no-pieces)",
        ),
        (
            "both lost",
            "[GameType \"40\"] [FEN \"W:W28:B18\"] 28x8 0-0",
            Some((white, Ending::NoPieces)),
            "the result is 0-0",
        ),
        (
            "with another ending",
            "[GameType \"40\"] [Termination \"time\"] [FEN \"W:W28:B18\"] 28x8 1-0",
            Some((white, Ending::NoPieces)),
            "Termination says time",
        ),
        (
            "a blocked side",
            "[GameType \"40\"] [FEN \"W:W6:B1\"] 0-1",
            Some((Some(Side::Black), Ending::NoMoves)),
            "",
        ),
        ("a result alone", "[GameType \"40\"] 32-28 1-0", None, ""),
        (
            "resigned",
            "[GameType \"40\"] [Termination \"resignation\"] 32-28 1-0",
            Some((white, Ending::Resignation)),
            "",
        ),
        (
            "nobody resigned",
            "[GameType \"40\"] [Termination \"resignation\"] 32-28 *",
            None,
            "the game goes on",
        ),
        (
            "agreed",
            "[GameType \"40\"] [Termination \"agreement\"] 32-28 1/2-1/2",
            Some((None, Ending::Agreement)),
            "",
        ),
        (
            "out of time",
            "[GameType \"40\"] [Termination \"Time forfeit\"] 32-28 1-0",
            Some((white, Ending::Time)),
            "",
        ),
        (
            "lidraughts' word",
            "[GameType \"40\"] [Termination \"Normal\"] 32-28 1-0",
            None,
            "",
        ),
        (
            "a draw that isn't",
            "[GameType \"40\"] [Termination \"repetition\"] 32-28 1/2-1/2",
            None,
            "the game goes on",
        ),
        (
            "two results",
            "[GameType \"40\"] [Result \"1-0\"] 32-28 0-1",
            None,
            "Result says 1-0, the moves end with 0-1",
        ),
        (
            "two ways to tell one",
            "[GameType \"40\"] [Result \"1-1\"] 32-28 1/2-1/2",
            None,
            "",
        ),
        (
            "no result",
            "[GameType \"40\"] [Result \"won\"] 32-28 *",
            None,
            "\"won\" is not a result",
        ),
        ("points", "[GameType \"20\"] 32-28 19-23 4-6", None, ""),
    ];
    for (what, text, expected, fault) in cases {
        let (outcome, found) = end(text);
        assert_eq!(outcome, expected, "{what}");
        match fault {
            "" => assert!(found.is_empty(), "{what}: {found:?}"),
            fault => assert!(
                found.len() == 1 && found[0].contains(fault),
                "{what}: {found:?}"
            ),
        }
    }
}

#[test]
fn moves_after_the_end_are_text() {
    let shuffle = "46-5 45-50 5-46 50-45 ".repeat(4);
    let replayed = replay(&format!(
        "[GameType \"20\"] [FEN \"W:WK46,35:BK45,25\"] {shuffle} *"
    ));
    let game = replayed.game.as_ref().unwrap();
    let outcome = game.outcome().unwrap();
    assert_eq!(
        (outcome.ending, game.plies().len()),
        (Ending::Repetition, 8)
    );
    check_faults(
        "repeated",
        &replayed,
        &["w87 ended here (repetition); 8 more moves"],
    );
    assert!(!replayed.record.has_errors());
}

#[test]
fn variations_are_played_beside_the_game() {
    let text = "[GameType \"20\"] 1. 32-28 (33-28 18-22 (18-23 39-33) 38-33) 19-23 (bad 1... 18-22) 2. 28x19 (33-29) *";
    let replayed = replay(text);
    check_faults(text, &replayed, &["w67 bad", "e93 compulsory"]);
    assert_eq!(replayed.game.unwrap().plies().len(), 3);
    let set_up = replay("[GameType \"20\"] 32-28 (/FEN \"B:W31:B20\"/ 20-24 31-26) 19-23 *");
    check_faults("a variation from elsewhere", &set_up, &[]);
    let wrong = replay("[GameType \"20\"] 32-28 (/FEN \"B:W31\"/ 20-24) 19-23 *");
    check_faults(
        "and from nowhere",
        &wrong,
        &["e38 pieces of Black are missing"],
    );
}

#[test]
fn spanish_games_in_the_other_numbering_are_turned() {
    let own = replay("[GameType \"24\"] 1. 11-14 22-18 2. 12-15 *");
    check_faults("own", &own, &[]);
    let mut other = replay("[GameType \"24\"] 1. 22-19 11-15 2. 21-18 *");
    check_faults("other", &other, &["w1 the other way round"]);
    let (own, turned) = (own.game.unwrap(), other.game.clone().unwrap());
    assert_eq!(own, turned);
    other.tidy(&Style::default());
    let text = pdn::write(&other.record);
    assert!(text.contains("1. 11-14 22-18 2. 12-15 *"), "{text}");

    let fen = replay("[GameType \"24\"] [FEN \"W:W21-32:B1-12\"] *");
    check_faults("a start", &fen, &["w1 the other way round"]);
    assert_eq!(fen.game.unwrap(), Game::new(Rules::Spanish));

    let style = Style {
        numbering: Numbering::OtherCorner,
        ..Style::default()
    };
    other.tidy(&style);
    let text = pdn::write(&other.record);
    assert!(
        text.contains("1. 22-19 11-15 2. 21-18 *") && text.contains("24,W,8,8,N2,1"),
        "{text}"
    );
    assert_eq!(replay(&text).game.unwrap(), own);
}

#[test]
fn tidying_writes_what_pdn_asks_for() {
    let text = "[Black \"B\"] [GameType \"20,W,10,10,N1,0\"] [Mood \"fine\"] [Result \"1-0\"]\n\
                [FEN \"W:W39,50:B3,11,33,22:H2:F7\"]\n\
                7. 39x28x17x6 3- 9! {a} 8. 6-1 (8. 50-45 9-13?) 1-0";
    let mut replayed = replay(text);
    check_faults(text, &replayed, &[]);
    let tags = "[Black \"B\"]\n[GameType \"20\"]\n[Mood \"fine\"]\n[Result \"2-0\"]\n[Rules \"international\"]\n\
                [SetUp \"1\"]\n[FEN \"W:W39,50:B3,11,22,33:H2:F7\"]\n\n";
    let written = |replayed: &mut Replayed, routes| {
        let style = Style {
            routes,
            ..Style::default()
        };
        replayed.tidy(&style);
        pdn::write(&replayed.record)
    };
    let short = "7. 39x6 3-9! {a} 8. 6-1 (8. 50-45 9-13?) 2-0\n\n";
    assert_eq!(
        written(&mut replayed, Routes::Short),
        format!("{tags}{short}")
    );
    let full = short.replace("39x6", "39x28x17x6");
    assert_eq!(
        written(&mut replayed, Routes::Full),
        format!("{tags}{full}")
    );
}

#[test]
fn the_usual_start_is_told_only_where_it_was() {
    let tidy = |text: &str| {
        let mut replayed = replay(text);
        replayed.tidy(&Style::default());
        pdn::write(&replayed.record)
    };
    let text = tidy("[GameType \"40\"] 32-28 *");
    assert!(!text.contains("FEN") && !text.contains("SetUp"), "{text}");
    let text = tidy("[GameType \"97\"] [FEN \"W:B1-5:W46-50.\"] *");
    assert!(
        text.contains("[FEN \"W:W46,47,48,49,50:B1,2,3,4,5\"]"),
        "{text}"
    );
}
