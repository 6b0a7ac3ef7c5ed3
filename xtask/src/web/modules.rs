//! The two wasm modules: the game, and the engine alone for a worker.

use std::ffi::OsString;
use std::path::{Path, PathBuf};

use super::toolchain::{TARGET, Toolchain};
use crate::run::{cargo, run, workspace};
use crate::trouble::Trouble;

/// What a build is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pace {
    /// For people: small and fast, and long in the making.
    Release,
    /// For tests: soonest there.
    Test,
}

impl Pace {
    /// The profile of what draws.
    const fn profile(self) -> &'static str {
        match self {
            Self::Release => "wasm-release",
            Self::Test => "wasm-test",
        }
    }
}

/// A module as the compiler leaves it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Built {
    /// The file.
    pub file: PathBuf,
    /// Its folder in the page.
    pub part: &'static str,
    /// Its name there.
    pub name: &'static str,
}

/// Builds the engine without Bevy, for speed.
pub fn engine(toolchain: &Toolchain, pace: Pace) -> Result<Built, Trouble> {
    let profile = match pace {
        Pace::Release => "engine-release",
        Pace::Test => "wasm-test",
    };
    let words = "build --bin damas-worker --no-default-features --features worker";
    build(toolchain, pace, words, profile)?;
    Ok(built(profile, "engine", "damas-worker"))
}

/// Builds the page that does next to nothing: it takes the game's place in a page of its own.
pub fn reference(toolchain: &Toolchain, pace: Pace) -> Result<Built, Trouble> {
    let (reference, game) = ("damas-reference", built(pace.profile(), "game", "damas"));
    build(
        toolchain,
        pace,
        &format!("build --bin {reference}"),
        pace.profile(),
    )?;
    let file = game.file.with_file_name(format!("{reference}.wasm"));
    Ok(Built { file, ..game })
}

/// Builds the game.
pub fn game(toolchain: &Toolchain, pace: Pace) -> Result<Built, Trouble> {
    build(toolchain, pace, "build --bin damas", pace.profile())?;
    Ok(built(pace.profile(), "game", "damas"))
}

fn build(toolchain: &Toolchain, pace: Pace, words: &str, profile: &str) -> Result<(), Trouble> {
    let mut cargo = cargo(words);
    cargo.args(["--profile", profile]);
    // Another compiler than the one for the desktop: the two would build over each other.
    cargo.arg("--target-dir").arg(target());
    if pace == Pace::Release {
        cargo.arg("--config").arg(remap());
    }
    toolchain.furnish(&mut cargo);
    run(&mut cargo)
}

fn built(profile: &str, part: &'static str, name: &'static str) -> Built {
    let file = target()
        .join(TARGET)
        .join(profile)
        .join(format!("{name}.wasm"));
    Built { file, part, name }
}

fn target() -> PathBuf {
    let own = std::env::var_os("CARGO_TARGET_DIR").map(PathBuf::from);
    own.unwrap_or_else(|| workspace().join("target"))
        .join("web")
}

/// What a panic says of its place would carry this machine's folders into the page.
fn remap() -> OsString {
    let home = std::env::var_os("CARGO_HOME")
        .map(PathBuf::from)
        .or_else(|| {
            let home = std::env::var_os("HOME").or_else(|| std::env::var_os("USERPROFILE"))?;
            Some(PathBuf::from(home).join(".cargo"))
        });
    let workspace = workspace();
    let folders = [
        home.as_deref().map(|home| (home, "cargo")),
        Some((workspace.as_path(), "damas")),
    ];
    remapping(folders.into_iter().flatten()).into()
}

fn remapping<'a>(folders: impl Iterator<Item = (&'a Path, &'a str)>) -> String {
    let flags: Vec<_> = folders
        .map(|(folder, name)| {
            format!(
                "{:?}",
                format!("--remap-path-prefix={}={name}", folder.display())
            )
        })
        .collect();
    format!("target.{TARGET}.rustflags=[{}]", flags.join(","))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn folders_are_taken_out_of_the_module() {
        let folders = [(Path::new("/home/ann/.cargo"), "cargo")];
        assert_eq!(
            remapping(folders.into_iter()),
            "target.wasm32-unknown-unknown.rustflags=[\"--remap-path-prefix=/home/ann/.cargo=cargo\"]"
        );
    }
}
