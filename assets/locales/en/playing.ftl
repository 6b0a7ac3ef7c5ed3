# The screen of play in English: hints, draws, clocks, looking back, and the card at the end.

## Hints

Hint = Hint
HintThinks = Looking for a good move…
HintMove = A good move: { $text }
HintLine = What may follow: { $text }

## Draws

OfferDraw = Offer a draw
OfferDrawAsk = Offer a draw?
OffersLeft =
    { $count ->
        [0] No more draws can be offered in this game.
        [one] One more draw can be offered in this game.
       *[other] { $count } more draws can be offered in this game.
    }
DrawOfferedBy =
    { $side ->
        [white] White offers a draw
       *[black] Black offers a draw
    }
DrawMeans = The game would end without a winner.
Accept = Accept
Decline = Decline
DrawDeclinedBy =
    { $side ->
        [white] White declines the draw.
       *[black] Black declines the draw.
    }
DrawDeclined = { $name } declines the draw.

## Clocks

PlayedFor =
    { $side ->
        [white] White’s time was up, so a move was played.
       *[black] Black’s time was up, so a move was played.
    }
ExpiriesLeft =
    { $count ->
        [1] The next time in a row loses the game.
       *[other] { $count } times more in a row lose the game.
    }

## While a game goes on

Thinks = { $name } is thinking
KingFlies = A king moves as far as its way is free.
PlayedMeanwhile = A move has been played meanwhile.
LookingBack = Looking back at { $text }
LookingBackStart = Looking back at the start
BackToGame = Back to the game
FirstMove = To the start
PreviousMove = One move back
NextMove = One move on
LastMove = To the last move

## The card at the end

Save = Save
Review = Review
MovesPlayed =
    { $count ->
        [one] move
       *[other] moves
    }
LargestCapture =
    { $count ->
        [one] piece in one capture
       *[other] pieces in one capture
    }
