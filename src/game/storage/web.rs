//! Texts in the browser's local storage.

use super::{Edition, LONGEST, StorageFault, Store};

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
            let why = format!("{error:?}");
            self.tell(StorageFault::Unwritable { name, why });
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
