//! Texts in the browser's local storage.

use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};

use wasm_bindgen::{JsCast, JsValue};
use web_sys::DomException;

use super::parcel::{self, Texts};
use super::{Cause, Edition, LONGEST, StorageFault, Store};
use crate::game::page::Page;
use crate::notation::pdn;

/// Many games share one host: ours are under this prefix, and the number is the layout's.
const PREFIX: &str = "damas-frisonas/1/";
/// What the name of a journal ends with, unlike that of a text.
const JOURNAL: &str = ".pdn";
/// The name of the text of the game in progress.
const GAME: &str = "game";

thread_local! {
    /// What the browser didn't take, by its key: it lasts until the page is left.
    static HELD: RefCell<Texts> = const { RefCell::new(BTreeMap::new()) };
}

/// The browser's local storage. It may be blocked, as in a frame of another site, or full: then
/// texts are held until the page is left, and that is told once.
///
/// Of several tabs that are open at once only the first writes texts; all add to journals.
#[derive(Debug)]
pub struct BrowserStore {
    faults: Vec<StorageFault>,
    told: bool,
    /// The texts are those of another tab.
    taken: bool,
}

fn storage() -> Option<web_sys::Storage> {
    // A browser that blocks it throws, which comes as an error here.
    web_sys::window()?.local_storage().ok().flatten()
}

fn key(name: &str, edition: Edition) -> String {
    match edition {
        Edition::Newest => format!("{PREFIX}{name}"),
        Edition::Previous => format!("{PREFIX}{name}.previous"),
    }
}

fn journal(name: &str) -> String {
    format!("{PREFIX}{name}{JOURNAL}")
}

/// What a browser's error means. One that has no room left says so by the error's name.
fn cause(error: &JsValue) -> Cause {
    match error.dyn_ref::<DomException>().map(DomException::name) {
        Some(name) if name.contains("Quota") => Cause::NoRoom,
        Some(name) if name == "SecurityError" => Cause::NotAllowed,
        _ => Cause::Other,
    }
}

fn unreadable(name: &'static str, error: &JsValue) -> StorageFault {
    let (cause, why) = (cause(error), format!("{error:?}"));
    StorageFault::Unreadable { name, cause, why }
}

/// Why this isn't kept; there was nowhere to where there is no error.
fn unwritable(name: &'static str, error: Option<&JsValue>) -> StorageFault {
    let Some(error) = error else {
        return StorageFault::Nowhere;
    };
    let (cause, why) = (cause(error), format!("{error:?}"));
    StorageFault::Unwritable { name, cause, why }
}

/// Writes a text in place of the one before it, which is kept beside it; `None` where there is
/// nowhere to, else the browser's reason.
fn put(name: &str, text: &str) -> Result<(), Option<JsValue>> {
    let storage = storage().ok_or(None)?;
    let newest = key(name, Edition::Newest);
    if let Ok(Some(before)) = storage.get_item(&newest) {
        // The copy is a comfort: without room for it the text itself still counts.
        let _ = storage.set_item(&key(name, Edition::Previous), &before);
    }
    storage.set_item(&newest, text).map_err(Some)
}

/// The newest edition of every text, and every journal, by its name.
pub fn all() -> Texts {
    let mut texts = Texts::new();
    let newest = |key: &str| {
        let name = key.strip_prefix(PREFIX)?;
        parcel::is_name(name).then(|| name.to_owned())
    };
    if let Some(storage) = storage() {
        for key in (0..storage.length().unwrap_or(0)).filter_map(|at| storage.key(at).ok()?) {
            if let (Some(name), Ok(Some(text))) = (newest(&key), storage.get_item(&key)) {
                texts.insert(name, text);
            }
        }
    }
    HELD.with_borrow(|held| {
        let held = held.iter().map(|(key, text)| (newest(key), text.clone()));
        texts.extend(held.filter_map(|(name, text)| Some((name?, text))));
    });
    texts
}

