//! The lessons of each rule set, as tables: a position, what was played before, what is asked.
//! No Bevy here.
//!
//! A rule set has those topics that its law has; what two rule sets share stands here once.

use super::{Goal, Topic};
use crate::notation::fen::{self, FenError};
use crate::rules::{Ending, Game, PlayError, Rules};

/// A board with something to do on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lesson {
    /// What it is about.
    pub topic: Topic,
    /// Where its game begins.
    fen: &'static str,
    /// What has been played when the player comes to the board.
    so_far: &'static str,
    /// What the player is to do.
    pub goal: Goal,
}

/// Why a lesson can't be given; the tests see to it that each can, by its own rules.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoLesson {
    /// Its position isn't one.
    #[error(transparent)]
    Position(#[from] FenError),
    /// What has been played isn't legal.
    #[error("{0} can't be played there")]
    Move(&'static str),
    /// Its game was over before.
    #[error(transparent)]
    Over(#[from] PlayError),
}

impl Lesson {
    /// The game as the player finds it.
    ///
    /// # Errors
    /// The lesson makes no sense by these rules.
    pub fn game(&self, rules: Rules) -> Result<Game, NoLesson> {
        let mut game = Game::from_position(fen::read(rules, self.fen)?);
        for text in self.so_far.split_whitespace() {
            let moves = game.position().legal_moves();
            let mv = moves.iter().find(|mv| mv.to_string() == text);
            game.play(*mv.ok_or(NoLesson::Move(text))?)?;
        }
        Ok(game)
    }

    /// What has been played when the player comes to the board.
    const fn after(self, so_far: &'static str) -> Self {
        Self { so_far, ..self }
    }
}

const fn lesson(topic: Topic, fen: &'static str, goal: Goal) -> Lesson {
    Lesson {
        topic,
        fen,
        so_far: "",
        goal,
    }
}

/// The lessons of a rule set, in the order in which they are best taken.
pub const fn course(rules: Rules) -> &'static [Lesson] {
    match rules {
        Rules::Frisian => FRISIAN,
        Rules::FrisianSheet => FRISIAN_SHEET,
        Rules::FrisianLudoteka => FRISIAN_LUDOTEKA,
        Rules::Frysk => FRYSK,
        Rules::Spanish => SPANISH,
        Rules::SpanishClassic => SPANISH_CLASSIC,
        Rules::International => INTERNATIONAL,
        Rules::InternationalFmjd => INTERNATIONAL_FMJD,
    }
}

use Goal::{AnyMove, Crowns, Ends, KingGoes, KingGoesStraight};

// Ten squares wide.
const MAN_MOVES: Lesson = lesson(Topic::ManMoves, "W:W32,33,38:B12,13,18", AnyMove);
const MUST_CAPTURE: Lesson = lesson(Topic::MustCapture, "W:W32,44:B28,9", AnyMove);
const CROWNING: Lesson = lesson(Topic::Crowning, "W:W7,38:B44", Crowns);
const KING_MOVES: Lesson = lesson(Topic::KingMoves, "W:WK46,38:B3", KingGoes(3));

// The Frisian family.
const STRAIGHT: Lesson = lesson(Topic::CapturesStraight, "W:W37,45:B38,29,3", AnyMove);
const MOST_VALUE: Lesson = lesson(Topic::MostValue, "W:W28,46:BK18,K9,41,31,16", AnyMove);
const KING_FIRST: Lesson = lesson(Topic::KingFirst, "W:W28,K46:B18,41", AnyMove);
const PASSING: Lesson = lesson(Topic::PassingLastRow, "W:W25,37:B15,10,32", AnyMove);
const KING_RESTS: Lesson = lesson(Topic::KingRests, "W:WK40,37:B5:H0:F1:+0+340", AnyMove);
const TWO_KINGS: Lesson = lesson(
    Topic::DrawTwoKings,
    "B:WK46,K47:BK4",
    Ends(Ending::TwoKingsVOne),
)
.after("4-18 47-42 18-45 42-37 45-34 46-41 34-12 41-46 12-21 37-26 21-38 26-48 38-20");
const FRYSK_START: Lesson = lesson(Topic::ManMoves, "W:W46-50:B1-5", AnyMove);
const KING_SLIDES: Lesson = lesson(Topic::KingSlides, "W:WK28,42:B3", KingGoesStraight);
const REPETITION: Lesson = lesson(
    Topic::DrawRepetition,
    "B:WK46:BK4",
    Ends(Ending::Repetition),
)
.after("4-15 46-41 15-4 41-46 4-15 46-41 15-4");

// The international game.
const BACKWARDS: Lesson = lesson(Topic::CapturesBackwards, "W:W28,44:B33,9", AnyMove);
const MOST_PIECES: Lesson = lesson(Topic::MostPieces, "W:W32,39:B28,34,24,3", AnyMove);
const GOES_ON: Lesson = lesson(Topic::GoesOn, "W:W37,48:B32,23,13,2", AnyMove);
const PASSING_DIAGONALLY: Lesson = lesson(Topic::PassingLastRow, "W:W15,43:B10,9,27", AnyMove);
const KING_CAPTURES: Lesson = lesson(Topic::KingCaptures, "W:WK46:B28,4", AnyMove);
const FIVE_MOVES: Lesson = lesson(Topic::DrawFmjd5, "B:WK46:BK4", Ends(Ending::Fmjd5))
    .after("4-13 46-10 13-36 10-46 36-9 46-10 9-3 10-5 3-25");

// Eight squares wide.
const SMALL_MAN_MOVES: Lesson = lesson(Topic::ManMoves, "W:W1,2,6:B27,28,31", AnyMove);
const SMALL_MUST_CAPTURE: Lesson = lesson(Topic::MustCapture, "W:W6,3:B10,27", AnyMove);
const FORWARDS: Lesson = lesson(Topic::CapturesForwards, "W:W14:B18,11,31", AnyMove);
const SMALL_GOES_ON: Lesson = lesson(Topic::GoesOn, "W:W2,12:B7,15,23,29", AnyMove);
const SMALL_MOST_PIECES: Lesson = lesson(Topic::MostPieces, "W:W1,12:B5,15,23,29", AnyMove);
const SMALL_KING_FIRST: Lesson = lesson(Topic::KingFirst, "W:W21,K22:BK26", AnyMove);
const SMALL_MOST_KINGS: Lesson = lesson(Topic::MostKings, "W:W1,K17:BK5,6,K23", AnyMove);
const SMALL_CROWNING: Lesson = lesson(Topic::Crowning, "W:W26,10:B8", Crowns);
const SMALL_KING_MOVES: Lesson = lesson(Topic::KingMoves, "W:WK1,11:B29", KingGoes(3));
const SMALL_KING_CAPTURES: Lesson = lesson(Topic::KingCaptures, "W:WK1:B14,29", AnyMove);
const SMALL_REPETITION: Lesson = lesson(
    Topic::DrawRepetition,
    "B:WK1:BK29",
    Ends(Ending::Repetition),
)
.after("29-25 1-5 25-29 5-1 29-25 1-5 25-29");

const FRISIAN: &[Lesson] = &[
    MAN_MOVES,
    MUST_CAPTURE,
    STRAIGHT,
    MOST_VALUE,
    KING_FIRST,
    CROWNING,
    PASSING,
    KING_MOVES,
    KING_RESTS,
    TWO_KINGS,
];

const FRISIAN_SHEET: &[Lesson] = &[
    MAN_MOVES,
    MUST_CAPTURE,
    STRAIGHT,
    MOST_VALUE,
    KING_FIRST,
    CROWNING,
    PASSING,
    KING_SLIDES,
    KING_RESTS,
    TWO_KINGS,
];

const FRISIAN_LUDOTEKA: &[Lesson] = &[
    MAN_MOVES,
    MUST_CAPTURE,
    STRAIGHT,
    // Three men, and not the two kings.
    lesson(Topic::MostPieces, "W:W28,46:BK18,K9,41,31,16", AnyMove),
    lesson(Topic::MostKings, "W:W28,46:BK18,41", AnyMove),
    CROWNING,
    PASSING,
    KING_MOVES,
    KING_RESTS,
    REPETITION,
];

const FRYSK: &[Lesson] = &[
    FRYSK_START,
    MUST_CAPTURE,
    STRAIGHT,
    MOST_VALUE,
    KING_FIRST,
    CROWNING,
    PASSING,
    KING_MOVES,
    KING_RESTS,
    TWO_KINGS,
];

const SPANISH: &[Lesson] = &[
    SMALL_MAN_MOVES,
    SMALL_MUST_CAPTURE,
    FORWARDS,
    SMALL_GOES_ON,
    SMALL_MOST_PIECES,
    SMALL_KING_FIRST,
    SMALL_CROWNING,
    SMALL_KING_MOVES,
    SMALL_KING_CAPTURES,
    SMALL_REPETITION,
];

const SPANISH_CLASSIC: &[Lesson] = &[
    SMALL_MAN_MOVES,
    SMALL_MUST_CAPTURE,
    FORWARDS,
    SMALL_GOES_ON,
    SMALL_MOST_PIECES,
    SMALL_MOST_KINGS,
    SMALL_CROWNING,
    SMALL_KING_MOVES,
    SMALL_KING_CAPTURES,
    SMALL_REPETITION,
];

const INTERNATIONAL: &[Lesson] = &[
    MAN_MOVES,
    MUST_CAPTURE,
    BACKWARDS,
    GOES_ON,
    MOST_PIECES,
    CROWNING,
    PASSING_DIAGONALLY,
    KING_MOVES,
    KING_CAPTURES,
    REPETITION,
];

const INTERNATIONAL_FMJD: &[Lesson] = &[
    MAN_MOVES,
    MUST_CAPTURE,
    BACKWARDS,
    GOES_ON,
    MOST_PIECES,
    CROWNING,
    PASSING_DIAGONALLY,
    KING_MOVES,
    KING_CAPTURES,
    FIVE_MOVES,
];
