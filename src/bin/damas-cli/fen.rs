//! `damas-cli fen`

use std::io::Write;

use clap::Args;
use damas::notation::fen;
use damas::rules::Rules;

use crate::input::Failure;

/// Writes a position in its canonical form
#[derive(Args)]
pub struct Fen {
    /// The rule set
    #[arg(long, default_value_t)]
    rules: Rules,
    /// The position
    fen: String,
}

impl Fen {
    /// Writes the position.
    pub fn run(&self, out: &mut impl Write) -> Result<(), Failure> {
        let position = fen::read(self.rules, &self.fen)?;
        writeln!(out, "{}", fen::write(&position))?;
        Ok(())
    }
}
