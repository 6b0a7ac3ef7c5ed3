//! It keeps to nodes and time, and to what it is told.

#![expect(
    clippy::disallowed_types,
    reason = "web_time's is std's outside a browser"
)]

use std::thread;
use std::time::Duration;

use web_time::Instant;

use super::*;

#[test]
fn a_stop_before_the_first_ply_still_gives_a_legal_move() {
    let stop = Stop::default();
    stop.stop();
    let game = Game::new(Rules::Frisian);
    let verdict = Engine::new(Settings::default())
        .think(&game, &Task::default(), &stop, &mut |_| ())
        .unwrap();
    assert!(Position::start(Rules::Frisian).is_legal(verdict.mv));
    assert_eq!(verdict.nodes, 0);
}

#[test]
fn it_never_looks_at_more_nodes_than_it_may() {
    for rules in Rules::ALL {
        for nodes in [0, 1, 2, 17, 1_000, 30_001] {
            let verdict = ask(&Game::new(rules), Limits::nodes(nodes)).unwrap();
            assert!(
                verdict.nodes <= nodes,
                "{rules}: {} of {nodes}",
                verdict.nodes
            );
            assert!(
                verdict.nodes >= nodes.min(1_000),
                "{rules}: {} of {nodes}",
                verdict.nodes
            );
        }
    }
}

#[test]
fn the_same_task_gives_the_same_verdict() {
    for rules in Rules::ALL {
        let game = Game::new(rules);
        let limits = Limits::nodes(40_000);
        assert_eq!(ask(&game, limits), ask(&game, limits), "{rules}");
        let mut engine = Engine::new(Settings::default());
        let task = Task {
            limits,
            ..Task::default()
        };
        let mut think = || engine.think(&game, &task, &Stop::default(), &mut |_| ());
        let (first, second) = (think(), think());
        assert!(first.is_some() && second.is_some(), "{rules}");
        engine.forget();
        let after = engine.think(&game, &task, &Stop::default(), &mut |_| ());
        assert_eq!(after, first, "{rules}: what is forgotten has no effect");
    }
}

#[test]
fn forty_kings_are_no_reason_to_be_late() {
    let fen = "W:WK31,K32,K33,K34,K35,K36,K37,K38,K39,K40,K41,K42,K43,K44,K45,K46,K47,K48,K49,K50:\
        BK1,K2,K3,K4,K5,K6,K7,K8,K9,K10,K11,K12,K13,K14,K15,K16,K17,K18,K19,K20";
    let started = Instant::now();
    let verdict = ask(
        &game(Rules::Frisian, fen),
        Limits::move_time(Duration::from_millis(60)),
    );
    assert!(verdict.is_some());
    assert!(
        started.elapsed() < Duration::from_secs(2),
        "{:?}",
        started.elapsed()
    );
}

#[test]
fn it_stops_soon_after_it_is_told() {
    let stop = Stop::default();
    let flag = stop.clone();
    let thinking = thread::spawn(move || {
        Engine::new(Settings::default()).think(
            &Game::new(Rules::Frisian),
            &Task::default(),
            &flag,
            &mut |_| (),
        )
    });
    thread::sleep(Duration::from_millis(40));
    assert!(!thinking.is_finished(), "it has no limit");
    let told = Instant::now();
    stop.stop();
    assert!(thinking.join().unwrap().is_some());
    assert!(
        told.elapsed() < Duration::from_millis(500),
        "{:?}",
        told.elapsed()
    );
}

#[test]
fn it_ponders_until_the_move_was_played() {
    let stop = Stop::pondering();
    let flag = stop.clone();
    let task = Task {
        limits: Limits::move_time(Duration::from_millis(1)),
        ..Task::default()
    };
    let thinking = thread::spawn(move || {
        Engine::new(Settings::default()).think(
            &Game::new(Rules::Frisian),
            &task,
            &flag,
            &mut |_| (),
        )
    });
    thread::sleep(Duration::from_millis(40));
    assert!(!thinking.is_finished(), "its clock doesn't run");
    stop.ponder_hit();
    assert!(thinking.join().unwrap().is_some());
}

#[test]
fn it_keeps_to_its_time() {
    let ms = Duration::from_millis(30);
    let clock = Time::Clock {
        left: 20 * ms,
        increment: ms,
        moves: Some(20),
    };
    for (case, time) in [("a move", Time::Move(ms)), ("a clock", clock)] {
        let limits = Limits {
            time: Some(time),
            ..Limits::default()
        };
        let started = Instant::now();
        assert!(ask(&Game::new(Rules::Frisian), limits).is_some());
        assert!(
            started.elapsed() < 20 * ms,
            "{case}: {:?}",
            started.elapsed()
        );
    }
}

#[test]
fn without_a_table_it_plays_all_the_same() {
    let settings = Settings {
        table_mb: 0,
        ..Settings::default()
    };
    let game = Game::new(Rules::Frisian);
    let task = Task {
        limits: Limits::depth(5),
        ..Task::default()
    };
    let verdict = Engine::new(settings).think(&game, &task, &Stop::default(), &mut |_| ());
    let verdict = verdict.unwrap();
    assert_eq!(verdict.depth, 5);
    assert!(game.position().is_legal(verdict.mv));
}

#[test]
fn several_lines_are_reported_best_first() {
    let game = Game::new(Rules::Frisian);
    let task = Task {
        limits: Limits::depth(6),
        lines: 3,
        analyse: true,
        ..Task::default()
    };
    let mut last = Vec::new();
    let verdict =
        Engine::new(Settings::default()).think(&game, &task, &Stop::default(), &mut |report| {
            last.retain(|old: &Report| old.depth == report.depth);
            last.push(report.clone());
        });
    assert_eq!(
        last.iter().map(|report| report.rank).collect::<Vec<_>>(),
        [1, 2, 3]
    );
    assert!(last.is_sorted_by(|one, two| one.score >= two.score));
    let firsts: std::collections::HashSet<_> = last.iter().map(|report| report.line[0]).collect();
    assert_eq!(firsts.len(), 3, "three different moves");
    assert_eq!(verdict.unwrap().line, last[0].line);
    for report in &last {
        let mut position = *game.position();
        for &mv in &report.line {
            position = position.play(mv).unwrap();
        }
    }
}

#[test]
fn several_threads_share_one_budget() {
    let settings = Settings {
        threads: 3,
        ..Settings::default()
    };
    let task = Task {
        limits: Limits::nodes(60_000),
        lines: 2,
        ..Task::default()
    };
    let mut engine = Engine::new(settings);
    for rules in [Rules::Frisian, Rules::Spanish] {
        let game = Game::new(rules);
        let verdict = engine.think(&game, &task, &Stop::default(), &mut |_| ());
        let verdict = verdict.unwrap();
        assert!(game.position().is_legal(verdict.mv), "{rules}");
        let nodes = verdict.nodes;
        assert!((50_000..=60_000).contains(&nodes), "{rules}: {nodes}");
    }
}
