mod files;
mod sayings;

use super::*;

/// The languages that hold every phrase themselves.
const WHOLE: [Language; 4] = [
    Language::Spanish,
    Language::English,
    Language::Dutch,
    Language::Frisian,
];

/// A catalogue without a way out into English.
fn alone(language: Language) -> Catalogue {
    match language {
        Language::SpanishArgentina => Catalogue::falling_back(language, &[Language::Spanish]),
        _ => Catalogue::falling_back(language, &[]),
    }
}
