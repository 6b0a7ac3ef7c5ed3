//! The files hold what they should, and nothing else.

use std::collections::{BTreeMap, BTreeSet};

use fluent_bundle::FluentResource;

use super::super::catalogue::sources;
use super::*;

/// Each message of a language with its text, as the files have it.
fn messages(language: Language) -> BTreeMap<&'static str, String> {
    let mut messages = BTreeMap::<_, String>::new();
    let mut name = "";
    for line in sources(language).iter().flat_map(|source| source.lines()) {
        if line.starts_with(|first: char| first.is_ascii_alphabetic()) {
            let (key, text) = line.split_once('=').expect("a message has a text");
            name = key.trim();
            let earlier = messages.insert(name, text.to_owned());
            assert_eq!(earlier, None, "{name} stands twice in {language:?}");
        } else if line.starts_with([' ', '}']) {
            messages
                .get_mut(name)
                .expect("a message goes on")
                .push_str(line);
        }
    }
    messages
}

/// The names after a `$`.
fn variables(text: &str) -> BTreeSet<&str> {
    text.split('$')
        .skip(1)
        .map(|rest| {
            let end = rest.find(|letter: char| !letter.is_ascii_alphanumeric() && letter != '_');
            &rest[..end.unwrap_or(rest.len())]
        })
        .collect()
}

#[test]
fn every_file_is_read_whole() {
    for language in Language::ALL {
        for source in sources(language) {
            if let Err((_, errors)) = FluentResource::try_new((*source).to_owned()) {
                panic!("{language:?}: {errors:?} in\n{source}");
            }
        }
    }
}

#[test]
fn every_language_holds_every_phrase_and_nothing_else() {
    let phrases: BTreeSet<_> = Phrase::FIELDS.iter().map(|(name, _)| *name).collect();
    for language in WHOLE {
        let held: BTreeSet<_> = messages(language).into_keys().collect();
        let missing: Vec<_> = phrases.difference(&held).collect();
        let unused: Vec<_> = held.difference(&phrases).collect();
        assert!(missing.is_empty(), "{language:?} lacks {missing:?}");
        assert!(unused.is_empty(), "{language:?}: nobody says {unused:?}");
    }
}

#[test]
fn argentina_holds_only_what_differs() {
    let spanish = messages(Language::Spanish);
    for (name, text) in messages(Language::SpanishArgentina) {
        let before = spanish.get(name);
        assert!(before.is_some(), "nobody says {name}");
        assert_ne!(before, Some(&text), "{name} is the same in Spanish");
    }
}

#[test]
fn every_message_uses_exactly_the_arguments_of_its_phrase() {
    let catalogue = Catalogue::new(Language::English);
    let examples = Phrase::examples(0);
    for language in Language::ALL {
        for (name, text) in messages(language) {
            let phrase = examples.iter().find(|phrase| phrase.name() == name);
            let arguments = phrase.expect("a phrase").arguments(&catalogue);
            let (_, fields) = Phrase::FIELDS
                .iter()
                .find(|(of, _)| *of == name)
                .expect("fields");
            let used = variables(&text);
            for variable in &used {
                let known = arguments.get(*variable).is_some();
                assert!(known, "{language:?}: {name} isn't told ${variable}");
            }
            let used: BTreeSet<_> = used.iter().map(|used| used.split('_').next()).collect();
            for field in *fields {
                assert!(
                    used.contains(&Some(*field)),
                    "{language:?}: {name} hides ${field}"
                );
            }
        }
    }
}

#[test]
fn every_phrase_is_said_in_its_own_language() {
    for language in Language::ALL {
        let catalogue = alone(language);
        for phrase in (0..12).flat_map(Phrase::examples) {
            let text = catalogue.find(&phrase);
            let text = text.unwrap_or_else(|| panic!("{language:?} can't say {phrase:?}"));
            assert!(
                !text.trim().is_empty(),
                "{language:?}: {phrase:?} is silent"
            );
            assert!(
                !text.contains(['{', '}', '$']),
                "{language:?}: {phrase:?} says {text}"
            );
            assert_eq!(
                text.trim(),
                text,
                "{language:?}: {phrase:?} has room at its ends"
            );
            assert!(!text.contains("  "), "{language:?}: {phrase:?} says {text}");
        }
    }
}

#[test]
fn every_letter_is_in_every_font() {
    let fonts: [&[u8]; 5] = [
        include_bytes!("../../../../assets/fonts/besley-700.ttf"),
        include_bytes!("../../../../assets/fonts/besley-800.ttf"),
        include_bytes!("../../../../assets/fonts/hanken-500.ttf"),
        include_bytes!("../../../../assets/fonts/hanken-600.ttf"),
        include_bytes!("../../../../assets/fonts/hanken-700.ttf"),
    ];
    let mut letters: BTreeSet<_> = Language::ALL
        .iter()
        .flat_map(|l| l.own_name().chars())
        .collect();
    for language in Language::ALL {
        letters.extend(sources(language).iter().flat_map(|source| source.chars()));
    }
    letters.remove(&'\n');
    for (number, font) in fonts.into_iter().enumerate() {
        let face = ttf_parser::Face::parse(font, 0).expect("a font");
        let missing: String = letters
            .iter()
            .filter(|letter| face.glyph_index(**letter).is_none())
            .collect();
        assert!(missing.is_empty(), "font {number} lacks {missing}");
    }
}

#[test]
fn running_numbers_in_hanken_never_wobble() {
    let fonts: [&[u8]; 3] = [
        include_bytes!("../../../../assets/fonts/hanken-500.ttf"),
        include_bytes!("../../../../assets/fonts/hanken-600.ttf"),
        include_bytes!("../../../../assets/fonts/hanken-700.ttf"),
    ];
    for font in fonts {
        let face = ttf_parser::Face::parse(font, 0).expect("a font");
        let width = |digit| face.glyph_hor_advance(face.glyph_index(digit)?);
        let widths: BTreeSet<_> = ('0'..='9').map(width).collect();
        assert!(widths.len() == 1 && !widths.contains(&None), "{widths:?}");
    }
}
