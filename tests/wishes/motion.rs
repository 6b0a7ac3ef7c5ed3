//! Moves are shown, and the views equal the position when they have settled.

use std::time::Duration;

use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;
use damas::game::board::Stage;
use damas::game::board::pieces::{PieceView, Stance};
use damas::game::flow::Turn;
use damas::game::messages::{MovePlayed, MoveSettled, MoveWished, TakebackWished};
use damas::game::motion::Motion;
use damas::game::motion::pace::Pace;
use damas::game::seats::Seats;
use damas::notation::fen;
use damas::rules::Side;

use crate::table::{FOUR, START, Table, square};

#[test]
fn a_whole_game_of_wishes_keeps_views_and_position_equal() {
    for (seed, pace) in [(1_u64, Pace::Normal), (2, Pace::Fast), (3, Pace::None)] {
        let mut table = Table::new(START, Seats::two_people());
        table.app.insert_resource(pace);
        let mut chance = seed;
        while !table.position().legal_moves().is_empty()
            && table.current().game().outcome().is_none()
        {
            let moves = table.position().legal_moves();
            chance = chance
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1_442_695_040_888_963_407);
            let index = usize::try_from(chance >> 33).unwrap() % moves.len();
            let (mv, moment) = (moves[index], table.current().moment());
            table.write(MoveWished {
                moment,
                mv,
                route: None,
                dropped: false,
            });
            table.settle();
            table.assert_views_equal_position(&format!("after {mv} of game {seed}"));
        }
        assert_eq!(table.turn(), Turn::Over, "game {seed}");
        table.frames(20);
        let world = table.app.world_mut();
        let geometry = world.resource::<Stage>().geometry;
        for (view, stance) in world.query::<(&PieceView, &Stance)>().iter(world) {
            assert_eq!(
                stance.place,
                geometry.place(view.square),
                "at rest on {}",
                view.square
            );
            assert!(stance.height.abs() < 1e-6, "down on {}", view.square);
        }
    }
}

#[test]
fn complaint_23_a_multi_capture_goes_from_landing_to_landing_and_ghosts_wait() {
    let mut table = Table::new(FOUR, Seats::two_people());
    table
        .app
        .insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(
            10,
        )));
    table.wish(Some("42x2"));
    let (mut near, mut most_ghosts) = (Vec::new(), 0);
    for _ in 0..400 {
        table.frames(1);
        let world = table.app.world_mut();
        let geometry = world.resource::<Stage>().geometry;
        let stances: Vec<_> = world
            .query::<(&PieceView, &Stance)>()
            .iter(world)
            .map(|(view, stance)| (view.piece.side, stance.clone()))
            .collect();
        let ghosts = stances
            .iter()
            .filter(|(_, stance)| stance.ghost >= 1.0)
            .count();
        most_ghosts = most_ghosts.max(ghosts);
        let mover = stances
            .iter()
            .filter(|(side, _)| *side == Side::White)
            .max_by(|a, b| a.1.height.total_cmp(&b.1.height))
            .unwrap();
        for number in [42, 31, 33, 13, 2] {
            if mover.1.place.distance(geometry.place(square(number))) < 0.2
                && near.last() != Some(&number)
            {
                near.push(number);
            }
        }
        if table.count::<MoveSettled>() > 0 {
            break;
        }
    }
    assert!(
        near.windows(5).any(|stops| stops == [42, 31, 33, 13, 2]),
        "stops in order: {near:?}"
    );
    assert_eq!(
        most_ghosts, 4,
        "all victims stand as ghosts until the last landing"
    );
    table.frames(2);
    table.assert_views_equal_position("after 42x2");
    assert_eq!(fen::write(&table.position()), "B:WK2,22,38:B17");
}

#[test]
fn undo_in_the_middle_of_a_capture_sets_the_board_right() {
    let mut table = Table::new(FOUR, Seats::two_people());
    table.wish(Some("42x2"));
    table.frames(9);
    table.write(TakebackWished);
    table.frames(20);
    assert_eq!(table.turn(), Turn::Choosing);
    table.assert_views_equal_position("taken back in the air");
    table.wish(Some("42x2"));
    table.settle();
    table.assert_views_equal_position("and played again");
}

#[test]
fn complaint_19_a_new_game_in_the_middle_of_a_capture_leaks_nothing() {
    let mut table = Table::new(FOUR, Seats::two_people());
    table.wish(Some("42x2"));
    table.frames(8);
    table.start(START, Seats::two_people());
    table.frames(20);
    assert_eq!(table.turn(), Turn::Choosing);
    table.assert_views_equal_position("the new game");
    table.touch(&[32, 28]);
    assert_eq!(table.current().game().plies().len(), 1);
}

#[test]
fn moves_of_another_moment_are_let_drop() {
    let mut table = Table::new(START, Seats::two_people());
    let (mv, moment) = (table.position().legal_moves()[0], table.current().moment());
    for _ in 0..2 {
        table.write(MoveWished {
            moment,
            mv,
            route: None,
            dropped: false,
        });
    }
    table.frames(1);
    assert_eq!(table.count::<MovePlayed>(), 1);
}

/// Where the white piece is that is highest, in squares.
fn in_the_air(table: &mut Table) -> Vec2 {
    let world = table.app.world_mut();
    let mut stances = world.query::<(&PieceView, &Stance)>();
    let white = stances
        .iter(world)
        .filter(|(view, _)| view.piece.side == Side::White);
    let (_, highest) = white
        .max_by(|a, b| a.1.height.total_cmp(&b.1.height))
        .expect("White has pieces");
    highest.place
}

#[test]
fn a_board_that_is_turned_and_resized_in_the_middle_of_a_capture_lets_it_go_on() {
    let capturing = || {
        let mut table = Table::new(FOUR, Seats::two_people());
        table.wish(Some("42x2"));
        table.frames(9);
        table
    };
    let (mut still, mut table) = (capturing(), capturing());
    let before = in_the_air(&mut table);
    let mut stage = table.app.world_mut().resource_mut::<Stage>();
    let seen = stage.geometry.point(before);
    stage.geometry.flipped = true;
    stage.geometry.square = 31.0;
    assert!(stage.geometry.point(before).distance(seen) > 20.0);
    for table in [&mut still, &mut table] {
        table.frames(1);
    }
    let (expected, after) = (in_the_air(&mut still), in_the_air(&mut table));
    assert_ne!(expected, before);
    assert!(after.distance(expected) < 1e-3, "{after}, not {expected}");
    table.settle();
    table.assert_views_equal_position("it landed on the turned board");
}

#[test]
fn a_move_that_begins_in_a_slow_frame_skips_none_of_its_way() {
    let mut table = Table::new(START, Seats::two_people());
    // Longer than a quiet move takes.
    let slow = TimeUpdateStrategy::ManualDuration(Duration::from_millis(200));
    table.app.insert_resource(slow);
    table.wish(None);
    table.frames(1);
    let motion = table.app.world().resource::<Motion>();
    let (_, _, elapsed) = motion.shown().expect("it has begun");
    assert_eq!(elapsed, Duration::ZERO);
}
