//! The dialog fits every window in every language, and what is pressed there is chosen.

use bevy_egui::egui::{self, Key};

use super::*;
use crate::game::choices::{Clock, Level, Odds, Rival, SideWish};
use crate::game::interface::trial::{Trial, WINDOWS};
use crate::game::language::Language;
use crate::game::paint::tokens::DAY;
use crate::rules::Rules;

struct Table {
    trial: Trial,
    choices: Choices,
    open: Open,
    pressed: Option<Pressed>,
}

impl Table {
    fn new(window: (f32, f32), language: Language, choices: Choices) -> Self {
        let trial = Trial::new(window, language);
        let mut table = Self {
            trial,
            choices,
            open: Open::default(),
            pressed: None,
        };
        table.frames(3);
        table
    }

    fn frames(&mut self, count: usize) {
        for _ in 0..count {
            let (choices, open) = (&mut self.choices, &mut self.open);
            let pressed = self.trial.show(|context, pictures, words| {
                let paint = (DAY, pictures);
                let largest = largest(context.viewport_rect().width());
                dialog(context, "new game", 1.0, paint, largest, |sheet, area| {
                    draw(sheet, area, words, choices, open)
                })
            });
            self.pressed = self.pressed.or(pressed);
        }
    }

    /// Presses a control, scrolling to it by the keyboard's focus as a person would by hand.
    fn press(&mut self, name: &str) {
        self.trial.focus(name);
        self.frames(40);
        self.trial.press(name);
        self.frames(3);
        if self.pressed == Some(Pressed::More) {
            self.open.more = !self.open.more;
            self.pressed = None;
            self.frames(2);
        }
    }
}

fn states() -> [(&'static str, Choices); 5] {
    let rival = |rival| Choices { rival, ..default() };
    [
        ("machine", Choices::default()),
        ("person", rival(Rival::Person)),
        ("machines", rival(Rival::Machines)),
        (
            "spanish",
            Choices {
                rules: Rules::SpanishClassic,
                level: Level::new(8).unwrap(),
                ..default()
            },
        ),
        (
            "international",
            Choices {
                rules: Rules::InternationalFmjd,
                position: "W:W31:B1,31".into(),
                ..default()
            },
        ),
    ]
}

#[test]
fn everything_fits_every_window_in_every_language() {
    for language in Language::ALL {
        let mut table = Table::new(WINDOWS[0], language, Choices::default());
        for window in WINDOWS {
            table.trial.resize(window);
            for (state, choices) in states() {
                table.choices = choices;
                table.frames(2);
                let case = format!("{language:?}, {window:?}, {state}");
                table.trial.check(&case);
            }
            table.open.more = true;
            table.frames(2);
            table
                .trial
                .check(&format!("{language:?}, {window:?}, more"));
            table.open.more = false;
        }
    }
}

#[test]
fn what_is_pressed_is_chosen() {
    for window in [(1280.0, 720.0), (320.0, 480.0)] {
        let mut table = Table::new(window, Language::English, Choices::default());
        for name in [
            "variant 3",
            "level 5",
            "side 1",
            "clock 2",
            "more",
            "odds White 2",
            "preset 0",
            "minutes +",
        ] {
            table.press(name);
        }
        let chosen = &table.choices;
        assert_eq!(chosen.rules, Rules::Frysk, "{window:?}");
        assert_eq!(chosen.level.number(), 5);
        assert_eq!(chosen.side, SideWish::Black);
        assert_eq!(chosen.odds, Odds { white: 2, black: 0 });
        assert_eq!(chosen.clock, Clock::Main);
        assert_eq!(<(u8, u8)>::from(chosen.main_time), (4, 2));
        table.press("more");
        table.press("rules international");
        assert_eq!(table.choices.rules, Rules::International);
        table.press("rival 2");
        table.press("level of 1");
        table.press("play chosen");
        assert_eq!(table.pressed, Some(Pressed::Play), "{window:?}");
        assert_eq!(table.choices.rival, Rival::Machines);
    }
}

#[test]
fn two_machines_have_a_level_each() {
    let choices = Choices {
        rival: Rival::Machines,
        ..default()
    };
    let mut table = Table::new((1280.0, 720.0), Language::English, choices);
    table.press("level 7");
    table.press("level of 1");
    table.press("level 1");
    let levels = (
        table.choices.level.number(),
        table.choices.black_level.number(),
    );
    assert_eq!(levels, (7, 1));
}

#[test]
fn what_is_no_position_says_why_and_can_not_be_played() {
    let choices = Choices {
        position: "W:W60:B1".into(),
        ..default()
    };
    let mut table = Table::new((360.0, 640.0), Language::English, choices);
    assert!(!can_play(&table.choices));
    table.press("play chosen");
    assert_eq!(table.pressed, None);
    table.choices.position = "W:W50:B1".into();
    table.frames(1);
    table.press("play chosen");
    assert_eq!(table.pressed, Some(Pressed::Play));
}

#[test]
fn the_keyboard_alone_reaches_every_control_and_presses_it() {
    for window in [(1280.0, 720.0), (320.0, 480.0)] {
        let mut table = Table::new(window, Language::Spanish, Choices::default());
        let all = table.trial.controls().len();
        let mut reached = std::collections::HashSet::new();
        for _ in 0..all + 4 {
            table.trial.key(Key::Tab);
            table.frames(2);
            reached.extend(table.trial.context.memory(egui::Memory::focused));
        }
        assert_eq!(reached.len(), all, "{window:?}");
        table.trial.focus("level 6");
        table.frames(2);
        table.trial.key(Key::Enter);
        table.frames(2);
        assert_eq!(table.choices.level.number(), 6);
    }
}

#[test]
fn the_dialog_of_the_drawings_comes_out() {
    let table = Table::new((1280.0, 720.0), Language::English, Choices::default());
    assert!(table.trial.has("level 8") && table.trial.has("rules spanish"));
    let bottom = |name: &str| {
        let id = bevy_egui::egui::Id::new(name);
        table.trial.context.read_response(id).unwrap().rect.bottom()
    };
    // Nothing needs scrolling in the window that opens first.
    for name in ["level 8", "rules spanish"] {
        assert!(bottom(name) <= 590.0, "{name} ends at {}", bottom(name));
    }
}

#[test]
fn a_position_of_ones_own_leaves_no_odds_to_choose() {
    for window in [(1280.0, 720.0), (320.0, 480.0)] {
        let position = |text: &str| Choices {
            position: text.into(),
            ..Choices::default()
        };
        for (text, expected) in [("", true), (" ", true), ("W:W31:B1", false), ("W:", false)] {
            let mut table = Table::new(window, Language::English, position(text));
            table.open.more = true;
            table.frames(3);
            assert_eq!(table.trial.has("odds Black 2"), expected, "{text:?}");
            let said = table.trial.words.say(&Phrase::OddsOverruled);
            assert_eq!(table.trial.says(&said), !expected, "{text:?}");
        }
    }
}
