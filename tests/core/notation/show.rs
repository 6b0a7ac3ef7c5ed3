//! What the tests of files share: a game in short, and what is wrong with it.

use damas::notation::pdn::{self, Line, Reader, Record, Remark, Replayed, Severity};

/// What stands about moves, in short: moves as they are, `{comment}`, `%escape`, `$nag`, glyphs,
/// `(variation)`, `/set-up/`.
fn show(line: &Line) -> String {
    let mut words = Vec::new();
    words.extend(line.remarks.iter().map(remark));
    for ply in &line.plies {
        words.push(ply.text.clone());
        words.extend(ply.remarks.iter().map(remark));
    }
    words.join(" ")
}

fn remark(remark: &Remark) -> String {
    match remark {
        Remark::Comment(text) => format!("{{{text}}}"),
        Remark::Escape(text) => format!("%{text}"),
        Remark::Glyph(text) => text.clone(),
        Remark::Nag(number) => format!("${number}"),
        Remark::Variation(line) => format!("({})", show(line)),
        Remark::SetUp(fen) => format!("/{fen}/"),
    }
}

/// Preamble, tags, moves and result of a game, parted by bars.
pub fn show_game(record: &Record) -> String {
    let preamble: Vec<_> = record.preamble.iter().map(remark).collect();
    let tags: Vec<_> = record
        .tags
        .iter()
        .map(|(name, value)| format!("{name}={value}"))
        .collect();
    let result = record.result.as_ref().map_or("", |result| &result.text);
    format!(
        "{}|{}|{}|{result}",
        preamble.join(" "),
        tags.join(";"),
        show(&record.line)
    )
}

pub fn read(bytes: &[u8]) -> Vec<Record> {
    Reader::new(bytes).collect::<Result<_, _>>().unwrap()
}

/// Reads a text and compares its games, and the beginnings of what is wrong with them: `w` or
/// `e`, line, column and a part of the message.
#[track_caller]
pub fn check(what: &str, text: &str, games: &[&str], faults: &[&str]) {
    let records = read(text.as_bytes());
    let shown: Vec<_> = records.iter().map(show_game).collect();
    assert_eq!(shown, games, "{what}");
    let found: Vec<_> = records.iter().flat_map(|record| &record.faults).collect();
    assert_eq!(found.len(), faults.len(), "{what}: {found:#?}");
    for (fault, expected) in found.iter().zip(faults) {
        let letter = match fault.severity() {
            Severity::Warning => 'w',
            Severity::Error => 'e',
        };
        let place = fault.place;
        let found = format!("{letter}{}:{} {}", place.line, place.column, fault.trouble);
        let (begins, holds) = expected.split_once(' ').unwrap();
        assert!(
            found.starts_with(&format!("{begins} ")),
            "{what}: {found}, not {expected}"
        );
        assert!(found.contains(holds), "{what}: {found}, not {expected}");
    }
}

#[track_caller]
pub fn replay(text: &str) -> Replayed {
    let mut records = pdn::read_str(text);
    let record = records.next().unwrap();
    assert!(records.next().is_none(), "more than one game");
    record.replay(None)
}

pub fn faults(replayed: &Replayed) -> Vec<String> {
    let letter = |severity| {
        if severity == Severity::Error {
            "e"
        } else {
            "w"
        }
    };
    let faults = replayed.record.faults.iter();
    faults
        .map(|fault| {
            format!(
                "{}{} {}",
                letter(fault.severity()),
                fault.place.column,
                fault.trouble
            )
        })
        .collect()
}

#[track_caller]
pub fn check_faults(what: &str, replayed: &Replayed, expected: &[&str]) {
    let found = faults(replayed);
    assert_eq!(found.len(), expected.len(), "{what}: {found:#?}");
    for (found, expected) in found.iter().zip(expected) {
        let (begins, holds) = expected.split_once(' ').unwrap();
        let fits = found.starts_with(&format!("{begins} ")) && found.contains(holds);
        assert!(fits, "{what}: {found}, not {expected}");
    }
}

pub fn read_one(text: &str) -> Record {
    let mut records = pdn::read_str(text);
    let record = records.next().unwrap();
    assert!(records.next().is_none(), "{text}");
    record
}
