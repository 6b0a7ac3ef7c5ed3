//! The page as itch.io takes it: one zip, within its limits.

use std::collections::BTreeSet;
use std::path::Path;
use std::process::Command;

use super::pages::files;
use crate::run::{run, workspace};
use crate::trouble::Trouble;

/// More files than this itch refuses.
const MOST_FILES: usize = 1000;
/// Bytes of one file, at most.
const LARGEST_FILE: u64 = 200 << 20;
/// Bytes of all files, at most.
const LARGEST: u64 = 500 << 20;
/// Letters of a path, at most.
const LONGEST_PATH: usize = 240;

/// Packs the page that was laid out, and says where.
pub fn pack() -> Result<(), Trouble> {
    let folder = super::folder();
    let found = faults(&contents(&folder)?);
    if !found.is_empty() {
        return Err(Trouble::Itch { faults: found });
    }
    let zip = workspace().join("dist/damas-itch.zip");
    match std::fs::remove_file(&zip) {
        Err(error) if error.kind() != std::io::ErrorKind::NotFound => {
            return Err(Trouble::file(&zip, &error));
        }
        _ => {}
    }
    // From inside the folder: index.html must be at the top.
    run(Command::new("zip")
        .args(["-9", "-r", "-q", "-X"])
        .arg(&zip)
        .arg(".")
        .current_dir(&folder))?;
    println!("{} is ready; web/itch.md says what to tick.", zip.display());
    Ok(())
}

/// A file of the page.
struct Content {
    path: String,
    bytes: u64,
    /// What stands in it, where people write it.
    text: Option<String>,
}

fn contents(folder: &Path) -> Result<Vec<Content>, Trouble> {
    let content = |file: &Path| {
        let bytes = std::fs::metadata(file)
            .map_err(|error| Trouble::file(file, &error))?
            .len();
        let path = file
            .strip_prefix(folder)
            .unwrap_or(file)
            .to_string_lossy()
            .replace('\\', "/");
        let written = [".html", ".css", ".js"]
            .iter()
            .any(|end| path.ends_with(end));
        let text = if written {
            std::fs::read_to_string(file).ok()
        } else {
            None
        };
        Ok(Content { path, bytes, text })
    };
    files(folder, true)?
        .iter()
        .map(|file| content(file))
        .collect()
}

/// What itch, or its servers, would stumble over.
fn faults(contents: &[Content]) -> Vec<String> {
    let mut faults = Vec::new();
    if !contents.iter().any(|content| content.path == "index.html") {
        faults.push("there is no index.html at the top".to_owned());
    }
    if contents.len() > MOST_FILES {
        faults.push(format!(
            "{} files are more than {MOST_FILES}",
            contents.len()
        ));
    }
    if contents.iter().map(|content| content.bytes).sum::<u64>() > LARGEST {
        faults.push(format!("all of it is more than {LARGEST} bytes"));
    }
    let mut names = BTreeSet::new();
    for Content { path, bytes, text } in contents {
        if *bytes > LARGEST_FILE {
            faults.push(format!("{path} is more than {LARGEST_FILE} bytes"));
        }
        if path.len() > LONGEST_PATH || !path.is_ascii() {
            faults.push(format!("{path} is no name that every server takes"));
        }
        if !names.insert(path.to_lowercase()) {
            faults.push(format!(
                "{path} differs from another file only in small and capital letters"
            ));
        }
        let text = text.as_deref().unwrap_or_default();
        for start in [
            "src=\"/",
            "href=\"/",
            "from '/",
            "from \"/",
            "url(/",
            "src=\"http",
            "href=\"http",
        ] {
            if text.contains(start) {
                faults.push(format!(
                    "{path} has an address that isn't relative ({start}…)"
                ));
            }
        }
    }
    faults
}

#[cfg(test)]
mod tests {
    use super::*;

    fn content(path: &str, bytes: u64, text: &str) -> Content {
        Content {
            path: path.to_owned(),
            bytes,
            text: Some(text.to_owned()),
        }
    }

    #[test]
    fn a_page_within_the_limits_has_no_faults() {
        let page = [
            content("index.html", 2000, "<script src=\"start.js\">"),
            content("game/damas.js", 9, ""),
        ];
        assert!(faults(&page).is_empty());
    }

    #[test]
    fn what_itch_would_stumble_over_is_found() {
        let index = || content("index.html", 1, "");
        let cases = [
            (
                vec![content("web/index.html", 1, "")],
                "index.html at the top",
            ),
            (
                vec![index(), content("a.wasm", LARGEST_FILE + 1, "")],
                "a.wasm is more",
            ),
            (
                vec![index(), content("A.js", 1, ""), content("a.js", 1, "")],
                "a.js differs",
            ),
            (vec![index(), content("dåm.js", 1, "")], "dåm.js is no name"),
            (
                vec![content("index.html", 1, "<img src=\"/board.webp\">")],
                "isn't relative",
            ),
            (
                (0..=1000)
                    .map(|n| content(&format!("{n}"), 1, ""))
                    .collect(),
                "1001 files",
            ),
        ];
        for (page, told) in cases {
            let found = faults(&page).join("; ");
            assert!(found.contains(told), "{told}: {found}");
        }
    }
}
