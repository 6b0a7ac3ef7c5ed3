//! Mistakes: found by what an engine thinks of the positions, and said by what comes of them.

use damas::ai::{Engine, Limits, Settings, Stop, Task};
use damas::rules::{Game, Move, Position, Rules};
use damas::study::review::{Judged, fault};

use crate::common::{find, position};

/// What an engine finds in so many nodes.
fn judged(position: &Position) -> Judged {
    let game = Game::from_position(*position);
    if let Some(end) = Judged::of_end(&game) {
        return end;
    }
    let task = Task {
        limits: Limits::nodes(20_000),
        analyse: true,
        ..Task::default()
    };
    let verdict =
        Engine::new(Settings::default()).think(&game, &task, &Stop::default(), &mut |_| ());
    let verdict = verdict.expect("the game goes on");
    Judged {
        score: verdict.score,
        line: verdict.line,
    }
}

#[test]
fn explore() {
    use damas::study::review::expected;
    let mut seed = 1_u64;
    for rules in [Rules::Frisian, Rules::International, Rules::Spanish] {
        let mut found = 0;
        'games: for _ in 0..40 {
            let mut at = Position::start(rules);
            for _ in 0..60 {
                let moves = at.legal_moves();
                if moves.is_empty() {
                    break;
                }
                seed = seed
                    .wrapping_mul(6364136223846793005)
                    .wrapping_add(1442695040888963407);
                let best = judged(&at);
                let random = (seed >> 33) as usize % moves.len();
                let mv = if (seed >> 60) < 4 {
                    moves[random]
                } else {
                    best.line[0]
                };
                let after = judged(&at.play(mv).unwrap());
                if let Some(f) = fault(&at, mv, &best, &after) {
                    println!(
                        "{rules} {} {mv} {:?} better {} {:?} loss {:.2} e{:.2} line {:?}",
                        damas::notation::fen::write(&at),
                        f.harm,
                        f.better,
                        f.holds,
                        f.loss,
                        expected(best.score, rules),
                        after
                            .line
                            .iter()
                            .take(5)
                            .map(|m| m.to_string())
                            .collect::<Vec<_>>()
                    );
                    found += 1;
                    if found > 25 {
                        break 'games;
                    }
                }
                at = at.play(mv).unwrap();
            }
        }
    }
    let _: Option<(Move, Position)> = None;
    let _ = (find, position);
}
