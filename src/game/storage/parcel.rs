//! Everything that is kept in one file, to be carried to another browser or another machine.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

/// The number of its layout.
const VERSION: u32 = 1;

/// Texts by their names, as the storage keeps them.
pub type Texts = BTreeMap<String, String>;

/// All texts of a store.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Parcel {
    /// The number of the layout; the name says whose it is.
    damas: u32,
    texts: Texts,
}

/// Why a file is no parcel.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum ParcelError {
    /// It isn't written as one.
    #[error("{0}")]
    Layout(#[from] serde_json::Error),
    /// It was written by another version.
    #[error("its layout is number {0}, not {VERSION}")]
    Version(u32),
    /// A text has a name that the storage doesn't give.
    #[error("{0:?} is no name of anything that is kept")]
    Name(String),
}

/// Whether the storage gives such names: small letters, and at the end of a journal's `.pdn`.
pub(super) fn is_name(name: &str) -> bool {
    let word = name.strip_suffix(".pdn").unwrap_or(name);
    (1..=32).contains(&word.len()) && word.bytes().all(|byte| byte.is_ascii_lowercase())
}

impl Parcel {
    /// These texts in a parcel.
    pub fn new(texts: Texts) -> Self {
        let damas = VERSION;
        Self { damas, texts }
    }

    /// The file: JSON.
    pub fn write(&self) -> String {
        // Texts can always be written.
        serde_json::to_string_pretty(self).unwrap_or_default()
    }

    /// The parcel of a file.
    ///
    /// # Errors
    /// Says what is wrong with it.
    pub fn read(file: &[u8]) -> Result<Self, ParcelError> {
        let parcel: Self = serde_json::from_slice(file)?;
        if parcel.damas != VERSION {
            return Err(ParcelError::Version(parcel.damas));
        }
        match parcel.texts.keys().find(|name| !is_name(name)) {
            Some(name) => Err(ParcelError::Name(name.clone())),
            None => Ok(parcel),
        }
    }

    /// Its texts.
    pub fn texts(&self) -> &Texts {
        &self.texts
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_saved_is_read() {
        let texts = [("game", "{\"pdn\": \"1. 32-28\"}"), ("settings", "«»\n")];
        let texts = texts.map(|(name, text)| (name.to_owned(), text.to_owned()));
        let parcel = Parcel::new(texts.into());
        assert_eq!(Parcel::read(parcel.write().as_bytes()).unwrap(), parcel);
    }

    #[test]
    fn what_is_no_parcel_is_an_error() {
        let cases: [(&str, &[u8]); 6] = [
            ("empty", b""),
            ("no text at all", b"\xff\xfe\x00"),
            ("somebody else's", b"{\"texts\": {}}"),
            ("the future's", b"{\"damas\": 2, \"texts\": {}}"),
            (
                "a hostile name",
                b"{\"damas\": 1, \"texts\": {\"../x\": \"\"}}",
            ),
            (
                "no texts in it",
                b"{\"damas\": 1, \"texts\": {\"game\": 3}}",
            ),
        ];
        for (case, file) in cases {
            assert!(Parcel::read(file).is_err(), "{case}");
        }
    }
}
