//! Games of files played by the rules: which rules, from where, how far.

use damas::notation::fen;
use damas::notation::pdn::{self, Ruling, Style};
use damas::rules::Rules::{
    self, Frisian, FrisianLudoteka, FrisianSheet, Frysk, International, InternationalFmjd, Spanish,
    SpanishClassic,
};

use super::show::{check_faults, faults, replay};

const RULES: [(&str, Rules, &[&str]); 17] = [
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
        &["w1 GameType speaks of international; this game is played by frisian"],
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
        "32-27 17-22 33-28 22x33 38x29 19-23 34-30 23x25 43-38 14-19 48-43 12-17 37-32 17x26 39-34 20-24 34x14 15x13 *",
        Frisian,
        &[],
    ),
    ("48-43 5-10 43-39 3-9 *", Frysk, &[]),
    ("11-15 23-20 15-19 *", Spanish, &[]),
];

#[test]
fn the_rules_are_found() {
    for (text, rules, expected) in RULES {
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

const OTHERS: [(&str, &str); 10] = [
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

#[test]
fn games_of_other_rules_are_said_to_be_so_and_kept() {
    for (text, expected) in OTHERS {
        let mut replayed = replay(text);
        assert!(matches!(replayed.ruling, Ruling::Other(_)), "{text}");
        assert!(
            replayed.game().is_none() && replayed.record.has_errors(),
            "{text}"
        );
        let before = pdn::write(&replayed.record);
        check_faults(text, &replayed, &[&format!("e1 {expected}")]);
        replayed.tidy(&Style::default());
        assert_eq!(pdn::write(&replayed.record), before, "{text}");
    }
}

const STARTS: [(&str, &str, &[&str]); 12] = [
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
    (
        "[FEN \"?:W31:B20\"] 20-25 *",
        "W:W31:B25",
        &["w1 Black is assumed"],
    ),
    (
        "/FEN \"?:W31:B20\"/ 20-25 *",
        "W:W31:B25",
        &["w1 Black is assumed"],
    ),
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

#[test]
fn games_begin_where_the_file_says() {
    for (text, last, expected) in STARTS {
        let replayed = replay(text);
        check_faults(text, &replayed, expected);
        let found = replayed
            .game()
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
    assert_eq!(replayed.game().unwrap().plies().len(), 3);
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
    assert_eq!(open.game().unwrap().plies().len(), 0);
    let both = replay(&format!("{start} 4x15 6-11 *"));
    check_faults(
        "both go on",
        &both,
        &["e49 ambiguous", "e54 1 more move is kept as text"],
    );

    for (reply, route) in [("37-41", "4x27x38x15"), ("32-38", "4x31x42x15")] {
        let one = replay(&format!("{start} 4x15 {reply} *"));
        check_faults("one goes on", &one, &[&format!("w49 only {route}")]);
        let mut one = one;
        one.tidy(&Style::default());
        assert!(pdn::write(&one.record).contains(&format!("1. {route} {reply} *")));
    }
}

#[test]
fn variations_are_played_beside_the_game() {
    let text = "[GameType \"20\"] 1. 32-28 (33-28 18-22 (18-23 39-33) 38-33) 19-23 (bad 1... 18-22) 2. 28x19 (33-29) *";
    let replayed = replay(text);
    check_faults(text, &replayed, &["w67 bad", "e93 compulsory"]);
    assert_eq!(replayed.game().unwrap().plies().len(), 3);
    let set_up = replay("[GameType \"20\"] 32-28 (/FEN \"B:W31:B20\"/ 20-24 31-26) 19-23 *");
    check_faults("a variation from elsewhere", &set_up, &[]);
    let wrong = replay("[GameType \"20\"] 32-28 (/FEN \"B:W31\"/ 20-24) 19-23 *");
    check_faults(
        "and from nowhere",
        &wrong,
        &["e38 pieces of Black are missing"],
    );
}
