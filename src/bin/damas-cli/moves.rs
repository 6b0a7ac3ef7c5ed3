//! `damas-cli moves`

use std::io::Write;

use clap::Args;
use damas::notation::movetext;
use damas::rules::{Move, Position, Square};
use serde::Serialize;

use crate::input::{Asked, Failure};

/// Lists the legal moves, one a line, sorted by their text
///
/// As JSON one object a line: `text`, `from`, `to`, `route` (the start and every landing; of
/// several routes that make the same move the smallest), `taken` (in the order of that route) and
/// `crowns`.
#[derive(Args)]
pub struct Moves {
    #[command(flatten)]
    asked: Asked,
    /// Write each move as a JSON object
    #[arg(long)]
    json: bool,
}

/// A move as data.
#[derive(Serialize)]
struct Line {
    text: String,
    from: Square,
    to: Square,
    /// The start and every landing of the smallest route.
    route: Vec<Square>,
    /// What that route takes, in its order.
    taken: Vec<Square>,
    crowns: bool,
}

impl Line {
    fn new(position: &Position, mv: Move) -> Self {
        let route = position.route(mv);
        Self {
            text: movetext::write(position, mv),
            from: mv.from(),
            to: mv.to(),
            route: [mv.from()].into_iter().chain(route.landings).collect(),
            taken: route.taken,
            crowns: mv.crowns(),
        }
    }
}

impl Moves {
    /// Writes the moves.
    pub fn run(&self, out: &mut impl Write) -> Result<(), Failure> {
        let position = self.asked.position()?;
        let moves = position.legal_moves();
        let mut lines: Vec<_> = moves.iter().map(|&mv| Line::new(&position, mv)).collect();
        lines.sort_by(|a, b| a.text.cmp(&b.text));
        for line in lines {
            if self.json {
                writeln!(out, "{}", serde_json::to_string(&line)?)?;
            } else {
                writeln!(out, "{}", line.text)?;
            }
        }
        Ok(())
    }
}
