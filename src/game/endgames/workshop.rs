//! The thread that makes tables.

use std::io;
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex};
use std::thread;

use super::Stage;
use crate::ai::Stop;
use crate::ai::endgame::disk::{self, DiskError};
use crate::ai::endgame::{Form, Progress, Tables};
use crate::game::opponent::Wake;
use crate::rules::Rules;

/// Makes tables of one rule set at a time.
pub(super) struct Workshop {
    folder: PathBuf,
    /// The most pieces on the board that tables are made for.
    pieces: usize,
    wake: Arc<dyn Fn() + Send + Sync>,
    work: Option<Work>,
}

/// What is being made.
struct Work {
    stop: Stop,
    news: Mutex<Receiver<Stage>>,
}

impl Workshop {
    pub(super) fn new(folder: PathBuf, pieces: usize, wake: Wake) -> Self {
        Self {
            folder,
            pieces,
            wake: wake.into(),
            work: None,
        }
    }

    /// Finds the tables of a rule set or makes them, and lets be what it was making.
    ///
    /// # Errors
    /// The system can't start a thread.
    pub(super) fn begin(&mut self, rules: Rules) -> io::Result<()> {
        self.give_up();
        let (send, news) = channel();
        let stop = Stop::default();
        let (folder, pieces) = (self.folder.clone(), self.pieces);
        let (wake, told) = (Arc::clone(&self.wake), stop.clone());
        thread::Builder::new()
            .name("damas endgames".into())
            .spawn(move || {
                let making = |percent| tell(&send, Stage::Making(percent), &*wake);
                let stage = match have(&folder, rules, pieces, &told, &making) {
                    Ok(tables) => Stage::Ready(Arc::new(tables)),
                    Err(error) => Stage::Failed(error.to_string()),
                };
                tell(&send, stage, &*wake);
            })?;
        let news = Mutex::new(news);
        self.work = Some(Work { stop, news });
        Ok(())
    }

    /// Lets be what it was making.
    pub(super) fn give_up(&mut self) {
        self.work = None;
    }

    /// The latest of what has happened since it was last asked.
    pub(super) fn news(&mut self) -> Option<Stage> {
        let news = self.work.as_mut()?.news.get_mut().ok()?;
        news.try_iter().last()
    }
}

impl Drop for Work {
    fn drop(&mut self) {
        self.stop.stop();
    }
}

/// Nobody listens only when the tables aren't wanted any more.
fn tell(send: &Sender<Stage>, stage: Stage, wake: &dyn Fn()) {
    if send.send(stage).is_ok() {
        wake();
    }
}

/// The tables from their file, which is made where there is none that can be read.
fn have(
    folder: &Path,
    rules: Rules,
    pieces: usize,
    stop: &Stop,
    making: &dyn Fn(u8),
) -> Result<Tables, DiskError> {
    let path = disk::path(folder, rules, pieces);
    if let Ok(tables) = disk::load(&path) {
        return Ok(tables);
    }
    let mut told = None;
    let mut report = |progress: Progress| {
        #[expect(
            clippy::cast_possible_truncation,
            clippy::cast_sign_loss,
            reason = "hundredths of a share, which is from 0 to 1"
        )]
        let percent = (progress.share * 100.0) as u8;
        if told.replace(percent) != Some(percent) {
            making(percent);
        }
    };
    // One thread: the others are for the game that goes on.
    disk::make(folder, rules, pieces, Form::Small, 1, stop, &mut report)?;
    disk::load(&path)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;

    fn folder(name: &str) -> PathBuf {
        std::env::temp_dir().join(format!("damas-endgames-{name}-{}", std::process::id()))
    }

    /// Waits for the last thing that the workshop has to say.
    fn end(workshop: &Workshop) -> (Vec<u8>, Stage) {
        let news = workshop.work.as_ref().unwrap().news.lock().unwrap();
        let mut percents = Vec::new();
        loop {
            match news.recv().unwrap() {
                Stage::Making(percent) => percents.push(percent),
                end => return (percents, end),
            }
        }
    }

    #[test]
    fn tables_are_made_once_and_found_again() {
        let folder = folder("made");
        let mut workshop = Workshop::new(folder.clone(), 2, Box::new(|| ()));
        workshop.begin(Rules::Spanish).unwrap();
        let (percents, end_of_making) = end(&workshop);
        assert!(!percents.is_empty() && percents.is_sorted(), "{percents:?}");
        let Stage::Ready(tables) = end_of_making else {
            panic!("{end_of_making:?}");
        };
        assert_eq!((tables.rules(), tables.pieces()), (Rules::Spanish, 2));
        workshop.begin(Rules::Spanish).unwrap();
        let (percents, found) = end(&workshop);
        assert!(percents.is_empty() && matches!(found, Stage::Ready(_)));
        // What can't be read is made anew.
        fs::write(disk::path(&folder, Rules::Spanish, 2), "?").unwrap();
        workshop.begin(Rules::Spanish).unwrap();
        assert!(matches!(end(&workshop).1, Stage::Ready(_)));
        fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn where_nothing_can_be_written_it_says_so() {
        let file = folder("file");
        fs::write(&file, "in the way").unwrap();
        let mut workshop = Workshop::new(file.clone(), 2, Box::new(|| ()));
        workshop.begin(Rules::Spanish).unwrap();
        assert!(matches!(end(&workshop).1, Stage::Failed(_)));
        fs::remove_file(file).unwrap();
    }
}
