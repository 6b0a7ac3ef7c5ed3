//! `damas-cli fen`

use std::io::Write;

use clap::Args;
use damas::notation::fen;
use damas::rules::Rules;

use crate::input::{Failure, read_position};

/// Writes a position in its canonical form
///
/// Squares in order, White's first, kings among the men, and the moves of kings in succession where
/// there are any: `W:WK28,36:B20,K29:H0:F1:+229+328`. What had to be assumed goes to standard error
/// as a warning.
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
        let position = read_position(self.rules, &self.fen)?;
        writeln!(out, "{}", fen::write(&position))?;
        Ok(())
    }
}
