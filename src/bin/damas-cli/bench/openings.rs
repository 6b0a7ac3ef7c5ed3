//! How differently games begin.

use std::io::Write;

use damas::ai::Skill;
use damas::ai::variety::{Pairing, Rival};
use damas::rules::Side;

use super::GAMES;
use crate::input::Failure;

/// Where a game counts as begun.
const PLIES: usize = 12;

/// Writes how many different positions so many games reach, at levels 2, 5 and 8.
pub(super) fn write_openings(out: &mut impl Write, games: u64) -> Result<(), Failure> {
    for rival in [Rival::HighestFirst, Rival::LowestFirst] {
        for rules in GAMES {
            for side in Side::ALL {
                let levels = [2.0, 5.0, 8.0].into_iter().flat_map(Skill::new);
                let counts = levels.map(|skill| {
                    let pairing = Pairing {
                        rules,
                        side,
                        skill,
                        rival,
                    };
                    pairing.positions(games, PLIES).to_string()
                });
                let counts = counts.collect::<Vec<_>>().join(", ");
                writeln!(out, "{rules} as {side}, {rival:?}: {counts} of {games}")?;
                out.flush()?;
            }
        }
    }
    Ok(())
}
