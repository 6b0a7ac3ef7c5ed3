//! Weaker players, and how no two games begin alike.

use super::variety::{Pairing, Rival};
use super::*;

fn pairing(rules: Rules, side: Side, level: f32) -> Pairing {
    Pairing {
        rules,
        side,
        skill: Skill::new(level).unwrap(),
        rival: Rival::HighestFirst,
    }
}

#[test]
fn no_two_games_begin_alike() {
    let games = [Rules::Frisian, Rules::International, Rules::Spanish];
    for (rules, side) in games
        .into_iter()
        .flat_map(|rules| Side::ALL.map(|side| (rules, side)))
    {
        for level in [2.0, 5.0, 8.0] {
            let positions = pairing(rules, side, level).positions(50, 12);
            assert!(
                positions >= 30,
                "{rules} as {side} at level {level}: {positions} in 50 games"
            );
        }
    }
}

#[test]
fn one_seed_plays_one_game_at_every_strength() {
    for level in [1.0, 2.5, 4.0, 6.0] {
        let pairing = pairing(Rules::Frisian, Side::White, level);
        assert_eq!(pairing.game(5, 16), pairing.game(5, 16), "level {level}");
    }
}

#[test]
fn a_weaker_player_s_move_depends_on_the_game_alone() {
    let skill = Skill::new(3.0).unwrap();
    let game = game(
        Rules::Frisian,
        "W:W27,28,32,33,37,38,42:B8,9,12,13,18,19,22",
    );
    let ask = |engine: &mut Engine, skill| {
        let task = Task {
            skill,
            seed: 9,
            limits: Limits::nodes(5_000),
            ..Task::default()
        };
        engine.think(&game, &task, &Stop::default(), &mut |_| ())
    };
    let mut fresh = Engine::new(Settings::default());
    let mut used = Engine::new(Settings {
        threads: 2,
        table_mb: 1,
        ..Settings::default()
    });
    ask(&mut used, Skill::FULL);
    assert_eq!(ask(&mut used, skill), ask(&mut fresh, skill));
}
