//! What the page is answered.

use serde::{Deserialize, Serialize};

use super::JobError;
use crate::ai::{Prospect, Verdict};
use crate::notation::movetext;
use crate::rules::Position;

/// What became of a job.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Answer {
    /// The job's number; missing where not even that could be read.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub number: Option<u64>,
    /// What the engine found; missing where it found nothing.
    #[serde(flatten, skip_serializing_if = "Option::is_none")]
    pub found: Option<Found>,
    /// Why the job can't be done.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub error: Option<String>,
}

/// What the engine found.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Found {
    /// The move to play, as a PDN file has it.
    #[serde(rename = "move")]
    pub mv: String,
    /// What it is worth to the side that plays it, in centi-men.
    pub score: i32,
    /// Plies looked ahead in full.
    pub depth: u8,
    /// Positions looked at.
    pub nodes: u64,
    /// The moves it expects, the one to play first.
    pub line: Vec<String>,
    /// Of an analysis, the best moves, the best one first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub best: Vec<Best>,
}

/// One of the best moves.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Best {
    /// What it is worth to the side that plays it, in centi-men.
    pub score: i32,
    /// The move and what is expected to follow.
    pub line: Vec<String>,
}

impl Answer {
    /// A move was found in this position.
    pub(super) fn found(
        number: u64,
        position: &Position,
        verdict: &Verdict,
        best: &[Prospect],
    ) -> Self {
        let best = best.iter().map(|prospect| Best {
            score: prospect.score,
            line: movetext::write_line(position, &prospect.line),
        });
        let found = Found {
            mv: movetext::write(position, verdict.mv),
            score: verdict.score,
            depth: verdict.depth,
            nodes: verdict.nodes,
            line: movetext::write_line(position, &verdict.line),
            best: best.collect(),
        };
        Self {
            number: Some(number),
            found: Some(found),
            error: None,
        }
    }

    /// The job can't be done.
    pub(super) fn refused(number: Option<u64>, error: &JobError) -> Self {
        Self {
            number,
            found: None,
            error: Some(error.to_string()),
        }
    }

    pub(super) fn to_json(&self) -> String {
        serde_json::to_string(self).expect("numbers, texts and lists can always be written")
    }
}
