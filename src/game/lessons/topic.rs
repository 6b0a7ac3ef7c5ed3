//! What a lesson is about, and what it says. No Bevy here.

use crate::game::language::Phrase;

/// Writes the enum, all of it, and the phrases of each: its title, its task, and what is said when
/// the task is done.
macro_rules! topics {
    ($(#[$about:meta])* pub enum Topic { $($(#[$doc:meta])* $name:ident => $title:ident, $task:ident, $done:ident;)+ }) => {
        $(#[$about])*
        pub enum Topic {
            $($(#[$doc])* $name,)+
        }

        impl Topic {
            /// Every topic.
            pub const ALL: &[Self] = &[$(Self::$name,)+];

            /// Its name in a few words.
            pub fn title(self) -> Phrase {
                match self { $(Self::$name => Phrase::$title,)+ }
            }

            /// What is to be known, and to be done.
            pub fn task(self) -> Phrase {
                match self { $(Self::$name => Phrase::$task,)+ }
            }

            /// What is said when it is done.
            pub fn done(self) -> Phrase {
                match self { $(Self::$name => Phrase::$done,)+ }
            }
        }
    };
}

topics! {
    /// What a lesson is about.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub enum Topic {
        /// A man goes one square diagonally forwards.
        ManMoves => LessonManMoves, LessonManMovesTask, LessonManMovesDone;
        /// Captures are compulsory.
        MustCapture => LessonMustCapture, LessonMustCaptureTask, LessonMustCaptureDone;
        /// Men capture along rows and columns too.
        CapturesStraight => LessonCapturesStraight, LessonCapturesStraightTask, LessonCapturesStraightDone;
        /// Men capture backwards too.
        CapturesBackwards => LessonCapturesBackwards, LessonCapturesBackwardsTask, LessonCapturesBackwardsDone;
        /// Men capture forwards only.
        CapturesForwards => LessonCapturesForwards, LessonCapturesForwardsTask, LessonCapturesForwardsDone;
        /// A capture goes on as long as it can.
        GoesOn => LessonGoesOn, LessonGoesOnTask, LessonGoesOnDone;
        /// The capture of most value is compulsory.
        MostValue => LessonMostValue, LessonMostValueTask, LessonMostValueDone;
        /// The capture of most pieces is compulsory.
        MostPieces => LessonMostPieces, LessonMostPiecesTask, LessonMostPiecesDone;
        /// Among captures of as many pieces that of most kings is compulsory.
        MostKings => LessonMostKings, LessonMostKingsTask, LessonMostKingsDone;
        /// Among equal captures that by a king is compulsory.
        KingFirst => LessonKingFirst, LessonKingFirstTask, LessonKingFirstDone;
        /// A man becomes a king on the last row.
        Crowning => LessonCrowning, LessonCrowningTask, LessonCrowningDone;
        /// A man that only passes the last row stays a man.
        PassingLastRow => LessonPassingLastRow, LessonPassingLastRowTask, LessonPassingLastRowDone;
        /// A king goes any distance along a diagonal.
        KingMoves => LessonKingMoves, LessonKingMovesTask, LessonKingMovesDone;
        /// A king goes along rows and columns too.
        KingSlides => LessonKingSlides, LessonKingSlidesTask, LessonKingSlidesDone;
        /// A king captures from afar.
        KingCaptures => LessonKingCaptures, LessonKingCapturesTask, LessonKingCapturesDone;
        /// A king rests after three moves in a row.
        KingRests => LessonKingRests, LessonKingRestsTask, LessonKingRestsDone;
        /// Two kings must win against one in seven moves.
        DrawTwoKings => LessonDrawTwoKings, LessonDrawTwoKingsTask, LessonDrawTwoKingsDone;
        /// The third time the same position stands there it is a draw.
        DrawRepetition => LessonDrawRepetition, LessonDrawRepetitionTask, LessonDrawRepetitionDone;
        /// A king against one or two pieces must be caught in five moves.
        DrawFmjd5 => LessonDrawFmjd5, LessonDrawFmjd5Task, LessonDrawFmjd5Done;
    }
}
