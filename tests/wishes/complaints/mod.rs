//! What players of other programs complain about: each row of that list which concerns playing has a
//! test that is named after it, `complaint_NN_…`, here or beside what it tries.

mod law;
mod play;

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use damas::game::board::highlights::{Highlights, Meaning};
use damas::game::seats::Seats;

use crate::table::{Table, square};

/// The rows that concern playing, in the words of those who complained.
const ROWS: [(u8, &str); 27] = [
    (
        1,
        "a short text has two results, and the first is taken without asking",
    ),
    (7, "a side without pieces is refused"),
    (8, "a capture may be stopped half way"),
    (
        11,
        "a man that passed the last row should be a king, or is drawn as one",
    ),
    (12, "a capture that is forced looks like a bug"),
    (13, "capturing isn't compulsory; a chain can be broken off"),
    (14, "a flying king looks like a bug"),
    (16, "over though there is a move"),
    (
        18,
        "the chain goes on after the crowning; the king lands elsewhere",
    ),
    (
        19,
        "a blocked player hangs the game; what was forced leaks into the next",
    ),
    (20, "one against one never ends"),
    (22, "the second hop can't be clicked"),
    (23, "the hops of a capture aren't shown one after the other"),
    (24, "\"must jump\", and not with which piece"),
    (25, "clicking the last square doesn't finish"),
    (26, "without animation pieces vanish"),
    (28, "a move that comes early makes the pieces jump"),
    (29, "too fast for some, too slow for others"),
    (36, "stuck in thinking"),
    (38, "the old answer lands on the new board"),
    (39, "the page stands still while the machine thinks"),
    (
        40,
        "thinks long where there is one move, or answers at once",
    ),
    (42, "undo keeps the time that was spent"),
    (44, "undo takes back the machine's move only"),
    (45, "the result stays when the end is taken back"),
    (61, "nothing for those who can't see or use a mouse"),
    (63, "the computer cheats, and doesn't speak my language"),
];

/// The sources under a folder, in one text.
fn sources(folder: &Path) -> String {
    let mut all = String::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            all += &sources(&path);
        } else if path.extension().is_some_and(|end| end == "rs") {
            all += &fs::read_to_string(path).unwrap();
        }
    }
    all
}

#[test]
fn every_complaint_has_a_test_of_its_name() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let all = sources(&root.join("tests")) + &sources(&root.join("src"));
    let named: BTreeSet<u8> = all
        .split("\nfn complaint_")
        .chain(all.split("    fn complaint_"))
        .filter_map(|text| text.get(..2)?.parse().ok())
        .collect();
    for (row, complaint) in ROWS {
        assert!(named.contains(&row), "{row}: {complaint}");
    }
    let known: BTreeSet<u8> = ROWS.iter().map(|(row, _)| *row).collect();
    assert_eq!(named, known, "a test of a row that isn't told of here");
}

fn marked(table: &Table, number: u8, meaning: Meaning) -> bool {
    let marks = &table.app.world().resource::<Highlights>().0;
    marks.contains(&(square(number), meaning))
}

fn people(fen: &str) -> Table {
    Table::new(fen, Seats::two_people())
}
