//! By what the engine is to judge positions, as it is told on the command line.

use std::fs;
use std::io;

use damas::ai::{Evaluation, ReadWeights, WeightsError};

/// Why a word names nothing to judge by.
#[derive(Debug, thiserror::Error)]
pub enum NoEvaluation {
    /// The file can't be read.
    #[error("{path}: {error}")]
    File {
        /// The file.
        path: String,
        /// Why.
        error: io::Error,
    },
    /// The file holds no weights.
    #[error("{path}: {error}")]
    Weights {
        /// The file.
        path: String,
        /// Why.
        error: WeightsError,
    },
}

/// What `pst` (piece-square values), `trained` or a file of weights means.
pub fn read(word: &str) -> Result<Evaluation, NoEvaluation> {
    let path = || word.to_owned();
    Ok(match word {
        "pst" => Evaluation::PieceSquare,
        "trained" => Evaluation::Trained,
        file => {
            let bytes = fs::read(file).map_err(|error| NoEvaluation::File {
                path: path(),
                error,
            })?;
            let weights = ReadWeights::new(&bytes);
            let path = path();
            Evaluation::Read(weights.map_err(|error| NoEvaluation::Weights { path, error })?)
        }
    })
}
