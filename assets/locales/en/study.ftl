# Analysis and setting up in English.

## The screen

Analysis = Analysis
Analyse = Analyse
AnalysisDepth = depth { $depth }
BestLines = Best lines
WatchOn = Let the machine look on
WatchOff = Stop the machine
Evaluation = Evaluation for White: { $text }
GraphAbout = The game as a curve: above the middle White stands better
StepBack = Back
StepOn = On
NothingPlayed = Play a move on the board: it starts a line.
CopyFen = Copy FEN
CopyPdn = Copy PDN
Copied = Copied.
NotCopied = There is no clipboard here: nothing was copied.

## About a move

Note = Note
NoteOn = About { $text }
NoteOnStart = About the start
CommentHead = Comment
MarkHead = Mark
MarkSpoken =
    { $mark ->
        [1] Good move
        [2] Bad move
        [3] Excellent move
        [4] Blunder
        [5] Interesting move
       *[6] Doubtful move
    }
MarkNone = No mark
Promote = Make it the main line
DeleteLine = Delete from here
PutBack = Put back what was deleted
DeletedHere = What came here was deleted; the menu puts it back.

## Mistakes

Mistakes = Mistakes
FindMistakes = Find mistakes
MistakesSought = Looking at the game: { $percent } %
MistakesNone = No mistakes were found.
TryAgain = Try again
ShowBetter = Show me
AttemptAsk = Find something better than { $text }.
AttemptWeighed = Looking at { $text }…
AttemptGood = { $text } is as good as it gets.
AttemptWorse = { $text } isn’t it. Try again?
FaultSaid = { $what }; { $instead }.
FaultTakes =
    Move { $number }, { $text }, lets { $side ->
        [white] White
       *[black] Black
    } take { $taken }{ $way ->
        [row] {" "}along the row
        [column] {" "}along the column
        [mixed] {" "}in several directions
       *[diagonal] {""}
    }
FaultTakesLater =
    Move { $number }, { $text }, lets { $side ->
        [white] White
       *[black] Black
    } take { $taken }{ $way ->
        [row] {" "}along the row
        [column] {" "}along the column
        [mixed] {" "}in several directions
       *[diagonal] {""}
    } a few moves later
FaultLoses =
    Move { $number }, { $text }, lets { $side ->
        [white] White
       *[black] Black
    } win by force
FaultCrowns =
    Move { $number }, { $text }, lets { $side ->
        [white] White
       *[black] Black
    } get a king
FaultMisses =
    Move { $number }, { $text }, misses taking { $taken }{ $way ->
        [row] {" "}along the row
        [column] {" "}along the column
        [mixed] {" "}in several directions
       *[diagonal] {""}
    }
FaultLetsWinGo = Move { $number }, { $text }, lets the win go
FaultWorsens =
    Move { $number }, { $text }, gives { $side ->
        [white] White
       *[black] Black
    } the better game
BetterWins = { $text } wins
BetterBalances = { $text } kept the balance
BetterHoldsOut = { $text } held out longer
FaultLetsAdvantageGo = Move { $number }, { $text }, gives the advantage away
BetterKeepsAdvantage = { $text } kept the advantage
MoveOf =
    { $side ->
        [white] White’s { $text }
       *[black] Black’s { $text }
    }

## Setting up

SetUp = Set up
SetUpTitle = Set up a position
ToolMan =
    { $side ->
        [white] White man
       *[black] Black man
    }
ToolKing =
    { $side ->
        [white] White king
       *[black] Black king
    }
ToolCrown = Crown
ToolRemove = Remove
ClearBoard = Clear
StartPosition = Start
SideToMove = To move
FenHead = FEN
PlayFromHere = Play from here
SetUpGood = This position can be played.
SetUpNoPieces =
    { $side ->
        [white] White has no pieces: there is nothing to play.
       *[black] Black has no pieces: there is nothing to play.
    }
SetUpNoMoves =
    { $side ->
        [white] White is to move and can’t: the game would be over.
       *[black] Black is to move and can’t: the game would be over.
    }
SetUpDrawn = With these pieces the game would be a draw at once.
