//! A game of a collection, as far as a list tells of it.

use crate::game::choices::{Kind, Level};
use crate::game::seats::{Seat, Seats};
use crate::notation::pdn::{self, GameResult, Record, Replayed, Ruling, Tags};
use crate::rules::{Rules, Side};
use crate::study::{STUDY_ID, is_study};

/// No list shows more letters of a name; a file may have thousands.
const LONGEST: usize = 80;

/// Who sat at a side, as far as a file tells.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Sitter {
    /// The machine at one of its levels.
    Machine(Level),
    /// A person at this screen.
    Person,
    /// Somebody of this name; nobody knows who where it is empty.
    Named(String),
}

/// A game of a collection.
#[derive(Clone, Debug)]
pub struct Entry {
    /// Who played White, and who Black.
    pub sitters: [Sitter; 2],
    /// When it was played, as the file tells: `2026.11.30`.
    pub date: String,
    /// Where or in what event.
    pub event: String,
    /// By which rules, where the file tells; `None` for rules that aren't ours, too.
    pub rules: Option<Rules>,
    /// How it ended, where the file tells.
    pub result: Option<GameResult>,
    /// The position it begins with, where the file tells one.
    pub start: Option<String>,
    /// How many moves by one side it has.
    pub plies: usize,
    /// It is more than a text between games.
    pub is_game: bool,
    /// It was analysed here, perhaps with comments and variations: not the game as it was played.
    pub is_study: bool,
    /// What later versions of it share with it: a game that went on after its end, a study to which
    /// something was added.
    pub id: Option<String>,
    /// There is a later version of it.
    pub is_past: bool,
    text: String,
}

impl Entry {
    /// The game of a file.
    pub fn of(record: &Record) -> Self {
        let tag = |name| short(record.tags.get(name).unwrap_or_default());
        let rules = match record.told_rules() {
            Some(Ruling::Ours(rules)) => Some(rules),
            Some(Ruling::Other(_)) | None => None,
        };
        let is_study = is_study(&record.tags);
        // A game that was studied stays what it was beside the study.
        let id = if is_study { STUDY_ID } else { PLAYED_AS };
        Self {
            sitters: Side::ALL.map(|side| sitter(&record.tags, side)),
            date: tag("Date")
                .replace(['?', ' '], "")
                .trim_matches('.')
                .to_owned(),
            event: tag("Event"),
            rules,
            result: record.told_result(),
            start: record.tags.get("FEN").map(short),
            plies: record.line.plies.len(),
            is_game: record.is_game(),
            is_study,
            id: record.tags.get(id).map(short),
            is_past: false,
            text: pdn::write(record),
        }
    }

    /// Everything that was read of it, as PDN.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// The game, played by the rules.
    pub fn replay(&self) -> Option<Replayed> {
        Some(pdn::read_str(&self.text).next()?.replay(None))
    }

    /// Who played a side.
    pub fn at(&self, side: Side) -> &Sitter {
        &self.sitters[usize::from(side == Side::Black)]
    }

    /// The kind of draughts, where it is known.
    pub fn kind(&self) -> Option<Kind> {
        self.rules.map(Kind::of)
    }

    /// The side of the only person and the level of the machine that they played.
    pub fn against(&self) -> Option<(Side, Level)> {
        match &self.sitters {
            [Sitter::Person, Sitter::Machine(level)] => Some((Side::White, *level)),
            [Sitter::Machine(level), Sitter::Person] => Some((Side::Black, *level)),
            _ => None,
        }
    }

    /// The seats of those who played it, where they played here.
    pub fn seats(&self) -> Seats {
        let seat = |side| match self.at(side) {
            Sitter::Machine(level) => Seat::Machine(level.skill()),
            Sitter::Person | Sitter::Named(_) => Seat::Person,
        };
        let (white, black) = (seat(Side::White), seat(Side::Black));
        Seats { white, black }
    }
}

fn short(text: &str) -> String {
    text.trim().chars().take(LONGEST).collect()
}

/// Our own games tell of their players in three tags a side: `White "Damas 3"`,
/// `WhiteType "program"`, `WhiteLevel "3"`.
fn sitter(tags: &Tags, side: Side) -> Sitter {
    let [name, kind, level] = sitter_tags(side);
    let ours = tags.get("Event") == Some(EVENT);
    let level = tags.get(level).and_then(|level| level.parse().ok());
    let level = level.and_then(|level| Level::new(level).ok());
    match (tags.get(kind), level) {
        (Some(PROGRAM), Some(level)) if ours => Sitter::Machine(level),
        (Some(HUMAN), _) if ours => Sitter::Person,
        _ => Sitter::Named(short(tags.get(name).unwrap_or_default()).replace('?', "")),
    }
}

/// The tag that a game which ended has in common with what became of it where it went on.
pub(super) const PLAYED_AS: &str = "PlayedAs";
/// What the tag `Event` says of a game that was played here.
pub(super) const EVENT: &str = "Damas";
/// What the tag `WhiteType` says of the machine.
pub(super) const PROGRAM: &str = "program";
/// What the tag `WhiteType` says of a person.
pub(super) const HUMAN: &str = "human";

/// The names of the tags of a side's name, of its kind, and of its level.
pub(super) fn sitter_tags(side: Side) -> [&'static str; 3] {
    match side {
        Side::White => ["White", "WhiteType", "WhiteLevel"],
        Side::Black => ["Black", "BlackType", "BlackLevel"],
    }
}
