# Damas in English: title, menus, seats, and what is said while a game goes on.
# A message is named as its phrase in src/game/language/phrase.rs; $… are told there too.

## Title and menus

GameName = Damas
WindowTitle = Damas – Frisian draughts
FrisianDraughts = Frisian draughts
AlsoOtherBoards = also 8×8 and 10×10
Play = Play
Continue = Continue
MoveNumber = move { $number }
NewGame = New game
Undo = Undo
Redo = Redo
FlipBoard = Flip board
Flip = Flip
Menu = Menu
Back = Back
ToTheTitle = To the title
Close = Close
Settings = Settings
Language = Language
Sound = Sound
Speed = Speed
SpeedNone = None
SpeedSlow = Slow
SpeedNormal = Normal
SpeedFast = Fast
Cancel = Cancel

## The seats

Opponent = Opponent
TheMachine = The machine
APersonHere = A person here
YouPlay = You play
EitherSide = Either
You = You
Side =
    { $side ->
        [white] White
       *[black] Black
    }
Pieces =
    { $count ->
        [one] { $count } piece
       *[other] { $count } pieces
    }
Men =
    { $count ->
        [one] { $count } man
       *[other] { $count } men
    }
Kings =
    { $count ->
        [one] { $count } king
       *[other] { $count } kings
    }
KingsAndMen = { $kings } and { $men }
OrLast = { $rest } or { $last }
AndLast = { $rest } and { $last }

## While a game goes on

YourTurn = your turn
OnMove = to move
ToPlay =
    { $side ->
        [white] White to play
       *[black] Black to play
    }
Moves = Moves
Chosen = { $square } chosen: it can go to { $landings }.
ChosenMany =
    { $count ->
        [one] { $square } chosen: it can go to { $count } square.
       *[other] { $square } chosen: it can go to { $count } squares.
    }
ChosenCaptures = { $square } chosen: it captures and lands on { $landings }.
SeveralWays = Several captures end there: choose where to land first, on { $landings }.
MoveSpoken =
    { $side ->
        [white] White plays { $text }.
       *[black] Black plays { $text }.
    }
SquareEmpty = { $square }, empty
SquareMan =
    { $side ->
        [white] { $square }, white man
       *[black] { $square }, black man
    }
SquareKing =
    { $side ->
        [white] { $square }, white king
       *[black] { $square }, black king
    }
Typing = Move: { $text }
NotAMove = No move here is written like that.
GoesOn = Go on to { $landings }.
Resign = Resign
ResignAsk = Resign this game?
ResignMeans =
    { $winner ->
        [white] White would win.
       *[black] Black would win.
    }
KeepPlaying = Keep playing
Rematch = Rematch
RematchAs =
    { $side ->
        [white] Rematch as White
       *[black] Rematch as Black
    }

## What goes wrong

NoDisplay = There is no screen to open a window on.
NoGraphicsDriver = No working graphics driver was found, so nothing can be drawn.
NoSoundDevice = There is no sound device: the game goes on in silence.
GraphicsLost = The graphics card stopped answering. Your game is kept: go on where you were.
AssetUnreadable = A file of the game couldn’t be read: { $name }
EngineRestarted = The engine stopped and was started again. The game goes on.
NothingKept = Nothing can be kept here: your game and your settings are gone once you leave.
NotKept =
    { $what ->
        [game] Your game can’t be kept. Perhaps there is no room left.
        [games] The games you have played can’t be kept. Perhaps there is no room left.
        [study] Your analysis can’t be kept. Perhaps there is no room left.
        [draft] The position that you set up can’t be kept. Perhaps there is no room left.
       *[other] Your settings can’t be kept. Perhaps there is no room left.
    }
NotFound =
    { $what ->
        [game] The game that you left can’t be read any more.
        [games] The games you have played can’t be read any more.
        [study] Your analysis can’t be read any more.
        [draft] The position that you set up can’t be read any more.
       *[other] Your settings can’t be read any more.
    }

## A game in a link, and everything in a file

Share = Copy a link
LinkCopied = The link to this game is copied: whoever opens it has the game.
LinkNotCopied = The browser doesn’t let the link be copied.
LinkSenseless = That link holds no game that can be played.
EverythingHead = Your game and settings
SaveEverything = Save to a file
OpenEverything = Take from a file
TakeEverythingAsk = Take this file?
TakeEverythingMeans = It replaces your game, settings and analysis.
TakeEverything = Take it
FileSenseless = That file isn’t one that Damas has saved.
