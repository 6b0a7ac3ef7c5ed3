//! The seeds of the fuzz targets, each given to what its target tries: no fuzzer is needed to see that
//! they still are what they were put there for, and that none of them makes anything panic.

use std::io::Cursor;
use std::path::Path;

use damas::hub::{self, Line};
use damas::notation::pdn::{self, Reader};
use damas::notation::{fen, hub_text, movetext};
use damas::rules::{Position, Rules};

/// The seeds of a target, by name.
fn seeds(target: &str) -> Vec<(String, Vec<u8>)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("fuzz/seeds");
    let files = std::fs::read_dir(folder.join(target)).unwrap();
    let seeds: Vec<_> = files
        .map(|file| {
            let path = file.unwrap().path();
            (path.display().to_string(), std::fs::read(path).unwrap())
        })
        .collect();
    assert!(!seeds.is_empty(), "{target}");
    seeds
}

/// Those that are text, which is all that the target takes.
fn texts(target: &str) -> impl Iterator<Item = (String, String)> {
    let seeds = seeds(target).into_iter();
    seeds.filter_map(|(name, bytes)| Some((name, String::from_utf8(bytes).ok()?)))
}

#[test]
fn every_target_has_seeds_that_are_tried_here() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("fuzz/fuzz_targets");
    let mut targets: Vec<_> = std::fs::read_dir(folder)
        .unwrap()
        .map(|file| file.unwrap().file_name().into_string().unwrap())
        .collect();
    targets.sort();
    assert_eq!(
        targets,
        ["fen.rs", "hub.rs", "line.rs", "pdn.rs", "serve.rs"]
    );
}

#[test]
fn positions() {
    let mut read = 0;
    for (name, text) in texts("fen") {
        for rules in Rules::ALL {
            let Ok(parsed) = fen::parse(rules, &text) else {
                continue;
            };
            read += 1;
            let written = fen::write(&parsed.position);
            assert_eq!(fen::read(rules, &written), Ok(parsed.position), "{name}");
        }
    }
    assert!(read > 0, "none is a position");
}

#[test]
fn positions_and_moves_of_hub() {
    for (name, text) in texts("hub") {
        let mut parts = text.split('\n');
        let (squares, wolf) = (
            parts.next().unwrap_or_default(),
            parts.next().unwrap_or_default(),
        );
        for rules in Rules::ALL {
            let read = hub_text::read_position(rules, squares, wolf);
            let mut at = read.unwrap_or_else(|_| Position::start(rules));
            for text in parts.clone() {
                let _ = movetext::read(&at, text);
                if let Ok(mv) = hub_text::read_move(&at, text) {
                    at = at.play(mv).unwrap_or_else(|_| panic!("{name}: {mv}"));
                }
            }
        }
    }
}

#[test]
fn lines_of_the_protocol() {
    for (name, text) in texts("line") {
        let Ok(line) = Line::parse(&text) else {
            continue;
        };
        let again = Line::parse(&line.to_string());
        assert_eq!(again.ok(), Some(line), "{name}");
    }
}

#[test]
fn games() {
    for (name, bytes) in seeds("pdn") {
        for record in Reader::new(&bytes[..]) {
            let record = record.unwrap();
            let once = pdn::write(&record);
            let twice: String = pdn::read_str(&once).map(|it| pdn::write(&it)).collect();
            assert_eq!(once, twice, "{name}");
            let _ = record.replay(None);
        }
    }
}

#[test]
fn conversations() {
    for (name, text) in texts("serve") {
        let mut answers = Vec::new();
        hub::serve(Cursor::new(text), &mut answers).unwrap();
        let answers = String::from_utf8(answers).unwrap();
        for line in answers.lines() {
            assert!(Line::parse(line).is_ok(), "{name}: {line}");
        }
    }
}
