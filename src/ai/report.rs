//! What a search says.

use std::time::Duration;

use crate::rules::Move;

/// What a search concludes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verdict {
    /// The move to play.
    pub mv: Move,
    /// What it is worth to the side that plays it, in centi-men.
    pub score: i32,
    /// How many plies were looked ahead in full; 0 where nothing was searched.
    pub depth: u8,
    /// How many positions were looked at, by all threads.
    pub nodes: u64,
    /// The moves it expects, the one to play first; never empty.
    pub line: Vec<Move>,
}

/// What a search says while it goes on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// Which of the best moves this is about, from 1.
    pub rank: usize,
    /// What it is worth to the side that plays it, in centi-men.
    pub score: i32,
    /// How many plies were looked ahead in full.
    pub depth: u8,
    /// How many positions were looked at so far, by all threads.
    pub nodes: u64,
    /// How long it has taken so far.
    pub time: Duration,
    /// The moves it expects.
    pub line: Vec<Move>,
}
