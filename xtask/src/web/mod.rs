//! The game as a web page: two wasm modules and a few small files in `dist/web`.
//!
//! Read them in this order: [`toolchain`] finds a compiler, [`modules`] builds with it, [`bindgen`] makes modules a
//! browser can load, [`pages`] lays out the folder, [`serve`] shows it, [`browser`] tries it, [`measure`] tells what it costs, [`itch`] packs it.

pub mod bindgen;
pub mod browser;
pub mod cache;
pub mod itch;
pub mod measure;
pub mod modules;
pub mod pages;
pub mod serve;
pub mod toolchain;

use std::path::{Path, PathBuf};

use crate::run::workspace;
use crate::trouble::Trouble;
use modules::{Built, Pace};
use toolchain::Toolchain;

/// The folder of the page.
pub fn folder() -> PathBuf {
    workspace().join("dist/web")
}

/// How much of the page is built.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// All but the game: the page's own words and the engine in its worker. No Bevy, a few minutes.
    Alone,
    /// All.
    Whole,
}

/// Builds the page and lays it out; finding the tools is part of it.
pub fn build(pace: Pace) -> Result<(), Trouble> {
    build_with(&Toolchain::find()?, pace, Part::Whole)
}

/// Builds as much of the page with this compiler and lays it out.
pub fn build_with(toolchain: &Toolchain, pace: Pace, part: Part) -> Result<(), Trouble> {
    let bindgen = bindgen::find()?;
    println!("Building the engine for a worker.");
    let mut built = vec![modules::engine(toolchain, pace)?];
    if part == Part::Whole {
        println!(
            "Building the game for the web. The first time Bevy is built too, which takes long."
        );
        built.push(modules::game(toolchain, pace)?);
    }
    lay_out(&bindgen, &built, &folder(), pace)?;
    // To tell how small a large file can be made takes as long as some tests.
    if pace == Pace::Release {
        for line in pages::sizes(&folder())? {
            println!("{line}");
        }
    }
    println!("The page is in {}.", folder().display());
    Ok(())
}

/// Lays a page out from its modules.
fn lay_out(bindgen: &Path, built: &[Built], folder: &Path, pace: Pace) -> Result<(), Trouble> {
    pages::clear(folder)?;
    for module in built {
        bindgen::bind(bindgen, module, folder, pace)?;
    }
    pages::lay_out(folder)
}
