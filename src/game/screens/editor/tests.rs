//! The editor fits every window in every language, and its buttons do what they say.

use super::*;
use crate::game::interface::layout::LayoutOf;
use crate::game::interface::trial::{Trial, WINDOWS};
use crate::game::language::Language;
use crate::game::paint::tokens::DAY;
use crate::notation::fen;
use crate::rules::{Board, Rules, Side};
use crate::study::Tool;

fn show(trial: &mut Trial, editor: &Editor, frames: usize) -> Option<Pressed> {
    let of = LayoutOf {
        window: trial.size,
        scale: 1.0,
        board: Board::Ten,
        flipped: false,
    };
    let layout = of.screen(Screen::Editor);
    let mut pressed = None;
    for _ in 0..frames {
        let now = trial.show(|context, pictures, words| {
            let told = Told {
                words,
                editor,
                open: true,
            };
            let paint = (DAY, pictures);
            sheet(context, "editor", Order::Background, 1.0, paint, |sheet| {
                draw(sheet, &layout, &told)
            })
        });
        pressed = pressed.or(now);
    }
    pressed
}

fn editor(rules: Rules, text: &str) -> Editor {
    Editor::of(fen::read(rules, text).unwrap())
}

#[test]
fn everything_fits_every_window_in_every_language() {
    let cases = [
        editor(Rules::Frisian, "W:W31-50:B1-20"),
        editor(Rules::FrisianLudoteka, "B:W31:B"),
        editor(Rules::SpanishClassic, "B:W1-12:B21-32"),
        editor(Rules::International, "B:W41,47:B36"),
    ];
    for language in Language::ALL {
        let mut trial = Trial::new(WINDOWS[0], language);
        for window in WINDOWS {
            trial.resize(window);
            for editor in &cases {
                show(&mut trial, editor, 3);
                let text = editor.fen();
                trial.check(&format!("{text}, {language:?}, {window:?}"));
            }
        }
    }
}

#[test]
fn every_button_does_what_it_says() {
    let editor = editor(Rules::Frisian, "W:W31-50:B1-20");
    let cases = [
        ("tool 4", SetUpStep::Take(Tool::ALL[3])),
        ("to move 1", SetUpStep::Turn(Side::Black)),
        ("set clear", SetUpStep::Clear),
        ("set start", SetUpStep::Start),
        ("kind 2", SetUpStep::Rules(Rules::Spanish)),
        ("variant 1", SetUpStep::Rules(Rules::FrisianSheet)),
        ("play from here", SetUpStep::Play),
        ("analyse this", SetUpStep::Analyse),
        ("leave editor", SetUpStep::Leave),
    ];
    for window in [(1280.0, 720.0), (320.0, 480.0)] {
        for (name, expected) in &cases {
            let mut trial = Trial::new(window, Language::English);
            show(&mut trial, &editor, 2);
            trial.focus(name);
            show(&mut trial, &editor, 40);
            trial.press(name);
            let pressed = show(&mut trial, &editor, 3);
            let expected = Pressed::Step(expected.clone());
            assert_eq!(pressed, Some(expected), "{name} at {window:?}");
        }
    }
}

#[test]
fn what_was_changed_is_taken_back() {
    let fresh = editor(Rules::Frisian, "W:W31-50:B1-20");
    let changed = editor(Rules::Frisian, "W:W31-50:B1-20").after(&SetUpStep::Clear);
    let undone = Some(Pressed::Step(SetUpStep::Undo));
    let cases = [
        (&fresh, (1280.0, 720.0), None),
        (&changed, (1280.0, 720.0), undone.clone()),
        (&changed, (320.0, 480.0), undone),
    ];
    for (editor, window, expected) in cases {
        let mut trial = Trial::new(window, Language::English);
        show(&mut trial, editor, 2);
        trial.focus("set undo");
        show(&mut trial, editor, 40);
        trial.press("set undo");
        let pressed = show(&mut trial, editor, 3);
        assert_eq!(pressed, expected, "{} at {window:?}", editor.fen());
    }
}

#[test]
fn what_cannot_be_played_has_no_way_to_a_game() {
    let editor = editor(Rules::Frisian, "W:W31:B");
    let mut trial = Trial::new((1280.0, 720.0), Language::English);
    show(&mut trial, &editor, 2);
    trial.press("play from here");
    assert_eq!(show(&mut trial, &editor, 3), None);
}
