//! What the page costs, and how fast the engine is in it: built as people get it, measured by the scripts of
//! `web/tests/measure`, which print what they find.

use std::path::PathBuf;

use super::bindgen;
use super::browser::{host, node, run_script};
use super::modules::{self, Pace};
use super::pages::sizes;
use super::toolchain::Toolchain;
use super::{Part, build_with, lay_out};
use crate::run::{cargo, run, workspace};
use crate::trouble::Trouble;

/// Builds the game's page and one that does next to nothing, and tells how they compare.
pub fn page(toolchain: &Toolchain) -> Result<(), Trouble> {
    build_with(toolchain, Pace::Release, Part::Whole)?;
    let reference = modules::reference(toolchain, Pace::Release)?;
    let folder = workspace().join("dist/reference");
    lay_out(&bindgen::find()?, &[reference], &folder, Pace::Release)?;
    println!("The page that does next to nothing:");
    for line in sizes(&folder)? {
        println!("{line}");
    }
    run_script("measure/page.js")
}

/// Builds the engine for a worker and for this machine, and tells how fast each is.
pub fn engine(toolchain: &Toolchain) -> Result<(), Trouble> {
    let worker = modules::engine(toolchain, Pace::Release)?;
    let folder = workspace().join("dist/engine");
    lay_out(&bindgen::find()?, &[worker], &folder, Pace::Release)?;
    run(&mut cargo(
        "build --profile engine-release --bin damas-worker --no-default-features --features worker",
    ))?;
    run(node(&host()?)
        .arg("measure/engine.js")
        .env("DAMAS_WORKER", native()))
}

/// The engine for this machine, which answers lines.
fn native() -> PathBuf {
    let target = std::env::var_os("CARGO_TARGET_DIR").map(PathBuf::from);
    let target = target.unwrap_or_else(|| workspace().join("target"));
    let name = format!("damas-worker{}", std::env::consts::EXE_SUFFIX);
    target.join("engine-release").join(name)
}
