//! `damas-cli fen`

use std::io::{self, Write};

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
        let parsed = fen::parse(self.rules, &self.fen)?;
        for note in parsed.notes() {
            // Where nobody listens nothing is lost.
            let _ = writeln!(io::stderr(), "damas-cli: {note}");
        }
        writeln!(out, "{}", fen::write(&parsed.position))?;
        Ok(())
    }
}
