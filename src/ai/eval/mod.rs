//! What a quiet position is worth, in centi-men (1/100 man) for the side to move.
//!
//! An [`Evaluation`] is chosen once; each thread that searches asks an [`Evaluator`] of its own.

pub(crate) mod inputs;
pub(crate) mod network;
mod piece_square;
mod sums;
#[cfg(test)]
mod tests;
pub(crate) mod weights;

use std::fmt;
use std::sync::OnceLock;

use self::network::Network;
use self::piece_square::PieceSquares;
use self::sums::Sums;
use self::weights::Weights;
pub use self::weights::WeightsError;
use crate::rules::{Position, Rules};

/// The most that a position is worth, in centi-men; a won game is worth more.
const MOST: i32 = 10_000;

/// By what positions are judged.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Evaluation {
    /// Material and where it stands, by hand: what trained judgement is measured against.
    PieceSquare,
    /// The weights that were trained for the game.
    #[default]
    Trained,
    /// Weights from a file; where they are for another board, as if trained.
    Read(ReadWeights),
}

/// Weights that were read from a file. They stay in memory until the program ends.
#[derive(Clone, Copy)]
pub struct ReadWeights(&'static Network);

impl ReadWeights {
    /// Reads a file of weights.
    pub fn new(file: &[u8]) -> Result<Self, WeightsError> {
        let network = Network::new(&Weights::read(file)?);
        Ok(Self(Box::leak(Box::new(network))))
    }
}

impl PartialEq for ReadWeights {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self.0, other.0)
    }
}

impl Eq for ReadWeights {}

impl fmt::Debug for ReadWeights {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "ReadWeights({:?})", self.0.board())
    }
}

/// How many centi-men go with a unit of log-odds of the result, by the weights that were trained
/// for the game.
pub fn centi_men_of_log_odds(rules: Rules) -> f32 {
    // Ours can always be read.
    let scale = Trained::of(rules).network().map_or(100, Network::scale);
    f32::from(scale)
}

/// Judges one position after another. It remembers the last of each ply and works out the
/// difference, which is little where a search goes from one to the next; the order never changes
/// a score, and neither does the ply.
#[derive(Clone, Debug)]
pub(crate) struct Evaluator(Asked);

#[derive(Clone, Debug)]
enum Asked {
    PieceSquare(&'static PieceSquares),
    Network(&'static Network, Box<Sums>),
}

impl Evaluator {
    /// One that judges positions of this rule set.
    pub(crate) fn new(evaluation: Evaluation, rules: Rules) -> Self {
        let network = match evaluation {
            Evaluation::PieceSquare => None,
            Evaluation::Read(read) if read.0.board() == rules.board() => Some(read.0),
            Evaluation::Trained | Evaluation::Read(_) => Trained::of(rules).network(),
        };
        Self(match network {
            Some(network) => Asked::Network(network, Box::new(network.sums())),
            None => Asked::PieceSquare(PieceSquares::of(rules)),
        })
    }

    /// The worth in centi-men for the side to move, within ±10,000. It is asked only where
    /// nothing can be taken. `ply` is how many moves led there.
    pub(crate) fn evaluate(&mut self, position: &Position, ply: usize) -> i32 {
        let score = match &mut self.0 {
            Asked::PieceSquare(piece_squares) => piece_squares.evaluate(position),
            Asked::Network(network, sums) => network.evaluate(position, ply, sums),
        };
        score.clamp(-MOST, MOST)
    }
}

/// The games that have weights of their own.
#[derive(Clone, Copy)]
enum Trained {
    Frisian,
    International,
    Spanish,
}

impl Trained {
    const fn of(rules: Rules) -> Self {
        match rules {
            Rules::Frisian | Rules::FrisianSheet | Rules::FrisianLudoteka | Rules::Frysk => {
                Self::Frisian
            }
            Rules::International | Rules::InternationalFmjd => Self::International,
            Rules::Spanish | Rules::SpanishClassic => Self::Spanish,
        }
    }

    /// The network, which is read when it is first asked for. A test sees to it that ours can be
    /// read.
    fn network(self) -> Option<&'static Network> {
        static READ: [OnceLock<Option<Network>>; 3] = [const { OnceLock::new() }; 3];
        let read = || Some(Network::new(&Weights::read(self.file()).ok()?));
        READ[self as usize].get_or_init(read).as_ref()
    }

    const fn file(self) -> &'static [u8] {
        match self {
            Self::Frisian => include_bytes!("../../../assets/weights/frisian.weights"),
            Self::International => include_bytes!("../../../assets/weights/international.weights"),
            Self::Spanish => include_bytes!("../../../assets/weights/spanish.weights"),
        }
    }
}
