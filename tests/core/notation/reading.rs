//! Moves, results and remarks, in all the ways in which files have them.

use damas::notation::pdn;

use super::show::{check, show_game};

const SPELLINGS: [(&str, &str); 8] = [
    ("as PDN has them", "1. 32-28 19-23 2. 28x19 14x23"),
    ("numbers glued", "1.32-28 19-23 2.28x19 14x23"),
    ("blanks in moves", "1. 32- 28 19 - 23 2. 28x 19 14 x 23"),
    (
        "a line end in a move",
        "1. 32-\n28 19-23 2.\r\n28x19 14x\n23",
    ),
    ("tabs", "1.\t32-28\t19-23\n2.\t28x19\t14x23"),
    ("no numbers", "32-28 19-23 28x19 14x23"),
    ("numbers without dots", "1 32-28 19-23 2 28x19 14x23"),
    ("many dots", "1. ... 32-28 1... 19-23 2.... 28x19 2… 14x23"),
];

#[test]
fn moves_are_read_in_every_way_they_are_written() {
    for (what, text) in SPELLINGS {
        check(what, text, &["||32-28 19-23 28x19 14x23|"], &[]);
    }
    for sign in ["x", "X", ":", "×", "х", "%"] {
        let (text, game) = (format!("28{sign}19 *"), format!("||28{sign}19|*"));
        check(sign, &text, &[&game], &[]);
    }
    for dash in ["-", "–", "—", "‐", "‑", "−"] {
        let (text, game) = (
            format!("32{dash}28 1{dash}0"),
            format!("||32{dash}28|1{dash}0"),
        );
        check(dash, &text, &[&game], &[]);
    }
    check("no sign", "1. 3228 1823 *", &["||3228 1823|*"], &[]);
    check("leading zeros", "1. 01-07 *", &["||01-07|*"], &[]);
    check(
        "routes",
        "39x28x17x6 47x 9x 3 *",
        &["||39x28x17x6 47x9x3|*"],
        &[],
    );
    check("letters", "1.a3b4", &["||a3b4|"], &[]);
    check(
        "the next number is no square",
        "32-28 19-\n2. 28x19",
        &["||32-28 {19-} 28x19|"],
        &["w1:7 19-"],
    );
    check(
        "no move",
        "41. - - 2-0",
        &["|||2-0"],
        &["w1:5 no move", "w1:7 no move"],
    );
}

#[test]
fn results_end_games() {
    for result in [
        "1-0", "2-0", "0-1", "0-2", "1-1", "0-0", "1/2-1/2", "½", "½-½", "1–0", "5-5", "12-0", "*",
    ] {
        let text = format!("32-28 {result} 33-28 {result}");
        let (first, second) = (format!("||32-28|{result}"), format!("||33-28|{result}"));
        check(result, &text, &[&first, &second], &[]);
    }
    check("a result alone", "1. 2-0", &["|||2-0"], &[]);
    check(
        "points that the tag tells",
        "[Result \"4-6\"] 32-28 4-6",
        &["|Result=4-6|32-28|4-6"],
        &[],
    );
    check("points or a move", "32-28 4-6", &["||32-28 4-6|"], &[]);
    check(
        "numbers begin again",
        "1. 32-28 19-23\n1. 33-28",
        &["||32-28 19-23|", "||33-28|"],
        &[],
    );
    check(
        "a tag begins a game",
        "32-28\n[White \"B\"] 33-28",
        &["||32-28|", "|White=B|33-28|"],
        &[],
    );
    check(
        "a result in a variation",
        "32-28 (33-28 1-0) 19-23 *",
        &["||32-28 (33-28 {1-0}) 19-23|*"],
        &[],
    );
}

const REMARKS: [(&str, &str, &str); 12] = [
    (
        "glyphs",
        "32-28!? 19-23(??!) 28x19 ?",
        "32-28 !? 19-23 (??!) 28x19 ?",
    ),
    (
        "a comment between NAGs",
        "32-28 $1 {a} $2 19-23",
        "32-28 $1 {a} $2 19-23",
    ),
    (
        "a comment first in a variation",
        "32-28 ({a} 33-28 {b})",
        "32-28 ({a} 33-28 {b})",
    ),
    (
        "variations in variations",
        "32-28 (33-28 (34-29 (35-30)) 19-23)",
        "32-28 (33-28 (34-29 (35-30)) 19-23)",
    ),
    ("a variation without a move", "32-28 ()", "32-28 ()"),
    (
        "a comment before its number",
        "32-28 19-23 {a} 2. {b} 28x19",
        "32-28 19-23 {a} {b} 28x19",
    ),
    (
        "a comment to the end of the line",
        "32-28 ; so } it [ goes\n19-23",
        "32-28 { so } it [ goes} 19-23",
    ),
    (
        "a line of %",
        "32-28\n% 1. 33-28\n19-23",
        "32-28 % 1. 33-28 19-23",
    ),
    (
        "moves in a comment",
        "32-28 {1. 33-28 (34-29) [White \"A\"]} 19-23",
        "32-28 {1. 33-28 (34-29) [White \"A\"]} 19-23",
    ),
    (
        "a comment of several lines",
        "32-28 {a\r\nb} 19-23",
        "32-28 {a\nb} 19-23",
    ),
    ("a set-up", "32-28 /FEN \"B::\"/ 19-23", "32-28 /B::/ 19-23"),
    ("the only move", "32-28* 19-23", "32-28 * 19-23"),
];

#[test]
fn remarks_keep_their_order() {
    for (what, text, line) in REMARKS {
        let text = format!("{text} *");
        check(what, &text, &[&format!("||{line}|*")], &[]);
    }
}

#[test]
fn writing_and_reading_again_changes_nothing() {
    let texts = [
        "%a\n{b} [White \"A \\\"B\\\" \\\\\"] {c} 1. 32-28!? $1 {d} (33-28 (1. 34-29 (35-30 19-23)) 18-23) 19-23 2. 28x19 1-0 {e}",
        "12... 19-23 13. 28x19 (28x19 {a} 14x23) 14x23 {}} ;b } c\n *",
        "32-28 ( ! ) ($3) (?) 19-23* ! ?",
        "32-28 {a\n[ b\n%c} /FEN \"B::\"/ 19-23\n%d\n%e\n*",
        "a3-b4 b6-a5 ( d6-c5 ) 2-0",
    ];
    for text in texts {
        let once: String = pdn::read_str(text)
            .map(|record| pdn::write(&record))
            .collect();
        let shown = |text: &str| -> Vec<String> {
            pdn::read_str(text)
                .map(|record| show_game(&record))
                .collect()
        };
        let twice: String = pdn::read_str(&once)
            .map(|record| pdn::write(&record))
            .collect();
        assert_eq!(once, twice);
        for (before, after) in shown(text).iter().zip(shown(&once)) {
            // A game without a result is written with the one of PDN, and a star at a move as
            // the number that it has there.
            let before = &before.replace(" * ", " $7 ");
            assert!(
                after == *before || after == format!("{before}*"),
                "{before} {after}"
            );
        }
    }
}
