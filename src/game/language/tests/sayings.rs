//! What is said, and in which language.

use std::collections::BTreeSet;

use super::*;

#[test]
fn what_is_missing_falls_back_phrase_by_phrase() {
    let argentina = Catalogue::new(Language::SpanishArgentina);
    let cases = [
        ("its own", Phrase::You, "Vos"),
        ("from Spanish", Phrase::Play, "Jugar"),
    ];
    for (strange, phrase, text) in cases {
        assert_eq!(argentina.say(&phrase), text, "{strange}");
    }
    let hurried = Catalogue::falling_back(Language::SpanishArgentina, &[Language::English]);
    assert_eq!(hurried.say(&Phrase::NewGame), "New game", "from English");
    let silent = Catalogue::falling_back(Language::SpanishArgentina, &[]);
    assert_eq!(silent.say(&Phrase::NewGame), "NewGame", "its name");
}

#[test]
fn one_is_not_two() {
    let pieces = |count| Phrase::Pieces { count };
    let left = |moves| Phrase::TwoKingsLeft { moves };
    let cases = [
        (Language::English, pieces(1), "1 piece"),
        (Language::English, pieces(2), "2 pieces"),
        (Language::Spanish, pieces(1), "1 ficha"),
        (Language::Spanish, pieces(2), "2 fichas"),
        (Language::Dutch, pieces(1), "1 stuk"),
        (Language::Dutch, pieces(2), "2 stukken"),
        (Language::Frisian, pieces(1), "1 stik"),
        (Language::Frisian, pieces(2), "2 stikken"),
        (
            Language::English,
            left(1),
            "Two kings against one: 1 move left.",
        ),
        (
            Language::Spanish,
            left(1),
            "Dos damas contra una: queda 1 jugada.",
        ),
        (
            Language::SpanishArgentina,
            left(2),
            "Dos damas contra una: quedan 2 jugadas.",
        ),
        (
            Language::Dutch,
            left(1),
            "Twee dammen tegen één: nog 1 zet.",
        ),
        (Language::Frisian, left(2), "Twa tsjin ien: noch 2 setten."),
    ];
    for (language, phrase, text) in cases {
        assert_eq!(Catalogue::new(language).say(&phrase), text);
    }
}

#[test]
fn sentences_with_sums_and_lists() {
    let sum = |men, kings, worse_men| Phrase::WorthMore {
        better: Taken { men, kings },
        worse: Taken {
            men: worse_men,
            kings: 0,
        },
    };
    let chosen = |landings: &[u8]| Phrase::Chosen {
        square: 34,
        landings: OneOf(landings.to_vec()),
    };
    let shut_in = |squares: &[u8]| Phrase::EndShutIn {
        loser: SideName::Black,
        squares: AllOf(squares.to_vec()),
    };
    let worth = |men, kings| Phrase::Worth {
        taken: Taken { men, kings },
    };
    let cases = [
        (
            Language::English,
            sum(0, 2, 3),
            "2 kings are worth more than 3 men.",
        ),
        (
            Language::English,
            sum(0, 1, 1),
            "1 king is worth more than 1 man.",
        ),
        (
            Language::English,
            sum(1, 1, 2),
            "1 king and 1 man are worth more than 2 men.",
        ),
        (
            Language::Spanish,
            sum(0, 1, 1),
            "1 dama vale más que 1 peón.",
        ),
        (
            Language::Frisian,
            sum(0, 2, 3),
            "2 wolven binne mear wurdich as 3 houtsjes.",
        ),
        (Language::English, worth(0, 2), "almost 4"),
        (Language::English, worth(3, 0), "3"),
        (
            Language::English,
            chosen(&[29, 30]),
            "34 chosen: it can go to 29 or 30.",
        ),
        (
            Language::English,
            chosen(&[29]),
            "34 chosen: it can go to 29.",
        ),
        (Language::English, chosen(&[]), "34 chosen: it can go to –."),
        (
            Language::Dutch,
            chosen(&[28, 29, 30]),
            "34 gekozen: kan naar 28, 29 of 30.",
        ),
        (
            Language::Spanish,
            chosen(&[7, 8]),
            "34 elegida: puede ir a 7 u 8.",
        ),
        (
            Language::Spanish,
            chosen(&[9, 10, 11]),
            "34 elegida: puede ir a 9, 10 u 11.",
        ),
        (
            Language::Spanish,
            chosen(&[29, 30]),
            "34 elegida: puede ir a 29 o 30.",
        ),
        (
            Language::English,
            shut_in(&[26, 36]),
            "Black cannot move: the pieces on 26 and 36 are shut in, and a side without a move loses.",
        ),
        (
            Language::Spanish,
            shut_in(&[26]),
            "Las negras no pueden mover: la ficha de 26 está encerrada, y quien no mueve pierde.",
        ),
    ];
    for (language, phrase, text) in cases {
        assert_eq!(Catalogue::new(language).say(&phrase), text);
    }
}

#[test]
fn eight_levels_each_with_a_name_of_its_own() {
    for language in WHOLE {
        let catalogue = alone(language);
        let mut names = BTreeSet::new();
        for level in 1..=8 {
            let name = catalogue.say(&Phrase::LevelName { level });
            let title = catalogue.say(&Phrase::LevelTitle { level });
            let short = catalogue.say(&Phrase::LevelShort { level });
            let (lower, title) = (name.to_lowercase(), title.to_lowercase());
            assert!(
                title.ends_with(&lower),
                "{language:?}: {title} isn't {lower}"
            );
            assert!(
                short.chars().count() <= 18,
                "{language:?}: {short} is too long"
            );
            names.insert(name);
        }
        assert_eq!(names.len(), 8, "{language:?}");
    }
}

#[test]
fn a_language_is_known_by_its_locale() {
    let cases = [
        ("es", Some(Language::Spanish)),
        ("es-ES", Some(Language::Spanish)),
        ("es_MX.UTF-8", Some(Language::Spanish)),
        ("es-419", Some(Language::Spanish)),
        ("es_AR.UTF-8", Some(Language::SpanishArgentina)),
        ("es-Latn-AR", Some(Language::SpanishArgentina)),
        ("es-UY", Some(Language::SpanishArgentina)),
        ("en-US", Some(Language::English)),
        ("EN", Some(Language::English)),
        ("nl_BE@euro", Some(Language::Dutch)),
        ("fy_NL", Some(Language::Frisian)),
        ("frr", None),
        ("de-DE", None),
        ("C.UTF-8", None),
        ("POSIX", None),
        ("", None),
    ];
    for (locale, language) in cases {
        assert_eq!(Language::from_locale(locale), language, "{locale:?}");
    }
    for language in Language::ALL {
        assert_eq!(Language::from_locale(language.code()), Some(language));
    }
}

#[test]
fn a_catalogue_may_be_shared_between_threads() {
    fn shared<T: Send + Sync + 'static>() {}
    shared::<Catalogue>();
}

#[test]
fn of_the_two_spanishes_the_systems_own_is_offered() {
    let cases = [
        (Language::SpanishArgentina, Language::SpanishArgentina),
        (Language::Spanish, Language::Spanish),
        (Language::Dutch, Language::Spanish),
    ];
    for (system, spanish) in cases {
        let offered = Language::offered(system);
        assert_eq!(offered[0], spanish, "{system:?}");
        assert!(offered.contains(&system), "{system:?} can be chosen again");
        let names: std::collections::BTreeSet<_> = offered.map(Language::own_name).into();
        assert_eq!(names.len(), offered.len(), "one name each");
    }
}
