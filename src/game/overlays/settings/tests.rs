//! The settings fit every window in every language, and what is pressed there is set.

use bevy_egui::egui::Key;

use super::*;
use crate::game::board::appearance::Night;
use crate::game::interface::trial::{Trial, WINDOWS};
use crate::game::language::Language;
use crate::game::paint::tokens::DAY;
use crate::game::paint::{BoardTheme, PieceSet};

fn show(trial: &mut Trial, chosen: &mut Chosen, frames: usize) -> bool {
    let mut closed = false;
    for _ in 0..frames {
        closed |= trial.show(|context, pictures, words| {
            dialog(
                context,
                "settings",
                1.0,
                (DAY, pictures),
                LARGEST,
                |sheet, area| draw(sheet, area, words, chosen),
            )
        });
    }
    closed
}

#[test]
fn everything_fits_every_window_in_every_language() {
    for language in Language::ALL {
        let mut trial = Trial::new(WINDOWS[0], language);
        for window in WINDOWS {
            trial.resize(window);
            for said in [
                Phrase::LargerTablesAbout,
                Phrase::LargerTablesMaking { percent: 42 },
                Phrase::LargerTablesReady,
            ] {
                let mut chosen = with_tables(said);
                show(&mut trial, &mut chosen, 3);
                trial.check(&format!("{language:?}, {window:?}, {:?}", chosen.tables));
            }
        }
    }
}

fn with_tables(said: Phrase) -> Chosen {
    Chosen {
        tables: Some(TablesChosen {
            wanted: false,
            said,
        }),
        ..Chosen::default()
    }
}

#[test]
fn what_is_pressed_is_set() {
    for window in [(1280.0, 720.0), (320.0, 480.0)] {
        let mut trial = Trial::new(window, Language::English);
        let mut chosen = with_tables(Phrase::LargerTablesAbout);
        show(&mut trial, &mut chosen, 3);
        for name in [
            "board 2",
            "pieces 1",
            "light 2",
            "numbers",
            "language 3",
            "pace 0",
            "turns board",
            "muted",
            "OpenEverything",
            "larger tables",
        ] {
            trial.focus(name);
            show(&mut trial, &mut chosen, 40);
            trial.press(name);
            show(&mut trial, &mut chosen, 3);
        }
        let appearance = Appearance {
            board: BoardTheme::Paper,
            pieces: PieceSet::Glazed,
            night: Night::Night,
            numbers: false,
        };
        assert_eq!(chosen.appearance, appearance, "{window:?}");
        assert_eq!(chosen.tongue, Tongue(Some(Language::Dutch)));
        assert_eq!(chosen.pace, Pace::SPEEDS[0]);
        assert!(chosen.turns_board && chosen.loudness.muted);
        assert_eq!(chosen.everything, Some(EverythingWished::Opened));
        assert!(chosen.tables.is_some_and(|tables| tables.wanted));
    }
}

#[test]
fn reduced_motion_comes_and_goes() {
    let mut trial = Trial::new((1280.0, 720.0), Language::English);
    let mut chosen = Chosen::default();
    show(&mut trial, &mut chosen, 3);
    for expected in [Pace::Reduced, Pace::Normal] {
        trial.press("reduced motion");
        show(&mut trial, &mut chosen, 2);
        assert_eq!(chosen.pace, expected);
    }
}

#[test]
fn the_volume_follows_finger_and_keys_and_is_heard_at_once() {
    let mut trial = Trial::new((1280.0, 720.0), Language::English);
    let mut chosen = Chosen::default();
    chosen.loudness.muted = true;
    show(&mut trial, &mut chosen, 3);
    trial.press("volume");
    show(&mut trial, &mut chosen, 2);
    assert!(
        (chosen.loudness.volume - 0.5).abs() < 0.06,
        "the middle of the line"
    );
    assert!(!chosen.loudness.muted);
    let before = chosen.loudness.volume;
    trial.focus("volume");
    show(&mut trial, &mut chosen, 2);
    trial.key(Key::ArrowRight);
    show(&mut trial, &mut chosen, 2);
    assert!((chosen.loudness.volume - before - 0.1).abs() < 0.01);
}

#[test]
fn the_cross_closes() {
    let mut trial = Trial::new((360.0, 640.0), Language::Frisian);
    let mut chosen = Chosen::default();
    show(&mut trial, &mut chosen, 3);
    trial.press("close dialog");
    assert!(show(&mut trial, &mut chosen, 2));
    assert_eq!(chosen, Chosen::default());
}
