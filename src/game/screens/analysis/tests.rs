//! The analysis fits every window in every language, whatever there is to tell, and its buttons do
//! what they say.

use super::*;
use crate::game::analysis::{Tried, sample, says};
use crate::game::interface::layout::LayoutOf;
use crate::game::interface::trial::{Trial, WINDOWS};
use crate::game::language::{Language, Phrase};
use crate::game::paint::tokens::DAY;
use crate::rules::{Board, Rules, Side};
use crate::study::Tree;

fn show(trial: &mut Trial, study: &Study, watch: Watch, frames: usize) -> Option<Pressed> {
    let of = LayoutOf {
        window: trial.size,
        scale: 1.0,
        board: Board::Ten,
        flipped: false,
    };
    let layout = of.screen(Screen::Analysing);
    let mut pressed = None;
    for _ in 0..frames {
        let now = once(trial, study, watch, |sheet, told| {
            draw(sheet, &layout, told)
        });
        pressed = pressed.or(now);
    }
    pressed
}

/// Lets something be drawn of what there is to tell, for one frame.
fn once<R>(
    trial: &mut Trial,
    study: &Study,
    watch: Watch,
    draw: impl FnOnce(&mut Sheet, &Told) -> R,
) -> R {
    let game = study.tree().game_at(study.at());
    trial.show(|context, pictures, words| {
        let told = Told {
            words,
            study,
            watch,
            notice: &Notice::default(),
            game: &game,
            open: true,
            near: Side::White,
        };
        let paint = (DAY, pictures);
        let order = Order::Background;
        sheet(context, "analysis", order, 1.0, paint, |sheet| {
            draw(sheet, &told)
        })
    })
}

const LOOKS_ON: Watch = Watch { on: true, lines: 3 };

#[test]
fn everything_fits_every_window_in_every_language() {
    let whole = sample::study(Rules::Frisian);
    let after = whole.review().unwrap().faults()[0].after;
    let studies = [
        ("a fault", sample::study(Rules::Frisian).at_node(after)),
        ("a game", whole),
        ("no move yet", Study::default()),
        (
            "tried",
            sample::study(Rules::Frisian).trying(Tried::Nothing),
        ),
    ];
    for language in Language::ALL {
        let mut trial = Trial::new(WINDOWS[0], language);
        for window in WINDOWS {
            trial.resize(window);
            for (case, study) in &studies {
                for watch in [
                    LOOKS_ON,
                    Watch {
                        on: false,
                        lines: 1,
                    },
                ] {
                    show(&mut trial, study, watch, 3);
                    trial.check(&format!("{case}, {watch:?}, {language:?}, {window:?}"));
                }
            }
        }
    }
}

#[test]
fn every_button_does_what_it_says() {
    let study = sample::study(Rules::Frisian);
    let cases = [
        ("watch", Pressed::Step(StudyStep::Watch(false))),
        ("study back", Pressed::Act(StudyDeed::Back)),
        ("note", Pressed::Act(StudyDeed::Note)),
        ("mistakes", Pressed::Act(StudyDeed::Mistakes)),
        ("study menu", Pressed::Act(StudyDeed::Menu)),
    ];
    for window in [(1280.0, 720.0), (360.0, 640.0)] {
        for (name, expected) in &cases {
            let mut trial = Trial::new(window, Language::English);
            show(&mut trial, &study, LOOKS_ON, 2);
            trial.press(name);
            let pressed = show(&mut trial, &study, LOOKS_ON, 3);
            assert_eq!(pressed.as_ref(), Some(expected), "{name} at {window:?}");
        }
    }
    // There is more than one move.
    let study = study.at_node(Tree::ROOT);
    let on_a_desk = [
        ("line 2", Pressed::Step(StudyStep::Follow(1))),
        ("lines 0", Pressed::Step(StudyStep::Lines(1))),
        ("set up", Pressed::Act(StudyDeed::SetUp)),
    ];
    for (name, expected) in on_a_desk {
        let mut trial = Trial::new((1280.0, 720.0), Language::English);
        show(&mut trial, &study, LOOKS_ON, 2);
        trial.press(name);
        let pressed = show(&mut trial, &study, LOOKS_ON, 3);
        assert_eq!(pressed, Some(expected), "{name}");
    }
}

#[test]
fn at_the_end_nothing_follows() {
    let study = sample::study(Rules::Frisian);
    let mut trial = Trial::new((1280.0, 720.0), Language::English);
    show(&mut trial, &study, LOOKS_ON, 2);
    trial.press("study on");
    assert_eq!(show(&mut trial, &study, LOOKS_ON, 3), None);
    let study = study.at_node(Tree::ROOT);
    show(&mut trial, &study, LOOKS_ON, 2);
    trial.press("study on");
    let pressed = show(&mut trial, &study, LOOKS_ON, 3);
    assert_eq!(pressed, Some(Pressed::Act(StudyDeed::On)));
}

#[test]
fn the_middle_of_the_curve_is_the_middle_of_the_game() {
    let study = sample::study(Rules::Frisian);
    let mut trial = Trial::new((1280.0, 720.0), Language::English);
    show(&mut trial, &study, LOOKS_ON, 2);
    trial.press("graph");
    let pressed = show(&mut trial, &study, LOOKS_ON, 3);
    let middle = study.line()[15];
    assert_eq!(pressed, Some(Pressed::Step(StudyStep::To(middle))));
}

