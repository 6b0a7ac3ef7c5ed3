//! What the machine is asked, and what it answers.

use super::thinker::Conclusion;
use crate::ai::{Prospect, Task};
use crate::rules::{Game, Move as DraughtsMove};

/// What the machine is asked.
#[derive(Clone, Debug)]
pub struct Job {
    /// Which job since the program started: a position may be asked about twice.
    pub number: u64,
    /// Which game since the program started.
    pub game_number: u64,
    /// The game so far: a move is wanted in its position.
    pub game: Game,
    /// How it is to be found.
    pub task: Task,
}

/// What the machine answers.
#[derive(Clone, Debug, Default)]
pub struct Report {
    /// The number of the job.
    pub number: u64,
    /// The move; `None` where none is legal or the search failed.
    pub mv: Option<DraughtsMove>,
    /// What it is worth to the machine, in centi-men; `None` where nothing was looked at, for it is
    /// the only one.
    pub score: Option<i32>,
    /// The move and what it expects to follow; empty where there is no move.
    pub line: Vec<DraughtsMove>,
    /// The best moves, as many as were asked for, the best one first; of an analysis only.
    pub prospects: Vec<Prospect>,
    /// How many plies were looked ahead in full for them.
    pub depth: u8,
    /// The job goes on: this is what was found so far.
    pub goes_on: bool,
}

impl Report {
    /// What a search concluded on the job of this number.
    pub(super) fn new(number: u64, conclusion: Conclusion) -> Self {
        let Conclusion {
            verdict,
            prospects,
            depth,
        } = conclusion;
        let searched = verdict.as_ref().filter(|verdict| verdict.depth > 0);
        Self {
            number,
            mv: verdict.as_ref().map(|verdict| verdict.mv),
            score: searched.map(|verdict| verdict.score),
            line: verdict.map(|verdict| verdict.line).unwrap_or_default(),
            prospects,
            depth,
            goes_on: false,
        }
    }
}
