//! The game as a web page: two wasm modules and a few small files in `dist/web`.
//!
//! Read them in this order: [`toolchain`] finds a compiler, [`modules`] builds with it, [`bindgen`] makes modules a
//! browser can load, [`pages`] lays out the folder, [`serve`] shows it, [`browser`] tries it, [`itch`] packs it.

pub mod bindgen;
pub mod browser;
pub mod cache;
pub mod itch;
pub mod modules;
pub mod pages;
pub mod serve;
pub mod toolchain;

use std::path::PathBuf;

use crate::run::workspace;
use crate::steps::{Step, walk};
use crate::trouble::Trouble;
use modules::{Built, Pace};
use toolchain::Toolchain;

/// The folder of the page.
pub fn folder() -> PathBuf {
    workspace().join("dist/web")
}

/// Builds the page and lays it out; finding the tools is part of it.
pub fn build(pace: Pace) -> Result<(), Trouble> {
    let toolchain = Toolchain::find()?;
    build_with(&toolchain, pace)
}

/// Builds the page with this compiler and lays it out.
pub fn build_with(toolchain: &Toolchain, pace: Pace) -> Result<(), Trouble> {
    let bindgen = bindgen::find()?;
    let mut engine = None;
    let mut game = None;
    walk(
        vec![
            Step::new("The engine for a worker", || {
                engine = Some(modules::engine(toolchain, pace)?);
                Ok(())
            }),
            Step::new("The game (Bevy too, the first time)", || {
                game = Some(modules::game(toolchain, pace)?);
                Ok(())
            }),
        ],
        |line| println!("{line}"),
    )?;
    pages::clear(&folder())?;
    for built in [engine, game].into_iter().flatten() {
        bindgen::bind(&bindgen, &built, pace)?;
    }
    pages::lay_out(&folder())?;
    for line in pages::sizes(&folder())? {
        println!("{line}");
    }
    println!("The page is in {}.", folder().display());
    Ok(())
}

impl Built {
    /// Its folder in the page.
    fn folder(&self) -> PathBuf {
        folder().join(self.part)
    }
}
