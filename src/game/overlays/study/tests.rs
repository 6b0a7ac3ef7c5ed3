//! The dialogs of the analysis fit every window in every language, and their buttons do what they say.

use super::*;
use crate::game::analysis::{Study, StudyStep, Watch, sample};
use crate::game::interface::dialog::dialog;
use crate::game::interface::trial::{Trial, WINDOWS};
use crate::game::language::Language;
use crate::game::paint::tokens::DAY;
use crate::game::screens::StudyDeed;
use crate::rules::Rules;
use crate::study::{Mark, Tree};

fn show_note(trial: &mut Trial, study: &Study, frames: usize) -> Option<Pressed> {
    let mut draft = note::Draft {
        node: Some(study.at()),
        text: study.tree().comment(study.at()),
    };
    let mut pressed = None;
    for _ in 0..frames {
        let now = trial.show(|context, pictures, words| {
            let paint = (DAY, pictures);
            dialog(context, "note", 1.0, paint, note::LARGEST, |sheet, area| {
                note::draw(sheet, area, words, study, &mut draft)
            })
        });
        pressed = pressed.or(now);
    }
    pressed
}

fn show_faults(trial: &mut Trial, study: &Study, frames: usize) -> Option<Pressed> {
    let mut pressed = None;
    for _ in 0..frames {
        let now = trial.show(|context, pictures, words| {
            let paint = (DAY, pictures);
            dialog(
                context,
                "faults",
                1.0,
                paint,
                faults::LARGEST,
                |sheet, area| faults::draw(sheet, area, words, study),
            )
        });
        pressed = pressed.or(now);
    }
    pressed
}

fn show_menu(trial: &mut Trial, study: &Study, frames: usize) -> Option<menu::Pressed> {
    let deeds = StudyDeed::menu(3);
    let mut pressed = None;
    for _ in 0..frames {
        let now = trial.show(|context, pictures, words| {
            let paint = (DAY, pictures);
            let largest = menu::largest(&deeds);
            dialog(context, "menu", 1.0, paint, largest, |sheet, area| {
                menu::draw(sheet, area, words, (Watch::default(), study), &deeds)
            })
        });
        pressed = pressed.or(now);
    }
    pressed
}

#[test]
fn everything_fits_every_window_in_every_language() {
    let study = sample::study(Rules::Frisian);
    let bare = sample::study(Rules::Frisian)
        .unreviewed()
        .at_node(Tree::ROOT);
    for language in Language::ALL {
        let mut trial = Trial::new(WINDOWS[0], language);
        for window in WINDOWS {
            trial.resize(window);
            for study in [&study, &bare] {
                let case = format!("{language:?}, {window:?}, {:?}", study.at());
                show_note(&mut trial, study, 3);
                trial.check(&format!("note, {case}"));
                show_faults(&mut trial, study, 3);
                trial.check(&format!("faults, {case}"));
                show_menu(&mut trial, study, 3);
                trial.check(&format!("menu, {case}"));
            }
        }
    }
}

#[test]
fn a_move_is_marked_promoted_and_deleted() {
    let study = sample::study(Rules::Frisian);
    let varied = study.tree().next(study.line()[3])[1];
    let study = study.at_node(varied);
    let cases = [
        (
            "mark 0 1",
            Pressed::Step(StudyStep::Mark(varied, Some(Mark::Bad))),
        ),
        ("promote", Pressed::Step(StudyStep::Promote(varied))),
        ("delete", Pressed::Last(StudyStep::Delete(varied))),
        ("close dialog", Pressed::Close),
    ];
    for (name, expected) in cases {
        let mut trial = Trial::new((1280.0, 720.0), Language::English);
        show_note(&mut trial, &study, 2);
        trial.press(name);
        assert_eq!(show_note(&mut trial, &study, 3), Some(expected), "{name}");
    }
}

#[test]
fn a_long_comment_of_a_file_is_written_on() {
    let study = sample::study(Rules::Frisian);
    let mut draft = note::Draft {
        node: Some(study.at()),
        text: "word ".repeat(1_000),
    };
    let mut trial = Trial::new((1280.0, 720.0), Language::English);
    for frame in 0..6 {
        match frame {
            2 => trial.focus("comment"),
            4 => trial.write("!"),
            _ => {}
        }
        trial.show(|context, pictures, words| {
            let paint = (DAY, pictures);
            dialog(context, "note", 1.0, paint, note::LARGEST, |sheet, area| {
                note::draw(sheet, area, words, &study, &mut draft)
            })
        });
    }
    assert_eq!(draft.text.len(), 5_001);
    assert!(draft.text.contains('!'));
}

#[test]
fn a_mistake_is_looked_at_and_tried_again() {
    let study = sample::study(Rules::Frisian);
    let faults = study.review().unwrap().faults();
    assert_eq!(faults.len(), 2, "{faults:?}");
    let cases = [
        ("fault 1", Pressed::Last(StudyStep::To(faults[0].after))),
        ("try 2", Pressed::Last(StudyStep::TryAgain(faults[1].after))),
    ];
    for (name, expected) in cases {
        let mut trial = Trial::new((1280.0, 720.0), Language::English);
        show_faults(&mut trial, &study, 2);
        trial.press(name);
        assert_eq!(show_faults(&mut trial, &study, 3), Some(expected), "{name}");
    }
    let study = sample::study(Rules::Frisian).unreviewed();
    let mut trial = Trial::new((360.0, 640.0), Language::English);
    show_faults(&mut trial, &study, 2);
    trial.press("find mistakes");
    let expected = Pressed::Step(StudyStep::Review);
    assert_eq!(show_faults(&mut trial, &study, 3), Some(expected));
}
