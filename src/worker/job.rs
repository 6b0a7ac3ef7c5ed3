//! What the page asks.

use std::time::Duration;

use serde::{Deserialize, Serialize};

use crate::ai::{Limits, NoSuchSkill, Skill, Task, Time};
use crate::notation::fen::{self, FenError};
use crate::notation::movetext::{self, MoveTextError};
use crate::rules::{Game, PlayError, Rules, UnknownRules};

/// A question for the engine, as the page sends it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Job {
    /// Which job this is; the answer tells it again.
    pub number: u64,
    /// Which game: what was found out in one plays no part in another.
    #[serde(default)]
    pub game: u64,
    /// The rule set by its name.
    pub rules: String,
    /// The position that the game began with, as FEN; the usual start where it is missing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub start: Option<String>,
    /// The moves played since, as a PDN file has them.
    #[serde(default)]
    pub moves: Vec<String>,
    /// Positions to look at, at most.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub nodes: Option<u64>,
    /// Milliseconds to think, at most; with neither limit, 1000.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub move_ms: Option<u64>,
    /// What the clock shows; goes before `move_ms`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clock: Option<Clock>,
    /// How well to play, 1.0–8.0; 8 where it is missing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub skill: Option<f32>,
    /// Decides between moves of like worth.
    #[serde(default)]
    pub seed: u64,
    /// An analysis: so many of the best moves are wanted with their lines.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lines: Option<usize>,
}

/// What a clock shows, in milliseconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Clock {
    /// The time left, with this move's increment already in it.
    pub left_ms: u64,
    /// What each further move adds.
    #[serde(default)]
    pub increment_ms: u64,
    /// For how many moves the time must do; for all the game where it is missing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub moves: Option<u32>,
}

/// Why a job can't be done.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum JobError {
    /// The text isn't a job.
    #[error("this is no job: {0}")]
    NoJob(String),
    /// There is no such rule set.
    #[error(transparent)]
    Rules(#[from] UnknownRules),
    /// The start can't be read.
    #[error(transparent)]
    Start(#[from] FenError),
    /// A move can't be read or isn't legal.
    #[error("ply {ply}: {error}")]
    Move {
        /// Which, from 1.
        ply: usize,
        /// Why.
        error: MoveTextError,
    },
    /// A move comes after the end.
    #[error("ply {ply}: {error}")]
    Play {
        /// Which, from 1.
        ply: usize,
        /// Why.
        error: PlayError,
    },
    /// There is no such strength.
    #[error(transparent)]
    Skill(#[from] NoSuchSkill),
    /// There is no move to find.
    #[error("the game is over")]
    Over,
}

/// How long to think where the job doesn't say, in ms.
const MOVE_MS: u64 = 1000;

impl Job {
    /// The game that a move is wanted in.
    pub(super) fn played(&self) -> Result<Game, JobError> {
        let rules: Rules = self.rules.parse()?;
        let mut game = match &self.start {
            Some(text) => Game::from_position(fen::read(rules, text)?),
            None => Game::new(rules),
        };
        for (index, text) in self.moves.iter().enumerate() {
            let ply = index + 1;
            let mv = movetext::read(game.position(), text)
                .map_err(|error| JobError::Move { ply, error })?;
            game.play(mv)
                .map_err(|error| JobError::Play { ply, error })?;
        }
        Ok(game)
    }

    /// How the move is to be found.
    pub(super) fn task(&self) -> Result<Task, JobError> {
        let limits = Limits {
            nodes: self.nodes,
            time: self.time(),
            ..Limits::default()
        };
        Ok(Task {
            limits,
            skill: self.skill.map_or(Ok(Skill::FULL), Skill::new)?,
            seed: self.seed,
            lines: self.lines.unwrap_or(1),
            analyse: self.lines.is_some(),
            ..Task::default()
        })
    }

    fn time(&self) -> Option<Time> {
        let ms = Duration::from_millis;
        match (self.clock, self.move_ms, self.nodes) {
            (Some(clock), ..) => Some(Time::Clock {
                left: ms(clock.left_ms),
                increment: ms(clock.increment_ms),
                moves: clock.moves,
            }),
            (None, Some(move_ms), _) => Some(Time::Move(ms(move_ms))),
            (None, None, None) => Some(Time::Move(ms(MOVE_MS))),
            (None, None, Some(_)) => None,
        }
    }
}
