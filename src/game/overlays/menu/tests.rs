//! The menu fits every window in every language, and each of its lines does what it says.

use std::sync::{Arc, Mutex};

use bevy::ecs::system::RunSystemOnce;

use super::*;
use crate::contest::{Contest, MatchLaws};
use crate::game::interface::trial::{Trial, WINDOWS};
use crate::game::language::Language;
use crate::game::looking_back::Viewed;
use crate::game::paint::tokens::DAY;
use crate::game::referee::CurrentGame;
use crate::game::seats::Seats;
use crate::rules::{Rules, Side};

/// Room for a row of so few buttons that the menu is at its longest.
const ROOM: usize = 1;

/// One frame; a system is its own master, so the window that it draws into is shared with it.
fn show(shared: &Arc<Mutex<Trial>>, over: bool) -> (bool, Option<Deed>) {
    let mut contest = Contest::new(Rules::Frisian, MatchLaws::UNTIMED);
    if over {
        contest.resign(Side::White).unwrap();
    }
    let mut world = World::new();
    world.insert_resource(CurrentGame::of(contest));
    world.insert_resource(Seats::two_people());
    world.insert_resource(Viewed::default());
    let shared = Arc::clone(shared);
    let draw_it = move |possible: Possible| {
        let deeds = Deed::menu(over, ROOM);
        shared.lock().unwrap().show(|context, pictures, words| {
            let paint = (DAY, pictures);
            dialog(
                context,
                "menu",
                1.0,
                paint,
                largest(&deeds),
                |sheet, area| draw(sheet, area, words, &deeds, &possible),
            )
        })
    };
    world.run_system_once(draw_it).expect("it has all it needs")
}

#[test]
fn everything_fits_every_window_in_every_language() {
    for (language, over) in Language::ALL
        .into_iter()
        .flat_map(|l| [(l, false), (l, true)])
    {
        let shared = Arc::new(Mutex::new(Trial::new(WINDOWS[0], language)));
        for window in WINDOWS {
            shared.lock().unwrap().resize(window);
            for _ in 0..2 {
                show(&shared, over);
            }
            let case = format!("{language:?}, {window:?}, over: {over}");
            let trial = shared.lock().unwrap();
            trial.check(&case);
            assert_eq!(trial.cut(), [""; 0], "{case}");
        }
    }
}

#[test]
fn every_line_does_what_it_says() {
    for deed in Deed::menu(true, ROOM) {
        let shared = Arc::new(Mutex::new(Trial::new((1280.0, 720.0), Language::English)));
        show(&shared, true);
        let name = format!("menu {}", deed.name());
        if !shared.lock().unwrap().has(&name) {
            assert!(matches!(deed, Deed::Undo | Deed::Redo), "{name} is missing");
            continue;
        }
        shared.lock().unwrap().focus(&name);
        for _ in 0..40 {
            show(&shared, true);
        }
        shared.lock().unwrap().press(&name);
        let pressed = (0..3).find_map(|_| show(&shared, true).1);
        assert_eq!(pressed, Some(deed), "{name}");
    }
}
