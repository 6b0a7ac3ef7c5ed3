//! `damas-cli explain`

use std::io::Write;

use clap::Args;
use damas::notation::movetext::MoveText;
use damas::rules::{Refusal, Square};
use serde_json::{Value, json};

use crate::input::{Asked, Failure};

/// Says why a move isn't legal, or that it is
///
/// Writes `legal` or a sentence. As JSON: `legal`; and of a move that isn't, `reason` (its name:
/// better-capture, king-rests, not-your-piece …), `sentence`, and what there is to show.
#[derive(Args)]
pub struct Explain {
    #[command(flatten)]
    asked: Asked,
    /// The move: 32-28, 28x8, or 28x19x30 with every landing; or a square alone
    #[arg(long = "move")]
    attempt: String,
    /// Write the reason as a JSON object
    #[arg(long)]
    json: bool,
}

impl Explain {
    /// Writes the reason.
    pub fn run(&self, out: &mut impl Write) -> Result<(), Failure> {
        let position = self.asked.position()?;
        let refusal = match *self.squares()? {
            [square] => position.explain_from(square),
            ref route => position.explain_route(route),
        };
        if self.json {
            writeln!(out, "{}", data(refusal.as_ref())?)?;
        } else {
            match refusal {
                Some(refusal) => writeln!(out, "{refusal}")?,
                None => writeln!(out, "legal")?,
            }
        }
        Ok(())
    }

    /// The squares of the move, with any sign between them that files have, or a square alone.
    fn squares(&self) -> Result<Vec<Square>, Failure> {
        let attempt: String = self.attempt.split_whitespace().collect();
        let squares: Option<Vec<_>> = match (attempt.parse(), MoveText::parse(&attempt)) {
            (_, Some(MoveText::Numbers { squares, .. })) => {
                squares.into_iter().map(Square::new).collect()
            }
            (Ok(number), _) => Square::new(number).map(|square| vec![square]),
            _ => None,
        };
        squares.ok_or_else(|| Failure::Move(self.attempt.clone()))
    }
}

/// `legal`, and the reason's name, its sentence and what it shows.
fn data(refusal: Option<&Refusal>) -> Result<Value, Failure> {
    let Some(refusal) = refusal else {
        return Ok(json!({ "legal": true }));
    };
    let mut data = serde_json::to_value(refusal)?;
    data["legal"] = json!(false);
    data["sentence"] = json!(refusal.to_string());
    Ok(data)
}
