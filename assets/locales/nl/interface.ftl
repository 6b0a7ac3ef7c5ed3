# Damas in het Nederlands: titel, menu’s, spelers, en wat er tijdens een partij gezegd wordt.

## Titel en menu’s

GameName = Damas
WindowTitle = Damas – Fries dammen
FrisianDraughts = Fries dammen
AlsoOtherBoards = ook 8×8 en 10×10
Play = Spelen
Continue = Doorgaan
MoveNumber = zet { $number }
NewGame = Nieuwe partij
Undo = Zet terug
Redo = Zet vooruit
FlipBoard = Bord draaien
Flip = Draaien
Menu = Menu
Back = Terug
ToTheTitle = Naar het begin
Close = Sluiten
Settings = Instellingen
Language = Taal
Sound = Geluid
Speed = Snelheid
SpeedNone = Geen
SpeedSlow = Langzaam
SpeedNormal = Normaal
SpeedFast = Snel
Cancel = Annuleren

## De spelers

Opponent = Tegenstander
TheMachine = De computer
APersonHere = Iemand hier
YouPlay = Jij speelt met
EitherSide = Om het even
You = Jij
Side =
    { $side ->
        [white] Wit
       *[black] Zwart
    }
Pieces =
    { $count ->
        [one] { $count } stuk
       *[other] { $count } stukken
    }
Men =
    { $count ->
        [one] { $count } schijf
       *[other] { $count } schijven
    }
Kings =
    { $count ->
        [one] { $count } dam
       *[other] { $count } dammen
    }
KingsAndMen = { $kings } en { $men }
OrLast = { $rest } of { $last }
AndLast = { $rest } en { $last }

## Tijdens een partij

YourTurn = jij bent aan zet
OnMove = aan zet
ToPlay =
    { $side ->
        [white] Wit aan zet
       *[black] Zwart aan zet
    }
Moves = Zetten
Chosen = { $square } gekozen: kan naar { $landings }.
ChosenMany =
    { $count ->
        [one] { $square } gekozen: kan naar { $count } veld.
       *[other] { $square } gekozen: kan naar { $count } velden.
    }
ChosenCaptures = { $square } gekozen: slaat en landt op { $landings }.
SeveralWays = Er eindigen meer slagen op dat veld: kies eerst waar je landt, op { $landings }.
MoveSpoken =
    { $side ->
        [white] Wit speelt { $text }.
       *[black] Zwart speelt { $text }.
    }
SquareEmpty = { $square }, leeg
SquareMan =
    { $side ->
        [white] { $square }, witte schijf
       *[black] { $square }, zwarte schijf
    }
SquareKing =
    { $side ->
        [white] { $square }, witte dam
       *[black] { $square }, zwarte dam
    }
Typing = Zet: { $text }
NotAMove = Hier wordt geen zet zo geschreven.
GoesOn = Ga door naar { $landings }.
Resign = Opgeven
ResignAsk = Deze partij opgeven?
ResignMeans =
    { $winner ->
        [white] Dan wint wit.
       *[black] Dan wint zwart.
    }
KeepPlaying = Verder spelen
Rematch = Opnieuw spelen
RematchAs =
    { $side ->
        [white] Opnieuw met wit
       *[black] Opnieuw met zwart
    }

## Wat er misgaat

NoDisplay = Er is geen scherm om een venster op te openen.
NoGraphicsDriver = Er is geen werkend grafisch stuurprogramma gevonden: er kan niets getekend worden.
NoSoundDevice = Er is geen geluidsapparaat: de partij gaat in stilte verder.
GraphicsLost = De grafische kaart antwoordde niet meer. Je partij is bewaard: ga verder waar je was.
AssetUnreadable = Een bestand van het spel is niet te lezen: { $name }
EngineRestarted = Het rekenprogramma stopte en is opnieuw gestart. De partij gaat verder.
NothingKept = Hier kan niets bewaard worden: je partij en je instellingen zijn weg zodra je vertrekt.
NotKept =
    { $what ->
        [game] Je partij kan niet bewaard worden. Misschien is er geen ruimte meer.
        [games] Je gespeelde partijen kunnen niet bewaard worden. Misschien is er geen ruimte meer.
        [study] Je analyse kan niet bewaard worden. Misschien is er geen ruimte meer.
        [draft] De stelling die je opzette kan niet bewaard worden. Misschien is er geen ruimte meer.
       *[other] Je instellingen kunnen niet bewaard worden. Misschien is er geen ruimte meer.
    }
NotFound =
    { $what ->
        [game] De partij die je verliet is niet meer te lezen.
        [games] Je gespeelde partijen zijn niet meer te lezen.
        [study] Je analyse is niet meer te lezen.
        [draft] De stelling die je opzette is niet meer te lezen.
       *[other] Je instellingen zijn niet meer te lezen.
    }

## Een partij in een link, en alles in een bestand

Share = Link kopiëren
LinkCopied = De link is gekopieerd: wie hem opent, heeft deze partij.
LinkNotCopied = De browser laat de link niet kopiëren.
LinkSenseless = In die link staat geen partij die gespeeld kan worden.
EverythingHead = Je partij en instellingen
SaveEverything = In een bestand bewaren
OpenEverything = Uit een bestand halen
TakeEverythingAsk = Dit bestand ophalen?
TakeEverythingMeans = Het vervangt je partij, instellingen en analyse.
TakeEverything = Ophalen
FileSenseless = Dat bestand is niet door Damas bewaard.
