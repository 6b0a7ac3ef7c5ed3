//! The chooser fits every window in every language, and each card plays its way.

use super::labels::places;
use super::*;
use crate::game::flow::Screen;
use crate::game::input::routes::different;
use crate::game::input::selection::candidates;
use crate::game::interface::layout::LayoutOf;
use crate::game::interface::sheet::sheet;
use crate::game::interface::trial::{Trial, WINDOWS};
use crate::game::language::Language;
use crate::game::paint::tokens::DAY;
use crate::notation::fen;
use crate::rules::{Board, Rules, Square};
use bevy_egui::egui::Order;

/// Two ways from one square to another: by number, by value on a full board, and over kings.
const CASES: [(&str, Rules, &str, u8, u8); 3] = [
    ("two", Rules::International, "W:WK4,50:B13,20,32,37", 4, 15),
    (
        "by value",
        Rules::Frisian,
        "W:WK14,16,23,24,29,37,42,47,48,49,50:B1,2,5,8,9,11,19,20,30,35",
        14,
        6,
    ),
    ("kings", Rules::Frisian, "W:WK4,50:BK13,K20,K32,K37", 4, 15),
];

fn layout((width, height): (f32, f32)) -> Layout {
    let of = LayoutOf {
        window: Vec2::new(width, height),
        scale: 1.0,
        board: Board::Ten,
        flipped: false,
    };
    of.screen(Screen::Playing)
}

fn offered(position: &Position, from: u8, to: u8) -> Vec<Candidate> {
    let all = candidates(position);
    let meant = |way: &&Candidate| way.mv.from().number() == from && way.mv.to().number() == to;
    different(&all.iter().filter(meant).collect::<Vec<_>>())
}

fn show(trial: &mut Trial, position: &Position, offered: &[Candidate]) -> Option<Choice> {
    let layout = layout((trial.size.x, trial.size.y));
    let mut pressed = None;
    for _ in 0..3 {
        let now = trial.show(|context, pictures, words| {
            let ways = Ways {
                words,
                position,
                offered,
                geometry: layout.board,
                open: true,
            };
            let paint = (DAY, pictures);
            sheet(context, "ways", Order::Background, 1.0, paint, |sheet| {
                chooser(sheet, area(&layout, offered.len()), &ways)
            })
        });
        pressed = pressed.or(now);
    }
    pressed
}

#[test]
fn the_chooser_fits_every_window_in_every_language() {
    for (case, rules, text, from, to) in CASES {
        let position = fen::read(rules, text).unwrap();
        let offered = offered(&position, from, to);
        assert!(offered.len() > 1, "{case}: {offered:?}");
        for language in Language::ALL {
            let mut trial = Trial::new(WINDOWS[0], language);
            for window in WINDOWS {
                trial.resize(window);
                show(&mut trial, &position, &offered);
                trial.check(&format!("{case}, {language:?}, {window:?}"));
            }
        }
    }
}

#[test]
fn every_card_plays_its_way_and_one_leads_back() {
    let (_, rules, text, from, to) = CASES[0];
    let position = fen::read(rules, text).unwrap();
    let offered = offered(&position, from, to);
    for window in [(1280.0, 720.0), (360.0, 640.0)] {
        for (name, expected) in [
            ("way 1", Choice::Way(0)),
            ("way 2", Choice::Way(1)),
            ("no way", Choice::Back),
        ] {
            let mut trial = Trial::new(window, Language::English);
            show(&mut trial, &position, &offered);
            trial.press(name);
            let pressed = show(&mut trial, &position, &offered);
            assert_eq!(pressed, Some(expected), "{name} at {window:?}");
        }
    }
}

#[test]
fn a_card_says_what_the_way_takes() {
    let (_, rules, text, from, to) = CASES[2];
    let position = fen::read(rules, text).unwrap();
    let offered = offered(&position, from, to);
    let mut trial = Trial::new((1280.0, 720.0), Language::English);
    show(&mut trial, &position, &offered);
    let controls = trial.controls();
    let first = controls
        .iter()
        .find(|(spoken, ..)| spoken.starts_with("1: 4×"));
    // Numbers and what they count are held together by a space that doesn't break.
    let spoken = first.expect("the first way").0.replace('\u{a0}', " ");
    assert!(spoken.contains("3 kings = almost 6"), "{spoken}");
}

#[test]
fn nine_ways_and_the_way_back_can_all_be_hit_on_a_phone() {
    for window in WINDOWS {
        let layout = layout(window);
        let corner = layout.board.origin;
        let board = Rect::from_corners(corner, corner + layout.board.side());
        for ways in 2..=9 {
            let area = area(&layout, ways);
            for place in grid(area, ways + 1) {
                assert!(
                    place.width() >= 43.5 && place.height() >= 43.5,
                    "{ways} at {window:?}: {place:?}"
                );
                assert_eq!(area.union(place), area, "{ways} at {window:?}");
                assert!(place.intersect(board).is_empty(), "{ways} at {window:?}");
            }
        }
    }
}

#[test]
fn labels_hide_neither_pieces_nor_one_another() {
    for (case, rules, text, from, to) in CASES {
        let position = fen::read(rules, text).unwrap();
        let ways = offered(&position, from, to);
        let occupied: Vec<Square> = position.pieces().map(|(square, _)| square).collect();
        for window in [(1280.0, 720.0), (360.0, 640.0)] {
            let geometry = layout(window).board;
            let sizes = vec![Vec2::new(1.6, 0.5) * geometry.square; ways.len()];
            let places = places(&geometry, &ways, &sizes, &occupied);
            assert_eq!(places.len(), ways.len());
            for (index, place) in places.iter().enumerate() {
                for &square in &occupied {
                    let face = Rect::from_center_size(
                        geometry.centre(square),
                        Vec2::splat(geometry.square * 0.8),
                    );
                    assert!(
                        place.intersect(face).is_empty(),
                        "{case}: {index} on {square}"
                    );
                }
                for other in &places[..index] {
                    assert!(place.intersect(*other).is_empty(), "{case}: {index}");
                }
            }
        }
    }
}
