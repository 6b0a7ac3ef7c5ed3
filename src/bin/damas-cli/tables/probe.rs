//! `damas-cli tables probe`

use std::io::Write;

use clap::Args;
use damas::ai::endgame::{Known, Tables, Value};
use damas::notation::movetext;
use damas::rules::Position;

use crate::input::{Asked, Failure};

/// Tells what the shipped tables know of a position and of what its moves lead to
#[derive(Args)]
pub struct Probe {
    #[command(flatten)]
    asked: Asked,
}

impl Probe {
    /// Writes what is known for the side to move, then for the side that has made each move.
    pub fn run(&self, out: &mut impl Write) -> Result<(), Failure> {
        let position = self.asked.position()?;
        let tables = Tables::shipped(position.rules());
        let probe = |position: &Position| tables.and_then(|tables| tables.probe(position));
        writeln!(out, "{}", told(probe(&position), false))?;
        for mv in position.legal_moves() {
            if let Ok(next) = position.play(mv) {
                let text = movetext::write(&position, mv);
                writeln!(out, "{text} {}", told(probe(&next), true))?;
            }
        }
        Ok(())
    }
}

/// In words; `turned` for the opponent of the side that it is known for.
fn told(known: Option<Known>, turned: bool) -> String {
    let Some(Known { value, plies }) = known else {
        return "unknown".into();
    };
    let plies = plies.map_or(String::new(), |plies| {
        format!(" {}", plies + u16::from(turned))
    });
    let value = match (value, turned) {
        (Value::Draw, _) => "draw",
        (Value::Win, false) | (Value::Loss, true) => "win",
        (Value::Loss, false) | (Value::Win, true) => "loss",
    };
    format!("{value}{plies}")
}
