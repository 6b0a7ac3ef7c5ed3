//! Larger tables, made on the user's machine and kept in a file there.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use super::{Form, Material, Progress, SolveError, TableError, Tables, Terms, solve, write};
use crate::ai::Stop;
use crate::rules::Rules;

/// Why there are no tables in a file.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum DiskError {
    /// They can't be made.
    #[error(transparent)]
    Solve(#[from] SolveError),
    /// The file can't be read or written.
    #[error("{}: {error}", path.display())]
    File {
        /// The file.
        path: PathBuf,
        /// Why.
        error: io::Error,
    },
    /// The file holds no tables.
    #[error("{}: {error}", path.display())]
    Tables {
        /// The file.
        path: PathBuf,
        /// Why.
        error: TableError,
    },
}

/// The file that holds a rule set's tables of up to `pieces` pieces in this directory.
pub fn path(directory: &Path, rules: Rules, pieces: usize) -> PathBuf {
    directory.join(format!("{rules}-{pieces}.tables"))
}

/// Makes the tables of a rule set on so many threads and puts them into their file, all at once
/// when they are done. `report` hears how far it is.
pub fn make(
    directory: &Path,
    rules: Rules,
    pieces: usize,
    form: Form,
    threads: usize,
    stop: &Stop,
    report: &mut dyn FnMut(Progress),
) -> Result<PathBuf, DiskError> {
    let path = path(directory, rules, pieces);
    let failed = |error| DiskError::File {
        path: path.clone(),
        error,
    };
    fs::create_dir_all(directory).map_err(failed)?;
    let materials = Material::all(pieces);
    let solution = solve(Terms::play(rules), &materials, threads, stop, report)?;
    let unfinished = path.with_extension("unfinished");
    fs::write(&unfinished, write(&solution, form)).map_err(failed)?;
    fs::rename(&unfinished, &path).map_err(failed)?;
    Ok(path)
}

/// The tables in a file, which are checked against their checksums.
pub fn load(path: &Path) -> Result<Tables, DiskError> {
    let bytes = fs::read(path).map_err(|error| DiskError::File {
        path: path.to_owned(),
        error,
    })?;
    Tables::read(&bytes).map_err(|error| DiskError::Tables {
        path: path.to_owned(),
        error,
    })
}
