//! How differently games begin.

use std::collections::HashSet;
use std::io::Write;

use damas::ai::{Engine, Limits, Settings, Skill, Stop, Task};
use damas::rules::{Game, Move, Position, Rules, Side};

use super::GAMES;
use crate::input::Failure;

/// Where a game counts as begun.
const PLIES: usize = 12;
/// Positions for each move: what makes games differ doesn't hang on how deep is searched.
const NODES: u64 = 1_000;
const LEVELS: [f32; 3] = [2.0, 5.0, 8.0];

/// Writes how many different positions so many games reach against a rival that always plays the
/// first of its legal moves in a fixed order: by their ends from the highest square, or from the
/// lowest.
pub(super) fn write_openings(out: &mut impl Write, games: u64) -> Result<(), Failure> {
    for (order, highest) in [("highest", true), ("lowest", false)] {
        for rules in GAMES {
            for side in Side::ALL {
                let counts = LEVELS.map(|level| different(rules, side, level, games, highest));
                let counts = counts.map(|count| count.to_string()).join(", ");
                writeln!(
                    out,
                    "{rules} as {side}, rival {order} first: {counts} of {games} \
                     at levels 2, 5 and 8"
                )?;
                out.flush()?;
            }
        }
    }
    Ok(())
}

fn different(rules: Rules, side: Side, level: f32, games: u64, highest: bool) -> usize {
    let Ok(skill) = Skill::new(level) else {
        return 0;
    };
    let after = |seed| opening(rules, side, skill, seed, highest);
    (0..games).map(after).collect::<HashSet<_>>().len()
}

/// The position in which a game has begun.
fn opening(rules: Rules, side: Side, skill: Skill, seed: u64, highest: bool) -> Position {
    let mut engine = Engine::new(Settings::default());
    let task = Task {
        limits: Limits::nodes(NODES),
        skill,
        seed,
        ..Task::default()
    };
    let mut game = Game::new(rules);
    while game.plies().len() < PLIES {
        let mv = if game.position().turn() == side {
            let verdict = engine.think(&game, &task, &Stop::default(), &mut |_| ());
            verdict.map(|verdict| verdict.mv)
        } else {
            first_of(game.position(), highest)
        };
        if mv.is_none_or(|mv| game.play(mv).is_err()) {
            break;
        }
    }
    *game.position()
}

fn first_of(position: &Position, highest: bool) -> Option<Move> {
    let moves = position.legal_moves();
    let order = |mv: &&Move| (mv.to(), mv.from());
    let first = if highest {
        moves.iter().max_by_key(order)
    } else {
        moves.iter().min_by_key(order)
    };
    first.copied()
}
