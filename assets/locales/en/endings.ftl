# How a game ended and which counters are running, in English.

## Headings

GameOver = Game over
Wins =
    { $winner ->
        [white] White wins
       *[black] Black wins
    }
Draw = Draw

## Each ending in a sentence, with its law

EndNoMoves =
    { $loser ->
        [white] White cannot move, and a side without a move loses.
       *[black] Black cannot move, and a side without a move loses.
    }
EndShutIn =
    { $loser ->
        [white] White
       *[black] Black
    } cannot move: { $squares_count ->
        [one] the piece on { $squares } is
       *[other] the pieces on { $squares } are
    } shut in, and a side without a move loses.
EndKingRests =
    { $loser ->
        [white] White cannot move and loses: the king on { $square } must rest after three moves, nothing else is free.
       *[black] Black cannot move and loses: the king on { $square } must rest after three moves, nothing else is free.
    }
EndNoPieces =
    { $loser ->
        [white] White has no pieces left, and a side without pieces loses.
       *[black] Black has no pieces left, and a side without pieces loses.
    }
EndResigned =
    { $loser ->
        [white] White resigned.
       *[black] Black resigned.
    }
EndAgreed = Both sides agreed to a draw.
EndTime =
    { $loser ->
        [white] White’s time ran out, and with it the game.
       *[black] Black’s time ran out, and with it the game.
    }
EndTimeThrice =
    { $loser ->
        [white] White let the time run out three turns in a row, and that loses the game.
       *[black] Black let the time run out three turns in a row, and that loses the game.
    }
EndRepetition = The same position stood on the board for the third time, and that is a draw.
EndKingsOnly = Only kings were left: 50 moves by each side without a capture make a draw.
EndNoProgress = 25 moves by each side without a capture or a move of a man make a draw.
EndTwoKingsOne =
    { $stronger ->
        [white] White had seven moves to win with two kings against one, and did not: that is a draw.
       *[black] Black had seven moves to win with two kings against one, and did not: that is a draw.
    }
EndOneKingEach = One king against one, and neither can be caught: that is a draw.
EndFmjd16 = One king against three pieces: 16 moves by each side without a win make a draw.
EndFmjd5 = One king against one or two pieces: 5 moves by each side without a win make a draw.

## Counters that are running

KingMayMove =
    { $left ->
        [1] The king on { $square } may move once more, then it must rest.
        [2] The king on { $square } may move twice more, then it must rest.
       *[other] The king on { $square } may move { $left } times more, then it must rest.
    }
KingRestsNext = The king on { $square } may not move in its next turn.
TwoKingsLeft =
    { $moves ->
        [one] Two kings against one: { $moves } move left.
       *[other] Two kings against one: { $moves } moves left.
    }
DrawIn =
    { $moves ->
        [one] { $moves } move left, then it is a draw.
       *[other] { $moves } moves left, then it is a draw.
    }
KingsOnlyCount = Only kings: { $moves } of { $limit } moves without a capture.
NoProgressCount = { $moves } of { $limit } moves without a capture or a move of a man.
Repeated =
    { $times ->
        [one] This position has stood here { $times } time; the third time is a draw.
       *[other] This position has stood here { $times } times; the third time is a draw.
    }
