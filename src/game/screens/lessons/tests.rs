//! Every lesson's panel fits every window in every language, whatever there is to say.

use super::*;
use crate::game::interface::layout::LayoutOf;
use crate::game::interface::notice::Tone;
use crate::game::interface::trial::{Trial, WINDOWS};
use crate::game::language::Language;
use crate::game::lessons::course;
use crate::game::paint::tokens::DAY;
use crate::rules::{Board, Rules};

/// Shows a lesson; what was pressed on it.
fn show(trial: &mut Trial, lessons: &Lessons, refused: bool, frames: usize) -> Option<Pressed> {
    let of = LayoutOf {
        window: trial.size,
        scale: 1.0,
        board: Board::Ten,
        flipped: false,
    };
    let layout = of.screen(Screen::Lessons);
    let mut pressed = None;
    for _ in 0..frames {
        let now = trial.show(|context, pictures, words| {
            let saying = if refused {
                let [head, body] = [Phrase::KingMustRest, Phrase::KingRests { square: 40 }];
                let [head, body] = [head, body].map(|phrase| words.say(&phrase));
                Some(Saying::new(Tone::Refusal, head, body))
            } else {
                saying(words, &Notice::default(), lessons)
            };
            let told = Told {
                words,
                lessons,
                saying,
                answers: !refused,
            };
            let paint = (DAY, pictures);
            sheet(context, "lesson", Order::Background, 1.0, paint, |sheet| {
                draw(sheet, &layout, &told)
            })
        });
        pressed = pressed.or(now);
    }
    pressed
}

#[test]
fn every_lesson_fits_every_window_in_every_language() {
    for language in Language::ALL {
        for window in WINDOWS {
            let mut trial = Trial::new(window, language);
            for rules in [Rules::FrisianSheet, Rules::SpanishClassic] {
                for index in 0..course(rules).len() {
                    for answer in [Answer::None, Answer::Done, Answer::NotThat] {
                        let lessons = Lessons::at(rules, index, answer);
                        show(&mut trial, &lessons, false, 2);
                        trial.check(&format!(
                            "{rules} {index} {answer:?}, {language:?}, {window:?}"
                        ));
                    }
                    let lessons = Lessons::at(rules, index, Answer::None);
                    show(&mut trial, &lessons, true, 2);
                    trial.check(&format!(
                        "{rules} {index} refused, {language:?}, {window:?}"
                    ));
                }
            }
        }
    }
}

#[test]
fn the_ways_lead_on_back_and_away() {
    let cases = [
        (0, "lesson after", Some(Pressed::Lesson(1))),
        (0, "lesson before", None),
        (4, "lesson before", Some(Pressed::Lesson(3))),
        (9, "lesson after", None),
        (9, "lessons back", Some(Pressed::Leave)),
    ];
    for (index, name, expected) in cases {
        let mut trial = Trial::new((360.0, 640.0), Language::Spanish);
        let lessons = Lessons::at(Rules::Frisian, index, Answer::None);
        show(&mut trial, &lessons, false, 2);
        trial.press(name);
        let pressed = show(&mut trial, &lessons, false, 3);
        assert_eq!(pressed, expected, "{name} of {index}");
    }
}
