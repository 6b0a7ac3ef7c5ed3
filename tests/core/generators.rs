//! The fast generator against a naive one.

use std::collections::BTreeSet;
use std::thread;

use crate::common::plain;
use crate::naive::Paper;
use crate::random;
use damas::rules::{CaptureRoute, Move, Position, Rules};
use rand::RngExt;

/// Positions of each rule set that are compared.
const POSITIONS: u32 = 100_000;

/// Compares one position; says whether the naive generator came to an end.
fn agree(position: &Position) -> bool {
    let Some(expected) = Paper::new(position).moves() else {
        return false;
    };
    let moves = position.legal_moves();
    let found: BTreeSet<_> = moves.iter().map(plain).collect();
    assert_eq!(found, expected, "{position:?}");
    assert_eq!(found.len(), moves.len(), "twins in {position:?}");
    true
}

/// Compares random positions and positions of random games, half and half.
fn compare(rules: Rules) {
    let mut chance = random::chance(rules as u64);
    let mut compared = 0;
    while compared < POSITIONS / 2 {
        compared += u32::from(agree(&random::position(rules, &mut chance)));
    }
    let mut position = Position::start(rules);
    let mut plies = 0;
    while compared < POSITIONS {
        let moves = position.legal_moves();
        if moves.is_empty() || plies > 200 {
            (position, plies) = (Position::start(rules), 0);
            continue;
        }
        compared += u32::from(agree(&position));
        position = position
            .play(moves[chance.random_range(0..moves.len())])
            .unwrap();
        plies += 1;
    }
}

#[test]
fn the_fast_generator_agrees_with_the_naive_one() {
    thread::scope(|scope| {
        let runs = Rules::ALL.map(|rules| (rules, scope.spawn(move || compare(rules))));
        for (rules, run) in runs {
            assert!(run.join().is_ok(), "{rules}");
        }
    });
}

/// Whether the piece, where it goes straight on, lands directly behind what it took (PDN 3.0).
fn is_written(position: &Position, mv: Move, route: &CaptureRoute) -> bool {
    let place = |square| {
        let (row, column) = position.board().row_column(square);
        (i32::from(row), i32::from(column))
    };
    let line = |from, to| {
        let ((r, c), (row, column)) = (place(from), place(to));
        ((row - r).signum(), (column - c).signum())
    };
    let stops: Vec<_> = [mv.from()]
        .into_iter()
        .chain(route.landings.iter().copied())
        .collect();
    stops.windows(3).zip(&route.taken).all(|(stops, &victim)| {
        let ((r, c), (row, column)) = (place(victim), place(stops[1]));
        let is_behind = (row - r).abs() + (column - c).abs() == 2;
        line(stops[0], stops[1]) != line(stops[1], stops[2]) || is_behind
    })
}

#[test]
fn routes_are_all_the_ways_and_the_smallest_comes_first() {
    let mut chance = random::chance(50);
    let mut captures = 0;
    while captures < 5_000 {
        let rules = Rules::ALL[chance.random_range(0..Rules::ALL.len())];
        let position = random::position(rules, &mut chance);
        let Some(expected) = Paper::new(&position).routes() else {
            continue;
        };
        for &mv in position.legal_moves().iter().filter(|mv| mv.is_capture()) {
            let routes = position.routes(mv);
            let numbers = |route: &CaptureRoute| {
                let landings = route.landings.iter().map(|square| square.number());
                landings.collect::<Vec<_>>()
            };
            let found: Vec<_> = routes.iter().map(numbers).collect();
            let ways: Vec<_> = expected[&plain(&mv)].iter().cloned().collect();
            assert_eq!(found, ways, "{mv:?} in {position:?}");
            assert_eq!(position.route(mv), routes[0]);
            for route in &routes {
                let victims: BTreeSet<_> = route.taken.iter().copied().collect();
                assert_eq!(
                    victims,
                    mv.taken().iter().collect(),
                    "{mv:?} in {position:?}"
                );
            }
            let written = routes.iter().find(|route| is_written(&position, mv, route));
            assert_eq!(
                Some(&position.written_route(mv)),
                written,
                "{mv:?} in {position:?}"
            );
            captures += 1;
        }
    }
}
