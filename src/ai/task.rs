//! What the engine is asked.

use std::time::Duration;

use super::Skill;

/// How a move is to be found.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Task {
    /// What ends the search.
    pub limits: Limits,
    /// How well it is to play.
    pub skill: Skill,
    /// Decides between moves of like worth, and how a weaker player errs.
    pub seed: u64,
    /// How many of the best moves to report lines for, at least 1.
    pub lines: usize,
    /// The move isn't wanted, the lines are: no whims, no reply at once where one move is legal.
    pub analyse: bool,
    /// It varies how it begins a game, which costs the best player a little: people want it, a
    /// match doesn't.
    pub varied: bool,
}

impl Default for Task {
    /// The best move at full strength, without any limit.
    fn default() -> Self {
        Self {
            limits: Limits::default(),
            skill: Skill::FULL,
            seed: 0,
            lines: 1,
            analyse: false,
            varied: true,
        }
    }
}

/// What ends a search, the first that is met; without any it goes on until it is stopped.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Limits {
    /// Nodes, at most. A node is a position that a move of the search led to, also where only
    /// captures are played out; each visit counts once, and moves that are only generated don't.
    /// The same number gives the same move on every machine.
    pub nodes: Option<u64>,
    /// Plies looked ahead in full, at most.
    pub depth: Option<u8>,
    /// How long it may take.
    pub time: Option<Time>,
}

/// How long a search may take.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Time {
    /// So long for this move, used up unless there is nothing to find out.
    Move(Duration),
    /// What the clock shows; the search takes its share.
    Clock {
        /// The time left, with this move's increment already in it.
        left: Duration,
        /// What each further move adds.
        increment: Duration,
        /// For how many moves, this one included, the time must do; `None` for all the game.
        moves: Option<u32>,
    },
}

impl Limits {
    /// So many positions and nothing else.
    pub fn nodes(nodes: u64) -> Self {
        let nodes = Some(nodes);
        Self {
            nodes,
            ..Self::default()
        }
    }

    /// So many plies and nothing else.
    pub fn depth(depth: u8) -> Self {
        let depth = Some(depth);
        Self {
            depth,
            ..Self::default()
        }
    }

    /// So much time and nothing else.
    pub fn move_time(time: Duration) -> Self {
        let time = Some(Time::Move(time));
        Self {
            time,
            ..Self::default()
        }
    }
}
