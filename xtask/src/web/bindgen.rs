//! wasm-bindgen, in the very version that the game is compiled with, and wasm-opt where it can be had.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use super::cache;
use super::modules::{Built, Pace};
use crate::run::{cargo, run, workspace};
use crate::trouble::Trouble;

/// The oldest wasm-opt that knows what today's compilers write.
const OLDEST_OPTIMISER: u32 = 116;

/// What every browser that runs the page knows; more than this wasm-opt may not use.
const KNOWN: [&str; 7] = [
    "--enable-bulk-memory",
    "--enable-nontrapping-float-to-int",
    "--enable-sign-ext",
    "--enable-mutable-globals",
    "--enable-reference-types",
    "--enable-multivalue",
    "--enable-simd",
];

/// Finds wasm-bindgen in the version of Cargo.lock, or installs it beside the other caches.
pub fn find() -> Result<PathBuf, Trouble> {
    let lock = workspace().join("Cargo.lock");
    let text = std::fs::read_to_string(&lock).map_err(|error| Trouble::file(&lock, &error))?;
    let version = locked(&text).ok_or_else(|| Trouble::File {
        path: lock,
        reason: "there is no wasm-bindgen in it".to_owned(),
    })?;
    let cached = cache::folder(&format!("wasm-bindgen-{version}"))?;
    let installed = cached.join("bin/wasm-bindgen");
    for program in [PathBuf::from("wasm-bindgen"), installed.clone()] {
        if told_version(&program).as_deref() == Some(version) {
            return Ok(program);
        }
    }
    println!("Installing wasm-bindgen {version}, which takes a few minutes.");
    let words = format!("install wasm-bindgen-cli --bin wasm-bindgen --version {version} --root");
    // A folder of its own: in ours it would be compiled for the game's sake again.
    run(cargo(&words).arg(&cached).env_remove("CARGO_TARGET_DIR"))?;
    Ok(installed)
}

/// The version of wasm-bindgen in the text of Cargo.lock.
fn locked(lock: &str) -> Option<&str> {
    let (_, after) = lock.split_once("name = \"wasm-bindgen\"\nversion = \"")?;
    after.split_once('"').map(|(version, _)| version)
}

fn told_version(program: &Path) -> Option<String> {
    let output = Command::new(program)
        .arg("--version")
        .stderr(Stdio::null())
        .output()
        .ok()?;
    let text = String::from_utf8(output.stdout).ok()?;
    text.split_whitespace().nth(1).map(str::to_owned)
}

/// Makes of a module what a browser can load, in its part of the page in this folder.
pub fn bind(bindgen: &Path, built: &Built, folder: &Path, pace: Pace) -> Result<(), Trouble> {
    let folder = folder.join(built.part);
    let mut command = Command::new(bindgen);
    command.args([
        "--target",
        "web",
        "--no-typescript",
        "--out-name",
        built.name,
    ]);
    // Names are a third of a page for tests, which loads it many times.
    command.args(["--remove-name-section", "--remove-producers-section"]);
    command.arg("--out-dir").arg(&folder).arg(&built.file);
    run(&mut command)?;
    if pace != Pace::Release {
        return Ok(());
    }
    let Some(optimiser) = optimiser() else {
        println!(
            "{} stays larger than it could be: there is no wasm-opt from {OLDEST_OPTIMISER} on.",
            built.name
        );
        return Ok(());
    };
    optimise(&optimiser, built, &folder)
}

fn optimise(optimiser: &Path, built: &Built, folder: &Path) -> Result<(), Trouble> {
    let file = folder.join(format!("{}_bg.wasm", built.name));
    let smaller = file.with_extension("smaller");
    let level = if built.part == "engine" { "-O3" } else { "-Os" };
    run(Command::new(optimiser)
        .arg(level)
        .args(KNOWN)
        .arg(&file)
        .arg("-o")
        .arg(&smaller))?;
    std::fs::rename(&smaller, &file).map_err(|error| Trouble::file(&file, &error))
}

/// wasm-opt, if it is there and new enough. The page does without: it gains a twelfth in size, nothing in transfer.
fn optimiser() -> Option<PathBuf> {
    let program = PathBuf::from("wasm-opt");
    let output = Command::new(&program)
        .arg("--version")
        .stderr(Stdio::null())
        .output()
        .ok()?;
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    (optimiser_version(&text)? >= OLDEST_OPTIMISER).then_some(program)
}

fn optimiser_version(text: &str) -> Option<u32> {
    text.split_whitespace().find_map(|word| word.parse().ok())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_locked_version_is_read() {
        let lock = "[[package]]\nname = \"wasm-bindgen-macro\"\nversion = \"9.9.9\"\n\n[[package]]\nname = \
                    \"wasm-bindgen\"\nversion = \"0.2.130\"\nsource = \"x\"\n";
        assert_eq!(locked(lock), Some("0.2.130"));
        assert_eq!(locked("name = \"bevy\"\nversion = \"0.19.1\"\n"), None);
    }

    #[test]
    fn the_optimisers_version_is_read() {
        assert_eq!(
            optimiser_version("wasm-opt version 132 (version_132)"),
            Some(132)
        );
        assert_eq!(optimiser_version("wasm-opt"), None);
    }
}
