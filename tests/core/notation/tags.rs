//! Tags, in all the ways in which files have them.

use super::show::check;

const TAGS: [(&str, &str, &str); 10] = [
    (
        "many on a line",
        "[A \"1\"][B \"2\"] [C \"3\"]*",
        "A=1;B=2;C=3",
    ),
    ("blanks", "[ A   \"1\" ]\n\n[B\t\"2\"] *", "A=1;B=2"),
    ("empty", "[A \"\"] *", "A="),
    (
        "brackets inside",
        "[Event \"Open [4/4]\"] *",
        "Event=Open [4/4]",
    ),
    (
        "escapes",
        r#"[A "say \"no\" in C:\\dir\x"] *"#,
        r#"A=say "no" in C:\dir\x"#,
    ),
    ("a backslash last", "[A \"C:\\\"]\n*", "A=C:\\"),
    (
        "quotes inside",
        "[A \"The \"big\" one\"] *",
        "A=The \"big\" one",
    ),
    ("typographic quotes", "[A “1”] *", "A=1"),
    ("other letters", "[Белые \"А\"] *", "Белые=А"),
    ("a value on two lines", "[A \"one\ntwo\"] *", "A=one two"),
];

#[test]
fn tags_are_read_however_they_are_written() {
    for (what, text, tags) in TAGS {
        check(what, text, &[&format!("|{tags}||*")], &[]);
    }
}

/// Text, the game read from it, and what is said.
const BROKEN: [(&str, &str, &str); 9] = [
    (
        "[A \"1\"\n[B \"2\"] *",
        "|A=1;B=2||*",
        "w1:1 the tag A isn't closed",
    ),
    (
        "[A \"1\" [B \"2\"] *",
        "|A=1;B=2||*",
        "w1:1 the tag A isn't closed",
    ),
    (
        "[A \"1]\n[B \"2\"] *",
        "|A=1;B=2||*",
        "w1:1 the tag A isn't closed",
    ),
    ("[A 1] *", "|A=1||*", "w1:1 should stand in quotes"),
    ("[A '1'] *", "|A=1||*", "w1:1 should stand in quotes"),
    ("[A \"1", "|A=1||", "w1:1 isn't closed"),
    (
        "[A \"1\"]\n[A \"2\"] *",
        "|A=1;A=2||*",
        "w2:1 a second time",
    ),
    (
        "[diagram] 32-28 *",
        "{[diagram]}||32-28|*",
        "w1:1 [diagram]",
    ),
    ("32-28 [%clk 1] *", "||32-28 {[%clk 1]}|*", "w1:7 %clk"),
];

#[test]
fn broken_tags_are_mended_and_said() {
    for (text, game, fault) in BROKEN {
        check(text, text, &[game], &[fault]);
    }
}

#[test]
fn tags_that_come_again_begin_a_game() {
    let text = "[A \"1\"]\n\n[A \"2\"] *";
    check("neither move nor result", text, &["|A=1||", "|A=2||*"], &[]);
}
