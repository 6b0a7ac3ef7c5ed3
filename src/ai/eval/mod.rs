//! What a quiet position is worth, in centi-men (1/100 man) for the side to move.
//!
//! An [`Evaluation`] is chosen once; each thread that searches asks its own [`Evaluator`].

pub(crate) mod inputs;
mod material;
pub(crate) mod network;
#[cfg(test)]
mod tests;
pub(crate) mod weights;

use std::sync::{Arc, OnceLock};

use crate::rules::{Position, Rules};

use network::{Network, Sums};
pub use weights::WeightsError;

/// The most that any position is worth, in centi-men; a won game is worth more.
pub(crate) const MOST: i32 = 10_000;

/// By what positions are judged. Clones share the weights.
#[derive(Clone, Debug)]
pub struct Evaluation(By);

#[derive(Clone, Debug)]
enum By {
    Material,
    Trained(Arc<Network>),
}

impl Evaluation {
    /// What the engine plays with under a rule set: the trained weights of that game.
    pub fn of(rules: Rules) -> Self {
        static TRAINED: [OnceLock<Evaluation>; 3] = [const { OnceLock::new() }; 3];
        let game = Game::of(rules);
        let read = || Self::read(rules, game.weights());
        // A test sees to it that ours can be read.
        let trained = TRAINED[game as usize].get_or_init(|| read().unwrap_or(Self::material()));
        trained.clone()
    }

    /// Material and where the men stand, and nothing else.
    pub const fn material() -> Self {
        Self(By::Material)
    }

    /// Weights from a file, for games on their board.
    pub fn read(rules: Rules, file: &[u8]) -> Result<Self, WeightsError> {
        let network = Network::new(&weights::Weights::read(file)?);
        if network.board() != rules.board() {
            return Err(WeightsError::OtherBoard);
        }
        Ok(Self(By::Trained(Arc::new(network))))
    }

    /// Somebody to ask.
    pub fn evaluator(&self) -> Evaluator {
        Evaluator(match &self.0 {
            By::Material => Asked::Material,
            By::Trained(network) => Asked::Trained(Arc::clone(network), Box::new(network.sums())),
        })
    }
}

/// Judges one position after another. It remembers the last and works out the difference, which
/// is little work where a search goes from one to the next; the order never changes a score.
#[derive(Clone, Debug)]
pub struct Evaluator(Asked);

#[derive(Clone, Debug)]
enum Asked {
    Material,
    Trained(Arc<Network>, Box<Sums>),
}

impl Evaluator {
    /// The worth in centi-men for the side to move, at most [`MOST`] either way.
    pub fn evaluate(&mut self, position: &Position) -> i32 {
        let score = match &mut self.0 {
            Asked::Material => material::evaluate(position),
            Asked::Trained(network, sums) => network.evaluate(position, sums),
        };
        score.clamp(-MOST, MOST)
    }
}

/// The games that have weights of their own.
#[derive(Clone, Copy)]
enum Game {
    Frisian,
    International,
    Spanish,
}

impl Game {
    const fn of(rules: Rules) -> Self {
        match rules {
            Rules::Frisian | Rules::FrisianSheet | Rules::FrisianLudoteka | Rules::Frysk => {
                Self::Frisian
            }
            Rules::International | Rules::InternationalFmjd => Self::International,
            Rules::Spanish | Rules::SpanishClassic => Self::Spanish,
        }
    }

    const fn weights(self) -> &'static [u8] {
        match self {
            Self::Frisian => include_bytes!("../../../assets/weights/frisian.weights"),
            Self::International => include_bytes!("../../../assets/weights/international.weights"),
            Self::Spanish => include_bytes!("../../../assets/weights/spanish.weights"),
        }
    }
}
