//! It plays by the laws, and sees wins and draws as they are.

use super::*;
use crate::ai::score::{DRAW, MOST, WIN, plies_to_end};

#[test]
fn where_there_is_nothing_to_choose_it_answers_all_the_same() {
    let cases = [
        ("no move at all", "W:W6:B1", "none"),
        ("no piece at all", "W:W:B1", "none"),
        ("the only move", "W:W46:B1", "46-41"),
        ("the rival has no piece", "W:W46:B", "46-41"),
        ("nobody has a piece", "W:W:B", "none"),
        (
            "the king that could move must rest",
            "W:WK5,6:B1,K43:H0:F1:+343+305",
            "none",
        ),
    ];
    for (case, fen, expected) in cases {
        let verdict = ask(&game(Rules::Frisian, fen), Limits::nodes(5_000));
        let mv = verdict.map_or("none".into(), |verdict| verdict.mv.to_string());
        assert_eq!(mv, expected, "{case}");
    }
}

#[test]
fn it_beats_a_player_of_random_moves() {
    for rules in [Rules::Frisian, Rules::Spanish, Rules::International] {
        for seed in 0..4_usize {
            let mut game = Game::new(rules);
            let machine = Side::ALL[seed % 2];
            let mut state = 7 + seed as u64;
            while game.outcome().is_none() {
                let moves = game.position().legal_moves();
                let mv = if game.position().turn() == machine {
                    ask(&game, Limits::nodes(2_000)).unwrap().mv
                } else {
                    moves[chance(&mut state, moves.len())]
                };
                game.play(mv).unwrap();
            }
            let winner = game.outcome().unwrap().winner;
            assert_eq!(winner, Some(machine), "{rules}, game {seed}");
        }
    }
}

#[test]
fn the_law_of_seven_moves_is_in_the_search() {
    // The longest of all wins with two kings against one takes nineteen plies (ENGINE 4.3).
    let fen = "W:WK9,K20:BK4";
    let score = |rules| ask(&game(rules, fen), Limits::depth(22)).unwrap().score;
    assert_eq!(score(Rules::Frisian), DRAW, "it isn't won in fourteen");
    assert!(score(Rules::FrisianLudoteka) > WIN / 2, "but it is won");
}

#[test]
fn a_repetition_saves_who_is_worse() {
    let mut game = game(Rules::Frisian, "W:WK47,K48,K49,K50:BK3,K4");
    let circle = ["47-42", "3-8", "42-47", "8-3"];
    play(&mut game, &circle);
    play(&mut game, &circle[..3]);
    let verdict = ask(&game, Limits::depth(5)).unwrap();
    assert_eq!(
        (verdict.mv.to_string().as_str(), verdict.score),
        ("8-3", DRAW)
    );
    game.undo();
    let verdict = ask(&game, Limits::depth(5)).unwrap();
    assert!(
        verdict.mv.to_string() != "42-47" && verdict.score > DRAW,
        "{verdict:?}"
    );
}

#[test]
fn a_king_that_must_rest_can_lose_the_game() {
    let fen = |run: &str| format!("B:WK5,6:B1,K48:H0:F1:+0{run}");
    let score = |run| {
        ask(&game(Rules::Frisian, &fen(run)), Limits::depth(3))
            .unwrap()
            .score
    };
    assert_eq!(
        score("+305"),
        WIN - 1,
        "White's king has moved three times, its man is blocked"
    );
    assert!(score("+205") < WIN - 1, "it may move once more");
}

/// In how many plies the side to move wins by force, looking so far: by trying everything.
fn wins_in(game: &mut Game, depth: u32) -> Option<u32> {
    let turn = game.position().turn();
    (1..=depth)
        .step_by(2)
        .find(|&plies| forces(game, plies, turn))
}

fn forces(game: &mut Game, plies: u32, winner: Side) -> bool {
    if let Some(outcome) = game.outcome() {
        return outcome.winner == Some(winner);
    }
    if plies == 0 {
        return false;
    }
    let own = game.position().turn() == winner;
    let mut tries = game.position().legal_moves().into_iter().map(|mv| {
        game.play(mv).unwrap();
        let forced = forces(game, plies - 1, winner);
        game.undo();
        forced
    });
    if own {
        tries.any(|forced| forced)
    } else {
        tries.all(|forced| forced)
    }
}

#[test]
fn it_finds_wins_and_sees_none_too_near() {
    let mut state = 5;
    for rules in Rules::ALL {
        let mut found = 0;
        let mut game = Game::new(rules);
        while found < 12 {
            let position = *game.position();
            let pieces = position.pieces().count();
            if game.outcome().is_some() {
                game = Game::new(rules);
                continue;
            }
            if (3..=6).contains(&pieces) {
                let mut fresh = Game::from_position(position);
                if let (Some(plies), None) = (wins_in(&mut fresh, 5), fresh.outcome()) {
                    let task = Task {
                        limits: Limits::depth(9),
                        analyse: true,
                        ..Task::default()
                    };
                    let mut engine = Engine::new(Settings {
                        table_mb: 1,
                        ..Settings::default()
                    });
                    let verdict = engine.think(&fresh, &task, &Stop::default(), &mut |_| ());
                    let score = verdict.unwrap().score;
                    assert!(score > MOST, "{position:?}: {score}");
                    // Where tables know that it is won, the end need not be in sight.
                    let seen = plies_to_end(score);
                    assert!(seen.is_none_or(|seen| seen >= plies), "{position:?}");
                    assert!(plies > 1 || seen == Some(1), "{position:?}: {score}");
                    found += 1;
                }
            }
            let moves = position.legal_moves();
            game.play(moves[chance(&mut state, moves.len())]).unwrap();
        }
    }
}
