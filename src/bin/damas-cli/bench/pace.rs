//! How long each level takes for a move.

use std::io::Write;
use std::time::Duration;

use damas::ai::{Engine, Settings, Skill, Stop, Task, Time};
use damas::rules::{Game, Rules};

use super::spread::Spread;
use super::{Chance, wandered};
use crate::input::Failure;
use crate::stopwatch::Stopwatch;

/// Writes how long each level took for so many moves in games that nobody plans, Frisian ones:
/// whole levels, each within the limits that it says.
pub(super) fn write_pace(
    out: &mut impl Write,
    moves: usize,
    settings: Settings,
) -> Result<(), Failure> {
    for level in 1..=8_u8 {
        let Ok(skill) = Skill::new(f32::from(level)) else {
            continue;
        };
        let mut engine = Engine::new(settings);
        let mut chance = Chance(u64::from(level));
        let mut taken = Vec::new();
        while taken.len() < moves {
            let game = wandered(Rules::Frisian, &mut chance);
            taken.extend(time_of_move(&mut engine, &game, skill, taken.len()));
        }
        if let Some(spread) = Spread::of(taken) {
            writeln!(
                out,
                "level {level}: {moves} moves, {}: {spread}",
                limit(skill)
            )?;
            out.flush()?;
        }
    }
    Ok(())
}

/// How long a move took; `None` where the game is over.
fn time_of_move(engine: &mut Engine, game: &Game, skill: Skill, seed: usize) -> Option<Duration> {
    let task = Task {
        limits: skill.limits(),
        skill,
        seed: seed as u64,
        ..Task::default()
    };
    let stopwatch = Stopwatch::start();
    let verdict = engine.think(game, &task, &Stop::default(), &mut |_| ());
    verdict.map(|_| stopwatch.elapsed())
}

/// What a level says that it will take.
fn limit(skill: Skill) -> String {
    let limits = skill.limits();
    match (limits.time, limits.nodes) {
        (Some(Time::Move(time)), _) => format!("says {time:.1?}"),
        (_, Some(nodes)) => format!("says {nodes} positions"),
        _ => "says nothing".to_owned(),
    }
}
