//! Texts in the browser's local storage.

use wasm_bindgen::{JsCast, JsValue};
use web_sys::DomException;

use super::{Cause, Edition, LONGEST, StorageFault, Store};

/// Many games share one host: ours are under this prefix, and the number is the layout's.
const PREFIX: &str = "damas-frisonas/1/";

/// The browser's local storage. It may be blocked, as in a frame of another site: then texts are
/// kept until the page is left, and that is told once.
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

fn journal(name: &str) -> String {
    format!("{PREFIX}{name}.pdn")
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

fn unwritable(name: &'static str, error: &JsValue) -> StorageFault {
    let (cause, why) = (cause(error), format!("{error:?}"));
    StorageFault::Unwritable { name, cause, why }
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
        let text = storage.get_item(&key(name, edition));
        match text.map_err(|error| unreadable(name, &error))? {
            Some(text) if text.len() > LONGEST => Err(StorageFault::too_long(name)),
            text => Ok(text),
        }
    }

    fn write(&mut self, name: &'static str, text: String) {
        let Some(storage) = storage() else {
            self.tell(StorageFault::Nowhere);
            return;
        };
        let newest = key(name, Edition::Newest);
        if let Ok(Some(before)) = storage.get_item(&newest) {
            // The copy is a comfort: without room for it the text itself still counts.
            let _ = storage.set_item(&key(name, Edition::Previous), &before);
        }
        if let Err(error) = storage.set_item(&newest, &text) {
            self.tell(unwritable(name, &error));
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

    fn journal(&self, name: &'static str) -> Result<Option<Vec<u8>>, StorageFault> {
        let storage = storage().ok_or(StorageFault::Nowhere)?;
        let text = storage.get_item(&journal(name));
        let text = text.map_err(|error| unreadable(name, &error))?;
        Ok(text.map(String::into_bytes))
    }

    fn add(&mut self, name: &'static str, text: String) {
        let Some(storage) = storage() else {
            self.tell(StorageFault::Nowhere);
            return;
        };
        let key = journal(name);
        let mut whole = storage.get_item(&key).ok().flatten().unwrap_or_default();
        whole.push_str(&text);
        if let Err(error) = storage.set_item(&key, &whole) {
            // What was there before stays.
            self.tell(unwritable(name, &error));
        }
    }

    fn fault(&mut self) -> Option<StorageFault> {
        self.faults.pop()
    }
}
