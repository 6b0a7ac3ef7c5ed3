# Hoe een partij afliep en wat er geteld wordt, in het Nederlands.

## Koppen

GameOver = Partij afgelopen
Wins =
    { $winner ->
        [white] Wit wint
       *[black] Zwart wint
    }
Draw = Remise
YouWin = Je hebt gewonnen
YouLose = Je hebt verloren

## Elk einde in een zin, met zijn regel

EndNoMoves =
    { $loser ->
        [white] Wit kan niet zetten, en wie niet kan zetten verliest.
       *[black] Zwart kan niet zetten, en wie niet kan zetten verliest.
    }
EndShutIn =
    { $loser ->
        [white] Wit
       *[black] Zwart
    } kan niet zetten: { $squares_count ->
        [one] het stuk op { $squares } is
       *[other] de stukken op { $squares } zijn
    } ingesloten, en wie niet kan zetten verliest.
EndKingRests =
    { $loser ->
        [white] Wit kan niet zetten: de dam op { $square } staat vast na drie zetten en verder is niets vrij. Wie niet kan zetten verliest.
       *[black] Zwart kan niet zetten: de dam op { $square } staat vast na drie zetten en verder is niets vrij. Wie niet kan zetten verliest.
    }
EndNoPieces =
    { $loser ->
        [white] Wit heeft geen stukken meer.
       *[black] Zwart heeft geen stukken meer.
    }
EndResigned =
    { $loser ->
        [white] Wit heeft opgegeven.
       *[black] Zwart heeft opgegeven.
    }
EndAgreed = Beide spelers kwamen remise overeen.
EndTime =
    { $loser ->
        [white] De tijd van wit is op.
       *[black] De tijd van zwart is op.
    }
EndTimeThrice =
    { $loser ->
        [white] Wit liet de tijd drie beurten achter elkaar verlopen.
       *[black] Zwart liet de tijd drie beurten achter elkaar verlopen.
    }
EndRepetition = Dezelfde stelling stond voor de derde keer op het bord.
EndKingsOnly = Er waren alleen dammen over, en beide spelers deden 50 zetten zonder slag.
EndNoProgress = Beide spelers deden 25 zetten zonder slag en zonder een schijf te zetten.
EndTwoKingsOne =
    { $stronger ->
        [white] Wit had zeven zetten om met twee dammen van één te winnen, en dat lukte niet.
       *[black] Zwart had zeven zetten om met twee dammen van één te winnen, en dat lukte niet.
    }
EndOneKingEach = Eén dam tegen één, en geen van beide is te vangen.
EndFmjd16 = Eén dam tegen drie stukken: 16 zetten van elke speler zonder winst.
EndFmjd5 = Eén dam tegen één of twee stukken: 5 zetten van elke speler zonder winst.

## Wat er geteld wordt

KingMayMove =
    { $left ->
        [1] De dam op { $square } mag nog één keer; dan staat hij vast.
        [2] De dam op { $square } mag nog twee keer; dan staat hij vast.
       *[other] De dam op { $square } mag nog { $left } keer; dan staat hij vast.
    }
TwoKingsLeft =
    { $moves ->
        [one] Twee dammen tegen één: nog { $moves } zet.
       *[other] Twee dammen tegen één: nog { $moves } zetten.
    }
DrawIn =
    { $moves ->
        [one] Nog { $moves } zet, dan is het remise.
       *[other] Nog { $moves } zetten, dan is het remise.
    }
KingsOnlyCount = Alleen dammen: { $moves } van { $limit } zetten zonder slag.
NoProgressCount = { $moves } van { $limit } zetten zonder slag en zonder een schijf te zetten.
Repeated = Deze stelling stond hier { $times } keer; de derde keer is het remise.
