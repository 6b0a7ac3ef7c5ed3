//! Who may use whom: rules ◄ contest ◄ notation ◄ ai ◄ study, hub and worker, and none of them the game
//! or Bevy.

use std::fs;
use std::path::{Path, PathBuf};

fn sources(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            sources(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            found.push(path);
        }
    }
}

#[test]
fn no_layer_uses_one_above_it() {
    let layers: [(&str, &[&str]); 7] = [
        (
            "rules",
            &[
                "crate::contest",
                "crate::notation",
                "crate::ai",
                "crate::study",
                "crate::hub",
                "crate::worker",
                "crate::game",
                "bevy",
            ],
        ),
        (
            "contest",
            &[
                "crate::notation",
                "crate::ai",
                "crate::study",
                "crate::hub",
                "crate::worker",
                "crate::game",
                "Instant",
                "SystemTime",
                "bevy",
            ],
        ),
        (
            "notation",
            &[
                "crate::ai",
                "crate::study",
                "crate::hub",
                "crate::worker",
                "crate::game",
                "bevy",
            ],
        ),
        (
            "ai",
            &[
                "crate::study",
                "crate::hub",
                "crate::worker",
                "crate::game",
                "bevy",
            ],
        ),
        (
            "study",
            &["crate::hub", "crate::worker", "crate::game", "bevy"],
        ),
        (
            "hub",
            &["crate::study", "crate::worker", "crate::game", "bevy"],
        ),
        (
            "worker",
            &["crate::study", "crate::hub", "crate::game", "bevy"],
        ),
    ];
    for (layer, forbidden) in layers {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR"))
            .join("src")
            .join(layer);
        if !folder.is_dir() {
            continue;
        }
        let mut files = Vec::new();
        sources(&folder, &mut files);
        assert!(!files.is_empty(), "{layer} has no source");
        for file in files {
            let text = fs::read_to_string(&file).unwrap();
            // Examples in comments may show a layer from outside.
            let code = text
                .lines()
                .filter(|line| !line.trim_start().starts_with("//"));
            for (number, line) in code.enumerate() {
                let used = forbidden.iter().find(|name| line.contains(**name));
                assert!(
                    used.is_none(),
                    "{}, code line {number}: {line}",
                    file.display()
                );
            }
        }
    }
}
