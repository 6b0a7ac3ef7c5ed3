//! What the commands are asked about.

use std::io;

use clap::Args;
use damas::notation::fen::{self, FenError};
use damas::rules::{Position, Rules};

/// Why a command has no answer.
#[derive(Debug, thiserror::Error)]
pub enum Failure {
    /// The position can't be read.
    #[error(transparent)]
    Fen(#[from] FenError),
    /// The text of a move can't be read.
    #[error("{0:?} is no move: write 32-28, 28x8, or 28x19x30 with every landing")]
    Move(String),
    /// The answer can't be written.
    #[error(transparent)]
    Output(#[from] io::Error),
    /// The answer can't be written as data.
    #[error(transparent)]
    Json(#[from] serde_json::Error),
}

/// A position under a rule set.
#[derive(Args)]
pub struct Asked {
    /// The rule set: frisian, frisian-sheet, frisian-ludoteka, frysk, spanish, spanish-classic,
    /// international or international-fmjd
    #[arg(long, default_value_t)]
    rules: Rules,
    /// The position; without it the start of a game
    #[arg(long)]
    fen: Option<String>,
}

impl Asked {
    /// The position that is meant.
    pub fn position(&self) -> Result<Position, FenError> {
        match &self.fen {
            Some(text) => fen::read(self.rules, text),
            None => Ok(Position::start(self.rules)),
        }
    }
}