#[test]
fn while_a_move_is_looked_for_nothing_gives_it_away() {
    let study = sample::study(Rules::Frisian).trying(Tried::Nothing);
    let mut trial = Trial::new((1280.0, 720.0), Language::English);
    show(&mut trial, &study, LOOKS_ON, 3);
    assert!(!trial.has("line 1"), "the best line is covered");
    trial.press("reveal");
    let pressed = show(&mut trial, &study, LOOKS_ON, 3);
    assert_eq!(pressed, Some(Pressed::Step(StudyStep::Reveal)));
}

#[test]
fn what_is_tried_again_stays_the_same_while_the_list_of_mistakes_changes() {
    let study = sample::study(Rules::Frisian).trying_the(1, Tried::Nothing);
    let tried = study.review().unwrap().faults()[1].after;
    let study = study.forgiving();
    assert_eq!(study.review().unwrap().faults().len(), 1);
    let mut trial = Trial::new((1280.0, 720.0), Language::English);
    show(&mut trial, &study, LOOKS_ON, 3);
    let text = study.tree().text(tried).to_owned();
    assert!(trial.says(&trial.words.say(&Phrase::AttemptAsk { text })));
    trial.press("try again");
    let pressed = show(&mut trial, &study, LOOKS_ON, 3);
    assert_eq!(pressed, Some(Pressed::Step(StudyStep::TryAgain(tried))));
}

#[test]
fn the_better_move_is_told_whether_the_machine_looks_on_or_not() {
    let study = sample::study(Rules::Frisian).trying(Tried::Shown);
    let found = study.review().unwrap().faults()[0].clone();
    for watch in [
        LOOKS_ON,
        Watch {
            on: false,
            lines: 1,
        },
    ] {
        let mut trial = Trial::new((1280.0, 720.0), Language::English);
        show(&mut trial, &study, watch, 3);
        let said = says::sentence(&trial.words, study.tree(), &found);
        assert!(trial.says(&said), "{watch:?}");
        assert!(!trial.has("reveal"), "{watch:?}");
    }
}

#[test]
fn a_number_stands_on_the_line_of_its_move() {
    let study = sample::study(Rules::Frisian);
    let mut trial = Trial::new((1280.0, 720.0), Language::English);
    show(&mut trial, &study, LOOKS_ON, 2);
    for width in [140.0, 200.0, 260.0, 400.0] {
        once(&mut trial, &study, LOOKS_ON, |sheet, told| {
            let laid = laid::lay(sheet, width, told);
            for line in laid.lines() {
                let last = line.last().copied().unwrap_or_default();
                let number = last.trim_end_matches(['.', '…']);
                assert!(number.parse::<u32>().is_err(), "{width}: {line:?}");
            }
        });
    }
}

#[test]
fn a_phone_has_the_curve_and_what_there_is_to_say_takes_its_place() {
    let whole = sample::study(Rules::Frisian);
    let after = whole.review().unwrap().faults()[0].after;
    let before = whole.tree().path(after).len();
    assert!(before > 1, "a move leads to the fault");
    let quiet = sample::study(Rules::Frisian).at_node(Tree::ROOT);
    let fault = sample::study(Rules::Frisian).at_node(after);
    for language in Language::ALL {
        let mut trial = Trial::new((360.0, 640.0), language);
        for (study, curve) in [(&quiet, true), (&fault, false), (&quiet, true)] {
            show(&mut trial, study, LOOKS_ON, 3);
            assert_eq!(trial.has("graph"), curve, "{language:?}");
            assert!(trial.has("script"), "{language:?}: the moves stay");
        }
        // A window that is a little higher has room for both.
        let mut trial = Trial::new((360.0, 760.0), language);
        show(&mut trial, &fault, LOOKS_ON, 3);
        assert!(trial.has("graph"), "{language:?}");
    }
}

#[test]
fn where_something_was_deleted_it_is_told_that_it_can_be_put_back() {
    let study = sample::study(Rules::Frisian);
    let second = study.line()[2];
    let study = study.without(second);
    for window in [(1280.0, 720.0), (360.0, 640.0)] {
        let mut trial = Trial::new(window, Language::English);
        show(&mut trial, &study, LOOKS_ON, 3);
        let said = trial.words.say(&Phrase::DeletedHere);
        assert!(trial.says(&said), "{window:?}");
    }
    let mut trial = Trial::new((1280.0, 720.0), Language::English);
    show(&mut trial, &study.at_node(Tree::ROOT), LOOKS_ON, 3);
    assert!(!trial.says(&trial.words.say(&Phrase::DeletedHere)));
}

#[test]
fn the_move_that_one_is_at_is_seen_whole() {
    let whole = sample::study(Rules::Frisian);
    for window in [(1280.0, 720.0), (360.0, 640.0), (320.0, 480.0)] {
        let mut trial = Trial::new(window, Language::English);
        for &node in whole.line().iter().skip(1) {
            let study = sample::study(Rules::Frisian).at_node(node);
            show(&mut trial, &study, LOOKS_ON, 3);
            let written = format!("{}{}", study.tree().text(node), told::sign(&study, node));
            if trial.has("script") {
                assert!(trial.says_whole(&written), "{window:?}: {written}");
            }
        }
    }
}
