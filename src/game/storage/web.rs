//! Texts in the browser's local storage.

use std::cell::RefCell;
use std::collections::BTreeMap;

use super::parcel::Texts;
use super::{Edition, LONGEST, StorageFault, Store};

/// Many games share one host: ours are under this prefix, and the number is the layout's.
const PREFIX: &str = "damas-frisonas/1/";

thread_local! {
    /// What the browser didn't take, by its key: it lasts until the page is left.
    static HELD: RefCell<Texts> = const { RefCell::new(BTreeMap::new()) };
}

/// The browser's local storage. It may be blocked, as in a frame of another site, or full: then
/// texts are held until the page is left, and that is told once.
#[derive(Debug, Default)]
pub struct BrowserStore {
    faults: Vec<StorageFault>,
    told: bool,
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

/// Writes a text in place of the one before it, which is kept beside it; `None` where there is
/// nowhere to, else the browser's reason.
fn put(name: &str, text: &str) -> Result<(), Option<String>> {
    let storage = storage().ok_or(None)?;
    let newest = key(name, Edition::Newest);
    if let Ok(Some(before)) = storage.get_item(&newest) {
        // The copy is a comfort: without room for it the text itself still counts.
        let _ = storage.set_item(&key(name, Edition::Previous), &before);
    }
    let written = storage.set_item(&newest, text);
    written.map_err(|error| Some(format!("{error:?}")))
}

/// The newest edition of every text, by its name.
pub fn all() -> Texts {
    let mut texts = Texts::new();
    let newest = |key: &str| {
        let name = key.strip_prefix(PREFIX)?;
        (!name.contains('.')).then(|| name.to_owned())
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

/// Puts these in place of all texts; whether the browser took them. Of each the edition before it is
/// kept.
pub fn replace(texts: &Texts) -> bool {
    let gone = all().into_keys().filter(|name| !texts.contains_key(name));
    for name in gone {
        if let Some(storage) = storage() {
            let _ = storage.remove_item(&key(&name, Edition::Newest));
        }
    }
    texts.iter().all(|(name, text)| put(name, text).is_ok())
}

impl BrowserStore {
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
        let unreadable = |why: String| StorageFault::Unreadable { name, why };
        let text = storage
            .get_item(&key(name, edition))
            .map_err(|error| unreadable(format!("{error:?}")))?;
        match text {
            Some(text) if text.len() > LONGEST => {
                Err(unreadable(format!("it is longer than {LONGEST} bytes")))
            }
            text => Ok(text),
        }
    }

    fn write(&mut self, name: &'static str, text: String) {
        let newest = key(name, Edition::Newest);
        match put(name, &text) {
            Ok(()) => drop(HELD.with_borrow_mut(|held| held.remove(&newest))),
            Err(why) => {
                HELD.with_borrow_mut(|held| held.insert(newest, text));
                let unwritable = |why| StorageFault::Unwritable { name, why };
                self.tell(why.map_or(StorageFault::Nowhere, unwritable));
            }
        }
    }

    fn set_aside(&mut self, name: &'static str) {
        let Some(storage) = storage() else { return };
        let newest = key(name, Edition::Newest);
        if let Ok(Some(text)) = storage.get_item(&newest)
            && storage
                .set_item(&format!("{newest}.set-aside"), &text)
                .is_ok()
        {
            let _ = storage.remove_item(&newest);
        }
    }

    fn fault(&mut self) -> Option<StorageFault> {
        self.faults.pop()
    }
}
