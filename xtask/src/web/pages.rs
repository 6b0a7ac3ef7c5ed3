//! The folder of the page: our small files around the two modules.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use crate::run::{not_started, workspace};
use crate::trouble::Trouble;

/// Files of `web` with these endings belong to the page.
const ENDINGS: [&str; 5] = ["html", "css", "js", "png", "webp"];

/// What the loader is told about the size of the game, in bytes.
const SIZE: &str = "data-bytes=\"0\"";

/// Empties the folder.
pub fn clear(folder: &Path) -> Result<(), Trouble> {
    match std::fs::remove_dir_all(folder) {
        Err(error) if error.kind() != std::io::ErrorKind::NotFound => {
            Err(Trouble::file(folder, &error))
        }
        _ => std::fs::create_dir_all(folder).map_err(|error| Trouble::file(folder, &error)),
    }
}

/// Puts our files beside the modules, and the size of the game, if it is there, into the page.
pub fn lay_out(folder: &Path) -> Result<(), Trouble> {
    let source = workspace().join("web");
    for file in files(&source, false)? {
        let ending = file.extension().unwrap_or_default().to_string_lossy();
        if ENDINGS.contains(&ending.as_ref()) {
            let to = folder.join(file.file_name().unwrap_or_default());
            std::fs::copy(&file, &to).map_err(|error| Trouble::file(&to, &error))?;
        }
    }
    let game = folder.join("game/damas_bg.wasm");
    if !game.is_file() {
        return Ok(());
    }
    let bytes = std::fs::metadata(&game)
        .map_err(|error| Trouble::file(&game, &error))?
        .len();
    let page = folder.join("index.html");
    let text = std::fs::read_to_string(&page).map_err(|error| Trouble::file(&page, &error))?;
    let sized = told_size(&text, bytes).ok_or_else(|| Trouble::File {
        path: page.clone(),
        reason: format!("there must be {SIZE} in it"),
    })?;
    std::fs::write(&page, sized).map_err(|error| Trouble::file(&page, &error))
}

fn told_size(page: &str, bytes: u64) -> Option<String> {
    page.contains(SIZE)
        .then(|| page.replace(SIZE, &format!("data-bytes=\"{bytes}\"")))
}

/// All files under a folder, in the order of their names.
pub fn files(folder: &Path, deep: bool) -> Result<Vec<PathBuf>, Trouble> {
    let inside = std::fs::read_dir(folder).map_err(|error| Trouble::file(folder, &error))?;
    let mut found = Vec::new();
    for path in inside.flatten().map(|entry| entry.path()) {
        if path.is_file() {
            found.push(path);
        } else if deep {
            found.extend(files(&path, deep)?);
        }
    }
    found.sort();
    Ok(found)
}

/// What a visitor downloads before the first game, file by file, and in all.
pub fn sizes(folder: &Path) -> Result<Vec<String>, Trouble> {
    let mut lines = Vec::new();
    let (mut plain, mut packed) = (0, 0);
    for file in files(folder, true)? {
        let bytes = std::fs::metadata(&file)
            .map_err(|error| Trouble::file(&file, &error))?
            .len();
        let gzip = gzipped(&file)?;
        let name = file
            .strip_prefix(folder)
            .unwrap_or(&file)
            .display()
            .to_string();
        lines.push(format!("{bytes:>10} bytes, {gzip:>9} with gzip -9  {name}"));
        plain += bytes;
        packed += gzip;
    }
    lines.push(format!(
        "{plain:>10} bytes, {packed:>9} with gzip -9  in all"
    ));
    Ok(lines)
}

fn gzipped(file: &Path) -> Result<u64, Trouble> {
    let mut gzip = Command::new("gzip");
    gzip.args(["-9", "--stdout"]).arg(file).stdin(Stdio::null());
    let output = gzip.output().map_err(|error| not_started(&gzip, &error))?;
    Ok(output.stdout.len() as u64)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_page_tells_the_size_of_the_game() {
        let page = std::fs::read_to_string(workspace().join("web/index.html")).expect("it is ours");
        let sized = told_size(&page, 26_214_400).expect("it has a place for it");
        assert!(sized.contains("data-bytes=\"26214400\""));
        assert_eq!(told_size("<html>", 1), None);
    }
}
