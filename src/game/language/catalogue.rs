//! Says phrases in one language.

use fluent_bundle::{FluentResource, concurrent::FluentBundle};
use unic_langid::LanguageIdentifier;

use super::{Language, Phrase};

/// The files of one language.
macro_rules! files {
    ($folder:literal: $($file:literal),+) => {
        &[$(include_str!(concat!("../../../assets/locales/", $folder, "/", $file, ".ftl"))),+]
    };
}

/// Every message of a language, and of the languages it falls back on.
///
/// Argentina's Spanish holds only what differs, and takes the rest from Spanish, phrase by phrase.
pub struct Catalogue {
    language: Language,
    /// The language itself first.
    bundles: Vec<FluentBundle<FluentResource>>,
}

impl Catalogue {
    /// Reads the files of a language.
    pub fn new(language: Language) -> Self {
        Self::falling_back(language, fallbacks(language))
    }

    /// A catalogue with fallbacks of one's own choice.
    pub(super) fn falling_back(language: Language, fallbacks: &[Language]) -> Self {
        let chain = std::iter::once(&language).chain(fallbacks);
        let bundles = chain.copied().map(bundle).collect();
        Self { language, bundles }
    }

    /// The language it speaks.
    pub fn language(&self) -> Language {
        self.language
    }

    /// The phrase in this language; failing that in English; failing that the phrase's own name.
    pub fn say(&self, phrase: &Phrase) -> String {
        self.find(phrase)
            .unwrap_or_else(|| phrase.name().to_owned())
    }

    /// The phrase in the first language that has it whole.
    pub(super) fn find(&self, phrase: &Phrase) -> Option<String> {
        let arguments = phrase.arguments(self);
        self.bundles.iter().find_map(|bundle| {
            let pattern = bundle.get_message(phrase.name())?.value()?;
            let mut errors = Vec::new();
            let text = bundle.format_pattern(pattern, Some(&arguments), &mut errors);
            errors.is_empty().then(|| text.into_owned())
        })
    }
}

/// Where a message is looked for when the language itself lacks it, in order.
fn fallbacks(language: Language) -> &'static [Language] {
    match language {
        Language::SpanishArgentina => &[Language::Spanish, Language::English],
        Language::English => &[],
        Language::Spanish | Language::Dutch | Language::Frisian => &[Language::English],
    }
}

/// The Fluent files of a language alone.
pub(super) fn sources(language: Language) -> &'static [&'static str] {
    match language {
        Language::Spanish => {
            files!("es": "interface", "choices", "playing", "levels", "refusals", "endings", "lessons", "study", "games")
        }
        Language::SpanishArgentina => files!("es-AR": "differences", "lessons", "study"),
        Language::English => {
            files!("en": "interface", "choices", "playing", "levels", "refusals", "endings", "lessons", "study", "games")
        }
        Language::Dutch => {
            files!("nl": "interface", "choices", "playing", "levels", "refusals", "endings", "lessons", "study", "games")
        }
        Language::Frisian => {
            files!("fy": "interface", "choices", "playing", "levels", "refusals", "endings", "lessons", "study", "games")
        }
    }
}

/// One language's messages. What can't be read of a file is left out of it; that none is, the tests see to.
fn bundle(language: Language) -> FluentBundle<FluentResource> {
    let locale: LanguageIdentifier = language.code().parse().unwrap_or_default();
    let mut bundle = FluentBundle::new_concurrent(vec![locale]);
    // The marks that keep directions apart are for mixing with right-to-left scripts.
    bundle.set_use_isolating(false);
    for source in sources(language) {
        let resource =
            FluentResource::try_new((*source).to_owned()).unwrap_or_else(|(readable, _)| readable);
        bundle.add_resource_overriding(resource);
    }
    bundle
}
