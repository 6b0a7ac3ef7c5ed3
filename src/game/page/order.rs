//! What the page may ask for.

use serde::Deserialize;

use crate::contest::MatchLaws;
use crate::game::messages::GameWished;
use crate::game::seats::{Seat, Seats};
use crate::notation::fen::{self, FenError};
use crate::notation::movetext::{self, MoveTextError};
use crate::rules::{Game, PlayError, Position, Rules, UnknownRules};

/// One thing the page asks for.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Order {
    /// This move, as a PDN file has it, for the side to move.
    Play(String),
    /// This game, to go on with.
    Open(Opening),
    /// Back to the player's own last move.
    TakeBack,
}

/// A game, as a link tells it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(default, rename_all = "camelCase")]
pub struct Opening {
    /// The rule set by its name; Frisian where it is empty.
    rules: String,
    /// The position it began with; the usual start where it is empty.
    fen: String,
    /// The moves played since, with blanks between them.
    moves: String,
    /// Who sits there: `machine`, or anything else for a person.
    white: String,
    /// Who sits there: `machine`, or anything else for a person.
    black: String,
}

/// Why an order can't be carried out.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum OrderError {
    /// The text is no order.
    #[error("this is no order: {0}")]
    NoOrder(String),
    /// There is no such rule set.
    #[error(transparent)]
    Rules(#[from] UnknownRules),
    /// The start can't be read.
    #[error(transparent)]
    Start(#[from] FenError),
    /// A move can't be read or isn't legal.
    #[error(transparent)]
    Move(#[from] MoveTextError),
    /// A move comes after the end.
    #[error(transparent)]
    Play(#[from] PlayError),
}

impl Order {
    /// Reads an order from JSON: `{"play":"32-28"}`, `{"open":{"rules":"spanish"}}`, `"takeBack"`.
    pub fn read(text: &str) -> Result<Self, OrderError> {
        serde_json::from_str(text).map_err(|error| OrderError::NoOrder(error.to_string()))
    }
}

impl Opening {
    /// The wish for this game.
    pub fn wish(&self) -> Result<GameWished, OrderError> {
        let rules: Rules = if self.rules.is_empty() {
            Rules::Frisian
        } else {
            self.rules.parse()?
        };
        let start = if self.fen.is_empty() {
            Position::start(rules)
        } else {
            fen::read(rules, &self.fen)?
        };
        let mut game = Game::from_position(start);
        for text in self.moves.split_whitespace() {
            let mv = movetext::read(game.position(), text)?;
            game.play(mv)?;
        }
        let seats = Seats {
            white: seat(&self.white),
            black: seat(&self.black),
        };
        let _ = MatchLaws::UNTIMED;
        Ok(GameWished { start, seats })
    }
}

fn seat(name: &str) -> Seat {
    if name == "machine" {
        Seat::Machine
    } else {
        Seat::Person
    }
}
