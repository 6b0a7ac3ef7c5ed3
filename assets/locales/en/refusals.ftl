# Why a move is refused, in English.

## Captures

YouMustCapture = You must capture
MustCaptureFrom =
    { $squares_count ->
        [one] The piece on { $squares } can capture, so it must.
       *[other] The pieces on { $squares } can capture: one of them must.
    }
Ringed =
    { $pieces ->
        [one] The ringed one must: { $better }.
       *[other] The ringed ones may: { $better }.
    }
BetterCapture = A better capture exists
NotThat = Not { $refused } but { $better }.
WorthMore =
    { $better_count ->
        [one] { $better } is worth more than { $worse }.
       *[other] { $better } are worth more than { $worse }.
    }
# The sum beside the pieces. A king is worth a shade under two men.
Worth =
    { $taken_kings ->
        [0] { $taken_men }
       *[other] almost { $taken_men }
    }
IsWorth =
    { $taken_kings ->
        [0] worth { $taken_men }
       *[other] worth almost { $taken_men }
    }
TakesWorth =
    { $taken_kings ->
        [0] { $taken } = { $taken_men }
       *[other] { $taken } = almost { $taken_men }
    }
TakesSum = { $taken }
RouteTakes = Takes { $squares }
WaysToCapture =
    { $count ->
        [2] Two ways to capture
        [3] Three ways to capture
       *[other] { $count } ways to capture
    }
WaysEnd = They all end on { $square }: choose the pieces that leave.
WaysDiffer = Choose the pieces that leave.
WaysKeys = Press the number, or touch a square that only one of them uses.
MostPieces = The most pieces must be taken: { $better }, not { $worse }.
MostKings = Of as many pieces the most kings must be taken: { $better }, not { $worse }.
KingTakesFirst = Both take the same, so it is the king that must capture.
MustGoOn = A capture takes all it can: from { $square } it goes on to { $landings }.
NothingToTake = There is nothing to capture between { $from } and { $to }.
TakenOnce = The piece on { $square } has been jumped already: it stays in the way until the move ends.
ManCapturesForward = A man only captures forwards.
OnlyPassedLastRow = The man only passed the last row on { $square }: it becomes a king when its move ends there.

## The rest

KingMustRest = This king must rest
KingRests = The king on { $square } has made three moves in a row: now another piece must move.
NotYourPiece =
    { $turn ->
        [white] The piece on { $square } isn’t yours: White is to play.
       *[black] The piece on { $square } isn’t yours: Black is to play.
    }
NothingThere = There is no piece on { $square }.
Blocked = The piece on { $square } is blocked: it has nowhere to go.
Occupied = Square { $square } isn’t free.
LandBehind = To take the piece on { $square }, jump it: choose the square behind it.
WayBlocked = A piece stands in the way between { $from } and { $to }.
ManGoesForward = A man doesn’t go backwards.
ManOneSquare = A man goes one square at a time.
NotALine = No line leads from { $from } to { $to }.
OnlyDiagonal = Along rows and columns this piece only captures: it moves diagonally.
DiagonalsOnly = By these rules pieces move and capture along diagonals only.
