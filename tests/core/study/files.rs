//! Files of many programs, which lie beside the checkout: of each game everything is written back.

use std::path::PathBuf;

use damas::notation::pdn::{self, Line, Reader, Remark};
use damas::study::Tree;

/// What stands in a line, variations and all: how many moves, and the words of each remark.
fn count(line: &Line, moves: &mut usize, said: &mut Vec<String>) {
    *moves += line.plies.len();
    let behind = line.plies.iter().flat_map(|ply| &ply.remarks);
    for remark in line.remarks.iter().chain(behind) {
        match remark {
            Remark::Variation(line) => count(line, moves, said),
            Remark::SetUp(_) => said.push("set up".to_owned()),
            other => said.push(format!("{other:?}")),
        }
    }
}

fn counted(line: &Line) -> (usize, Vec<String>) {
    let (mut moves, mut said) = (0, Vec::new());
    count(line, &mut moves, &mut said);
    said.sort();
    (moves, said)
}

#[test]
fn nothing_of_a_real_file_is_lost() {
    let folder: PathBuf = [env!("CARGO_MANIFEST_DIR"), "../shared/pdn"]
        .iter()
        .collect();
    let Ok(entries) = std::fs::read_dir(&folder) else {
        println!("skipped: there are no files beside the checkout");
        return;
    };
    let mut games = 0;
    for path in entries.filter_map(|entry| Some(entry.ok()?.path())) {
        if path.extension().is_none_or(|extension| extension != "pdn") {
            continue;
        }
        let bytes = std::fs::read(&path).unwrap();
        for record in Reader::new(&bytes[..]) {
            let replayed = record.unwrap().replay(None);
            let before = counted(&replayed.record.line);
            let tags = replayed.record.tags.len();
            let Some(tree) = Tree::read(replayed) else {
                continue;
            };
            games += 1;
            let record = tree.record();
            let after = counted(&record.line);
            let place = format!("{} {:?}", path.display(), record.place);
            assert_eq!(after.1, before.1, "{place}");
            // Of moves that stand there twice one is enough.
            assert!(after.0 <= before.0, "{place}");
            assert!(record.tags.len() >= tags, "{place}");
            let written = pdn::write(&record);
            let again = pdn::read_str(&written).next().unwrap().replay(None);
            let again = Tree::read(again).map(|tree| counted(&tree.record().line));
            assert_eq!(again, Some(after), "{place}");
        }
    }
    assert!(games > 20, "only {games} games");
}
