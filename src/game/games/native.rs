//! Files by the dialogs of the system.

use std::fs::{self, File};
use std::future::Future;
use std::io::{Read, Write};
use std::path::Path;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex};

use rfd::{AsyncFileDialog, FileHandle};

use super::file::{FileDoor, FileFault, LONGEST, Opened, Reply};
use crate::game::storage::Cause;

/// The endings of files with games and positions.
const ENDINGS: [&str; 4] = ["pdn", "pdnt", "fen", "txt"];

/// The dialogs of the system. Each waits on a thread of its own, so that the game goes on beneath.
pub struct SystemDialogs {
    sender: Sender<Reply>,
    replies: Mutex<Receiver<Reply>>,
    wake: Arc<dyn Fn() + Send + Sync>,
}

impl SystemDialogs {
    /// Dialogs that `wake` the window when there is a reply.
    pub fn new(wake: impl Fn() + Send + Sync + 'static) -> Self {
        let (sender, replies) = channel();
        Self {
            sender,
            replies: Mutex::new(replies),
            wake: Arc::new(wake),
        }
    }
}

impl SystemDialogs {
    /// Waits for a dialog on a thread of its own; `then` is done with the file that was chosen.
    fn wait(
        &self,
        dialog: impl Future<Output = Option<FileHandle>> + Send + 'static,
        then: impl FnOnce(&Path) -> Reply + Send + 'static,
    ) {
        let (sender, wake) = (self.sender.clone(), Arc::clone(&self.wake));
        let waiting = std::thread::Builder::new().name("damas dialog".into());
        let started = waiting.spawn(move || {
            if let Some(file) = bevy::tasks::block_on(dialog) {
                // Fails only when the game has ended.
                let _ = sender.send(then(file.path()));
                wake();
            }
        });
        if let Err(error) = started {
            bevy::log::warn!("no thread for a dialog: {error}");
        }
    }
}

impl FileDoor for SystemDialogs {
    fn open(&mut self) {
        let dialog = AsyncFileDialog::new().add_filter("PDN, FEN", &ENDINGS);
        self.wait(dialog.pick_file(), |path| {
            read(path).map_or_else(Reply::Failed, Reply::Opened)
        });
    }

    fn save(&mut self, name: &str, text: String) {
        let dialog = AsyncFileDialog::new().add_filter("PDN", &ENDINGS[..1]);
        let dialog = dialog.set_file_name(name);
        self.wait(dialog.save_file(), move |path| write(path, &text));
    }

    fn reply(&mut self) -> Option<Reply> {
        self.replies.get_mut().ok()?.try_recv().ok()
    }
}

/// Reads a file; of a long one only a byte more than may be read.
///
/// # Errors
/// [`FileFault::Unreadable`].
pub(super) fn read(path: &Path) -> Result<Opened, FileFault> {
    let name = name(path);
    let mut bytes = Vec::new();
    let most = u64::try_from(LONGEST).unwrap_or(u64::MAX).saturating_add(1);
    let read = File::open(path).and_then(|file| file.take(most).read_to_end(&mut bytes));
    match read {
        Ok(_) => Ok(Opened { name, bytes }),
        Err(error) => Err(FileFault::Unreadable {
            name,
            why: error.to_string(),
        }),
    }
}

/// Writes beside the file first, and then in its place: what was there is lost only for all of the
/// new.
fn write(path: &Path, text: &str) -> Reply {
    let name = name(path);
    let fresh = path.with_file_name(format!(".{name}.{}.tmp", std::process::id()));
    let written = File::create(&fresh).and_then(|mut file| {
        file.write_all(text.as_bytes())?;
        file.sync_all()?;
        drop(file);
        fs::rename(&fresh, path)
    });
    match written {
        Ok(()) => Reply::Saved(name),
        Err(error) => {
            let _ = fs::remove_file(&fresh);
            Reply::Failed(FileFault::Unwritable {
                name,
                cause: Cause::of(&error),
                why: error.to_string(),
            })
        }
    }
}

fn name(path: &Path) -> String {
    let name = path.file_name().unwrap_or_default();
    name.to_string_lossy().into_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_written_whole_and_read_again() {
        let path = std::env::temp_dir().join(format!("damas-saved-{}.pdn", std::process::id()));
        for text in ["first", "second"] {
            assert!(matches!(write(&path, text), Reply::Saved(_)));
            assert_eq!(read(&path).map(|opened| opened.bytes), Ok(text.into()));
        }
        fs::remove_file(&path).unwrap();
        assert!(matches!(read(&path), Err(FileFault::Unreadable { .. })));
        let nowhere = path.join("below a file.pdn");
        let failed = Reply::Failed(FileFault::Empty {
            name: String::new(),
        });
        let told = write(&nowhere, "text");
        assert_eq!(
            std::mem::discriminant(&told),
            std::mem::discriminant(&failed),
            "{told:?}"
        );
    }
}
