# Damas in English: games that were played, and files of games.

## The list

MyGames = My games
PastedGames = Pasted games
GamesTab = Games
FiguresTab = How I fare
SearchFor = Name, date or rules
AnyEnd = All
EndWon = Won
EndDrawn = Drawn
EndLost = Lost
AnyRules = All rules
GamesFound =
    { $count ->
        [one] { $count } game
       *[other] { $count } games
    }
NoGamesYet = Every game you play is kept here.
NoneFound = No game is like that.
StillReading = Still reading…
TooManyGames =
    { $count ->
        [one] Only the first { $count } game was read.
       *[other] Only the first { $count } games were read.
    }
Versus = { $white } – { $black }
Somebody = Somebody
GameUnfinished = unfinished
PlyCount =
    { $count ->
        [one] { $count } move
       *[other] { $count } moves
    }
PutOnBoard = Put on the board
AnalyseGame = Analyse
CantBePlayed = Its rules aren’t played here, so it can only be kept.
PartlyRead =
    { $count ->
        [one] { $count } thing in it couldn’t be read; it is kept as it is.
       *[other] { $count } things in it couldn’t be read; they are kept as they are.
    }

## Files

OpenFile = Open a file
Paste = Paste
NothingCopied = Nothing to paste: no text was copied, or it can’t be read from here.
FileGames = List of games
SaveGame = Save this game
SaveAll = Save all
FileSaved = Saved: { $name }
FileUnreadable = { $name } can’t be read.
FileTooLong = { $name } is too large to be a file of games.
FileEmpty = There is neither a game nor a position in { $name }.
PastedNothing = What was pasted is neither a game nor a position.
FileNoRoom = There is no room left to save { $name }.
FileNotAllowed = { $name } may not be written there.
FileUnwritable = { $name } can’t be saved.

## How the player fares

AgainstLevel = Against
FiguresEmpty = Here you will see how you fare against each level.

## What can’t be kept

AnotherOpen = Damas is open already. Games that you finish here are kept; the one on the board and your settings aren’t.
NoRoomToKeep =
    { $what ->
        [game] There is no room left: your game can’t be kept.
        [games] There is no room left: the games you have played can’t be kept.
        [study] There is no room left: your analysis can’t be kept.
        [draft] There is no room left: the position that you set up can’t be kept.
       *[other] There is no room left: your settings can’t be kept.
    }
NotAllowedToKeep =
    { $what ->
        [game] Nothing may be written here: your game can’t be kept.
        [games] Nothing may be written here: the games you have played can’t be kept.
        [study] Nothing may be written here: your analysis can’t be kept.
        [draft] Nothing may be written here: the position that you set up can’t be kept.
       *[other] Nothing may be written here: your settings can’t be kept.
    }
KeptByNewer =
    { $what ->
        [game] The game that you left was kept by a newer Damas. It is set aside, unharmed.
       *[other] Your settings were kept by a newer Damas. They are set aside, unharmed.
    }
