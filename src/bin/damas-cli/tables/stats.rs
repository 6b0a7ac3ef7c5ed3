//! `damas-cli tables stats`

use std::io::Write;

use clap::Args;
use damas::ai::endgame::{Census, Terms};
use damas::notation::fen;

use super::Asked;
use crate::input::Failure;

/// Counts wins, draws and losses, solved anew: all positions in which nothing can be taken, in
/// plies to the end, without the draws by count
#[derive(Args)]
pub struct Stats {
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
    /// Writes a line for each material: own men, the opponent's men, own kings, the opponent's.
    pub fn run(&self, out: &mut impl Write) -> Result<(), Failure> {
        let terms = if self.play { Terms::play } else { Terms::plain };
        let mut terms = terms(self.asked.rules);
        terms.runs = !self.no_runs;
        writeln!(
            out,
            "material  quiet      won      drawn    lost    longest win"
        )?;
        for solved in self.asked.solve(terms)?.all() {
            let census = Census::of(solved);
            self.write(out, &solved.numbering().material().to_string(), &census)?;
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
            "{material} {all:>10} {wins:6.2} % {draws:6.2} % {losses:6.2} %"
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
