//! What is wrong with a file, and where.

use std::fmt;

use super::{GameResult, MAX_FAULTS};
use crate::notation::fen::{FenError, FenNote};
use crate::notation::movetext::MoveTextError;
use crate::rules::Ending;

/// A place in a file. Lines and columns count from 1, columns in characters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Place {
    /// The line.
    pub line: u32,
    /// The column.
    pub column: u32,
}

impl Place {
    /// The first character of a file.
    pub const START: Self = Self { line: 1, column: 1 };

    /// The place behind this character.
    #[must_use]
    pub const fn after(self, char: char) -> Self {
        match char {
            '\n' => Self {
                line: self.line.saturating_add(1),
                column: 1,
            },
            _ => Self {
                line: self.line,
                column: self.column.saturating_add(1),
            },
        }
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}", self.line, self.column)
    }
}

/// How bad a fault is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Severity {
    /// The meaning was certain and the game is whole.
    Warning,
    /// Something of the game couldn't be read or played.
    Error,
}

/// A fault of a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// Where it is.
    pub place: Place,
    /// What it is.
    pub trouble: Trouble,
}

impl Fault {
    pub(super) const fn new(place: Place, trouble: Trouble) -> Self {
        Self { place, trouble }
    }

    /// Whether it left the game whole.
    pub const fn severity(&self) -> Severity {
        self.trouble.severity()
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.place, self.trouble)
    }
}

/// Adds to the faults of a game, unless it has too many of this severity: then only that is added.
/// So no flood of warnings hides an error.
pub(super) fn add(faults: &mut Vec<Fault>, fault: Fault) {
    let too_many = Trouble::TooManyFaults;
    let severity = fault.severity();
    let alike = faults.iter().filter(|listed| listed.severity() == severity);
    if fault.trouble != too_many && alike.count() < MAX_FAULTS {
        faults.push(fault);
    } else if faults.iter().all(|listed| listed.trouble != too_many) {
        faults.push(Fault::new(fault.place, too_many));
    }
}

fn more(moves: usize) -> String {
    match moves {
        1 => "1 more move is".to_owned(),
        _ => format!("{moves} more moves are"),
    }
}

