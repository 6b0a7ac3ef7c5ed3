//! `damas-cli explain`

use std::io::Write;

use clap::Args;
use damas::rules::{Refusal, Square};
use serde_json::{Value, json};

use crate::input::{Asked, Failure};

/// Says why a move isn't legal, or that it is
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

    fn squares(&self) -> Result<Vec<Square>, Failure> {
        let unreadable = || Failure::Move(self.attempt.clone());
        let squares: Option<Vec<_>> = self
            .attempt
            .split(['-', 'x'])
            .map(|part| part.trim().parse().ok().and_then(Square::new))
            .collect();
        squares.ok_or_else(unreadable)
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
