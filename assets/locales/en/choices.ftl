# A new game and the settings in English.

## The rules

RulesHead = Rules
RulesOnABoard = Rules on a board
KindOfDraughts =
    { $kind ->
        [frisian] Frisian
        [spanish] Spanish
       *[international] International
    }
KindAbout =
    { $kind ->
        [frisian] Men capture in all eight directions. Value counts.
        [spanish] Men capture forward only. Flying kings.
       *[international] Four diagonals. The most pieces must be taken.
    }
Variant =
    { $rules ->
        [frisian] Federation
        [frisian-sheet] The sheet
        [frisian-ludoteka] Ludoteka
        [frysk] Frysk!
        [spanish-classic] Classic
        [international-fmjd] FMJD
       *[other] Gran Ronda
    }
VariantAbout =
    { $rules ->
        [frisian] The official rules: kings capture in all directions but travel along diagonals.
        [frisian-sheet] Kings travel along rows and columns too.
        [frisian-ludoteka] The most pieces come first, then the most kings.
        [frysk] Five men each: short and sharp.
        [spanish] Among captures of as many pieces, a king must take.
        [spanish-classic] Among captures of as many pieces, the most kings; who takes doesn’t matter.
        [international-fmjd] Endings with few pieces are drawn after 16 moves, or 5.
       *[other] A draw after 25 moves each without a man’s move or a capture.
    }

## Who plays, and how

TwoMachines = Two machines
LevelOf = Level of
TwoPeopleAbout = Two people at one board, taking turns.
TwoMachinesAbout = The machine plays both sides, and you look on.
TurnBoard = Turn the board after each move
ClockHead = Clock
NoClock = None
MainTime = { $minutes } min + { $seconds } s
PerMove = { $seconds } s a move
Minutes = { $count } min
SecondsAMove = + { $count } s a move
OwnTime = Your own time
More = More
Odds = Odds
OddsAbout = The men come off the middle of the back row.
OddsOverruled = The position below says which men there are.
BeginsWith =
    { $side ->
        [white] White begins with
       *[black] Black begins with
    }
AllMen = All men
FewerMen = { $count } fewer
FromPosition = Begin from a position (FEN)

## The settings

BoardHead = Board
BoardWalnut = Walnut
BoardSlate = Slate
BoardPaper = Paper
BoardContrast = High contrast
PiecesHead = Pieces
PiecesTurned = Turned wood
PiecesGlazed = Glazed tile
LightHead = Light
LightSystem = As the system
LightDay = Day
LightNight = Night
NumbersShown = Numbers on the squares
ReducedMotion = Reduced motion
Muted = Mute
Volume = Volume
LargerTables = Perfect endings with four pieces
LargerTablesAbout = Your computer works them out in the background. It takes some minutes and some megabytes for each rule set.
LargerTablesMaking = Being worked out: { $percent } %
LargerTablesReady = The machine knows them.
LargerTablesFailed = They couldn’t be worked out: { $text }

## Why a line is no position

FenNoSide = It must begin with the side to move, W or B, and not with “{ $found }”.
FenUnknownField = “{ $found }” is neither a list of pieces nor anything else a FEN has.
FenTwice = “{ $found }” stands there a second time.
FenMissing =
    { $side ->
        [white] White’s pieces are missing.
       *[black] Black’s pieces are missing.
    }
FenNoSquare = “{ $found }” is neither a square nor a range of squares.
FenNoSuchSquare = There is no square { $number }: this board has 1 to { $last }.
FenGhost = “{ $found }” is a piece of a capture that isn’t over.
FenKingRuns = “{ $found }” doesn’t tell the kings’ moves, as +0+328 would.
FenNoNumber = “{ $found }” is not a number of moves.
FenCrowded = Square { $square } holds two pieces.
FenUncrowned =
    { $side ->
        [white] A white man can’t stand on { $square }: there it would be a king.
       *[black] A black man can’t stand on { $square }: there it would be a king.
    }
FenNoKing =
    { $side ->
        [white] White has no king on { $square } whose moves could be counted.
       *[black] Black has no king on { $square } whose moves could be counted.
    }
FenRunTooLong = A king makes at most { $limit } moves in a row.
