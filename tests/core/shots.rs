//! Weaker players err like people: they miss long shots before short ones, and those with a
//! capture along a row or a column before diagonal ones. The shots of `tests/data/shots.tsv` are
//! the best player's.

use std::collections::BTreeMap;

use damas::ai::{Engine, Settings, Skill, Stop, Task};
use damas::rules::{Game, Move, Rules};

use crate::common::{find, game};

struct Shot {
    game: Game,
    first: Move,
    moves: usize,
    sideways: bool,
}

fn shots() -> Vec<Shot> {
    let lines = include_str!("../data/shots.tsv").lines();
    let lines = lines.filter(|line| !line.starts_with('#'));
    lines
        .map(|line| {
            let [rules, moves, manner, fen, first] =
                line.split('\t').collect::<Vec<_>>().try_into().unwrap();
            let game = game(rules.parse::<Rules>().unwrap(), fen);
            Shot {
                first: find(game.position(), first),
                game,
                moves: moves.parse().unwrap(),
                sideways: manner == "sideways",
            }
        })
        .collect()
}

/// How many of so many tries with different seeds find it.
fn finds(shot: &Shot, level: f32, seeds: u64) -> f64 {
    let skill = Skill::new(level).unwrap();
    let mut engine = Engine::new(Settings::default());
    let found = (0..seeds).filter(|&seed| {
        let task = Task {
            limits: skill.limits(),
            skill,
            seed,
            ..Task::default()
        };
        let verdict = engine.think(&shot.game, &task, &Stop::default(), &mut |_| ());
        verdict.unwrap().mv == shot.first
    });
    found.map(|_| 1.0).sum()
}

/// The share that a level finds of those shots that are wanted.
fn share(shots: &[Shot], level: f32, wanted: impl Fn(&Shot) -> bool) -> f64 {
    let seeds = 4;
    let (mut found, mut tried) = (0.0, 0.0);
    for shot in shots.iter().filter(|shot| wanted(shot)) {
        found += finds(shot, level, seeds);
        tried += f64::from(u32::try_from(seeds).unwrap());
    }
    found / tried
}

#[test]
fn weaker_players_miss_long_shots_and_sideways_ones() {
    let shots = shots();
    let mut before: BTreeMap<usize, f64> = BTreeMap::new();
    for level in [1.0, 4.0, 7.0] {
        let by_moves = |moves| share(&shots, level, |shot| shot.moves == moves);
        let shares: BTreeMap<_, _> = (2..=5).map(|moves| (moves, by_moves(moves))).collect();
        let told = format!("level {level}: {shares:?}, before: {before:?}");
        let (short, long) = (shares[&2] + shares[&3], shares[&4] + shares[&5]);
        if level < 7.0 {
            assert!(short > long + 0.2, "{told}");
            assert!(shares[&2] > shares[&5] + 0.2, "{told}");
        } else {
            assert!(shares.values().all(|&share| share > 0.85), "{told}");
        }
        for (moves, share) in &before {
            assert!(shares[moves] >= *share, "{told}");
        }
        let [diagonal, sideways] =
            [false, true].map(|sideways| share(&shots, level, |shot| shot.sideways == sideways));
        assert!(
            diagonal > sideways || level > 6.0 && diagonal >= sideways,
            "level {level}: diagonal {diagonal}, sideways {sideways}"
        );
        before = shares;
    }
}
