//! Every lesson is what it says: its law exists, its position is legal, its goal can be reached,
//! and what it warns of is refused.

use std::collections::BTreeSet;

use super::*;
use crate::game::language::{Catalogue, Language};
use crate::rules::{Criterion, Lines, Refusal, Side, Square};

fn all() -> impl Iterator<Item = (Rules, &'static Lesson)> {
    Rules::ALL
        .into_iter()
        .flat_map(|rules| course(rules).into_iter().map(move |lesson| (rules, lesson)))
}

#[test]
fn each_rule_set_has_six_to_ten_lessons_of_different_topics() {
    for rules in Rules::ALL {
        let course = course(rules);
        assert!((6..=10).contains(&course.len()), "{rules}");
        let topics: BTreeSet<Topic> = course.iter().map(|lesson| lesson.topic).collect();
        assert_eq!(topics.len(), course.len(), "{rules} has a topic twice");
    }
    let taught: BTreeSet<Topic> = all().map(|(_, lesson)| lesson.topic).collect();
    assert_eq!(taught.len(), Topic::ALL.len(), "a topic is never taught");
}

#[test]
fn the_player_comes_to_a_game_that_goes_on_and_can_do_what_is_asked() {
    for (rules, lesson) in all() {
        let of = format!("{rules}, {:?}", lesson.topic);
        let game = lesson
            .game(rules)
            .unwrap_or_else(|fault| panic!("{of}: {fault}"));
        assert_eq!(game.outcome(), None, "{of}");
        assert_eq!(game.position().turn(), Side::White, "{of}");
        assert_eq!(game.undone(), [], "{of}");
        let reaches = |mv: &&_| {
            let mut game = game.clone();
            game.play(**mv).expect("it is legal");
            lesson.goal.is_reached(&game)
        };
        let moves = game.position().legal_moves();
        let reaching = moves.iter().filter(reaches).count();
        assert!(reaching > 0, "{of} can't be done");
        let chooses = matches!(
            lesson.goal,
            Goal::Crowns | Goal::KingGoes(_) | Goal::KingGoesStraight
        );
        assert_eq!(chooses, reaching < moves.len() && !ends(lesson), "{of}");
    }
}

fn ends(lesson: &Lesson) -> bool {
    matches!(lesson.goal, Goal::Ends(_))
}

#[test]
fn a_law_is_taught_where_it_is_the_law_and_nowhere_else() {
    for rules in Rules::ALL {
        let law = rules.declaration();
        let has = |criterion| law.majority.contains(&criterion);
        let cases = [
            (Topic::CapturesStraight, law.man_captures == Lines::All),
            (
                Topic::CapturesBackwards,
                law.man_captures == Lines::Diagonals,
            ),
            (Topic::CapturesForwards, law.man_captures == Lines::Forward),
            (Topic::MostValue, has(Criterion::Value)),
            (Topic::MostPieces, has(Criterion::Count)),
            (Topic::KingSlides, law.king_steps == Lines::All),
            (Topic::KingMoves, law.king_steps == Lines::Diagonals),
            (Topic::KingRests, law.king_run_limit.is_some()),
            (Topic::DrawTwoKings, law.draws.two_kings_v_one.is_some()),
            (Topic::DrawFmjd5, law.draws.fmjd_5.is_some()),
            (Topic::Crowning, true),
            (Topic::MustCapture, true),
        ];
        for (topic, is_law) in cases {
            let is_taught = course(rules).iter().any(|lesson| lesson.topic == topic);
            assert_eq!(is_taught, is_law, "{rules}, {topic:?}");
        }
        // What decides between equal captures is taught as far as there is room.
        for lesson in course(rules) {
            match lesson.topic {
                Topic::KingFirst => assert!(has(Criterion::KingTakes), "{rules}"),
                Topic::MostKings => assert!(has(Criterion::KingsTaken), "{rules}"),
                Topic::DrawRepetition => assert!(law.draws.repetition.is_some(), "{rules}"),
                _ => {}
            }
        }
    }
}

/// A short name of a refusal, with what decides between two captures.
fn told(refusal: Option<Refusal>) -> String {
    match refusal {
        None => "legal".into(),
        Some(Refusal::BetterCapture { decides, .. }) => format!("{decides:?}"),
        Some(Refusal::CaptureIsCompulsory { .. }) => "compulsory".into(),
        Some(Refusal::MustGoOn { .. }) => "goes on".into(),
        Some(Refusal::KingRests { .. }) => "rests".into(),
        Some(other) => format!("{other:?}"),
    }
}

#[test]
fn what_a_lesson_warns_of_is_refused() {
    use Rules::{Frisian, FrisianLudoteka, FrisianSheet, International, Spanish, SpanishClassic};
    let cases = [
        (Frisian, Topic::MustCapture, (44, 40), "compulsory"),
        (Frisian, Topic::CapturesStraight, (37, 39), "goes on"),
        (Frisian, Topic::MostValue, (46, 6), "Value"),
        (Frisian, Topic::KingFirst, (28, 8), "KingTakes"),
        (Frisian, Topic::PassingLastRow, (25, 5), "goes on"),
        (Frisian, Topic::KingRests, (40, 34), "rests"),
        (Frisian, Topic::KingMoves, (46, 47), "WrongDirection"),
        (FrisianSheet, Topic::KingSlides, (28, 30), "legal"),
        (FrisianLudoteka, Topic::MostPieces, (28, 10), "Count"),
        (FrisianLudoteka, Topic::MostKings, (46, 37), "KingsTaken"),
        (International, Topic::MostPieces, (32, 23), "Count"),
        (
            International,
            Topic::CapturesBackwards,
            (28, 23),
            "compulsory",
        ),
        (International, Topic::GoesOn, (37, 28), "goes on"),
        (International, Topic::PassingLastRow, (15, 4), "goes on"),
        (Spanish, Topic::CapturesForwards, (14, 7), "WrongDirection"),
        (Spanish, Topic::MostPieces, (1, 10), "Count"),
        (Spanish, Topic::KingFirst, (21, 30), "KingTakes"),
        (SpanishClassic, Topic::MostKings, (17, 3), "KingsTaken"),
    ];
    for (rules, topic, (from, to), expected) in cases {
        let lesson = course(rules)
            .into_iter()
            .find(|lesson| lesson.topic == topic);
        let game = lesson.expect("it is taught").game(rules).unwrap();
        let [from, to] = [from, to].map(|number| Square::new(number).unwrap());
        let refusal = told(game.explain(from, to));
        assert_eq!(refusal, expected, "{rules}, {topic:?}: {from} to {to}");
    }
}

#[test]
fn a_lesson_by_other_rules_is_an_error() {
    let frisian = course(Rules::Frisian).pop().unwrap();
    assert!(matches!(
        frisian.game(Rules::Spanish),
        Err(NoLesson::Position(_))
    ));
    let mut over = *frisian;
    over.goal = Goal::AnyMove;
    assert!(
        over.game(Rules::International).is_ok(),
        "no such draw there"
    );
}

#[test]
fn texts_have_room_and_are_not_mixed_up() {
    for language in Language::ALL {
        let catalogue = Catalogue::new(language);
        let mut seen = BTreeSet::new();
        for topic in Topic::ALL {
            let texts = [
                (topic.title(), 34),
                (topic.task(), 200),
                (topic.done(), 120),
            ];
            for (phrase, room) in texts {
                let text = catalogue.say(&phrase);
                let letters = text.chars().count();
                assert!(letters <= room, "{language:?}: {letters} letters of {text}");
                assert!(seen.insert(text.clone()), "{language:?} says twice: {text}");
            }
        }
    }
}
