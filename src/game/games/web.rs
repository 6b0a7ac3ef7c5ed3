//! Files by the browser: it lets the player choose one, and puts what is saved among the downloads.

use super::file::{FileDoor, FileFault, Opened, Reply};
use crate::game::page::files;

/// What files are asked for.
const PURPOSE: &str = "games";
/// The kinds that are offered.
const KINDS: &str = ".pdn,.pdnt,.fen,.txt";

/// The browser's dialogs.
#[derive(Debug, Default)]
pub struct BrowserDialogs {
    saved: Vec<String>,
}

impl FileDoor for BrowserDialogs {
    fn open(&mut self) {
        files::ask(PURPOSE, KINDS);
    }

    fn save(&mut self, name: &str, text: String) {
        files::give(name, text.as_bytes());
        self.saved.push(name.to_owned());
    }

    fn reply(&mut self) -> Option<Reply> {
        if let Some(name) = self.saved.pop() {
            return Some(Reply::Saved(name));
        }
        // What was chosen, or dropped on the page.
        let (name, bytes) = files::chosen(PURPOSE)?;
        Some(if bytes.len() > files::LONGEST {
            Reply::Failed(FileFault::TooLong { name })
        } else {
            Reply::Opened(Opened { name, bytes })
        })
    }
}
