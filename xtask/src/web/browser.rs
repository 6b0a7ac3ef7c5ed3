//! The page in a real browser: the tests of `web/tests`, which Node runs.

use std::path::{Path, PathBuf};
use std::process::Command;

use super::Part;
use super::serve::Server;
use crate::run::{run, workspace};
use crate::trouble::Trouble;

/// The names under which Chromium goes.
pub const CHROMIUM: &[&str] = &[
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
];

/// The tests that need no game.
const ALONE: &str = "alone.test.js";

/// Serves as much of the page as was laid out and runs the tests on it.
pub fn test(part: Part) -> Result<(), Trouble> {
    let mut node = node()?;
    // One browser at a time: it draws without a graphics card and wants all the processors.
    node.args(["--test", "--test-concurrency=1", "--test-timeout=1800000"]);
    run(node.args(tests(&folder(), part)?))
}

/// Runs a script that lies beside the tests.
pub fn run_script(name: &str) -> Result<(), Trouble> {
    run(node()?.arg(name))
}

/// Node in the folder of the tests, which finds browser and page by its environment. The pages of `dist` are
/// served as long as we run: they lie in a sub-path as on most hosts.
pub fn node() -> Result<Command, Trouble> {
    install(&folder())?;
    let server = Server::open(&workspace().join("dist"), 0)?;
    let host = format!("http://{}/", server.address()?);
    std::thread::spawn(|| server.serve());
    let mut node = Command::new("node");
    node.current_dir(folder()).env("DAMAS_HOST", host);
    if let Some(browser) = chromium() {
        node.env("DAMAS_CHROMIUM", browser);
    }
    Ok(node)
}

fn folder() -> PathBuf {
    workspace().join("web/tests")
}

fn tests(folder: &Path, part: Part) -> Result<Vec<PathBuf>, Trouble> {
    let end = match part {
        Part::Alone => ALONE,
        Part::Whole => ".test.js",
    };
    let mut files = super::pages::files(folder, false)?;
    files.retain(|file| file.to_string_lossy().ends_with(end));
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
