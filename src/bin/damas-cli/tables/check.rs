//! `damas-cli tables check`

use std::io::Write;
use std::num::NonZero;
use std::path::PathBuf;

use clap::Args;
use damas::ai::endgame::{Material, Tables, Terms, check, disk};
use damas::rules::{Position, Rules};

use crate::input::Failure;

/// Checks tables move by move: what they say of each position has to follow from what they say
/// of those that its moves lead to
#[derive(Args)]
pub struct Check {
    /// The rule set whose shipped tables are checked
    #[arg(long, default_value_t)]
    rules: Rules,
    /// The tables of this file instead
    #[arg(long)]
    file: Option<PathBuf>,
    /// Check only every so-manieth position
    #[arg(long, default_value = "1")]
    nth: NonZero<usize>,
}

impl Check {
    /// Writes a line for each material, or what is wrong.
    pub fn run(&self, out: &mut impl Write) -> Result<(), Failure> {
        let loaded;
        let tables = if let Some(file) = &self.file {
            loaded = disk::load(file)?;
            &loaded
        } else {
            Tables::shipped(self.rules).ok_or(Failure::NoTables(self.rules))?
        };
        let terms = Terms::play(tables.rules());
        for material in Material::all(tables.pieces()) {
            let probe = |position: &Position| tables.probe(position);
            let checked = check(terms, material, self.nth.get(), &probe)?;
            writeln!(
                out,
                "{material} {checked:>9} positions follow from their moves"
            )?;
            out.flush()?;
        }
        Ok(())
    }
}
