//! The best moves of an analysis, put together from what it reports line by line.

use super::{Report, Task, Verdict};
use crate::rules::{Game, Move};

/// One of the best moves, and what it leads to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Prospect {
    /// What it is worth to the side that plays it, in centi-men.
    pub score: i32,
    /// The move and what is expected to follow; never empty.
    pub line: Vec<Move>,
}

/// The best moves as far as they are known, the best one first: always of one depth.
#[derive(Clone, Debug)]
pub struct Prospects {
    /// The last depth that was finished.
    pub found: Vec<Prospect>,
    depth: u8,
    /// The depth that is being told.
    coming: Vec<Prospect>,
    wanted: usize,
}

impl Prospects {
    /// Nothing is known yet of this game's position.
    pub fn of(game: &Game, task: &Task) -> Self {
        let legal = game.position().legal_moves().len();
        Self {
            found: Vec::new(),
            depth: 0,
            coming: Vec::new(),
            wanted: task.lines.clamp(1, legal.max(1)),
        }
    }

    /// Takes note of a line; whether a depth is finished with it.
    pub fn note(&mut self, report: &Report) -> bool {
        if report.rank == 1 {
            self.coming.clear();
        }
        self.coming.push(Prospect {
            score: report.score,
            line: report.line.clone(),
        });
        let finished = self.coming.len() == self.wanted;
        if finished {
            self.found = std::mem::take(&mut self.coming);
            self.depth = report.depth;
        }
        finished
    }

    /// What is known at the end, and to what depth: the verdict's move at least.
    pub fn conclude(self, verdict: Option<&Verdict>) -> (Vec<Prospect>, u8) {
        match verdict {
            Some(verdict) if self.found.is_empty() => {
                let prospect = Prospect {
                    score: verdict.score,
                    line: verdict.line.clone(),
                };
                (vec![prospect], verdict.depth)
            }
            _ => (self.found, self.depth),
        }
    }
}
