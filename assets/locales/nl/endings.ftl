# Hoe een partij afliep en wat er geteld wordt, in het Nederlands.

## Koppen

GameOver = Partij afgelopen
Wins =
    { $winner ->
        [white] Wit wint
       *[black] Zwart wint
    }
Draw = Remise

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
        [white] Wit kan niet zetten en verliest: de dam op { $square } staat vast na drie zetten en verder is niets vrij.
       *[black] Zwart kan niet zetten en verliest: de dam op { $square } staat vast na drie zetten en verder is niets vrij.
    }
EndNoPieces =
    { $loser ->
        [white] Wit heeft geen stukken meer, en wie geen stukken heeft verliest.
       *[black] Zwart heeft geen stukken meer, en wie geen stukken heeft verliest.
    }
EndResigned =
    { $loser ->
        [white] Wit heeft opgegeven.
       *[black] Zwart heeft opgegeven.
    }
EndAgreed = Beide spelers kwamen remise overeen.
EndTime =
    { $loser ->
        [white] De tijd van wit is op, en dan is de partij verloren.
       *[black] De tijd van zwart is op, en dan is de partij verloren.
    }
EndTimeThrice =
    { $loser ->
        [white] Wit liet de tijd drie beurten achter elkaar verlopen, en dan is de partij verloren.
       *[black] Zwart liet de tijd drie beurten achter elkaar verlopen, en dan is de partij verloren.
    }
EndRepetition = Dezelfde stelling stond voor de derde keer op het bord, en dat is remise.
EndKingsOnly = Er waren alleen dammen over: 50 zetten van elke speler zonder slag is remise.
EndNoProgress = 25 zetten van elke speler zonder slag en zonder een schijf te zetten is remise.
EndTwoKingsOne =
    { $stronger ->
        [white] Wit had zeven zetten om met twee dammen van één te winnen, en dat lukte niet: dat is remise.
       *[black] Zwart had zeven zetten om met twee dammen van één te winnen, en dat lukte niet: dat is remise.
    }
EndOneKingEach = Eén dam tegen één, en geen van beide is te vangen: dat is remise.
EndFmjd16 = Eén dam tegen drie stukken: 16 zetten van elke speler zonder winst is remise.
EndFmjd5 = Eén dam tegen één of twee stukken: 5 zetten van elke speler zonder winst is remise.

## Wat er geteld wordt

KingMayMove =
    { $left ->
        [1] De dam op { $square } mag nog één keer; dan staat hij vast.
        [2] De dam op { $square } mag nog twee keer; dan staat hij vast.
       *[other] De dam op { $square } mag nog { $left } keer; dan staat hij vast.
    }
KingRestsNext = De dam op { $square } mag de volgende beurt niet zetten.
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
