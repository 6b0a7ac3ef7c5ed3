# Damas yn it Frysk: titel, menu’s, spilers, en wat ûnder in partij sein wurdt.
# What no Frisian has confirmed yet is marked “native check”.

## Titel en menu’s

GameName = Damas
WindowTitle = Damas – Frysk damjen
FrisianDraughts = Frysk damjen
# native check
AlsoOtherBoards = ek 8×8 en 10×10
Play = Spylje
# native check
Continue = Trochgean
# native check
MoveNumber = set { $number }
# native check
NewGame = Nije partij
Undo = Set werom
# native check
Redo = Set foarút
FlipBoard = Draai boerd
# native check
Flip = Draai
Menu = Menu
# native check
Back = Werom
# native check
ToTheTitle = Nei it begjin
# native check
Close = Slute
# native check
Settings = Ynstellings
Language = Taal
Sound = Lûd
# native check
Speed = Faasje
SpeedNone = Gjin
SpeedSlow = Stadich
SpeedNormal = Normaal
SpeedFast = Fluch
Cancel = Annulearje

## De spilers

Opponent = Tsjinstander
TheMachine = De kompjûter
# native check
APersonHere = Immen hjir
# native check
YouPlay = Do spilest mei
# native check
EitherSide = Makket neat út
# native check
You = Do
Side =
    { $side ->
        [white] Wyt
       *[black] Swart
    }
# native check
Pieces =
    { $count ->
        [one] { $count } stik
       *[other] { $count } stikken
    }
Men =
    { $count ->
        [one] { $count } houtsje
       *[other] { $count } houtsjes
    }
# native check
Kings =
    { $count ->
        [one] { $count } wolf
       *[other] { $count } wolven
    }
KingsAndMen = { $kings } en { $men }
OrLast = { $rest } of { $last }
AndLast = { $rest } en { $last }

## Under in partij

YourTurn = dyn bar
# native check
OnMove = oan set
ToPlay =
    { $side ->
        [white] Bar fan wyt
       *[black] Bar fan swart
    }
# native check
Moves = Setten
# native check
Chosen = { $square } keazen: kin nei { $landings }.
# native check
ChosenMany =
    { $count ->
        [one] { $square } keazen: kin nei { $count } fjild.
       *[other] { $square } keazen: kin nei { $count } fjilden.
    }
# native check
ChosenCaptures = { $square } keazen: slacht en komt del op { $landings }.
# native check
SeveralWays = Der einigje mear slaggen op dat fjild: kies earst wêrsto lânest, op { $landings }.
# native check
MoveSpoken =
    { $side ->
        [white] Wyt spilet { $text }.
       *[black] Swart spilet { $text }.
    }
# native check
SquareEmpty = { $square }, leech
# native check
SquareMan =
    { $side ->
        [white] { $square }, wyt houtsje
       *[black] { $square }, swart houtsje
    }
# native check
SquareKing =
    { $side ->
        [white] { $square }, wite wolf
       *[black] { $square }, swarte wolf
    }
# native check
Typing = Set: { $text }
# native check
NotAMove = Hjir wurdt gjin set sa skreaun.
# native check
GoesOn = Gean troch nei { $landings }.
Resign = Opjaan
# native check
ResignAsk = Dizze partij opjaan?
# native check
ResignMeans =
    { $winner ->
        [white] Dan wint wyt.
       *[black] Dan wint swart.
    }
# native check
KeepPlaying = Fierder spylje
Rematch = Op ’e nij spylje
# native check
RematchAs =
    { $side ->
        [white] Op ’e nij mei wyt
       *[black] Op ’e nij mei swart
    }

## Wat misrint

# native check
NoDisplay = Der is gjin skerm om in finster op te iepenjen.
# native check
NoGraphicsDriver = Der is gjin wurkjend grafysk stjoerprogramma fûn: der kin neat tekene wurde.
# native check
NoSoundDevice = Der is gjin lûdsapparaat: de partij giet yn stilte fierder.
# native check
GraphicsLost = De grafyske kaart joech gjin antwurd mear. Dyn partij is bewarre: gean fierder dêr’tst wiest.
# native check
AssetUnreadable = In bestân fan it spul is net te lêzen: { $name }
# native check
EngineRestarted = It rekkenprogramma stoppe en is op ’e nij úteinset. De partij giet fierder.
# native check
NothingKept = Hjir kin neat bewarre wurde: dyn partij en dyn ynstellings binne wei as it spul slút.
# native check
NotKept =
    { $what ->
        [game] Dyn partij kin net bewarre wurde. Miskien is der gjin romte mear.
        [games] Dyn spile partijen kinne net bewarre wurde. Miskien is der gjin romte mear.
        [study] Dyn analyze kin net bewarre wurde. Miskien is der gjin romte mear.
        [draft] De stelling dyst opset hast kin net bewarre wurde. Miskien is der gjin romte mear.
       *[other] Dyn ynstellings kinne net bewarre wurde. Miskien is der gjin romte mear.
    }
# native check
NotFound =
    { $what ->
        [game] De partij fan lêsten is net mear te lêzen.
        [games] Dyn spile partijen binne net mear te lêzen.
        [study] Dyn analyze is net mear te lêzen.
        [draft] De stelling dyst opset hast is net mear te lêzen.
       *[other] Dyn ynstellings binne net mear te lêzen.
    }

## In partij yn in keppeling, en alles yn in bestân

# native check
Share = Keppeling kopiearje
# native check
LinkCopied = De keppeling is kopiearre: wa’t him iepenet, hat dizze partij.
# native check
LinkNotCopied = De browser lit de keppeling net kopiearje.
# native check
LinkSenseless = Yn dy keppeling stiet gjin partij dy’t spile wurde kin.
# native check
EverythingHead = Dyn partij en ynstellings
# native check
SaveEverything = Yn in bestân bewarje
# native check
OpenEverything = Ut in bestân helje
# native check
TakeEverythingAsk = Dit bestân ophelje?
# native check
TakeEverythingMeans = It ferfangt dyn partij, ynstellings en analyze.
# native check
TakeEverything = Ophelje
# native check
FileSenseless = Dat bestân is net troch Damas bewarre.
