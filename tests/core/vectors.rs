//! Numbers, positions and games on which independent programs agreed (tests/data).

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use damas::notation::{fen, movetext};
use damas::rules::perft::{self, Leaves};
use damas::rules::{Move, Rules};
use serde_json::Value;

/// Perft rows with more leaves than this are left to `damas-cli perft` and `cargo bench`.
const MOST_LEAVES: u64 = 25_000_000;

fn data(name: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("tests/data")
        .join(name);
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn lines(text: &str) -> impl Iterator<Item = Value> {
    text.lines().map(|line| serde_json::from_str(line).unwrap())
}

fn rules(line: &Value) -> Rules {
    line["ruleset"].as_str().unwrap().parse().unwrap()
}

fn strings(list: &Value) -> BTreeSet<String> {
    let list = list.as_array().unwrap();
    list.iter()
        .map(|text| text.as_str().unwrap().to_owned())
        .collect()
}

/// Start, end and all victims ascending: `28x19x23`.
fn hub(mv: Move) -> String {
    let taken: Vec<_> = mv
        .taken()
        .iter()
        .map(|square| format!("x{square}"))
        .collect();
    match taken.len() {
        0 => mv.to_string(),
        _ => mv.to_string() + &taken.concat(),
    }
}

#[test]
fn perft_counts_are_those_of_other_programs() {
    let table = data("perft.tsv");
    let rows = table.lines().filter(|line| !line.starts_with('#')).skip(1);
    let mut seen = 0;
    for row in rows {
        let [rules, name, text, depth, nodes, _] = row.split('\t').collect::<Vec<_>>()[..] else {
            panic!("{row}");
        };
        let (depth, nodes): (u32, u64) = (depth.parse().unwrap(), nodes.parse().unwrap());
        if nodes > MOST_LEAVES {
            continue;
        }
        let position = fen::read(rules.parse().unwrap(), text).unwrap();
        let counted = perft::count(&position, depth, Leaves::Bulk);
        assert_eq!(counted, nodes, "{rules}, {name}, {text}, depth {depth}");
        if nodes < 200_000 {
            let made = perft::count(&position, depth, Leaves::Made);
            assert_eq!(made, nodes, "made: {rules}, {name}, {text}, depth {depth}");
        }
        seen += 1;
    }
    assert!(seen > 250, "only {seen} rows");
}

#[test]
fn positions_have_the_moves_of_other_programs() {
    let table = data("positions.jsonl");
    for line in lines(&table) {
        let text = line["fen"].as_str().unwrap();
        let position = fen::read(rules(&line), text).unwrap();
        let moves = position.legal_moves();
        let why = format!("{} {text}: {}", rules(&line), line["why"]);
        let written = moves.iter().map(|&mv| movetext::write(&position, mv));
        assert_eq!(
            written.collect::<BTreeSet<_>>(),
            strings(&line["legal"]),
            "{why}"
        );
        let hubs: BTreeSet<_> = moves.iter().map(|&mv| hub(mv)).collect();
        assert_eq!(hubs, strings(&line["hub"]), "{why}");
        assert_eq!(moves.len() as u64, line["n"].as_u64().unwrap(), "{why}");
        let routes: usize = moves.iter().map(|&mv| position.routes(mv).len()).sum();
        assert_eq!(routes as u64, line["n_paths"].as_u64().unwrap(), "{why}");
    }
}

#[test]
fn counter_positions_are_reached_by_the_moves_that_made_them() {
    let table = data("positions.jsonl");
    let mut seen = 0;
    for line in lines(&table).filter(|line| line.get("base").is_some()) {
        let mut position = fen::read(rules(&line), line["base"].as_str().unwrap()).unwrap();
        for text in line["base_moves"].as_str().unwrap().split(' ') {
            let moves = position.legal_moves();
            let mv = moves.iter().find(|mv| mv.to_string() == text).unwrap();
            position = position.play(*mv).unwrap();
        }
        let text = line["fen"].as_str().unwrap();
        assert_eq!(position, fen::read(rules(&line), text).unwrap(), "{text}");
        seen += 1;
    }
    assert_eq!(seen, 7);
}

fn replay_games(text: &str) -> usize {
    let mut games = 0;
    for game in lines(text) {
        let mut position = fen::read(rules(&game), game["start_fen"].as_str().unwrap()).unwrap();
        let counts = game["legal_counts"].as_array().unwrap();
        for (ply, text) in game["hub_moves"].as_array().unwrap().iter().enumerate() {
            let moves = position.legal_moves();
            assert_eq!(
                moves.len() as u64,
                counts[ply].as_u64().unwrap(),
                "{game} {ply}"
            );
            let mv = moves.iter().find(|&&mv| hub(mv) == text.as_str().unwrap());
            position = position.play(*mv.unwrap()).unwrap();
        }
        let last = fen::read(rules(&game), game["final_fen"].as_str().unwrap()).unwrap();
        assert_eq!(position, last, "{game}");
        games += 1;
    }
    games
}

#[test]
fn random_games_have_the_move_counts_of_another_program() {
    assert_eq!(replay_games(&data("games-frisian-synthetic.jsonl")), 41);
}

/// Games of people are not ours to copy: they are read where they lie.
#[test]
fn real_games_have_the_move_counts_of_another_program() {
    for name in ["games-frisian.jsonl", "games-international.jsonl"] {
        let path: PathBuf = [env!("CARGO_MANIFEST_DIR"), "../shared/vectors", name]
            .iter()
            .collect();
        match std::fs::read_to_string(&path) {
            Ok(text) => assert!(replay_games(&text) > 10),
            Err(_) => println!("skipped: {name} is not beside the checkout"),
        }
    }
}
