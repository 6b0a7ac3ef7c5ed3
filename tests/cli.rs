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
    assert_eq!(explain("28x10", &[]), "legal\n");
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
