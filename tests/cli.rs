//! `damas-cli` as other programs call it.
#![cfg(feature = "cli")]

use std::process::{Command, Output};

use serde_json::{Value, json};

fn run(arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_damas-cli"));
    command.args(arguments).output().unwrap()
}

/// Standard output of a command that succeeds.
fn answer(arguments: &[&str]) -> String {
    let output = run(arguments);
    assert!(output.status.success(), "{arguments:?}: {output:?}");
    assert!(output.stderr.is_empty(), "{arguments:?}: {output:?}");
    String::from_utf8(output.stdout).unwrap()
}

const TOURS: &str = "W:WK47:B14,19,31,33,42";

#[test]
fn moves_are_listed_in_order() {
    let start = answer(&["moves", "--rules", "frisian"]);
    let lines: Vec<_> = start.lines().collect();
    assert_eq!(lines.len(), 9);
    assert!(lines.is_sorted() && lines.contains(&"32-28"));
    let tours = answer(&["moves", "--rules", "international", "--fen", TOURS]);
    assert_eq!(tours, "47x38x20x9x36\n47x38x24x13x36\n");
}

#[test]
fn moves_are_data_with_their_smallest_route() {
    let moves = answer(&[
        "moves",
        "--rules",
        "international",
        "--json",
        "--fen",
        TOURS,
    ]);
    let moves: Vec<Value> = moves
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    let expected = json!({"text": "47x38x20x9x36", "from": 47, "to": 36,
        "route": [47, 38, 20, 9, 36], "taken": [42, 33, 14, 31], "crowns": false});
    assert_eq!(moves[0], expected);
    let man = answer(&["moves", "--json", "--fen", "W:W28:B18"]);
    let expected = r#"{"text":"28x8","from":28,"to":8,"route":[28,8],"taken":[18],"crowns":false}"#;
    assert_eq!(man.trim_end(), expected, "the fields stand in this order");
}

#[test]
fn perft_counts_alike_in_every_way() {
    let ways: [&[&str]; 4] = [&[], &["--no-bulk"], &["--threads", "3"], &["--divide"]];
    for way in ways {
        let start = ["perft", "--rules", "frisian", "--depth", "6"];
        let counted = answer(&[&start[..], way].concat());
        assert!(counted.contains("nodes 102431\n"), "{way:?}: {counted}");
        assert!(counted.contains("time ") && counted.contains("nodes per second "));
    }
    let divided = answer(&["perft", "--depth", "2", "--divide"]);
    assert!(divided.contains("32-28 9\n"), "{divided}");
    assert!(answer(&["perft", "--depth", "0"]).starts_with("nodes 1\n"));
}

#[test]
fn positions_are_written_in_one_form() {
    let fen = answer(&["fen", "--rules", "frisian", "B:B1-3:WK31,28."]);
    assert_eq!(fen, "B:W28,K31:B1,2,3\n");
}

#[test]
fn reasons_are_told_and_are_data() {
    let two_kings = "W:W28,46:BK18,K9,41,31,16";
    let explain = |attempt, json: &[&str]| {
        let asked = [
            "explain", "--rules", "frisian", "--fen", two_kings, "--move", attempt,
        ];
        answer(&[&asked[..], json].concat())
    };
    for text in ["28x10", "28:10", "2810", "28 x 8 x 10"] {
        assert_eq!(explain(text, &[]), "legal\n", "{text}");
    }
    assert_eq!(
        explain("46x6", &[]),
        "28x10 must be played: it takes 2 kings, this takes 3 men\n"
    );
    let data: Value = serde_json::from_str(&explain("46x6", &["--json"])).unwrap();
    assert_eq!(data["legal"], json!(false));
    assert_eq!(data["reason"], json!("better-capture"));
    assert_eq!(data["best"]["victims"], json!([9, 18]));
    assert_eq!(data["tried"]["men"], json!(3));
    assert_eq!(data["captures"][0]["from"], json!(28));
    let legal: Value = serde_json::from_str(&explain("28x8x10", &["--json"])).unwrap();
    assert_eq!(legal, json!({ "legal": true }));
}

#[test]
fn what_is_assumed_is_a_warning_beside_the_answer() {
    let fen = "?:W28:B18";
    for arguments in [
        &["fen", fen][..],
        &["moves", "--fen", fen],
        &["explain", "--fen", fen, "--move", "28x8"],
    ] {
        let output = run(arguments);
        assert!(output.status.success() && !output.stdout.is_empty());
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        let expected = "damas-cli: warning: the side to move is unknown; White is assumed\n";
        assert_eq!(said, expected, "{arguments:?}");
    }
}

#[test]
fn help_names_every_ending() {
    let help = answer(&["replay", "--help"]);
    let words: Vec<_> = help.split([' ', ',', '.', '\n']).collect();
    for ending in damas::rules::Ending::ALL {
        assert!(words.contains(&ending.name()), "{ending}");
    }
}

#[test]
fn bad_input_is_1_and_bad_use_is_2() {
    #[rustfmt::skip]
    let cases: [(&str, &[&str], i32); 8] = [
        ("a square off the board", &["fen", "W:W51:B1"], 1),
        ("no FEN at all", &["moves", "--fen", "hello"], 1),
        ("no move", &["explain", "--move", "sideways"], 1),
        ("no command", &[], 2),
        ("an unknown command", &["play"], 2),
        ("an unknown rule set", &["moves", "--rules", "chess"], 2),
        ("a depth that is none", &["perft", "--depth", "deep"], 2),
        ("no threads", &["perft", "--depth", "1", "--threads", "0"], 2),
    ];
    for (name, arguments, code) in cases {
        let output = run(arguments);
        assert_eq!(output.status.code(), Some(code), "{name}");
        assert!(
            output.stdout.is_empty() && !output.stderr.is_empty(),
            "{name}"
        );
    }
}

