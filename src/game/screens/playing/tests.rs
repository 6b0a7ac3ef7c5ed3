//! The panel fits every window in every language, whatever there is to tell, and every control on it
//! says what it is.

mod longest;

use std::sync::{Arc, Mutex};

use bevy::ecs::system::RunSystemOnce;

use super::*;
use crate::contest::{Contest, MatchLaws};
use crate::game::choices::Level;
use crate::game::input::routes::different;
use crate::game::input::selection::{Candidate, candidates};
use crate::game::interface::counters;
use crate::game::interface::layout::LayoutOf;
use crate::game::interface::trial::{Trial, WINDOWS};
use crate::game::language::Language;
use crate::game::paint::tokens::DAY;
use crate::notation::{fen, movetext};
use crate::rules::{Board, Rules, Side};

/// What there is to tell.
struct Case {
    name: &'static str,
    contest: Contest,
    seats: Seats,
    viewed: Viewed,
    thinks: bool,
    offered: Vec<Candidate>,
}

/// A game of so many plies, the machine's move with the longest name.
fn case(name: &'static str, plies: usize) -> Case {
    let mut contest = Contest::new(Rules::Frisian, MatchLaws::GRAN_RONDA);
    for ply in 0..plies {
        let moves = contest.game().position().legal_moves();
        contest
            .play(moves[ply % moves.len()], Duration::from_secs(2))
            .unwrap();
    }
    Case {
        name,
        contest,
        seats: Seats::against(Side::White, Level::new(4).unwrap().skill()),
        viewed: Viewed::default(),
        thinks: false,
        offered: Vec::new(),
    }
}

fn resigned() -> Case {
    let mut over = case("over", 9);
    over.contest.resign(Side::White).unwrap();
    over
}

fn cases() -> Vec<Case> {
    let start = |text: &str| fen::read(Rules::Frisian, text).unwrap();
    let ways = start("W:WK4,50:BK13,K20,K32,K37");
    let mut counting = Contest::from_position(start("W:WK46,31:BK3,K15"), MatchLaws::UNTIMED);
    for text in ["46-41", "3-8", "41-46", "8-12"] {
        let mv = movetext::read(counting.game().position(), text).unwrap();
        counting.play_untimed(mv).unwrap();
    }
    vec![
        case("start", 0),
        Case {
            thinks: true,
            ..case("thinking", 9)
        },
        Case {
            viewed: Viewed(Some(4)),
            ..case("looking back", 30)
        },
        Case {
            seats: Seats::two_people(),
            ..case("two people", 31)
        },
        resigned(),
        Case {
            contest: Contest::from_position(ways, MatchLaws::UNTIMED),
            offered: different(&candidates(&ways).iter().collect::<Vec<_>>()),
            ..case("ways", 0)
        },
        Case {
            contest: counting,
            ..case("counts", 0)
        },
    ]
}

/// A system is its own master, so the window that it draws into is shared with it.
fn show(shared: &Arc<Mutex<Trial>>, case: &Case) {
    let trial = shared.lock().unwrap();
    let of = LayoutOf {
        window: trial.size,
        scale: 1.0,
        board: Board::Ten,
        flipped: false,
    };
    let layout = of.screen(Screen::Playing);
    drop(trial);
    let shared = Arc::clone(shared);
    let (offered, viewed, thinks) = (case.offered.clone(), case.viewed, case.thinks);
    let mut world = World::new();
    world.insert_resource(CurrentGame::of(case.contest.clone()));
    world.insert_resource(case.seats);
    world.insert_resource(viewed);
    let draw_it = move |possible: Possible, current: Res<CurrentGame>, seats: Res<Seats>| {
        shared.lock().unwrap().show(|context, pictures, words| {
            let told = Told {
                words,
                current: &current,
                seats: *seats,
                notice: &Notice::default(),
                news: &News::default(),
                advice: &Advice::default(),
                viewed,
                thought: Thought::default(),
                dots: thinks.then_some(1),
                turn: if possible.is_over() {
                    Turn::Over
                } else {
                    Turn::Choosing
                },
                open: true,
                near: Side::White,
                offered: &offered,
                explained: &Explained::default(),
                compares: false,
            };
            let paint = (DAY, pictures);
            sheet(context, "panel", Order::Background, 1.0, paint, |sheet| {
                draw(sheet, &layout, &told, &possible)
            })
        });
    };
    world.run_system_once(draw_it).expect("it has all it needs");
}

#[test]
fn the_panel_fits_every_window_in_every_language_and_every_control_speaks() {
    let cases = cases();
    for language in Language::ALL {
        let trial = Arc::new(Mutex::new(Trial::new(WINDOWS[0], language)));
        for window in WINDOWS {
            trial.lock().unwrap().resize(window);
            for case in &cases {
                for _ in 0..2 {
                    show(&trial, case);
                }
                let name = format!("{}, {language:?}, {window:?}", case.name);
                // Moves stand in rows of 34 px, as in every list of moves.
                let least = |spoken: &str| {
                    let is_move = spoken.starts_with(|first: char| first.is_ascii_digit());
                    if is_move && case.name != "ways" {
                        31.5
                    } else {
                        43.5
                    }
                };
                trial.lock().unwrap().check_with(&name, least);
            }
        }
    }
}

#[test]
fn low_windows_have_the_moves_a_way_through_them_and_what_is_counted() {
    for window in [(640.0, 360.0), (480.0, 320.0)] {
        let trial = Arc::new(Mutex::new(Trial::new(window, Language::English)));
        let seen = |case: &Case| {
            for _ in 0..2 {
                show(&trial, case);
            }
        };
        seen(&case("moves", 9));
        let last = case("moves", 9).contest.game().plies()[8].to_string();
        {
            let trial = trial.lock().unwrap();
            for name in ["previous move", "next move"] {
                assert!(trial.has(name), "{name} at {window:?}");
            }
            assert!(trial.says(&last), "{last} at {window:?}");
        }
        for counting in cases().iter().filter(|case| case.name == "counts") {
            seen(counting);
            let trial = trial.lock().unwrap();
            let counts = counters::counters(counting.contest.game());
            let said = trial.words.say(&counts[0]);
            assert!(trial.says(&said), "{said} at {window:?}");
        }
    }
}

#[test]
fn a_phone_has_words_under_its_icons_in_every_language() {
    for language in Language::ALL {
        let trial = Arc::new(Mutex::new(Trial::new((360.0, 640.0), language)));
        for _ in 0..2 {
            show(&trial, &case("start", 0));
        }
        let trial = trial.lock().unwrap();
        for deed in Deed::row(false, 5) {
            let words = trial.words.say(&deed.phrase(false));
            assert!(trial.says(&words), "{language:?}: no {words:?}");
        }
    }
}
