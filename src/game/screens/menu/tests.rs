//! The title fits every window in every language.

use super::*;
use crate::contest::{Contest, MatchLaws};
use crate::game::choices::{Level, Odds};
use crate::game::interface::layout::LayoutOf;
use crate::game::interface::trial::{Trial, WINDOWS};
use crate::game::paint::tokens::DAY;
use crate::rules::{Board, Rules, Side};

/// A title, with a game that was left or without; what was pressed on it.
fn show(trial: &mut Trial, left: Option<&CurrentGame>, frames: usize) -> Option<Pressed> {
    // The longest there are.
    let choices = Choices {
        rules: Rules::International,
        level: Level::new(4).unwrap(),
        position: "W:W31:B1".into(),
        ..Choices::default()
    };
    choosing(trial, left, &choices, frames)
}

/// The same where a new game will be like this.
fn choosing(
    trial: &mut Trial,
    left: Option<&CurrentGame>,
    choices: &Choices,
    frames: usize,
) -> Option<Pressed> {
    let of = LayoutOf {
        window: trial.size,
        scale: 1.0,
        board: Board::Ten,
        flipped: false,
    };
    let layout = of.screen(Screen::Menu);
    let mut pressed = None;
    for _ in 0..frames {
        let now = trial.show(|context, pictures, words| {
            let told = Told {
                words,
                offered: Language::offered(words.0.language()),
                left,
                // The level with the longest name.
                seats: Seats::against(Side::White, Level::new(4).unwrap().skill()),
                choices,
            };
            let paint = (DAY, pictures);
            sheet(context, "title", Order::Background, 1.0, paint, |sheet| {
                draw(sheet, &layout, &told)
            })
        });
        pressed = pressed.or(now);
    }
    pressed
}

fn unfinished() -> CurrentGame {
    let mut contest = Contest::new(Rules::International, MatchLaws::UNTIMED);
    let first = contest.game().position().legal_moves()[0];
    contest.play(first, std::time::Duration::ZERO).unwrap();
    CurrentGame::of(contest)
}

#[test]
fn everything_fits_every_window_in_every_language() {
    let left = unfinished();
    for language in Language::ALL {
        let mut trial = Trial::new(WINDOWS[0], language);
        for window in WINDOWS {
            trial.resize(window);
            for left in [None, Some(&left)] {
                show(&mut trial, left, 3);
                let state = if left.is_some() { "left" } else { "new" };
                trial.check(&format!("title {language:?}, {window:?}, {state}"));
            }
        }
    }
}

#[test]
fn every_button_does_what_it_says() {
    let left = unfinished();
    for window in [(1280.0, 720.0), (320.0, 480.0)] {
        let cases = [
            ("play", Pressed::Play),
            ("continue", Pressed::Continue),
            ("nl", Pressed::Language(Language::Dutch)),
            ("NewGame", Pressed::Open(Overlay::NewGame)),
            ("HowToPlay", Pressed::Learn),
            ("Analysis", Pressed::Analyse),
            ("MyGames", Pressed::Games),
            ("Settings", Pressed::Open(Overlay::Settings)),
        ];
        for (name, expected) in cases {
            let mut trial = Trial::new(window, Language::English);
            show(&mut trial, Some(&left), 2);
            trial.press(name);
            let pressed = show(&mut trial, Some(&left), 2);
            assert_eq!(pressed, Some(expected), "{name} at {window:?}");
        }
    }
}

#[test]
fn play_says_which_game_it_begins() {
    let chosen = |rival| Choices {
        rival,
        ..Choices::default()
    };
    let odds = Odds { white: 0, black: 2 };
    let cases = [
        (Choices::default(), "Frisian · The Milkhand"),
        (chosen(Rival::Person), "Frisian · A person here"),
        (chosen(Rival::Machines), "Frisian · Two machines"),
        (
            Choices {
                rules: Rules::SpanishClassic,
                odds,
                ..Choices::default()
            },
            "Spanish (Classic) · The Milkhand · Odds",
        ),
        (
            Choices {
                position: "W:W31:B1".into(),
                odds,
                ..Choices::default()
            },
            "Frisian · The Milkhand · FEN",
        ),
    ];
    for (choices, expected) in cases {
        let mut trial = Trial::new(WINDOWS[0], Language::English);
        choosing(&mut trial, None, &choices, 3);
        assert!(trial.says(expected), "{expected}");
        let spoken = format!("Play: {expected}");
        let heard = trial
            .controls()
            .into_iter()
            .any(|(said, ..)| said == spoken);
        assert!(heard, "{spoken}");
    }
}
