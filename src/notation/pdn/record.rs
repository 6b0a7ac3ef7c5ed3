//! A game as a file has it: tags, moves, comments, variations, result.

use super::{Fault, GameResult, Place, Severity, Tags};
use crate::rules::Move;

/// A game of a PDN file, with all that stands about it.
#[derive(Clone, Debug)]
pub struct Record {
    /// Where it begins.
    pub place: Place,
    /// Comments and lines of `%` above the tags.
    pub preamble: Vec<Remark>,
    /// The tags, in order.
    pub tags: Tags,
    /// The moves.
    pub line: Line,
    /// The result behind the moves.
    pub result: Option<ToldResult>,
    /// What is wrong with it, by place.
    pub faults: Vec<Fault>,
}

/// A result behind the moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ToldResult {
    /// As it was written.
    pub text: String,
    /// What it means.
    pub value: GameResult,
    /// Where it stands.
    pub place: Place,
}

/// Moves in a row: the game or a variation.
#[derive(Clone, Debug, Default)]
pub struct Line {
    /// The number of the first move, if it is told.
    pub number: Option<u32>,
    /// The first move is Black's by its number: `1...`
    pub of_black: bool,
    /// What stands before the first move.
    pub remarks: Vec<Remark>,
    /// The moves.
    pub plies: Vec<Ply>,
}

/// A move of a line.
#[derive(Clone, Debug)]
pub struct Ply {
    /// As it was written, without blanks.
    pub text: String,
    /// The move, once the line has been played.
    pub mv: Option<Move>,
    /// Where it stands.
    pub place: Place,
    /// The number before it, if there is one.
    pub number: Option<u32>,
    /// What stands behind it.
    pub remarks: Vec<Remark>,
}

/// What stands about the moves.
#[derive(Clone, Debug)]
pub enum Remark {
    /// `{…}` or `;…`
    Comment(String),
    /// A line that begins with `%`, without it.
    Escape(String),
    /// `!?` or `(!?)`
    Glyph(String),
    /// `$1`
    Nag(u32),
    /// `(…)`: other moves instead of the move that it stands behind.
    Variation(Line),
    /// `/FEN "…"/`: the moves behind it are played from this position.
    SetUp(String),
}

impl Record {
    /// An empty one.
    pub fn new() -> Self {
        Self {
            place: Place::START,
            preamble: Vec::new(),
            tags: Tags::default(),
            line: Line::default(),
            result: None,
            faults: Vec::new(),
        }
    }

    /// Whether something of it couldn't be read or played.
    pub fn has_errors(&self) -> bool {
        let severities = self.faults.iter().map(Fault::severity);
        severities.max() == Some(Severity::Error)
    }

    /// Whether there's more than text about a game.
    pub fn is_game(&self) -> bool {
        !self.tags.is_empty() || !self.line.plies.is_empty() || self.result.is_some()
    }

    /// The faults of a severity.
    pub fn faults_of(&self, severity: Severity) -> impl Iterator<Item = &Fault> {
        let faults = self.faults.iter();
        faults.filter(move |fault| fault.severity() == severity)
    }

    /// What the tag `Result` says if it is no result.
    pub(super) fn unread_result(&self) -> Option<&str> {
        let text = self.tags.get("Result")?.trim();
        let unread = !matches!(text, "" | "?") && GameResult::parse(text).is_none();
        unread.then_some(text)
    }

    /// The result that the file tells: behind the moves, or in the tag.
    pub fn told_result(&self) -> Option<GameResult> {
        let tag = || GameResult::parse(self.tags.get("Result")?.trim());
        let behind = self.result.as_ref().map(|result| result.value);
        behind
            .filter(|result| result.is_over())
            .or_else(tag)
            .or(behind)
    }
}

impl Default for Record {
    fn default() -> Self {
        Self::new()
    }
}

impl Line {
    /// Adds a move with its text.
    pub(super) fn push(&mut self, text: String, mv: Move) {
        self.plies.push(Ply {
            text,
            mv: Some(mv),
            place: Place::START,
            number: None,
            remarks: Vec::new(),
        });
    }

    /// Where the next remark goes: behind the last move, or before the first.
    pub(super) fn last_remarks(&mut self) -> &mut Vec<Remark> {
        match self.plies.last_mut() {
            Some(ply) => &mut ply.remarks,
            None => &mut self.remarks,
        }
    }
}
