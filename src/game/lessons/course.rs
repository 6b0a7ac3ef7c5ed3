//! The lessons of each rule set, as tables: a position, what was played before, what is asked.
//! No Bevy here.
//!
//! A rule set has those topics that its law has, and each lesson stands here once, with the rule
//! sets that teach it.

use super::{Goal, Topic};
use crate::notation::fen::{self, FenError};
use crate::rules::{Ending, Game, PlayError, Rules};
use Goal::{AnyMove, Crowns, Ends, KingGoes, KingGoesStraight};
use Rules::{Frisian, FrisianLudoteka, FrisianSheet, Frysk, International, InternationalFmjd};

/// A board with something to do on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lesson {
    /// Who teaches it.
    rules: &'static [Rules],
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

const fn lesson(rules: &'static [Rules], topic: Topic, fen: &'static str, goal: Goal) -> Lesson {
    Lesson {
        rules,
        topic,
        fen,
        so_far: "",
        goal,
    }
}

/// The lessons of a rule set, in the order in which they are best taken.
pub fn course(rules: Rules) -> Vec<&'static Lesson> {
    let taught = |lesson: &&Lesson| lesson.rules.contains(&rules);
    LESSONS.iter().filter(taught).collect()
}

/// All those of ten squares a side.
const TEN: &[Rules] = &[
    Frisian,
    FrisianSheet,
    FrisianLudoteka,
    Frysk,
    International,
    InternationalFmjd,
];
/// Those of twenty men a side among them.
const TWENTY_MEN: &[Rules] = &[
    Frisian,
    FrisianSheet,
    FrisianLudoteka,
    International,
    InternationalFmjd,
];
/// The Frisian family.
const FAMILY: &[Rules] = &[Frisian, FrisianSheet, FrisianLudoteka, Frysk];
/// Those of it in which captures have a value.
const BY_VALUE: &[Rules] = &[Frisian, FrisianSheet, Frysk];
/// Those of ten squares a side whose kings never slide along rows and columns.
const DIAGONAL_KINGS: &[Rules] = &[
    Frisian,
    FrisianLudoteka,
    Frysk,
    International,
    InternationalFmjd,
];
/// The international game, by either law of draws.
const DIAGONAL: &[Rules] = &[International, InternationalFmjd];
/// All those of eight squares a side.
const EIGHT: &[Rules] = &[Rules::Spanish, Rules::SpanishClassic];

/// Every lesson.
#[rustfmt::skip]
const LESSONS: &[Lesson] = &[
    lesson(TWENTY_MEN, Topic::ManMoves, "W:W32,33,38:B12,13,18", AnyMove),
    lesson(&[Frysk], Topic::ManMoves, "W:W46-50:B1-5", AnyMove),
    lesson(TEN, Topic::MustCapture, "W:W32,44:B28,9", AnyMove),
    lesson(FAMILY, Topic::CapturesStraight, "W:W37,45:B38,29,3", AnyMove),
    lesson(DIAGONAL, Topic::CapturesBackwards, "W:W28,44:B33,9", AnyMove),
    lesson(DIAGONAL, Topic::GoesOn, "W:W37,48:B32,23,13,2", AnyMove),
    lesson(DIAGONAL, Topic::MostPieces, "W:W32,39:B28,34,24,3", AnyMove),
    lesson(BY_VALUE, Topic::MostValue, "W:W28,46:BK18,K9,41,31,16", AnyMove),
    // Three men, and not the two kings.
    lesson(&[FrisianLudoteka], Topic::MostPieces, "W:W28,46:BK18,K9,41,31,16", AnyMove),
    lesson(&[FrisianLudoteka], Topic::MostKings, "W:W28,46:BK18,41", AnyMove),
    lesson(BY_VALUE, Topic::KingFirst, "W:W28,K46:B18,41", AnyMove),
    lesson(TEN, Topic::Crowning, "W:W7,38:B44", Crowns),
    lesson(FAMILY, Topic::PassingLastRow, "W:W25,37:B15,10,32", AnyMove),
    lesson(DIAGONAL, Topic::PassingLastRow, "W:W15,43:B10,9,27", AnyMove),
    lesson(DIAGONAL_KINGS, Topic::KingMoves, "W:WK46,38:B3", KingGoes(3)),
    lesson(&[FrisianSheet], Topic::KingSlides, "W:WK28,42:B3", KingGoesStraight),
    lesson(DIAGONAL, Topic::KingCaptures, "W:WK46:B28,4", AnyMove),
    lesson(FAMILY, Topic::KingRests, "W:WK40,37:B5:H0:F1:+0+340", AnyMove),
    lesson(BY_VALUE, Topic::DrawTwoKings, "B:WK46,K47:BK4", Ends(Ending::TwoKingsVOne))
        .after("4-18 47-42 18-45 42-37 45-34 46-41 34-12 41-46 12-21 37-26 21-38 26-48 38-20"),
    lesson(&[FrisianLudoteka, International], Topic::DrawRepetition, "B:WK46:BK4", Ends(Ending::Repetition))
        .after("4-15 46-41 15-4 41-46 4-15 46-41 15-4"),
    lesson(&[InternationalFmjd], Topic::DrawFmjd5, "B:WK46:BK4", Ends(Ending::Fmjd5))
        .after("4-13 46-10 13-36 10-46 36-9 46-10 9-3 10-5 3-25"),
    lesson(EIGHT, Topic::ManMoves, "W:W1,2,6:B27,28,31", AnyMove),
    lesson(EIGHT, Topic::MustCapture, "W:W6,3:B10,27", AnyMove),
    lesson(EIGHT, Topic::CapturesForwards, "W:W14:B18,11,31", AnyMove),
    lesson(EIGHT, Topic::GoesOn, "W:W2,12:B7,15,23,29", AnyMove),
    lesson(EIGHT, Topic::MostPieces, "W:W1,12:B5,15,23,29", AnyMove),
    lesson(&[Rules::Spanish], Topic::KingFirst, "W:W21,K22:BK26", AnyMove),
    lesson(&[Rules::SpanishClassic], Topic::MostKings, "W:W1,K17:BK5,6,K23", AnyMove),
    lesson(EIGHT, Topic::Crowning, "W:W26,10:B8", Crowns),
    lesson(EIGHT, Topic::KingMoves, "W:WK1,11:B29", KingGoes(3)),
    lesson(EIGHT, Topic::KingCaptures, "W:WK1:B14,29", AnyMove),
    lesson(EIGHT, Topic::DrawRepetition, "B:WK1:BK29", Ends(Ending::Repetition))
        .after("29-25 1-5 25-29 5-1 29-25 1-5 25-29"),
];
