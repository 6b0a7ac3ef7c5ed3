//! Texts as files in the player's folder, written by a thread of their own so that no frame waits
//! for a disk.

use std::fs::{self, File};
use std::io::{self, ErrorKind, Read, Write};
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread::JoinHandle;

use super::{Edition, LONGEST, StorageFault, Store};

/// A folder of texts, each a file `name.json`.
pub struct FolderStore {
    folder: PathBuf,
    /// `None` only while it is being dropped.
    texts: Option<Sender<(&'static str, String)>>,
    faults: Mutex<Receiver<StorageFault>>,
    writer: Option<JoinHandle<()>>,
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

    /// This folder, made when something is first written.
    ///
    /// # Errors
    /// [`StorageFault::Nowhere`]: no thread can be started.
    pub fn new(folder: PathBuf) -> Result<Self, StorageFault> {
        let (texts, work) = channel();
        let (complain, faults) = channel();
        let place = folder.clone();
        let writer = std::thread::Builder::new()
            .name("damas storage".into())
            .spawn(move || write_all(&place, &work, &complain))
            .map_err(|_| StorageFault::Nowhere)?;
        Ok(Self {
            folder,
            texts: Some(texts),
            faults: Mutex::new(faults),
            writer: Some(writer),
        })
    }

    fn path(&self, name: &str, edition: Edition) -> PathBuf {
        path(&self.folder, name, edition)
    }
}

fn path(folder: &Path, name: &str, edition: Edition) -> PathBuf {
    folder.join(match edition {
        Edition::Newest => format!("{name}.json"),
        Edition::Previous => format!("{name}.previous.json"),
    })
}

impl Store for FolderStore {
    fn folder(&self) -> Option<PathBuf> {
        Some(self.folder.clone())
    }

    fn read(&self, name: &'static str, edition: Edition) -> Result<Option<String>, StorageFault> {
        let unreadable = |why: String| StorageFault::Unreadable { name, why };
        let file = match File::open(self.path(name, edition)) {
            Ok(file) => file,
            Err(none) if none.kind() == ErrorKind::NotFound => return Ok(None),
            Err(error) => return Err(unreadable(error.to_string())),
        };
        let mut bytes = Vec::new();
        let most = u64::try_from(LONGEST).unwrap_or(u64::MAX);
        let read = file.take(most.saturating_add(1)).read_to_end(&mut bytes);
        read.map_err(|error| unreadable(error.to_string()))?;
        if bytes.len() > LONGEST {
            return Err(unreadable(format!("it is longer than {LONGEST} bytes")));
        }
        // Bytes that are no text make no sense as JSON either: the reader says so.
        Ok(Some(String::from_utf8_lossy(&bytes).into_owned()))
    }

    fn write(&mut self, name: &'static str, text: String) {
        if let Some(texts) = &self.texts {
            // Fails only when the thread is gone; it has complained then.
            let _ = texts.send((name, text));
        }
    }

    fn set_aside(&mut self, name: &'static str) {
        let newest = self.path(name, Edition::Newest);
        let free = (1..1000)
            .map(|number| self.folder.join(format!("{name}.set-aside-{number}.json")))
            .find(|path| !path.exists());
        if let Some(free) = free {
            // What can't be moved stays where it is, and is told about again at the next start.
            let _ = fs::rename(newest, free);
        }
    }

    fn fault(&mut self) -> Option<StorageFault> {
        self.faults.get_mut().ok()?.try_recv().ok()
    }
}

/// The last texts are written before the program ends.
impl Drop for FolderStore {
    fn drop(&mut self) {
        self.texts = None;
        if let Some(writer) = self.writer.take() {
            let _ = writer.join();
        }
    }
}

fn write_all(
    folder: &Path,
    work: &Receiver<(&'static str, String)>,
    complain: &Sender<StorageFault>,
) {
    while let Ok(first) = work.recv() {
        // A newer text of the same name makes an older one needless.
        let mut waiting = vec![first];
        for (name, text) in work.try_iter() {
            waiting.retain(|(other, _)| *other != name);
            waiting.push((name, text));
        }
        for (name, text) in waiting {
            if let Err(error) = write(folder, name, &text) {
                let why = error.to_string();
                let _ = complain.send(StorageFault::Unwritable { name, why });
            }
        }
    }
}

/// Beside the old file first, then in its place: at every moment one of the two is whole.
fn write(folder: &Path, name: &str, text: &str) -> io::Result<()> {
    fs::create_dir_all(folder)?;
    // Two games that run at once don't write into the same file.
    let fresh = folder.join(format!("{name}.{}.tmp", std::process::id()));
    let mut file = File::create(&fresh)?;
    file.write_all(text.as_bytes())?;
    file.sync_all()?;
    drop(file);
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

#[cfg(test)]
mod tests {
    use super::*;

    fn folder(name: &str) -> PathBuf {
        let folder = std::env::temp_dir().join(format!("damas-{name}-{}", std::process::id()));
        let _ = fs::remove_dir_all(&folder);
        folder
    }

    #[test]
    fn a_text_is_found_again_and_the_one_before_it_kept() {
        let folder = folder("again");
        for text in ["one", "two", "three"] {
            let mut store = FolderStore::new(folder.clone()).unwrap();
            store.write("game", text.into());
        }
        let mut store = FolderStore::new(folder.clone()).unwrap();
        let read = |store: &FolderStore, edition| store.read("game", edition).unwrap();
        assert_eq!(read(&store, Edition::Newest).as_deref(), Some("three"));
        assert_eq!(read(&store, Edition::Previous).as_deref(), Some("two"));
        assert_eq!(store.read("other", Edition::Newest), Ok(None));
        store.set_aside("game");
        assert_eq!(read(&store, Edition::Newest), None);
        let aside = fs::read_to_string(folder.join("game.set-aside-1.json"));
        assert_eq!(aside.unwrap(), "three");
        fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn what_cannot_be_written_or_read_is_told() {
        let folder = folder("told");
        fs::write(&folder, "a file where a folder should be").unwrap();
        let mut store = FolderStore::new(folder.clone()).unwrap();
        store.write("game", "text".into());
        drop(store.texts.take());
        store.writer.take().unwrap().join().unwrap();
        let told = store.fault();
        assert!(
            matches!(told, Some(StorageFault::Unwritable { name: "game", .. })),
            "{told:?}"
        );
        fs::remove_file(&folder).unwrap();

        fs::create_dir(&folder).unwrap();
        fs::write(folder.join("game.json"), vec![b'x'; LONGEST + 1]).unwrap();
        let read = store.read("game", Edition::Newest);
        assert!(matches!(read, Err(StorageFault::Unreadable { .. })));
        fs::remove_dir_all(folder).unwrap();
    }
}
