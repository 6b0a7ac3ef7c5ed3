//! Shots in a file: a line each, of rule set, moves, manner, FEN and first move.

use std::fmt;
use std::fs;
use std::path::Path;

use damas::notation::fen;
use damas::rules::{Game, Move, Rules};

use crate::input::Failure;

/// A shot to be found.
#[derive(Clone, Debug)]
pub struct Problem {
    /// The position, as a game that begins there.
    pub game: Game,
    /// The move to be found.
    pub first: Move,
    /// How many moves the shot takes.
    pub moves: usize,
    /// A capture goes along a row or a column.
    pub sideways: bool,
}

/// Why a line is none.
#[derive(Debug, thiserror::Error)]
#[error(
    "{path}, line {line}: no shot such as \"frisian 2 diagonal W:W33:B22 33-28\", with tabs between"
)]
pub struct NoShot {
    path: String,
    line: usize,
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let position = self.game.position();
        write!(
            f,
            "{}\t{}\t{}\t{}\t{}",
            self.game.rules(),
            self.moves,
            manner(self.sideways),
            fen::write(position),
            self.first
        )
    }
}

/// How a file says whether a capture goes sideways.
pub fn manner(sideways: bool) -> &'static str {
    if sideways { "sideways" } else { "diagonal" }
}

/// The shots of a file.
pub fn read(path: &Path) -> Result<Vec<Problem>, Failure> {
    let text = fs::read_to_string(path).map_err(|error| Failure::file(path, error))?;
    let lines = (1..).zip(text.lines());
    let shots = lines.filter(|(_, text)| !text.is_empty() && !text.starts_with('#'));
    shots
        .map(|(line, text)| {
            let path = path.display().to_string();
            Ok(problem(text).ok_or(NoShot { path, line })?)
        })
        .collect()
}

fn problem(line: &str) -> Option<Problem> {
    let mut fields = line.split('\t');
    let rules: Rules = fields.next()?.parse().ok()?;
    let moves = fields.next()?.parse().ok()?;
    let sideways = fields.next()? == manner(true);
    let game = Game::from_position(fen::read(rules, fields.next()?).ok()?);
    let text = fields.next()?;
    let legal = game.position().legal_moves();
    let first = *legal.iter().find(|mv| mv.to_string() == text)?;
    Some(Problem {
        game,
        first,
        moves,
        sideways,
    })
}