/// What can be wrong with a game of a file.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum Trouble {
    /// A byte that doesn't fit the encoding.
    #[error(
        "byte {byte:#04x} doesn't fit the file's encoding; read as Latin-1, as all like it in this game"
    )]
    Encoding {
        /// The byte.
        byte: u8,
    },
    /// Text that is no PDN.
    #[error("{0:?} is not PDN; kept as a comment")]
    Prose(String),
    /// A dash where a move should be.
    #[error("no move is told here")]
    NoMove,
    /// A brace without its opening one.
    #[error("this }} closes no comment; a comment ends at its first }}, comments don't nest")]
    StrayBrace,
    /// A comment without its closing brace.
    #[error("the comment that begins here isn't closed")]
    UnclosedComment,
    /// A parenthesis without its opening one.
    #[error("this ) closes no variation")]
    StrayParenthesis,
    /// A variation without its closing parenthesis.
    #[error("the variation that begins here isn't closed")]
    UnclosedVariation,
    /// A variation deeper than [`MAX_DEPTH`](super::MAX_DEPTH).
    #[error(
        "variations nest deeper than {}; this one is left out",
        super::MAX_DEPTH
    )]
    TooDeep,
    /// A tag whose value or bracket isn't closed.
    #[error("the tag {0} isn't closed")]
    UnclosedTag(String),
    /// A tag's value without quotes.
    #[error("the value of the tag {0} should stand in quotes")]
    UnquotedTag(String),
    /// Two tags of one name.
    #[error("the tag {0} stands here a second time; the first counts")]
    RepeatedTag(String),
    /// More tags than [`MAX_TAGS`](super::MAX_TAGS).
    #[error("a game has at most {} tags; this one is left out", super::MAX_TAGS)]
    TooManyTags,
    /// A tag, comment or word longer than [`MAX_TOKEN`](super::MAX_TOKEN).
    #[error(
        "this is longer than {} characters; the rest of it is left out",
        super::MAX_TOKEN
    )]
    TooLong,
    /// A game longer than [`MAX_GAME`](super::MAX_GAME) or [`MAX_PLIES`](super::MAX_PLIES).
    #[error("this game is too long; the rest of it is left out")]
    GameTooLong,
    /// Text in which there's no game at all.
    #[error("there is no game here: no tag, no move, no result")]
    NoGame,
    /// More faults of one severity than [`MAX_FAULTS`].
    #[error(
        "this game has more than {} faults; the others are not listed",
        MAX_FAULTS
    )]
    TooManyFaults,
    /// A number that doesn't go with the move behind it.
    #[error("this is move {expected}, not {told}")]
    MoveNumber {
        /// The number in the file.
        told: u32,
        /// The number by count.
        expected: u32,
    },
    /// A game of rules we don't play.
    #[error("this is {0}, which is not played here; kept as text")]
    OtherRules(super::OtherRules),
    /// A rule set we don't know.
    #[error("there is no rule set {0:?}; the other tags decide")]
    UnknownRules(String),
    /// A tag that speaks of other rules than the game's.
    #[error("the tag {tag} speaks of {other}; this game is played by {rules}")]
    RulesDisagree {
        /// The tag's name.
        tag: &'static str,
        /// The rules that it means.
        other: String,
        /// The rules by which the game is played.
        rules: crate::rules::Rules,
    },
    /// A start that makes no position.
    #[error("the start can't be read: {0}")]
    Start(FenError),
    /// Something odd about the start.
    #[error("{0}")]
    StartNote(FenNote),
    /// The start stands in a tag that isn't FEN's.
    #[error("the start stands in the tag {0}; that of PDN is FEN")]
    StartTag(&'static str),
    /// Squares numbered from the other corner.
    #[error("the squares are numbered the other way round (1 stands for 32)")]
    OtherCorner,
    /// A move that can't be played.
    #[error("{0}")]
    Move(MoveTextError),
    /// A move with an odd text and one meaning.
    #[error("{read:?} was read as {meant}")]
    Reread {
        /// The text.
        read: String,
        /// The text it should be.
        meant: String,
    },
    /// A text that several moves share; only one of them lets the game go on as written.
    #[error("{text:?} is ambiguous: it may be {}; only {meant} lets the game go on as written", candidates.join(" or "))]
    Settled {
        /// The text.
        text: String,
        /// The texts of the moves that it may be.
        candidates: Vec<String>,
        /// The text of the one it is.
        meant: String,
    },
    /// Moves after one that couldn't be played.
    #[error("{} kept as text", more(*.0))]
    Unplayed(usize),
    /// Moves after the end of the game.
    #[error("the game ended here ({ending}); {} kept as text", more(*left))]
    AfterEnd {
        /// The end.
        ending: Ending,
        /// How many plies are left.
        left: usize,
    },
    /// A command of ours in a comment that can't be read or doesn't fit the game.
    #[error("{command} is left as text: {why}")]
    Command {
        /// The command.
        command: String,
        /// Why.
        why: String,
    },
    /// A position in mid-game.
    #[error("a position is set up in mid-game; what follows is kept as text")]
    SetUpInGame,
    /// Two results.
    #[error("the tag Result says {tag}, the moves end with {told}")]
    ResultsDisagree {
        /// The tag's result.
        tag: GameResult,
        /// The result behind the moves.
        told: GameResult,
    },
    /// A result that isn't one.
    #[error("{0:?} is not a result")]
    NoResult(String),
    /// A result that isn't that on the board.
    #[error("the result is {told}, but on the board {by_law}")]
    ResultIsOther {
        /// The result in the file.
        told: GameResult,
        /// What our laws find, in words.
        by_law: String,
    },
    /// An end in words that isn't the end on the board.
    #[error("the tag Termination says {told}, but {by_law}")]
    EndingIsOther {
        /// The tag's value.
        told: String,
        /// What our laws find, in words.
        by_law: String,
    },
}

impl Trouble {
    /// Whether it leaves the game whole.
    pub const fn severity(&self) -> Severity {
        match self {
            Self::StrayBrace
            | Self::UnclosedComment
            | Self::StrayParenthesis
            | Self::UnclosedVariation
            | Self::TooDeep
            | Self::TooManyTags
            | Self::TooLong
            | Self::GameTooLong
            | Self::NoGame
            | Self::OtherRules(_)
            | Self::Start(_)
            | Self::Move(_)
            | Self::Unplayed(_)
            | Self::SetUpInGame => Severity::Error,
            _ => Severity::Warning,
        }
    }
}
