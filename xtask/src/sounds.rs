//! Makes the sounds of the game out of nothing: [`recipes`] says what each consists of, [`synthesis`] makes the
//! waves, and `oggenc` (Debian: vorbis-tools) packs them. The same tools make the same files again.

mod recipes;
mod synthesis;

use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};

use crate::run::{not_started, workspace};
use crate::trouble::Trouble;
use recipes::RECIPES;
use synthesis::{RATE, Wave};

/// Makes every sound and puts it in its place among the assets.
pub fn make() -> Result<(), Trouble> {
    let folder = workspace().join("assets").join("sounds");
    for (name, recipe) in RECIPES {
        let path = folder.join(name).with_extension("ogg");
        pack(&recipe(), &path)?;
        println!("{}", path.display());
    }
    Ok(())
}

/// Packs a wave as Ogg Vorbis, which is what Bevy plays without a further feature, at a tenth of the size.
fn pack(wave: &Wave, path: &Path) -> Result<(), Trouble> {
    let mut command = Command::new("oggenc");
    command
        // The stream's number is fixed, since it would be drawn by lot.
        .args(["--quiet", "--quality", "4", "--serial", "1"])
        .args(["--raw", "--raw-bits", "16", "--raw-chan", "1"])
        .args(["--raw-rate", &RATE.to_string(), "--output"])
        .arg(path)
        .arg("-")
        .stdin(Stdio::piped());
    let mut encoder = command.spawn().map_err(|error| {
        let advice = "on Debian it is in the package vorbis-tools";
        not_started(
            &command,
            &std::io::Error::other(format!("{error} ({advice})")),
        )
    })?;
    let in_file = |error: std::io::Error| Trouble::File {
        path: path.to_owned(),
        reason: error.to_string(),
    };
    if let Some(mut input) = encoder.stdin.take() {
        input.write_all(&wave.bytes()).map_err(in_file)?;
    }
    let status = encoder.wait().map_err(in_file)?;
    if status.success() {
        return Ok(());
    }
    Err(Trouble::Failed {
        line: format!("oggenc … {}", path.display()),
        status: status.to_string(),
    })
}

#[cfg(test)]
mod tests;
