//! The engine: what stays between two searches.

use std::num::NonZero;
use std::sync::Arc;
use std::thread;
use std::time::Duration;

use super::budget::Budget;
use super::endgame::{Endings, Tables};
use super::eval::Evaluation;
use super::search::{self, Memory, Team};
use super::table::Table;
use super::{Limits, Report, Skill, Stop, Task, Verdict};
use crate::rules::Game;

/// More threads than this don't search together.
const MOST_THREADS: usize = 256;

/// With more pieces no search comes down to those that tables know.
const NEAR_TABLES: usize = 14;
/// With more pieces it isn't time yet to make the tables ready.
const WITHIN_A_GAME: usize = 22;
/// The level from which on the machine knows its endings by heart.
const KNOWS_TABLES: f32 = 7.0;

/// How large an engine is, and how it judges.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Settings {
    /// Size of the transposition table in MB (2²⁰ bytes), rounded down to a power of two; 0 for
    /// none.
    pub table_mb: usize,
    /// How many threads search together, at least 1. With one, the same task gives the same move
    /// on every machine.
    pub threads: usize,
    /// By what positions are judged.
    pub evaluation: Evaluation,
}

impl Settings {
    /// For a machine that does little else: all its processors but one, which is left for what is
    /// seen meanwhile, and 64 MB.
    pub fn of_this_machine() -> Self {
        let processors = thread::available_parallelism().map_or(1, NonZero::get);
        Self {
            table_mb: 64,
            threads: if processors > 2 {
                processors - 1
            } else {
                processors
            },
            ..Self::default()
        }
    }
}

impl Default for Settings {
    /// Sixteen MB and one thread, as in a browser.
    fn default() -> Self {
        Self {
            table_mb: 16,
            threads: 1,
            evaluation: Evaluation::default(),
        }
    }
}

/// A thinker with a memory: what it found out in one search helps in the next.
#[derive(Debug)]
pub struct Engine {
    settings: Settings,
    table: Table,
    memories: Vec<Memory>,
    /// Tables that didn't come with the program.
    tables: Option<Arc<Tables>>,
}

impl Engine {
    /// An engine of this size.
    pub fn new(settings: Settings) -> Self {
        // A page in a browser has one thread.
        let most = if cfg!(target_arch = "wasm32") {
            1
        } else {
            MOST_THREADS
        };
        let threads = settings.threads.clamp(1, most);
        Self {
            settings,
            table: Table::new(settings.table_mb),
            memories: vec![Memory::default(); threads],
            tables: None,
        }
    }

    /// Its size.
    pub fn settings(&self) -> Settings {
        self.settings
    }

    /// Forgets all it has found out: the next search has nothing to do with the last.
    pub fn forget(&mut self) {
        self.table.clear();
        self.memories.fill(Memory::default());
    }

    /// Gives it endgame tables that know more than those that come with the program. They are
    /// used where the game's rules are theirs; `None` leaves it with its own.
    pub fn use_tables(&mut self, tables: Option<Arc<Tables>>) {
        self.tables = tables;
    }

    /// How full its table is with what the last search found out, in thousandths.
    pub fn fullness(&self) -> usize {
        self.table.fullness()
    }

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
        if task.skill < Skill::FULL {
            return self.think_weakly(game, task, stop, report);
        }
        self.table.grow_older();
        // What must be unpacked first takes its time out of the move's.
        let budget = Budget::new(task, stop);
        let team = Team {
            endings: endings(self.tables.as_deref(), game, task, stop),
            table: &self.table,
            memories: &mut self.memories,
            evaluation: self.settings.evaluation,
        };
        search::think(team, game, task, &budget, report)
    }

    /// A weaker player thinks alone and remembers nothing, so that its move depends on the game
    /// alone; and what it misjudges stays with it.
    fn think_weakly(
        &self,
        game: &Game,
        task: &Task,
        stop: &Stop,
        report: &mut dyn FnMut(&Report),
    ) -> Option<Verdict> {
        let budget = Budget::new(task, stop);
        let team = Team {
            endings: endings(None, game, task, stop),
            table: &Table::new(self.settings.table_mb.min(1)),
            memories: &mut [Memory::default()],
            evaluation: self.settings.evaluation,
        };
        search::think(team, game, task, &budget, report)
    }
}

/// What is known of endings in a game that has come so near its end that they may be met, at a
/// skill that knows them: by `own` tables where they are for its rules. Others must be unpacked
/// first, which takes its time once. A search without limits of its own goes on meanwhile; one
/// that is to give the same move on every machine has to wait, unless it is stopped.
fn endings<'a>(own: Option<&'a Tables>, game: &Game, task: &Task, stop: &Stop) -> Endings<'a> {
    let pieces = game.position().pieces_left();
    if task.skill.level() < KNOWS_TABLES || pieces > WITHIN_A_GAME {
        return Endings::Unknown;
    }
    if let Some(own) = own.filter(|tables| tables.rules() == game.rules()) {
        return Endings::Known(own);
    }
    let coming = Tables::coming(game.rules()).filter(|_| pieces <= NEAR_TABLES);
    let Some(coming) = coming else {
        return Endings::Unknown;
    };
    let Limits { nodes, depth, time } = task.limits;
    let waits = task.skill < Skill::FULL || time.is_none() && (nodes.is_some() || depth.is_some());
    while waits && !coming.are_there() && !stop.is_stopped() {
        thread::sleep(Duration::from_micros(500));
    }
    Endings::Coming(coming)
}
