# Hoe’t in partij ôfrûn en wat der teld wurdt, yn it Frysk.

## Koppen

GameOver = Partij ôfrûne
Wins =
    { $winner ->
        [white] Wyt wint
       *[black] Swart wint
    }
Draw = Remise

## Elke ein yn in sin, mei syn regel

# native check
EndNoMoves =
    { $loser ->
        [white] Wyt kin net sette, en wa’t net sette kin ferliest.
       *[black] Swart kin net sette, en wa’t net sette kin ferliest.
    }
# native check
EndShutIn =
    { $loser ->
        [white] Wyt
       *[black] Swart
    } kin net sette: { $squares_count ->
        [one] it stik op { $squares } is
       *[other] de stikken op { $squares } binne
    } ynsletten, en wa’t net sette kin ferliest.
# native check
EndKingRests =
    { $loser ->
        [white] Wyt kin net sette en ferliest: de wolf op { $square } stiet fêst nei trije setten en fierder is neat frij.
       *[black] Swart kin net sette en ferliest: de wolf op { $square } stiet fêst nei trije setten en fierder is neat frij.
    }
# native check
EndNoPieces =
    { $loser ->
        [white] Wyt hat gjin stikken mear, en wa’t gjin stikken hat ferliest.
       *[black] Swart hat gjin stikken mear, en wa’t gjin stikken hat ferliest.
    }
# native check
EndResigned =
    { $loser ->
        [white] Wyt hat opjûn.
       *[black] Swart hat opjûn.
    }
# native check
EndAgreed = Beide spilers kamen remise oerien.
# native check
EndTime =
    { $loser ->
        [white] De tiid fan wyt is om, en dan is de partij ferlern.
       *[black] De tiid fan swart is om, en dan is de partij ferlern.
    }
# native check
EndTimeThrice =
    { $loser ->
        [white] Wyt liet de tiid trije beurten efterinoar ferrinne, en dan is de partij ferlern.
       *[black] Swart liet de tiid trije beurten efterinoar ferrinne, en dan is de partij ferlern.
    }
# native check
EndRepetition = Deselde posysje stie foar de tredde kear op it boerd, en dat is remise.
# native check
EndKingsOnly = Der wiene allinnich wolven oer: 50 setten fan elke spiler sûnder slach is remise.
# native check
EndNoProgress = 25 setten fan elke spiler sûnder slach en sûnder in houtsje te fersetten is remise.
# native check
EndTwoKingsOne =
    { $stronger ->
        [white] Wyt hie sân setten om mei twa wolven fan ien te winnen, en dat slagge net: dat is remise.
       *[black] Swart hie sân setten om mei twa wolven fan ien te winnen, en dat slagge net: dat is remise.
    }
# native check
EndOneKingEach = Ien wolf tsjin ien, en gjin fan beide is te fangen: dat is remise.
# native check
EndFmjd16 = Ien wolf tsjin trije stikken: 16 setten fan elke spiler sûnder winst is remise.
# native check
EndFmjd5 = Ien wolf tsjin ien of twa stikken: 5 setten fan elke spiler sûnder winst is remise.

## Wat der teld wurdt

# native check
KingMayMove =
    { $left ->
        [1] De wolf op { $square } mei noch ien kear; dan stiet er fêst.
        [2] De wolf op { $square } mei noch twa kear; dan stiet er fêst.
       *[other] De wolf op { $square } mei noch { $left } kear; dan stiet er fêst.
    }
# native check
KingRestsNext = De wolf op { $square } mei de folgjende beurt net sette.
# native check
TwoKingsLeft =
    { $moves ->
        [one] Twa tsjin ien: noch { $moves } set.
       *[other] Twa tsjin ien: noch { $moves } setten.
    }
# native check
DrawIn =
    { $moves ->
        [one] Noch { $moves } set, dan is it remise.
       *[other] Noch { $moves } setten, dan is it remise.
    }
# native check
KingsOnlyCount = Allinnich wolven: { $moves } fan { $limit } setten sûnder slach.
# native check
NoProgressCount = { $moves } fan { $limit } setten sûnder slach en sûnder in houtsje te fersetten.
# native check
Repeated = Dizze posysje stie hjir { $times } kear; de tredde kear is it remise.
