//! How texts get onto a disk so that none is ever half there.

use std::fs::{self, File};
use std::io::{self, ErrorKind, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::time::Duration;

use crate::game::storage::Edition;

/// What a game that was killed while it wrote leaves behind is swept away when it is this old:
/// another one that runs may be writing a younger one.
const STALE: Duration = Duration::from_mins(1);

/// The file of a text.
pub(super) fn path(folder: &Path, name: &str, edition: Edition) -> PathBuf {
    folder.join(match edition {
        Edition::Newest => format!("{name}.json"),
        Edition::Previous => format!("{name}.previous.json"),
    })
}

/// The file of a journal.
pub(super) fn journal(folder: &Path, name: &str) -> PathBuf {
    folder.join(format!("{name}.pdn"))
}

/// Beside the old file first, then in its place: at every moment one of the two is whole.
pub(super) fn write(folder: &Path, name: &str, text: &str) -> io::Result<()> {
    fs::create_dir_all(folder)?;
    // Two games that run at once don't write into the same file.
    let fresh = folder.join(format!("{name}.{}.tmp", std::process::id()));
    let written = File::create(&fresh).and_then(|mut file| {
        file.write_all(text.as_bytes())?;
        file.sync_all()
    });
    if let Err(error) = written {
        // On a full disk what there is of it takes room that others need.
        let _ = fs::remove_file(&fresh);
        return Err(error);
    }
    let newest = path(folder, name, Edition::Newest);
    match fs::rename(&newest, path(folder, name, Edition::Previous)) {
        Err(error) if error.kind() != ErrorKind::NotFound => return Err(error),
        _ => {}
    }
    fs::rename(&fresh, &newest)?;
    // The names too are on the disk only when the folder is; not every system lets us ask.
    if let Ok(folder) = File::open(folder) {
        let _ = folder.sync_all();
    }
    Ok(())
}

/// Adds to the end of a journal in one go, so that two games that run at once don't mix theirs.
/// What was cut off there is left as it is, on a line of its own.
pub(super) fn add(folder: &Path, name: &str, text: &str) -> io::Result<()> {
    fs::create_dir_all(folder)?;
    let mut file = File::options()
        .read(true)
        .append(true)
        .create(true)
        .open(journal(folder, name))?;
    let mut last = [b'\n'];
    if file.seek(SeekFrom::End(-1)).is_ok() {
        file.read_exact(&mut last)?;
    }
    let cut_off = if last == [b'\n'] { "" } else { "\n\n" };
    file.write_all(format!("{cut_off}{text}").as_bytes())?;
    file.sync_all()
}

/// Reads a file that may be `most` bytes long; `None` where there is none. Of a longer one only
/// its end is read if that `will_do`.
pub(super) fn read(path: &Path, most: usize, will_do: bool) -> io::Result<Option<Vec<u8>>> {
    let mut file = match File::open(path) {
        Ok(file) => file,
        Err(none) if none.kind() == ErrorKind::NotFound => return Ok(None),
        Err(error) => return Err(error),
    };
    let most = u64::try_from(most).unwrap_or(u64::MAX);
    let length = file.metadata()?.len();
    if length > most && will_do {
        file.seek(SeekFrom::Start(length - most))?;
    }
    let mut bytes = Vec::new();
    // A file may grow while it is read, and some files have no length.
    file.take(most.saturating_add(1)).read_to_end(&mut bytes)?;
    Ok(Some(bytes))
}

/// Sweeps away what games that were killed have left half written.
pub(super) fn sweep(folder: &Path) {
    let Ok(entries) = fs::read_dir(folder) else {
        return;
    };
    for entry in entries.flatten() {
        let half_written = entry.path().extension().is_some_and(|end| end == "tmp");
        let age = entry.metadata().and_then(|about| about.modified());
        // A clock that has gone backwards leaves them for another time.
        let stale = age.is_ok_and(|at| at.elapsed().is_ok_and(|age| age > STALE));
        if half_written && stale {
            let _ = fs::remove_file(entry.path());
        }
    }
}
