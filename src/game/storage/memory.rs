//! Texts that are kept until the program ends: for tests, and where nothing else can be had.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

use super::{Edition, StorageFault, Store};

type Texts = BTreeMap<String, String>;

/// A store in memory; clones share it.
#[derive(Clone, Debug, Default)]
pub struct MemoryStore {
    texts: Arc<Mutex<Texts>>,
    /// Why it is used, where nobody has been told yet.
    untold: Option<StorageFault>,
}

impl MemoryStore {
    /// One that stands in for a better store which can't be had; why not, it tells.
    pub fn instead(fault: StorageFault) -> Self {
        Self {
            untold: Some(fault),
            ..Self::default()
        }
    }

    /// The text that is kept under a name as the store spells it: "game", "game.previous",
    /// "game.set-aside"; and the journal "games.pdn".
    pub fn text(&self, name: &str) -> Option<String> {
        self.texts().get(name).cloned()
    }

    /// Puts a text there, as if it had been written before.
    pub fn put(&self, name: &str, text: &str) {
        self.texts().insert(name.into(), text.into());
    }

    fn texts(&self) -> std::sync::MutexGuard<'_, Texts> {
        self.texts.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Store for MemoryStore {
    fn read(&self, name: &'static str, edition: Edition) -> Result<Option<String>, StorageFault> {
        Ok(self.text(&spelt(name, edition)))
    }

    fn write(&mut self, name: &'static str, text: String) {
        let mut texts = self.texts();
        if let Some(before) = texts.insert(name.into(), text) {
            texts.insert(spelt(name, Edition::Previous), before);
        }
    }

    fn set_aside(&mut self, name: &'static str, edition: Edition) {
        let name = spelt(name, edition);
        let mut texts = self.texts();
        if let Some(text) = texts.remove(&name) {
            texts.insert(format!("{name}.set-aside"), text);
        }
    }

    fn journal(&self, name: &'static str) -> Result<Option<Vec<u8>>, StorageFault> {
        Ok(self.text(&format!("{name}.pdn")).map(String::into_bytes))
    }

    fn add(&mut self, name: &'static str, text: String) {
        let mut texts = self.texts();
        texts
            .entry(format!("{name}.pdn"))
            .or_default()
            .push_str(&text);
    }

    fn fault(&mut self) -> Option<StorageFault> {
        self.untold.take()
    }
}

/// Under which name an edition is kept.
fn spelt(name: &str, edition: Edition) -> String {
    match edition {
        Edition::Newest => name.to_owned(),
        Edition::Previous => format!("{name}.previous"),
    }
}
