//! The page in a real browser: the tests of `web/tests`, which Node runs.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use super::Part;
use super::serve::Server;
use super::toolchain::Missing;
use crate::run::{run, run_within, workspace};
use crate::trouble::Trouble;

/// The names under which Chromium goes.
pub const CHROMIUM: &[&str] = &[
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
];

/// How the names of files with tests end.
const TESTS: &str = ".test.js";

/// The tests that hold the page against pictures of the desktop.
pub const LIKENESS: &str = "likeness";

/// The tests that need no game.
const ALONE: &str = "alone.test.js";

/// A file of tests takes a minute or two; one that takes this long has come to a stop.
const PATIENCE: Duration = Duration::from_mins(12);

/// And so have all of them after this, which Node should have ended by then.
const PATIENCE_FOR_ALL: Duration = Duration::from_mins(30);

/// Serves as much of the page as was laid out and runs the tests on it, `only` those of the file of this name.
pub fn test(part: Part, only: Option<&str>) -> Result<(), Trouble> {
    let host = host()?;
    let files = chosen(&folder(), part, only)?;
    // Two browsers at a time: while one waits for what it has set going, the other has the processors.
    let mut node = node(&host);
    node.args(["--test", "--test-concurrency=2", "--test-reporter=spec"]);
    node.arg(format!("--test-timeout={}", PATIENCE.as_millis()));
    node.args(&files);
    println!("{} files of tests, two at a time.", files.len());
    run_within(&mut node, PATIENCE_FOR_ALL)
}

/// What to say where no compiler for the page can be had, and with it none of its tests can be run.
pub fn skipped(missing: &Missing) -> Result<String, Trouble> {
    let files = chosen(&folder(), Part::Whole, None)?.len();
    Ok(format!(
        "SKIPPED: {files} files of tests that try the page in a browser. {missing}"
    ))
}

/// Runs a script that lies beside the tests.
pub fn run_script(name: &str) -> Result<(), Trouble> {
    run(node(&host()?).arg(name))
}

/// Serves the pages of `dist` as long as we run, and says where: they lie in a sub-path as on most hosts.
pub fn host() -> Result<String, Trouble> {
    let server = Server::open(&workspace().join("dist"), 0)?;
    let host = format!("http://{}/", server.address()?);
    std::thread::spawn(|| server.serve());
    install(&folder())?;
    Ok(host)
}

/// Node in the folder of the tests, which finds browser and page by its environment.
pub fn node(host: &str) -> Command {
    let mut node = Command::new("node");
    node.current_dir(folder()).env("DAMAS_HOST", host);
    if let Some(browser) = chromium() {
        node.env("DAMAS_CHROMIUM", browser);
    }
    node
}

fn folder() -> PathBuf {
    workspace().join("web/tests")
}

fn chosen(folder: &Path, part: Part, only: Option<&str>) -> Result<Vec<PathBuf>, Trouble> {
    let wanted = |name: &str| match (part, only) {
        (Part::Alone, _) => name == ALONE,
        (Part::Whole, Some(only)) => name.strip_suffix(TESTS) == Some(only),
        (Part::Whole, None) => name.ends_with(TESTS),
    };
    let mut files = super::pages::files(folder, false)?;
    files.retain(|file| wanted(&file.file_name().unwrap_or_default().to_string_lossy()));
    if files.is_empty() {
        return Err(Trouble::File {
            path: folder.to_owned(),
            reason: "there are no such tests".to_owned(),
        });
    }
    Ok(files)
}

/// Fetches what the tests need, once for each change of their lock file.
fn install(folder: &Path) -> Result<(), Trouble> {
    let changed = |path: PathBuf| {
        std::fs::metadata(path)
            .and_then(|file| file.modified())
            .ok()
    };
    let installed = changed(folder.join("node_modules/.package-lock.json"));
    if installed.is_some() && installed >= changed(folder.join("package-lock.json")) {
        return Ok(());
    }
    let npm = if cfg!(windows) { "npm.cmd" } else { "npm" };
    run(Command::new(npm)
        .args(["ci", "--no-audit", "--no-fund"])
        .current_dir(folder))
}

fn chromium() -> Option<PathBuf> {
    let path = std::env::var_os("PATH")?;
    let folders: Vec<_> = std::env::split_paths(&path).collect();
    let mut files = CHROMIUM
        .iter()
        .flat_map(|name| folders.iter().map(move |folder| folder.join(name)));
    files.find(|file| file.is_file())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_tests_of_the_page_are_found() {
        let named = |part, only| {
            let files = chosen(&folder(), part, only)?;
            let name = |file: &PathBuf| {
                file.file_name()
                    .map(|name| name.to_string_lossy().into_owned())
            };
            Ok::<Vec<String>, Trouble>(files.iter().filter_map(name).collect())
        };
        assert_eq!(named(Part::Alone, None), Ok(vec![ALONE.to_owned()]));
        assert_eq!(
            named(Part::Whole, Some("play")),
            Ok(vec!["play.test.js".to_owned()])
        );
        let all = named(Part::Whole, None).expect("they are ours");
        assert!(all.len() > 5 && all.contains(&ALONE.to_owned()), "{all:?}");
        assert!(named(Part::Whole, Some("nothing")).is_err());
        let skipped = skipped(&Missing::Target).expect("they are ours");
        let counted = format!("SKIPPED: {} files", all.len());
        assert!(
            skipped.starts_with(&counted) && skipped.contains("rustup target add"),
            "{skipped}"
        );
    }
}
