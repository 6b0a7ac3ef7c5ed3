use damas::notation::fen;
use damas::notation::pdn::{Reader, Severity};
#[test]
fn show() {
    let mut names: Vec<_> = std::fs::read_dir("../shared/pdn")
        .unwrap()
        .map(|e| e.unwrap().path())
        .collect();
    names.sort();
    for path in names {
        if path.extension().is_some_and(|e| e == "md") {
            continue;
        }
        println!("=== {}", path.file_name().unwrap().display());
        for record in Reader::new(std::fs::File::open(&path).unwrap()) {
            let r = record.unwrap().replay(None);
            let g = r.game.as_ref();
            println!(
                "  {} plies {:?}/{} result {:?} tags {} ending {:?} fen {:?}",
                r.ruling,
                g.map(|g| g.plies().len()),
                r.record.line.plies.len(),
                r.record.told_result().map(|r| r.to_string()),
                r.record.tags.len(),
                g.and_then(|g| g.outcome()),
                g.map(|g| fen::write(g.position()))
            );
            for f in &r.record.faults {
                println!(
                    "     {} {f}",
                    if f.severity() == Severity::Error {
                        "E"
                    } else {
                        "w"
                    }
                );
            }
        }
    }
}
