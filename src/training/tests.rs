use std::fs;
use std::io;
use std::path::PathBuf;

use super::fit::{Course, Fit};
use super::lessons::Lessons;
use super::samples::{self, SamplesError, Writer};
use super::selfplay::{self, Plan};
use super::*;
use crate::ai::eval::Evaluator;
use crate::ai::{Evaluation, Limits, ReadWeights};
use crate::rules::{KingRun, Piece, Position, Rules, Side, Square};

/// A path that no other test uses.
fn path(name: &str) -> PathBuf {
    let path = std::env::temp_dir().join(format!("damas-{}-{name}", std::process::id()));
    drop(fs::remove_file(&path));
    path
}

fn plan(rules: Rules, games: u64, threads: usize) -> Plan {
    Plan {
        rules,
        games,
        seed: 7,
        limits: Limits::nodes(100),
        threads,
        evaluation: Evaluation::PieceSquare,
    }
}

fn play(plan: &Plan, path: &std::path::Path) -> u64 {
    let mut file = Writer::open(path, "a test").unwrap();
    selfplay::play(plan, &mut file, &mut |_, _| ()).unwrap();
    file.samples()
}

#[test]
fn a_sample_comes_back_from_its_bytes() {
    let pieces = [
        (28, Piece::king(Side::White)),
        (33, Piece::man(Side::White)),
        (7, Piece::man(Side::Black)),
    ];
    let pieces = pieces.map(|(square, piece)| (Square::new(square).unwrap(), piece));
    let run = KingRun {
        square: Square::new(28).unwrap(),
        count: 2,
    };
    let position = Position::new(Rules::Frisian, Side::Black, pieces, [Some(run), None]).unwrap();
    let mut sample = Sample::new(&position, -321, true, 40);
    sample.points = Points::Win;
    assert_eq!(Sample::from_bytes(&sample.to_bytes()), sample);
    assert_eq!(
        sample.inputs(),
        crate::ai::eval::inputs::Inputs::of(&position)
    );
    assert_eq!(
        (sample.score, sample.ply, sample.turn()),
        (-321, 40, Side::Black)
    );
    let any = Sample::from_bytes(&[0xff; Sample::BYTES]);
    assert!(any.inputs().pieces() <= 63);
}

#[test]
fn games_broken_off_go_on_as_if_nothing_had_been() {
    let (whole, broken) = (path("whole"), path("broken"));
    play(&plan(Rules::Spanish, 96, 1), &whole);
    play(&plan(Rules::Spanish, 64, 2), &broken);
    let bytes = fs::read(&broken).unwrap();
    fs::write(&broken, &bytes[..bytes.len() - 10]).unwrap();
    let count = play(&plan(Rules::Spanish, 96, 2), &broken);
    assert_eq!(fs::read(&whole).unwrap(), fs::read(&broken).unwrap());
    let blocks = samples::read(&whole).unwrap();
    assert_eq!(blocks.len(), 3);
    assert_eq!(blocks.iter().map(Vec::len).sum::<usize>() as u64, count);
    let other = Writer::open(&whole, "another plan").unwrap_err();
    assert!(matches!(other, SamplesError::OtherTitle { .. }), "{other}");
    drop((fs::remove_file(&whole), fs::remove_file(&broken)));
}

#[test]
fn it_learns_and_goes_on_where_it_was_broken_off() {
    let (data, part) = (path("data"), path("part"));
    play(&plan(Rules::Frisian, 128, 1), &data);
    let mut lessons = Lessons::default();
    lessons.add(samples::read(&data).unwrap(), true);
    let (learn, _) = lessons.len();
    assert!(learn > 3_000, "{learn} samples");
    let course = Course {
        rules: Rules::Frisian,
        lanes: 32,
        epochs: 8,
        batch: 256,
        rate: 0.005,
        blend: 0.3,
        scale: 100,
        seed: 1,
        threads: 2,
    };
    let mut losses = Vec::new();
    let mut fit = Fit::new(&course, &lessons, &part).unwrap();
    for _ in 0..2 {
        losses.push(fit.epoch().unwrap().unwrap().learnt);
    }
    // Broken off: the rest is learnt by another, from the file.
    let mut fit = Fit::new(&course, &lessons, &part).unwrap();
    while let Some(progress) = fit.epoch().unwrap() {
        losses.push(progress.learnt);
    }
    assert_eq!(losses.len(), 8);
    let other = Course {
        seed: 2,
        ..course.clone()
    };
    let refused = Fit::new(&other, &lessons, &part).unwrap_err();
    assert_eq!(refused.kind(), io::ErrorKind::InvalidData, "{refused}");
    assert!(
        losses.is_sorted_by(|before, after| before > after),
        "{losses:?}"
    );
    assert!(losses[7] < losses[0] * 0.9, "{losses:?}");
    let trained = Evaluation::Read(ReadWeights::new(&fit.weights()).unwrap());
    let mut evaluator = Evaluator::new(trained, Rules::Frisian);
    assert!(
        evaluator
            .evaluate(&Position::start(Rules::Frisian), 0)
            .abs()
            < 100
    );
    let man = usual_worth_of_a_man(&mut evaluator, &data);
    assert!((90..110).contains(&man), "a man is worth {man}");
    drop((fs::remove_file(&data), fs::remove_file(&part)));
}

/// What a man less costs at the median, by an evaluation, in the positions of a file.
fn usual_worth_of_a_man(evaluator: &mut Evaluator, data: &std::path::Path) -> i32 {
    let blocks = samples::read(data).unwrap();
    let costs = blocks.iter().flatten().filter_map(|sample| {
        let less = position_of(&sample.without_a_man()?);
        Some(evaluator.evaluate(&position_of(sample), 0) - evaluator.evaluate(&less, 0))
    });
    let mut costs: Vec<_> = costs.collect();
    costs.sort_unstable();
    costs[costs.len() / 2]
}

/// The position of a sample, without king runs.
fn position_of(sample: &Sample) -> Position {
    let board = Rules::Frisian.board();
    let sets = sample.inputs().0;
    let pieces = Side::ALL.into_iter().flat_map(|side| {
        let [men, kings, ..] = sets[side.index()];
        let squares = (1..=board.last()).filter_map(Square::new);
        squares.filter_map(move |square| {
            let bit = 1 << board.bit(square).unwrap();
            let piece = if men & bit != 0 {
                Piece::man(side)
            } else if kings & bit != 0 {
                Piece::king(side)
            } else {
                return None;
            };
            Some((square, piece))
        })
    });
    Position::new(Rules::Frisian, sample.turn(), pieces, [None, None]).unwrap()
}
