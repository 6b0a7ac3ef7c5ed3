//! The card fits every window in every language, and its buttons do what they say.

use std::time::Duration;

use super::*;
use crate::contest::{Contest, MatchLaws};
use crate::game::choices::Level;
use crate::game::interface::layout::LayoutOf;
use crate::game::interface::trial::{Trial, WINDOWS};
use crate::game::language::Language;
use crate::game::paint::tokens::DAY;
use crate::notation::fen;
use crate::rules::{Board, Rules};

/// Games that are over by the laws with the longest sentences.
fn ended() -> Vec<(&'static str, CurrentGame)> {
    let over = |contest| CurrentGame::of(contest);
    let mut resigned = Contest::new(Rules::Frisian, MatchLaws::UNTIMED);
    let first = resigned.game().position().legal_moves()[0];
    resigned.play(first, Duration::ZERO).unwrap();
    resigned.resign(Side::White).unwrap();
    let start = |text| fen::read(Rules::Frisian, text).unwrap();
    let at = |text| Contest::from_position(start(text), MatchLaws::UNTIMED);
    vec![
        ("resigned", over(resigned)),
        ("shut in", over(at("W:W6:B1"))),
        (
            "four are shut in",
            over(at("W:W6,16,26,36:B1,7,8,11,17,18,21,27,28,31,37,38")),
        ),
        ("no pieces", over(at("B:W50:B"))),
    ]
}

fn show(trial: &mut Trial, current: &CurrentGame) -> Option<Pressed> {
    let of = LayoutOf {
        window: trial.size,
        scale: 1.0,
        board: Board::Ten,
        flipped: false,
    };
    let (paper, area) = place(&of.screen(Screen::Playing));
    let seats = Seats::against(Side::White, Level::new(4).unwrap().skill());
    let outcome = current.game().outcome().expect("it is over");
    trial.show(|context, pictures, words| {
        let told = Told::new(words, outcome, (current, seats, Tally::default()));
        let paint = (DAY, pictures);
        sheet(
            context,
            "game over",
            Order::Foreground,
            1.0,
            paint,
            |sheet| {
                sheet.paper(paper, metrics::DIALOG_CORNER, true);
                draw(sheet, area, &told)
            },
        )
    })
}

#[test]
fn everything_fits_every_window_in_every_language() {
    for (case, current) in ended() {
        for language in Language::ALL {
            let mut trial = Trial::new(WINDOWS[0], language);
            for window in WINDOWS {
                trial.resize(window);
                for _ in 0..2 {
                    show(&mut trial, &current);
                }
                let case = format!("{case}, {language:?}, {window:?}");
                trial.check(&case);
                trial.check_words(&case);
            }
        }
    }
}

#[test]
fn every_button_does_what_it_says() {
    use Pressed::{Close, NewGame, Rematch, Review, Save, Undo};
    let buttons = [
        ("rematch", Rematch),
        ("review", Review),
        ("over new", NewGame),
        ("over undo", Undo),
        ("over save", Save),
        ("over close", Close),
    ];
    let (_, resigned) = &ended()[0];
    for window in [(1280.0, 720.0), (360.0, 640.0)] {
        for (name, expected) in buttons {
            let mut trial = Trial::new(window, Language::English);
            show(&mut trial, resigned);
            trial.press(name);
            let pressed = (0..3).find_map(|_| show(&mut trial, resigned));
            assert_eq!(pressed, Some(expected), "{name} at {window:?}");
        }
    }
}
