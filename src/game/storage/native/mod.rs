//! Texts as files in the player's folder, written by a thread of their own so that no frame waits
//! for a disk.

mod disk;
#[cfg(test)]
mod tests;

use std::fs::{self, File, TryLockError};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread::JoinHandle;

use super::{Cause, Edition, LONGEST, LONGEST_JOURNAL, StorageFault, Store};

/// A folder of texts, each a file `name.json`, and of journals, each a file `name.pdn`.
///
/// Of several games that are open at once only the first writes texts; all add to journals.
pub struct FolderStore {
    folder: PathBuf,
    claim: Claim,
    /// `None` only while it is being dropped.
    tasks: Option<Sender<Task>>,
    faults: Mutex<Receiver<StorageFault>>,
    writer: Option<JoinHandle<()>>,
}

/// Whose the folder's texts are.
enum Claim {
    /// Ours as long as the lock is held; however the game ends, the system lets go of it. Where
    /// files can't be locked, nobody else can be seen.
    Ours(#[expect(dead_code, reason = "it is only held")] Option<File>),
    /// Those of another game that is open.
    Taken,
}

impl Claim {
    fn of(folder: &Path) -> Self {
        // A folder that can't be made or written to is told about when something is written.
        let lock = fs::create_dir_all(folder).and_then(|()| {
            let mut options = File::options();
            let options = options.create(true).truncate(false).write(true);
            options.open(folder.join("open.lock"))
        });
        match lock.map(|file| (file.try_lock(), file)) {
            Ok((Err(TryLockError::WouldBlock), _)) => Self::Taken,
            Ok((Ok(()), file)) => Self::Ours(Some(file)),
            Ok((Err(TryLockError::Error(_)), _)) | Err(_) => Self::Ours(None),
        }
    }
}

/// One thing that is to be written.
enum Task {
    /// The text of this name.
    Replace(&'static str, String),
    /// A part of the journal of this name.
    Add(&'static str, String),
}

impl FolderStore {
    /// The folder where this system keeps a player's things.
    ///
    /// # Errors
    /// [`StorageFault::Nowhere`]: the player has no home, or no thread can be started.
    pub fn of_the_player() -> Result<Self, StorageFault> {
        let folders = directories::ProjectDirs::from("", "", "damas");
        let folder = folders.ok_or(StorageFault::Nowhere)?;
        Self::new(folder.data_local_dir().to_owned())
    }

    /// This folder. What keeps it from being made or written to is told when something is written.
    ///
    /// # Errors
    /// [`StorageFault::Nowhere`]: no thread can be started.
    pub fn new(folder: PathBuf) -> Result<Self, StorageFault> {
        let (tasks, work) = channel();
        let (complain, faults) = channel();
        let claim = Claim::of(&folder);
        if matches!(claim, Claim::Taken) {
            // The other end is in our hands.
            let _ = complain.send(StorageFault::AnotherOpen);
        }
        let place = folder.clone();
        let writer = std::thread::Builder::new()
            .name("damas storage".into())
            .spawn(move || write_all(&place, &work, &complain))
            .map_err(|_| StorageFault::Nowhere)?;
        Ok(Self {
            folder,
            claim,
            tasks: Some(tasks),
            faults: Mutex::new(faults),
            writer: Some(writer),
        })
    }

    fn give(&self, task: Task) {
        if let Some(tasks) = &self.tasks {
            // Fails only when the thread is gone; it has complained then.
            let _ = tasks.send(task);
        }
    }
}

impl Store for FolderStore {
    fn folder(&self) -> Option<PathBuf> {
        Some(self.folder.clone())
    }

    fn read(&self, name: &'static str, edition: Edition) -> Result<Option<String>, StorageFault> {
        let path = disk::path(&self.folder, name, edition);
        let bytes = disk::read(&path, LONGEST, false).map_err(|error| unreadable(name, &error))?;
        if bytes.as_ref().is_some_and(|bytes| bytes.len() > LONGEST) {
            return Err(StorageFault::too_long(name));
        }
        // Bytes that are no text make no sense as JSON either: the reader says so.
        Ok(bytes.map(|bytes| String::from_utf8_lossy(&bytes).into_owned()))
    }

    fn write(&mut self, name: &'static str, text: String) {
        if matches!(self.claim, Claim::Ours(_)) {
            self.give(Task::Replace(name, text));
        }
    }

    fn set_aside(&mut self, name: &'static str, edition: Edition) {
        if matches!(self.claim, Claim::Taken) {
            return;
        }
        let path = disk::path(&self.folder, name, edition);
        let free = (1..1000)
            .map(|number| self.folder.join(format!("{name}.set-aside-{number}.json")))
            .find(|path| !path.exists());
        if let Some(free) = free {
            // What can't be moved stays where it is, and is told about again at the next start.
            let _ = fs::rename(path, free);
        }
    }

    fn journal(&self, name: &'static str) -> Result<Option<Vec<u8>>, StorageFault> {
        let path = disk::journal(&self.folder, name);
        disk::read(&path, LONGEST_JOURNAL, true).map_err(|error| unreadable(name, &error))
    }

    fn add(&mut self, name: &'static str, text: String) {
        self.give(Task::Add(name, text));
    }

    fn fault(&mut self) -> Option<StorageFault> {
        self.faults.get_mut().ok()?.try_recv().ok()
    }
}

fn unreadable(name: &'static str, error: &io::Error) -> StorageFault {
    StorageFault::Unreadable {
        name,
        cause: Cause::of(error),
        why: error.to_string(),
    }
}

/// The last texts are written before the program ends.
impl Drop for FolderStore {
    fn drop(&mut self) {
        self.tasks = None;
        if let Some(writer) = self.writer.take() {
            let _ = writer.join();
        }
    }
}

fn write_all(folder: &Path, work: &Receiver<Task>, complain: &Sender<StorageFault>) {
    disk::sweep(folder);
    while let Ok(first) = work.recv() {
        let mut waiting = vec![first];
        for task in work.try_iter() {
            // A newer text of the same name makes an older one needless.
            if let Task::Replace(name, _) = &task {
                waiting.retain(|old| !matches!(old, Task::Replace(other, _) if other == name));
            }
            waiting.push(task);
        }
        for task in waiting {
            let (name, written) = match &task {
                Task::Replace(name, text) => (*name, disk::write(folder, name, text)),
                Task::Add(name, text) => (*name, disk::add(folder, name, text)),
            };
            if let Err(error) = written {
                // Nobody listens any more only when the game ends.
                let _ = complain.send(StorageFault::Unwritable {
                    name,
                    cause: Cause::of(&error),
                    why: error.to_string(),
                });
            }
        }
    }
}
