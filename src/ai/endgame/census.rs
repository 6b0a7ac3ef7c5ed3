//! How many positions of a material are won, drawn and lost.

use super::{Known, Solved, Value};
use crate::rules::Position;

/// The positions of one material in which the side to move needn't capture, counted.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Census {
    /// Won for the side to move.
    pub wins: usize,
    /// Drawn.
    pub draws: usize,
    /// Lost.
    pub losses: usize,
    /// How many are won in exactly so many plies.
    pub wins_in: Vec<usize>,
    /// The first of the wins that take longest.
    pub longest: Option<Position>,
}

impl Census {
    /// Counts all positions of a material.
    pub fn of(solved: &Solved) -> Self {
        let mut census = Self::default();
        for (position, known) in solved.positions() {
            if !position
                .legal_moves()
                .first()
                .is_some_and(|mv| mv.is_capture())
            {
                census.count(position, known);
            }
        }
        census
    }

    fn count(&mut self, position: Position, known: Known) {
        match known.value {
            Value::Win => {
                self.wins += 1;
                let plies = known.plies.map_or(0, usize::from);
                if plies >= self.wins_in.len() {
                    self.wins_in.resize(plies + 1, 0);
                    self.longest = Some(position);
                }
                self.wins_in[plies] += 1;
            }
            Value::Draw => self.draws += 1,
            Value::Loss => self.losses += 1,
        }
    }

    /// All that were counted.
    pub fn positions(&self) -> usize {
        self.wins + self.draws + self.losses
    }

    /// The plies of the longest win.
    pub fn longest_win(&self) -> usize {
        self.wins_in.len().saturating_sub(1)
    }
}
