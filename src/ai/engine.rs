//! The engine: what stays between two searches.

use super::{Evaluation, Report, Stop, Task, Verdict, search};
use crate::rules::Game;

/// How large an engine is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Settings {
    /// Size of the transposition table in MB (2²⁰ bytes), rounded down to a power of two; 0 for
    /// none.
    pub table_mb: usize,
    /// How many threads search together, at least 1. With one, the same task gives the same move
    /// on every machine.
    pub threads: usize,
}

impl Default for Settings {
    /// Sixteen MB and one thread, as in a browser.
    fn default() -> Self {
        Self {
            table_mb: 16,
            threads: 1,
        }
    }
}

/// A thinker with a memory: what it found out in one search helps in the next.
#[derive(Debug)]
pub struct Engine {
    settings: Settings,
    /// By what it judges; `None` for what was trained for the game at hand.
    evaluation: Option<Evaluation>,
}

impl Engine {
    /// An engine of this size.
    pub fn new(settings: Settings) -> Self {
        Self {
            settings,
            evaluation: None,
        }
    }

    /// An engine of this size that judges positions in its own way, whatever the game.
    pub fn with_evaluation(settings: Settings, evaluation: Evaluation) -> Self {
        Self {
            settings,
            evaluation: Some(evaluation),
        }
    }

    /// Its size.
    pub fn settings(&self) -> Settings {
        self.settings
    }

    /// Forgets all it has found out: the next search has nothing to do with the last.
    pub fn forget(&mut self) {}

    /// The best move that can be found in the game's position within the task's limits; `None`
    /// where the game is over. Told to [`Stop`], it answers with the best it has, at least with a
    /// legal move. `report` hears of every line that is finished.
    pub fn think(
        &mut self,
        game: &Game,
        task: &Task,
        stop: &Stop,
        report: &mut dyn FnMut(&Report),
    ) -> Option<Verdict> {
        if game.outcome().is_some() {
            return None;
        }
        let evaluation = self.evaluation.clone();
        let evaluation = evaluation.unwrap_or_else(|| Evaluation::of(game.rules()));
        let verdict = search::think(game.position(), task, stop, evaluation.evaluator())?;
        report(&Report::from(&verdict));
        Some(verdict)
    }
}
