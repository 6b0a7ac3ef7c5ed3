//! Weaker players, and how no two games begin alike.

use std::collections::HashSet;

use super::*;

/// A game in which the engine plays one side and the rival always plays the first of its legal
/// moves in a fixed order, after so many plies.
fn opening(rules: Rules, engine_side: Side, skill: Skill, seed: u64, plies: usize) -> Game {
    let mut engine = Engine::new(Settings::default());
    let mut game = Game::new(rules);
    while game.plies().len() < plies {
        let moves = game.position().legal_moves();
        let preferred = moves.iter().max_by_key(|mv| (mv.to(), mv.from()));
        let mv = if game.position().turn() == engine_side {
            let task = Task {
                limits: Limits::nodes(500),
                skill,
                seed,
                ..Task::default()
            };
            let verdict = engine.think(&game, &task, &Stop::default(), &mut |_| ());
            verdict.unwrap().mv
        } else {
            *preferred.unwrap()
        };
        game.play(mv).unwrap();
    }
    game
}

#[test]
fn no_two_games_begin_alike() {
    let games = [Rules::Frisian, Rules::International, Rules::Spanish];
    for (rules, side) in games
        .into_iter()
        .flat_map(|rules| Side::ALL.map(|side| (rules, side)))
    {
        for level in [2.0, 5.0, 8.0] {
            let skill = Skill::new(level).unwrap();
            let after = |seed| *opening(rules, side, skill, seed, 12).position();
            let different: HashSet<_> = (0..50).map(after).collect();
            let positions = different.len();
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
        let skill = Skill::new(level).unwrap();
        let game = |seed| opening(Rules::Frisian, Side::White, skill, seed, 16);
        assert_eq!(game(5), game(5), "level {level}");
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
