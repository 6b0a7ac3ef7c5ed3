//! What went wrong in a game: moves that lose much of the result that could be expected, each with
//! what it lets the opponent do and what would have been better.
//!
//! No engine here: it is told what an engine found of each position, as [`Judged`].
//!
//! ```
//! use damas::rules::Rules;
//! use damas::study::review::expected;
//! assert!((expected(0, Rules::Frisian) - 0.5).abs() < 1e-6);
//! assert!(expected(100, Rules::Frisian) > 0.7);
//! ```

mod harm;

use crate::ai::centi_men_of_log_odds;
use crate::ai::score::{DRAW, LOSS, plies_to_end};
use crate::rules::{Game, Move, Position, Rules};
pub use harm::{Harm, Haul, Way};

/// What an engine found of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Judged {
    /// What it is worth to the side to move, in centi-men.
    pub score: i32,
    /// The moves that it expects, the best one first; empty where the game is over.
    pub line: Vec<Move>,
}

impl Judged {
    /// What is known of a game that is over, without an engine.
    pub fn of_end(game: &Game) -> Option<Self> {
        let outcome = game.outcome()?;
        let turn = game.position().turn();
        let score = match outcome.winner {
            Some(winner) if winner == turn => -LOSS,
            Some(_) => LOSS,
            None => DRAW,
        };
        Some(Self {
            score,
            line: Vec::new(),
        })
    }
}

/// How much a move loses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Gravity {
    /// A tenth of a game or more.
    Slip,
    /// A fifth or more.
    Mistake,
    /// A third or more.
    Blunder,
}

/// What the better move would have done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Holds {
    /// Won, or nearly.
    Win,
    /// Kept the better game.
    Advantage,
    /// Kept the balance.
    Balance,
    /// Held out longer.
    Out,
}

/// A mistake.
#[derive(Clone, Debug, PartialEq)]
pub struct Fault {
    /// By how much the expected result fell, of 1.
    pub loss: f32,
    /// How bad that is.
    pub gravity: Gravity,
    /// What the move lets happen.
    pub harm: Harm,
    /// The move that was better.
    pub better: Move,
    /// What that would have done.
    pub holds: Holds,
}

/// A move less good than this isn't as good as the best one.
const LEAST: f32 = 0.1;
/// Whoever can expect so much stands better.
const ADVANTAGE: f32 = 0.6;

/// The result that can be expected from a score, 0 to 1, for the side to whom it belongs: by the
/// scale of the weights that were trained for the game.
pub fn expected(score: i32, rules: Rules) -> f32 {
    // Scores stay far below what a float holds exactly.
    #[expect(clippy::cast_precision_loss)]
    let odds = score as f32 / centi_men_of_log_odds(rules);
    1.0 / (1.0 + (-odds).exp())
}

/// By how much a move lets the expected result of the side that makes it fall.
pub fn loss(before: &Judged, after: &Judged, rules: Rules) -> f32 {
    expected(before.score, rules) - (1.0 - expected(after.score, rules))
}

/// Whether a move is about as good as the best one.
pub fn is_good(before: &Judged, mv: Move, after: &Judged, rules: Rules) -> bool {
    before.line.first() == Some(&mv) || loss(before, after, rules) < LEAST
}

/// What is wrong with a move, given what was found before and after it; `None` where nothing much
/// is, or where no other move was legal.
pub fn fault(position: &Position, mv: Move, before: &Judged, after: &Judged) -> Option<Fault> {
    let rules = position.rules();
    let better = *before.line.first()?;
    if is_good(before, mv, after, rules) || position.legal_moves().len() < 2 {
        return None;
    }
    let loss = loss(before, after, rules);
    let gravity = match loss {
        0.35.. => Gravity::Blunder,
        0.2.. => Gravity::Mistake,
        _ => Gravity::Slip,
    };
    let hoped = expected(before.score, rules);
    let ends = plies_to_end(before.score).is_some() && before.score > 0;
    let holds = match hoped {
        _ if ends => Holds::Win,
        0.8.. => Holds::Win,
        ADVANTAGE.. => Holds::Advantage,
        0.35.. => Holds::Balance,
        _ => Holds::Out,
    };
    Some(Fault {
        loss,
        gravity,
        harm: Harm::of(position, mv, before, after),
        better,
        holds,
    })
}
