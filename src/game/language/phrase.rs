//! Everything the game says, one variant a thing.

use fluent_bundle::FluentArgs;

use super::argument::{AllOf, Argument, KindName, OneOf, RulesName, SideName, Taken, WayName};
use super::catalogue::Catalogue;

/// Writes the enum, and for each variant its name and its arguments as the files know them.
macro_rules! phrases {
    ($(#[$about:meta])* pub enum Phrase { $($(#[$doc:meta])* $name:ident $({ $($field:ident: $kind:ty),+ })?,)+ }) => {
        $(#[$about])*
        pub enum Phrase {
            $($(#[$doc])* $name $({ $($field: $kind),+ })?,)+
        }

        impl Phrase {
            /// Its name: that of the variant here and of the message in the files.
            pub fn name(&self) -> &'static str {
                match self {
                    $(Self::$name { .. } => stringify!($name),)+
                }
            }

            /// What its message is told with.
            pub(super) fn arguments(&self, catalogue: &Catalogue) -> FluentArgs<'static> {
                let mut arguments = FluentArgs::new();
                match self {
                    $(Self::$name $({ $($field),+ })? => {
                        $($($field.put(stringify!($field), catalogue, &mut arguments);)+)?
                    })+
                }
                arguments
            }

            /// One of each, told with the `n`th example of everything.
            #[cfg(test)]
            pub(super) fn examples(n: usize) -> Vec<Self> {
                vec![$(Self::$name $({ $($field: Argument::example(n)),+ })?,)+]
            }

            /// The name of each, with the names of its fields.
            #[cfg(test)]
            pub(super) const FIELDS: &[(&str, &[&str])] =
                &[$((stringify!($name), &[$($(stringify!($field)),+)?]),)+];
        }
    };
}

phrases! {
    /// One thing that the game says. The English files show each in full.
    ///
    /// Squares are numbers from 1, levels go from 1 to 8, moves are counted by each side for itself, and a text
    /// is a move as notation writes it ("49x47") unless said otherwise.
    #[derive(Clone, Debug, PartialEq, Eq)]
    #[allow(missing_docs, reason = "the English files say what each variant is")]
    pub enum Phrase {
        // Interface: title and menus.
        GameName,
        WindowTitle,
        FrisianDraughts,
        /// Goes after [`FrisianDraughts`](Self::FrisianDraughts), a raised dot between them.
        AlsoOtherBoards,
        Play,
        Continue,
        MoveNumber { number: u32 },
        NewGame,
        Undo,
        Redo,
        FlipBoard,
        /// [`FlipBoard`](Self::FlipBoard) where there is little room.
        Flip,
        Menu,
        Back,
        ToTheTitle,
        Close,
        Settings,
        Language,
        Sound,
        /// How fast pieces move; the next four are its choices.
        Speed,
        SpeedNone,
        SpeedSlow,
        SpeedNormal,
        SpeedFast,
        Cancel,

        // Interface: the seats.
        Opponent,
        TheMachine,
        APersonHere,
        /// Heads the choice of a side: "White", "Black", [`EitherSide`](Self::EitherSide).
        YouPlay,
        EitherSide,
        You,
        Side { side: SideName },
        Pieces { count: u32 },
        Men { count: u32 },
        Kings { count: u32 },
        /// Told with the texts of [`Kings`](Self::Kings) and [`Men`](Self::Men).
        KingsAndMen { kings: String, men: String },
        /// A list's end; `rest` is what goes before, with its commas.
        OrLast { rest: String, last: u8 },
        /// A list's end; `rest` is what goes before, with its commas.
        AndLast { rest: String, last: u8 },

        // A new game: its rules.
        RulesHead,
        RulesOnABoard,
        KindOfDraughts { kind: KindName },
        /// What is special about it, in a line or two.
        KindAbout { kind: KindName },
        Variant { rules: RulesName },
        /// How the variant differs from its kind's others.
        VariantAbout { rules: RulesName },

        // A new game: who plays, and how.
        TwoMachines,
        /// Heads the choice of a side whose level is to be set.
        LevelOf,
        TwoPeopleAbout,
        TwoMachinesAbout,
        TurnBoard,
        ClockHead,
        NoClock,
        MainTime { minutes: u32, seconds: u32 },
        PerMove { seconds: u32 },
        Minutes { count: u32 },
        SecondsAMove { count: u32 },
        /// Own values for the clock.
        OwnTime,
        More,
        Odds,
        OddsAbout,
        /// In its place, where a position is set up.
        OddsOverruled,
        /// Heads how many men fewer a side begins with.
        BeginsWith { side: SideName },
        AllMen,
        FewerMen { count: u32 },
        /// Heads a line for a FEN.
        FromPosition,

        // The settings.
        BoardHead,
        BoardWalnut,
        BoardSlate,
        BoardPaper,
        BoardContrast,
        PiecesHead,
        PiecesTurned,
        PiecesGlazed,
        /// Heads when the room is dark; the next three are its choices.
        LightHead,
        LightSystem,
        LightDay,
        LightNight,
        NumbersShown,
        ReducedMotion,
        Muted,
        Volume,
        /// The machine's endgame tables of four pieces.
        LargerTables,
        LargerTablesAbout,
        LargerTablesMaking { percent: u32 },
        LargerTablesReady,
        /// With what the system says.
        LargerTablesFailed { text: String },

        // Why a line is no position; a text is what was read.
        FenNoSide { found: String },
        FenUnknownField { found: String },
        FenTwice { found: String },
        FenMissing { side: SideName },
        FenNoSquare { found: String },
        FenNoSuchSquare { number: u32, last: u8 },
        FenGhost { found: String },
        FenKingRuns { found: String },
        FenNoNumber { found: String },
        FenCrowded { square: u8 },
        FenUncrowned { side: SideName, square: u8 },
        FenNoKing { side: SideName, square: u8 },
        FenRunTooLong { limit: u8 },

        // Interface: while a game goes on.
        YourTurn,
        /// Beside the name of the one of two people whose turn it is.
        OnMove,
        ToPlay { side: SideName },
        /// With the name of a level.
        Thinks { name: String },
        Moves,
        Chosen { square: u8, landings: OneOf },
        /// Where there are too many squares to name them.
        ChosenMany { square: u8, count: u32 },
        ChosenCaptures { square: u8, landings: OneOf },
    /// Several captures end on the square that was touched.
    SeveralWays { landings: OneOf },
    /// A move was played, for screen readers.
    MoveSpoken { side: SideName, text: String },
    /// An empty square, for screen readers.
    SquareEmpty { square: u8 },
    /// A square with a man.
    SquareMan { square: u8, side: SideName },
    /// A square with a king.
    SquareKing { square: u8, side: SideName },
    /// A move is being typed.
    Typing { text: String },
    /// What was typed is no move.
    NotAMove,
        /// In the middle of a capture.
        GoesOn { landings: OneOf },
        Resign,
        ResignAsk,
        ResignMeans { winner: SideName },
        KeepPlaying,
        Rematch,
        /// With the side that the person will have.
        RematchAs { side: SideName },

        // The screen of play.
        Hint,
        HintThinks,
        HintMove { text: String },
        /// With several moves.
        HintLine { text: String },
        OfferDraw,
        OfferDrawAsk,
        OffersLeft { count: u32 },
        DrawOfferedBy { side: SideName },
        DrawMeans,
        Accept,
        Decline,
        DrawDeclinedBy { side: SideName },
        /// With the name of a level.
        DrawDeclined { name: String },
        PlayedFor { side: SideName },
        ExpiriesLeft { count: u32 },
        KingFlies,
        PlayedMeanwhile,
        /// With a move and its number.
        LookingBack { text: String },
        LookingBackStart,
        BackToGame,
        FirstMove,
        PreviousMove,
        NextMove,
        LastMove,
        /// [`SaveGame`](Self::SaveGame) where there is little room.
        Save,
        Review,
        /// The word under a number.
        MovesPlayed { count: u32 },
        /// The words under a number.
        LargestCapture { count: u32 },

        // Interface: what goes wrong.
        NoDisplay,
        NoGraphicsDriver,
        NoSoundDevice,
        /// Shown in the window that was opened anew, and on the terminal.
        GraphicsLost,
        /// With the file's name.
        AssetUnreadable { name: String },
        EngineRestarted,
        NothingKept,
        /// With the name that the storage has for it: "game", "settings".
        NotKept { what: String },
        /// With the name that the storage has for it: "game", "settings".
        NotFound { what: String },

        // A game in a link, and everything in a file.
        Share,
        LinkCopied,
        LinkNotCopied,
        LinkSenseless,
        /// Heads the next two.
        EverythingHead,
        SaveEverything,
        OpenEverything,
        TakeEverythingAsk,
        TakeEverythingMeans,
        TakeEverything,
        FileSenseless,

        // The levels.
        Level { level: u8 },
        LevelName { level: u8 },
        /// The name as that of a rival: with its article.
        LevelTitle { level: u8 },
        LevelCharacter { level: u8 },
        /// The character in at most 18 letters.
        LevelShort { level: u8 },
        /// A level's strength in points, a text as "1900+".
        Rating { text: String },

        // Why a move is refused: captures.
        YouMustCapture,
        MustCaptureFrom { squares: AllOf },
        /// What must capture has a ring; with one such capture, and how many pieces have one.
        Ringed { better: String, pieces: u32 },
        BetterCapture,
        /// With the texts of both.
        NotThat { refused: String, better: String },
        WorthMore { better: Taken, worse: Taken },
        /// What a capture is worth in men, for the sum beside the pieces.
        Worth { taken: Taken },
        /// By rules that count pieces: how many each takes.
        MostPieces { better: u32, worse: u32 },
        /// The same as a word beside a way on the board.
        IsWorth { taken: Taken },
        /// What a capture takes and what that is worth, as a sum.
        TakesWorth { taken: Taken },
        /// What a capture takes, where nothing is worth more than another.
        TakesSum { taken: Taken },
        /// With the squares in the order in which they are taken.
        RouteTakes { squares: AllOf },
        /// Heads several ways to capture.
        WaysToCapture { count: u32 },
        /// All of them end there.
        WaysEnd { square: u8 },
        WaysDiffer,
        /// How one of them can be chosen besides pressing its card.
        WaysKeys,
        /// By rules where kings decide between as many pieces: how many kings each takes.
        MostKings { better: u32, worse: u32 },
        KingTakesFirst,
        MustGoOn { square: u8, landings: OneOf },
        NothingToTake { from: u8, to: u8 },
        TakenOnce { square: u8 },
        ManCapturesForward,
        OnlyPassedLastRow { square: u8 },

        // Why a move is refused: the rest.
        KingMustRest,
        KingRests { square: u8 },
        /// With the side to move.
        NotYourPiece { square: u8, turn: SideName },
        NothingThere { square: u8 },
        Blocked { square: u8 },
        Occupied { square: u8 },
        /// A piece was touched that the chosen one can take.
        LandBehind { square: u8 },
        WayBlocked { from: u8, to: u8 },
        ManGoesForward,
        ManOneSquare,
        NotALine { from: u8, to: u8 },
        /// Where pieces capture along rows and columns, too.
        OnlyDiagonal,
        /// Where they don't.
        DiagonalsOnly,

        // How a game ended.
        GameOver,
        Wins { winner: SideName },
        Draw,
        EndNoMoves { loser: SideName },
        /// With the squares of the pieces, when they are few enough to name.
        EndShutIn { loser: SideName, squares: AllOf },
        /// No move is left because a king must rest.
        EndKingRests { loser: SideName, square: u8 },
        EndNoPieces { loser: SideName },
        EndResigned { loser: SideName },
        EndAgreed,
        EndTime { loser: SideName },
        EndTimeThrice { loser: SideName },
        EndRepetition,
        EndKingsOnly,
        EndNoProgress,
        /// With the side that has two kings.
        EndTwoKingsOne { stronger: SideName },
        EndOneKingEach,
        EndFmjd16,
        EndFmjd5,

        // Counters that are running.
        KingMayMove { square: u8, left: u32 },
        /// A king that must rest, while the other side is to move.
        KingRestsNext { square: u8 },
        TwoKingsLeft { moves: u32 },
        /// For the other endings that are counted down.
        DrawIn { moves: u32 },
        KingsOnlyCount { moves: u32, limit: u32 },
        NoProgressCount { moves: u32, limit: u32 },
        Repeated { times: u32 },

        // How to play: each lesson's title, its task, and what is said when it is done.
        HowToPlay,
        LessonOf { number: u32, count: u32 },
        LessonPrevious,
        LessonNext,
        /// A legal move that isn't what the task asks for.
        LessonNotThat,
        LessonManMoves, LessonManMovesTask, LessonManMovesDone,
        LessonMustCapture, LessonMustCaptureTask, LessonMustCaptureDone,
        LessonCapturesStraight, LessonCapturesStraightTask, LessonCapturesStraightDone,
        LessonCapturesBackwards, LessonCapturesBackwardsTask, LessonCapturesBackwardsDone,
        LessonCapturesForwards, LessonCapturesForwardsTask, LessonCapturesForwardsDone,
        LessonGoesOn, LessonGoesOnTask, LessonGoesOnDone,
        LessonMostValue, LessonMostValueTask, LessonMostValueDone,
        LessonMostPieces, LessonMostPiecesTask, LessonMostPiecesDone,
        LessonMostKings, LessonMostKingsTask, LessonMostKingsDone,
        LessonKingFirst, LessonKingFirstTask, LessonKingFirstDone,
        LessonCrowning, LessonCrowningTask, LessonCrowningDone,
        LessonPassingLastRow, LessonPassingLastRowTask, LessonPassingLastRowDone,
        LessonKingMoves, LessonKingMovesTask, LessonKingMovesDone,
        LessonKingSlides, LessonKingSlidesTask, LessonKingSlidesDone,
        LessonKingCaptures, LessonKingCapturesTask, LessonKingCapturesDone,
        LessonKingRests, LessonKingRestsTask, LessonKingRestsDone,
        LessonDrawTwoKings, LessonDrawTwoKingsTask, LessonDrawTwoKingsDone,
        LessonDrawRepetition, LessonDrawRepetitionTask, LessonDrawRepetitionDone,
        LessonDrawFmjd5, LessonDrawFmjd5Task, LessonDrawFmjd5Done,

        // Analysis: the screen.
        Analysis,
        /// Goes from a game to its analysis.
        Analyse,
        AnalysisDepth { depth: u32 },
        /// Heads how many of them are told.
        BestLines,
        WatchOn,
        WatchOff,
        /// With a score, White's.
        Evaluation { text: String },
        GraphAbout,
        StepBack,
        StepOn,
        NothingPlayed,
        CopyFen,
        CopyPdn,
        Copied,
        NotCopied,

        // Analysis: what is said about a move.
        Note,
        /// With a move and its number.
        NoteOn { text: String },
        NoteOnStart,
        CommentHead,
        MarkHead,
        /// The marks as files number them: 1 for a good move, to 6.
        MarkSpoken { mark: u8 },
        MarkNone,
        Promote,
        DeleteLine,
        PutBack,
        /// What came after a position was deleted there.
        DeletedHere,

        // Analysis: the mistakes of a game.
        Mistakes,
        FindMistakes,
        MistakesSought { percent: u32 },
        MistakesNone,
        TryAgain,
        ShowBetter,
        AttemptAsk { text: String },
        AttemptWeighed { text: String },
        AttemptGood { text: String },
        AttemptWorse { text: String },
        /// A mistake, and what would have been better.
        FaultSaid { what: String, instead: String },
        FaultTakes { number: u32, text: String, side: SideName, taken: Taken, way: WayName },
        FaultTakesLater { number: u32, text: String, side: SideName, taken: Taken, way: WayName },
        FaultLoses { number: u32, text: String, side: SideName },
        FaultCrowns { number: u32, text: String, side: SideName },
        FaultMisses { number: u32, text: String, taken: Taken, way: WayName },
        FaultLetsWinGo { number: u32, text: String },
        FaultWorsens { number: u32, text: String, side: SideName },
        BetterWins { text: String },
        BetterBalances { text: String },
        BetterHoldsOut { text: String },
        FaultLetsAdvantageGo { number: u32, text: String },
        BetterKeepsAdvantage { text: String },
        /// Stands for the text of a move where its number says not whose it was.
        MoveOf { side: SideName, text: String },

        // A position is set up.
        SetUp,
        SetUpTitle,
        ToolMan { side: SideName },
        ToolKing { side: SideName },
        ToolCrown,
        ToolRemove,
        ClearBoard,
        StartPosition,
        SideToMove,
        FenHead,
        PlayFromHere,
        SetUpGood,
        SetUpNoPieces { side: SideName },
        SetUpNoMoves { side: SideName },
        SetUpDrawn,

        // What can't be kept; `what` is `game`, `games` or `settings`.
        AnotherOpen,
        NoRoomToKeep { what: String },
        NotAllowedToKeep { what: String },
        KeptByNewer { what: String },

        // Games that were played, and files of games.
        MyGames,
        PastedGames,
        GamesTab,
        FiguresTab,
        /// Heads the line for words that are looked for.
        SearchFor,
        AnyEnd,
        EndWon,
        EndDrawn,
        EndLost,
        AnyRules,
        GamesFound { count: u32 },
        NoGamesYet,
        NoneFound,
        StillReading,
        /// A collection that was too large to read it all.
        TooManyGames { count: u32 },
        Versus { white: String, black: String },
        /// Nobody knows who.
        Somebody,
        GameUnfinished,
        /// Told for screen readers, and under the names.
        PlyCount { count: u32 },
        PutOnBoard,
        AnalyseGame,
        /// A game whose rules aren't ours, or whose start can't be read.
        CantBePlayed,
        /// Part of a game couldn't be read.
        PartlyRead { count: u32 },
        OpenFile,
        /// On the button that opens what was copied elsewhere.
        Paste,
        /// Nothing came of it.
        NothingCopied,
        /// Back to the games of the file of which one is analysed.
        FileGames,
        SaveGame,
        SaveAll,
        /// Heads the columns of figures.
        AgainstLevel,
        FiguresEmpty,
        /// With a file's name.
        FileSaved { name: String },
        FileUnreadable { name: String },
        FileTooLong { name: String },
        FileEmpty { name: String },
        PastedNothing,
        FileNoRoom { name: String },
        FileNotAllowed { name: String },
        FileUnwritable { name: String },
    }
}
