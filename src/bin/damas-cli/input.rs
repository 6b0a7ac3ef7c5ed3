//! What the commands are asked about.

use std::fs::File;
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

use clap::Args;
use damas::ai::endgame::disk::DiskError;
use damas::ai::endgame::{Fault, SolveError};
use damas::notation::fen::{self, FenError};
use damas::notation::pdn::Reader;
use damas::rules::{Position, Rules};
use damas::training::samples::SamplesError;

use crate::contest::NoMatch;
use crate::evaluation::NoEvaluation;
use crate::shots::NoShot;

/// Why a command has no answer.
#[derive(Debug, thiserror::Error)]
pub enum Failure {
    /// The position can't be read.
    #[error(transparent)]
    Fen(#[from] FenError),
    /// The text of a move can't be read.
    #[error("{0:?} is no move: write 32-28, 28x8, or 28x19x30 with every landing")]
    Move(String),
    /// A file can't be read or written.
    #[error("{}: {error}", path.display())]
    File {
        /// The file.
        path: PathBuf,
        /// Why.
        error: io::Error,
    },
    /// A file has games with errors; which, has been written.
    #[error("{faulty} of {games} games have errors")]
    Faulty {
        /// How many have.
        faulty: usize,
        /// How many there are.
        games: usize,
    },
    /// A match can't be played.
    #[error(transparent)]
    Match(#[from] NoMatch),
    /// A file of samples can't be read or written.
    #[error(transparent)]
    Samples(#[from] SamplesError),
    /// What positions are to be judged by can't be had.
    #[error(transparent)]
    Evaluation(#[from] NoEvaluation),
    /// Tables can't be made.
    #[error(transparent)]
    Solve(#[from] SolveError),
    /// Tables can't be put into a file or read from one.
    #[error(transparent)]
    Disk(#[from] DiskError),
    /// A file of shots has a line that is none.
    #[error(transparent)]
    Shots(#[from] NoShot),
    /// There are no tables.
    #[error("there are no tables for {0}")]
    NoTables(Rules),
    /// The machine doesn't play as well as the tables.
    #[error("{0} games don't end as the tables say")]
    Unproven(usize),
    /// A table is wrong.
    #[error(transparent)]
    Fault(#[from] Box<Fault>),
    /// The answer can't be written.
    #[error(transparent)]
    Output(#[from] io::Error),
    /// The answer can't be written as data.
    #[error(transparent)]
    Json(#[from] serde_json::Error),
}

impl Failure {
    /// A file can't be read or written.
    pub fn file(path: &Path, error: io::Error) -> Self {
        let path = path.to_owned();
        Self::File { path, error }
    }
}

/// Opens a PDN file; `-` is standard input.
pub fn open(path: &Path) -> Result<Reader<Box<dyn Read>>, Failure> {
    let stream: Box<dyn Read> = if path == Path::new("-") {
        Box::new(io::stdin())
    } else {
        Box::new(File::open(path).map_err(|error| Failure::file(path, error))?)
    };
    Ok(Reader::new(stream))
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
            Some(text) => read_position(self.rules, text),
            None => Ok(Position::start(self.rules)),
        }
    }
}

/// Reads a position; what had to be assumed for it goes to standard error as a warning.
pub fn read_position(rules: Rules, text: &str) -> Result<Position, FenError> {
    let parsed = fen::parse(rules, text)?;
    for note in parsed.notes() {
        // Where nobody listens nothing is lost.
        let _ = writeln!(io::stderr(), "damas-cli: warning: {note}");
    }
    Ok(parsed.position)
}
