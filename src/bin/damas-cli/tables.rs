//! `damas-cli tables`

use std::fs;
use std::io::Write;
use std::num::NonZero;
use std::path::PathBuf;

use clap::{Args, Subcommand};
use damas::ai::Stop;
use damas::ai::endgame::{self, Census, Material, Solution, Terms};
use damas::notation::fen;
use damas::rules::{Position, Rules};

use crate::input::Failure;

/// Endgame tables: who wins with few pieces, and in how many plies
#[derive(Args)]
pub struct Tables {
    #[command(subcommand)]
    action: Action,
}

#[derive(Subcommand)]
enum Action {
    Make(Make),
    Check(Check),
    Pack(Pack),
    Stats(Stats),
}

impl Tables {
    /// Does what is asked.
    pub fn run(&self, out: &mut impl Write) -> Result<(), Failure> {
        match &self.action {
            Action::Make(make) => make.run(out),
            Action::Check(check) => check.run(out),
            Action::Pack(pack) => pack.run(out),
            Action::Stats(stats) => stats.run(out),
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
    /// Solves it here and now.
    fn solve(&self, terms: Terms) -> Result<Solution, Failure> {
        let (pieces, threads) = (usize::from(self.pieces), self.threads.get());
        let solved = endgame::solve(terms, pieces, threads, &Stop::default(), &mut |_| ());
        Ok(solved?)
    }
}

/// Counts wins, draws and losses, solved anew: all positions in which nothing can be taken, in
/// plies to the end, without the draws by count
#[derive(Args)]
struct Stats {
    #[command(flatten)]
    asked: Asked,
    /// Let kings move on and on, whatever the rule set says
    #[arg(long)]
    no_runs: bool,
    /// As in play: draws by count, and plies to the next change of material
    #[arg(long)]
    play: bool,
    /// List how many are won in how many plies
    #[arg(long)]
    by_plies: bool,
}

impl Stats {
    fn run(&self, out: &mut impl Write) -> Result<(), Failure> {
        let terms = if self.play { Terms::play } else { Terms::plain };
        let mut terms = terms(self.asked.rules);
        terms.runs = !self.no_runs;
        let solution = self.asked.solve(terms)?;
        writeln!(
            out,
            "men, opponent's men, kings, opponent's kings: quiet positions, wins, draws, losses; longest win"
        )?;
        for solved in solution.all() {
            let census = Census::of(solved);
            let material = solved.numbering().material();
            self.write(out, &material.to_string(), &census)?;
        }
        Ok(())
    }

    fn write(&self, out: &mut impl Write, material: &str, census: &Census) -> Result<(), Failure> {
        let all = census.positions();
        #[expect(clippy::cast_precision_loss, reason = "a share to four digits")]
        let share = |part: usize| 100.0 * part as f64 / all as f64;
        let [wins, draws, losses] = [census.wins, census.draws, census.losses].map(share);
        write!(
            out,
            "{material} {all:>9} {wins:6.2} % {draws:6.2} % {losses:6.2} %"
        )?;
        match &census.longest {
            Some(position) => {
                let longest = census.longest_win();
                writeln!(out, "  {longest:>3} plies {}", fen::write(position))?;
            }
            None => writeln!(out)?,
        }
        let won = census.wins_in.iter().enumerate();
        for (plies, count) in won.filter(|&(_, &count)| self.by_plies && count > 0) {
            writeln!(out, "     in {plies:>3} {count:>9}")?;
        }
        Ok(())
    }
}

/// Makes the tables of a rule set, for play
#[derive(Args)]
struct Make {
    #[command(flatten)]
    asked: Asked,
    /// The directory that they go to
    #[arg(long)]
    out: PathBuf,
}

impl Make {
    fn run(&self, out: &mut impl Write) -> Result<(), Failure> {
        let solution = self.asked.solve(Terms::play(self.asked.rules))?;
        let bytes = endgame::write(&solution);
        let name = format!("{}-{}.tables", self.asked.rules, self.asked.pieces);
        let path = self.out.join(name);
        fs::create_dir_all(&self.out).map_err(|error| Failure::file(&self.out, error))?;
        fs::write(&path, &bytes).map_err(|error| Failure::file(&path, error))?;
        writeln!(out, "{} {} bytes", path.display(), bytes.len())?;
        Ok(())
    }
}

/// Checks tables move by move: what they say of each position has to follow from what they say
/// of those that its moves lead to
#[derive(Args)]
struct Check {
    /// The tables
    file: PathBuf,
    /// Check only every so-manieth position
    #[arg(long, default_value = "1")]
    nth: NonZero<usize>,
}

impl Check {
    fn run(&self, out: &mut impl Write) -> Result<(), Failure> {
        let bytes = fs::read(&self.file).map_err(|error| Failure::file(&self.file, error))?;
        let tables = endgame::Tables::read(&bytes)?;
        let terms = Terms::play(tables.rules());
        for material in Material::all(tables.pieces()) {
            let probe = |position: &Position| tables.probe(position);
            let checked = endgame::check(&terms, material, self.nth.get(), &probe)?;
            writeln!(
                out,
                "{material} {checked:>9} positions follow from their moves"
            )?;
        }
        Ok(())
    }
}

/// TEMP
#[derive(Args)]
struct Pack {
    #[command(flatten)]
    asked: Asked,
}
impl Pack {
    fn run(&self, out: &mut impl Write) -> Result<(), Failure> {
        let solution = self.asked.solve(Terms::play(self.asked.rules))?;
        endgame::sizes(&solution, out)?;
        Ok(())
    }
}