/// Takes these in; whether the browser had room for all of them: else it is as if none had come.
///
/// A text takes the place of the one before it, which is kept beside it; to a journal those of its
/// games are added that it doesn't have. Whatever isn't among them stays as it is.
pub fn take_in(texts: &Texts) -> bool {
    let Some(storage) = storage() else {
        return false;
    };
    let present = all();
    let editions = [Edition::Newest, Edition::Previous];
    let before: Vec<_> = texts
        .keys()
        .flat_map(|name| editions.map(|edition| key(name, edition)))
        .map(|key| (storage.get_item(&key).ok().flatten(), key))
        .collect();
    let taken = texts.iter().all(|(name, text)| {
        if !name.ends_with(JOURNAL) {
            return put(name, text).is_ok();
        }
        let there = present.get(name).map_or("", String::as_str);
        let key = key(name, Edition::Newest);
        storage.set_item(&key, &joined(there, text)).is_ok()
    });
    if !taken {
        // All that is new goes first: then there is room again for what was there.
        for (_, key) in &before {
            let _ = storage.remove_item(key);
        }
        for (text, key) in &before {
            if let Some(text) = text {
                let _ = storage.set_item(key, text);
            }
        }
    }
    taken
}

/// A journal, and after its games those of another one that it doesn't have.
fn joined(there: &str, other: &str) -> String {
    let games = |journal| pdn::read_str(journal).map(|record| pdn::write(&record));
    let known: BTreeSet<String> = games(there).collect();
    let new = games(other).filter(|game| !known.contains(game));
    there.to_owned() + &new.collect::<String>()
}

impl BrowserStore {
    /// The storage, as the first tab that Damas is open in has it, or another.
    pub fn new(first: bool) -> Self {
        let faults = if first {
            Vec::new()
        } else {
            vec![StorageFault::AnotherOpen]
        };
        Self {
            faults,
            told: false,
            taken: !first,
        }
    }

    fn tell(&mut self, fault: StorageFault) {
        if !self.told {
            self.told = true;
            self.faults.push(fault);
        }
    }
}

impl Store for BrowserStore {
    fn read(&self, name: &'static str, edition: Edition) -> Result<Option<String>, StorageFault> {
        let storage = storage().ok_or(StorageFault::Nowhere)?;
        let text = storage.get_item(&key(name, edition));
        match text.map_err(|error| unreadable(name, &error))? {
            Some(text) if text.len() > LONGEST => Err(StorageFault::too_long(name)),
            text => Ok(text),
        }
    }

    fn write(&mut self, name: &'static str, text: String) {
        let newest = key(name, Edition::Newest);
        let kept = !self.taken
            && match put(name, &text) {
                Ok(()) => true,
                Err(why) => {
                    self.tell(unwritable(name, why.as_ref()));
                    false
                }
            };
        if name == GAME {
            Page::keeps_game(kept);
        }
        HELD.with_borrow_mut(|held| {
            if kept {
                held.remove(&newest)
            } else {
                held.insert(newest, text)
            }
        });
    }

    fn set_aside(&mut self, name: &'static str, edition: Edition) {
        let Some(storage) = storage().filter(|_| !self.taken) else {
            return;
        };
        let key = key(name, edition);
        let free = (1..1000)
            .map(|number| format!("{key}.set-aside-{number}"))
            .find(|key| matches!(storage.get_item(key), Ok(None)));
        if let (Some(free), Ok(Some(text))) = (free, storage.get_item(&key))
            && storage.set_item(&free, &text).is_ok()
        {
            let _ = storage.remove_item(&key);
        }
    }

    fn journal(&self, name: &'static str) -> Result<Option<Vec<u8>>, StorageFault> {
        let key = journal(name);
        let held = HELD.with_borrow(|held| held.get(&key).cloned());
        if held.is_some() {
            return Ok(held.map(String::into_bytes));
        }
        let text = storage().ok_or(StorageFault::Nowhere)?.get_item(&key);
        let text = text.map_err(|error| unreadable(name, &error))?;
        Ok(text.map(String::into_bytes))
    }

    fn add(&mut self, name: &'static str, text: String) {
        let key = journal(name);
        let storage = storage();
        let found = storage
            .as_ref()
            .and_then(|storage| storage.get_item(&key).ok()?);
        let held = HELD.with_borrow_mut(|held| held.remove(&key));
        // What was held has all that is found.
        let whole = held.or(found).unwrap_or_default() + &text;
        let written = storage.ok_or(None);
        let written = written.and_then(|storage| storage.set_item(&key, &whole).map_err(Some));
        if let Err(why) = written {
            HELD.with_borrow_mut(|held| held.insert(key, whole));
            self.tell(unwritable(name, why.as_ref()));
        }
    }

    fn fault(&mut self) -> Option<StorageFault> {
        self.faults.pop()
    }
}
