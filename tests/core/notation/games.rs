//! Games on which independent programs agree, as PDN: the texts of their moves can be ambiguous,
//! and what Hub writes decides.

use std::path::{Path, PathBuf};

use damas::notation::pdn::{self, Record, Routes, Style, Trouble};
use damas::notation::{fen, hub_text, movetext};
use damas::rules::Rules;
use serde_json::Value;

use super::show::read_one;

fn texts<'a>(game: &'a Value, field: &str) -> Vec<&'a str> {
    let list = game[field].as_array().unwrap();
    list.iter().map(|text| text.as_str().unwrap()).collect()
}

/// Reads each game from the texts of its moves; says how many moves were ambiguous.
fn replay_games(table: &str) -> (usize, usize) {
    let (mut games, mut ambiguous) = (0, 0);
    for line in table.lines() {
        let game: Value = serde_json::from_str(line).unwrap();
        let rules: Rules = game["ruleset"].as_str().unwrap().parse().unwrap();
        let start = game["start_fen"].as_str().unwrap();
        let text = format!("[FEN \"{start}\"] {} *", texts(&game, "moves").join(" "));
        let replayed = read_one(&text).replay(Some(rules));
        assert!(
            !replayed.record.has_errors(),
            "{text} {:?}",
            replayed.record.faults
        );
        let played = replayed.game().unwrap();
        let hub: Vec<_> = played
            .plies()
            .iter()
            .map(|&mv| hub_text::write_move(mv))
            .collect();
        // One game goes on after a draw by our laws.
        assert_eq!(hub, texts(&game, "hub_moves")[..hub.len()], "{text}");
        let faults = replayed.record.faults.iter();
        ambiguous += faults
            .filter(|fault| matches!(fault.trouble, Trouble::Settled { .. }))
            .count();
        games += 1;
    }
    (games, ambiguous)
}

#[test]
fn random_games_are_read_from_their_texts() {
    let table = include_str!("../../data/games-frisian-synthetic.jsonl");
    assert_eq!(replay_games(table), (41, 2));
}

/// Games of people are not ours to copy: they are read where they lie.
#[test]
fn real_games_are_read_from_their_texts() {
    for (name, games, ambiguous) in [
        ("games-frisian.jsonl", 16, 0),
        ("games-international.jsonl", 87, 0),
    ] {
        let path: PathBuf = [env!("CARGO_MANIFEST_DIR"), "../shared/vectors", name]
            .iter()
            .collect();
        match std::fs::read_to_string(&path) {
            Ok(table) => assert_eq!(replay_games(&table), (games, ambiguous), "{name}"),
            Err(_) => println!("skipped: {name} is not beside the checkout"),
        }
    }
}

/// Both routes of one text, played, written and read again, lead to the same boards.
#[test]
fn a_written_game_keeps_the_routes_of_ambiguous_captures() {
    let start = fen::read(Rules::International, "W:WK47,50:B14,19,31,33,42,6").unwrap();
    let moves = start.legal_moves();
    assert_eq!(moves.len(), 2);
    for &mv in &moves {
        let mut game = damas::rules::Game::from_position(start);
        game.play(mv).unwrap();
        let reply = game.position().legal_moves()[0];
        game.play(reply).unwrap();
        let text = pdn::write(&Record::of(&game));
        assert!(text.contains(&movetext::write(&start, mv)), "{text}");
        let mut again = read_one(&text).replay(None);
        let read = again.game().unwrap();
        for ply in 0..=2 {
            assert_eq!(read.position_at(ply), game.position_at(ply), "{text}");
        }
        let style = Style {
            routes: Routes::Full,
            ..Style::default()
        };
        again.tidy(&style);
        assert_eq!(
            read_one(&pdn::write(&again.record)).replay(None).game(),
            Some(&game)
        );
    }
}

/// The table of positions: what Hub writes is what other programs write.
#[test]
fn moves_of_positions_are_those_of_hub() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/positions.jsonl");
    for line in std::fs::read_to_string(path).unwrap().lines() {
        let line: Value = serde_json::from_str(line).unwrap();
        let rules = line["ruleset"].as_str().unwrap().parse().unwrap();
        let position = fen::read(rules, line["fen"].as_str().unwrap()).unwrap();
        for text in texts(&line, "hub") {
            let mv = hub_text::read_move(&position, text).unwrap();
            assert_eq!(hub_text::write_move(mv), text);
        }
        for text in texts(&line, "legal") {
            let mv = movetext::read(&position, text).unwrap();
            assert_eq!(movetext::write(&position, mv), text);
        }
    }
}
