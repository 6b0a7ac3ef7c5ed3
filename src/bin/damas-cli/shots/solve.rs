//! `damas-cli shots solve`

use std::io::Write;
use std::path::PathBuf;

use clap::Args;
use damas::ai::{Engine, Limits, Settings, Skill, Stop, Task};

use super::suite::{self, Problem, manner};
use crate::input::Failure;

/// Says which share of the shots of a file each level finds
#[derive(Args)]
pub struct Solve {
    /// A file that `shots make` wrote
    file: PathBuf,
    /// The levels
    #[arg(long, value_delimiter = ',', default_value = "1,2,3,4,5,6,7,8", value_parser = level)]
    levels: Vec<Skill>,
    /// With how many seeds each level tries each shot
    #[arg(long, default_value_t = 8, value_parser = clap::value_parser!(u64).range(1..))]
    seeds: u64,
}

/// Positions that the best level looks at, instead of for a second.
const BEST_NODES: u64 = 300_000;

/// Reads a level.
fn level(text: &str) -> Result<Skill, String> {
    let level = text.parse().map_err(|_| format!("{text:?} is no number"))?;
    Skill::new(level).map_err(|error| error.to_string())
}

impl Solve {
    /// Writes a table: a level a line, a column for each kind of shots and, of all of them, for
    /// each length and each manner.
    pub fn run(&self, out: &mut impl Write) -> Result<(), Failure> {
        let problems = suite::read(&self.file)?;
        let mut kinds: Vec<_> = problems.iter().map(|of| (of.moves, of.sideways)).collect();
        kinds.sort_unstable();
        kinds.dedup();
        write!(out, "| level |")?;
        for (moves, sideways) in &kinds {
            write!(out, " {moves} {} |", manner(*sideways))?;
        }
        let mut lengths: Vec<_> = kinds.iter().map(|&(moves, _)| moves).collect();
        lengths.dedup();
        for moves in &lengths {
            write!(out, " {moves} |")?;
        }
        writeln!(out, " diagonal | sideways |")?;
        writeln!(out, "|{}", "---|".repeat(kinds.len() + lengths.len() + 3))?;
        for &skill in &self.levels {
            let solved: Vec<f64> = problems.iter().map(|of| self.share(of, skill)).collect();
            let mean = |wanted: &dyn Fn(&Problem) -> bool| {
                let both = problems.iter().zip(&solved);
                let shares = both.filter(|(of, _)| wanted(of)).map(|(_, share)| *share);
                percent(&shares.collect::<Vec<_>>())
            };
            write!(out, "| {} |", skill.level())?;
            for kind in &kinds {
                let share = mean(&|of| (of.moves, of.sideways) == *kind);
                write!(out, " {share} |")?;
            }
            for moves in &lengths {
                write!(out, " {} |", mean(&|of| of.moves == *moves))?;
            }
            let [diagonal, sideways] = [false, true].map(|way| mean(&|of| of.sideways == way));
            writeln!(out, " {diagonal} | {sideways} |")?;
            out.flush()?;
        }
        Ok(())
    }

    /// With which share of the seeds a level finds a shot.
    #[expect(clippy::cast_precision_loss, reason = "they are few")]
    fn share(&self, problem: &Problem, skill: Skill) -> f64 {
        let mut engine = Engine::new(Settings {
            table_mb: 4,
            ..Settings::default()
        });
        let limits = if skill < Skill::FULL {
            skill.limits()
        } else {
            Limits::nodes(BEST_NODES)
        };
        let finds = |seed: &u64| {
            let task = Task {
                limits,
                skill,
                seed: *seed,
                ..Task::default()
            };
            engine.forget();
            let verdict = engine.think(&problem.game, &task, &Stop::default(), &mut |_| ());
            verdict.is_some_and(|verdict| verdict.mv == problem.first)
        };
        (0..self.seeds).filter(finds).count() as f64 / self.seeds as f64
    }
}

/// The mean of shares, as a person reads it.
#[expect(clippy::cast_precision_loss, reason = "they are few")]
fn percent(shares: &[f64]) -> String {
    if shares.is_empty() {
        return "none".to_owned();
    }
    let mean = shares.iter().sum::<f64>() / shares.len() as f64;
    format!("{:.0} %", 100.0 * mean)
}
