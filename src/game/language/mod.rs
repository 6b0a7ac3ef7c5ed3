//! What the game says, in Spanish, English, Dutch and Frisian.
//!
//! A [`Phrase`] is one thing that is said, with what it is said about; a [`Catalogue`] says it in one
//! [`Language`]. The words stand in assets/locales, in Fluent files that are compiled in, and a message is
//! named there as its phrase is named here. Whatever is missing in a language is a failing test.
//!
//! To add a phrase: a line in `phrase.rs`, and a message of that name in one file of each language.
//!
//! Nothing here knows the rules or the window: what a phrase is told with are plain numbers, texts and the
//! small types of `argument`.

mod argument;
mod catalogue;
mod phrase;
#[cfg(test)]
mod tests;

pub use argument::{AllOf, KindName, OneOf, RulesName, SideName, Taken, WayName};
pub use catalogue::Catalogue;
pub use phrase::Phrase;
use serde::{Deserialize, Serialize};

/// A language the game speaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Language {
    /// Spanish, addressing the player as *tú*.
    #[serde(rename = "es")]
    Spanish,
    /// Spanish of the River Plate, addressing the player as *vos*.
    #[serde(rename = "es-AR")]
    SpanishArgentina,
    /// English.
    #[serde(rename = "en")]
    English,
    /// Dutch.
    #[serde(rename = "nl")]
    Dutch,
    /// West Frisian.
    #[serde(rename = "fy")]
    Frisian,
}

impl Language {
    /// Every language.
    pub const ALL: [Self; 5] = [
        Self::Spanish,
        Self::SpanishArgentina,
        Self::English,
        Self::Dutch,
        Self::Frisian,
    ];

    /// Its BCP 47 code, as settings keep it.
    pub fn code(self) -> &'static str {
        match self {
            Self::Spanish => "es",
            Self::SpanishArgentina => "es-AR",
            Self::English => "en",
            Self::Dutch => "nl",
            Self::Frisian => "fy",
        }
    }

    /// The languages to choose from, for a person whose system speaks `system`: of the two
    /// Spanishes theirs, and Spain's where it is neither.
    pub fn offered(system: Self) -> [Self; 4] {
        let spanish = match system {
            Self::SpanishArgentina => system,
            _ => Self::Spanish,
        };
        [spanish, Self::English, Self::Dutch, Self::Frisian]
    }

    /// What its speakers call it, wherever they live.
    pub fn own_name(self) -> &'static str {
        match self {
            Self::Spanish | Self::SpanishArgentina => "Español",
            Self::English => "English",
            Self::Dutch => "Nederlands",
            Self::Frisian => "Frysk",
        }
    }

    /// What its speakers call it where the two Spanishes stand side by side.
    pub fn full_name(self) -> &'static str {
        match self {
            Self::SpanishArgentina => "Español (vos)",
            other => other.own_name(),
        }
    }

    /// The language of a locale as systems write it (`es_AR.UTF-8`, `nl-BE`, `fy`), or of a [`code`](Self::code).
    ///
    /// `None` for a language the game does not speak. Uruguay shares the *vos* of Argentina.
    pub fn from_locale(locale: &str) -> Option<Self> {
        let lowered = locale.to_ascii_lowercase();
        let tag = lowered.split(['.', '@']).next().unwrap_or_default();
        let mut parts = tag.split(['-', '_']);
        match parts.next()? {
            "es" if parts.any(|part| part == "ar" || part == "uy") => Some(Self::SpanishArgentina),
            "es" => Some(Self::Spanish),
            "en" => Some(Self::English),
            "nl" => Some(Self::Dutch),
            "fy" => Some(Self::Frisian),
            _ => None,
        }
    }
}

/// The first of the person's preferred languages that the game speaks; English if it speaks none of them.
pub fn system_language() -> Language {
    sys_locale::get_locales()
        .find_map(|locale| Language::from_locale(&locale))
        .unwrap_or(Language::English)
}