/// A game that ends on the board and one with a move that isn't legal.
const GAMES: &str = "[GameType \"40\"] [FEN \"W:W28:B18\"] 1. 28-8 1-0\n\n\
                     [GameType \"20\"]\n1. 32-28 18-23 2. 29x18 *\n";

/// A file of this name with this text, in a folder of its own.
fn file(name: &str, text: &str) -> std::path::PathBuf {
    let folder = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::create_dir_all(&folder).unwrap();
    let path = folder.join("games.pdn");
    std::fs::write(&path, text).unwrap();
    path
}

#[test]
fn games_are_replayed_with_what_is_wrong() {
    let path = file("replay", GAMES);
    let output = run(&["replay", path.to_str().unwrap(), "--json"]);
    assert_eq!(output.status.code(), Some(1), "a game has an error");
    assert!(String::from_utf8_lossy(&output.stderr).contains("1 of 2 games"));
    let text = String::from_utf8(output.stdout).unwrap();
    let games: Vec<Value> = text
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    let warning = json!({"line": 1, "column": 38, "message": "\"28-8\" was read as 28x8"});
    let expected = json!({"game": 1, "line": 1, "rules": "frisian", "plies": 1, "result": "1-0",
        "ending": "no-pieces", "winner": "white", "fen": "B:W8:B", "warnings": [warning],
        "errors": []});
    assert_eq!(games[0], expected);
    assert_eq!(games[1]["plies"], json!(2));
    assert_eq!(games[1]["ending"], json!("none"));
    assert_eq!(games[1]["winner"], Value::Null);
    assert_eq!(games[1]["errors"][0]["line"], json!(4));
    assert_eq!(games[1]["errors"][0]["column"], json!(19));
    let output = run(&["replay", path.to_str().unwrap()]);
    let text = String::from_utf8(output.stdout).unwrap();
    let first = "game 1 (line 1): frisian, 1 plies, 1-0, ending no-pieces, White wins\n  B:W8:B\n";
    assert!(text.starts_with(first), "{text}");
    assert!(
        text.contains("  error: line 4, column 19: \"29x18\" is not legal here"),
        "{text}"
    );
}

#[test]
fn a_rule_set_asked_for_goes_before_the_tags() {
    let path = file("wish", "32-28 19-23 *");
    let path = path.to_str().unwrap();
    let rules = |arguments: &[&str]| -> Value {
        let report = answer(&[&["replay", path, "--json"], arguments].concat());
        serde_json::from_str::<Value>(&report).unwrap()["rules"].clone()
    };
    assert_eq!(rules(&[]), json!("international"));
    assert_eq!(rules(&["--rules", "frisian-sheet"]), json!("frisian-sheet"));
}

#[test]
fn files_are_written_anew() {
    let game = "[GameType \"20\"] [FEN \"W:W39:B33,22,11\"] 1. 39 x 6 {so} 1-0";
    let tags = "[Result \"2-0\"]\n[GameType \"20\"]\n[Rules \"international\"]\n[SetUp \"1\"]\n\
                [FEN \"W:W39:B11,22,33\"]\n\n";
    let path = file("convert", game);
    let from = path.to_str().unwrap();
    let short = format!("{tags}1. 39x6 {{so}} 2-0\n\n");
    assert_eq!(answer(&["convert", from, "-"]), short);
    let full = answer(&["convert", "--routes", "full", from, "-"]);
    assert_eq!(full, short.replace("39x6", "39x28x17x6"));
    let to = path.with_file_name("other.pdn");
    for to in [to.to_str().unwrap(), from] {
        assert_eq!(answer(&["convert", from, to]), "");
        assert_eq!(std::fs::read_to_string(to).unwrap(), short, "{to}");
    }
    let left = std::fs::read_dir(path.parent().unwrap()).unwrap().count();
    assert_eq!(left, 2, "no draft is left");
}

#[test]
fn squares_are_numbered_from_the_corner_asked_for() {
    let path = file("numbering", "[GameType \"24\"] 1. 11-14 22-18 *");
    let from = path.to_str().unwrap();
    let other = answer(&["convert", "--numbering", "other-corner", from, "-"]);
    assert!(other.ends_with("1. 22-19 11-15 *\n\n"), "{other}");
    let path = file("turned", &other);
    let output = run(&["convert", path.to_str().unwrap(), "-"]);
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(
        output.status.success() && text.ends_with("1. 11-14 22-18 *\n\n"),
        "{text}"
    );
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(said.contains("the other way round"), "{said}");
}

#[test]
fn games_that_can_not_be_played_are_kept_and_said() {
    let path = file("others", "[GameType \"25\"]\n\n1. c3-d4 {so} *\n");
    let output = run(&["convert", path.to_str().unwrap(), "-"]);
    assert_eq!(output.status.code(), Some(1));
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    assert_eq!(text, "[GameType \"25\"]\n\n1. c3-d4 {so} *\n\n");
    assert!(String::from_utf8_lossy(&output.stderr).contains("Russian draughts"));
    let output = run(&["replay", "no such file"]);
    assert_eq!(output.status.code(), Some(1));
    assert!(String::from_utf8_lossy(&output.stderr).starts_with("damas-cli: no such file: "));
}
