//! `damas-cli tables`

mod check;
mod make;
mod probe;
mod prove;
mod stats;

use std::io::Write;
use std::num::NonZero;

use clap::{Args, Subcommand};
use damas::ai::Stop;
use damas::ai::endgame::{Material, Solution, Terms, solve};
use damas::rules::Rules;

use crate::input::Failure;

/// Endgame tables: who wins with few pieces, and in how many plies
#[derive(Args)]
pub struct Tables {
    #[command(subcommand)]
    action: Action,
}

#[derive(Subcommand)]
enum Action {
    Make(make::Make),
    Check(check::Check),
    Stats(stats::Stats),
    Probe(probe::Probe),
    Prove(prove::Prove),
}

impl Tables {
    /// Does what is asked.
    pub fn run(&self, out: &mut impl Write) -> Result<(), Failure> {
        match &self.action {
            Action::Make(make) => make.run(out),
            Action::Check(check) => check.run(out),
            Action::Stats(stats) => stats.run(out),
            Action::Probe(probe) => probe.run(out),
            Action::Prove(prove) => prove.run(out),
        }
    }
}

/// What is to be solved.
#[derive(Args)]
struct Asked {
    /// The rule set
    #[arg(long, default_value_t)]
    rules: Rules,
    /// Up to how many pieces, 2 to 4
    #[arg(long, default_value_t = 3, value_parser = clap::value_parser!(u8).range(2..=4))]
    pieces: u8,
    /// Threads to solve on
    #[arg(long, default_value = "2")]
    threads: NonZero<usize>,
}

impl Asked {
    /// The most pieces.
    fn pieces(&self) -> usize {
        usize::from(self.pieces)
    }

    /// Solves it here and now.
    fn solve(&self, terms: Terms) -> Result<Solution, Failure> {
        let (all, threads) = (Material::all(self.pieces()), self.threads.get());
        Ok(solve(terms, &all, threads, &Stop::default(), &mut |_| ())?)
    }
}
