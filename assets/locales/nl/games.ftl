# Damas in het Nederlands: gespeelde partijen en bestanden met partijen.

## De lijst

MyGames = Mijn partijen
PastedGames = Geplakte partijen
GamesTab = Partijen
FiguresTab = Mijn scores
SearchFor = Naam, datum of regels
AnyEnd = Alle
EndWon = Winst
EndDrawn = Remise
EndLost = Verlies
AnyRules = Alle regels
GamesFound =
    { $count ->
        [one] { $count } partij
       *[other] { $count } partijen
    }
NoGamesYet = Hier wordt elke partij bewaard die je speelt.
NoneFound = Zo’n partij is er niet.
StillReading = Nog aan het lezen…
TooManyGames =
    { $count ->
        [one] Alleen de eerste { $count } partij is gelezen.
       *[other] Alleen de eerste { $count } partijen zijn gelezen.
    }
Versus = { $white } – { $black }
Somebody = Iemand
GameUnfinished = niet uitgespeeld
PlyCount =
    { $count ->
        [one] { $count } zet
       *[other] { $count } zetten
    }
PutOnBoard = Op het bord zetten
AnalyseGame = Analyseren
CantBePlayed = Volgens die regels wordt hier niet gespeeld; de partij wordt alleen bewaard.
PartlyRead =
    { $count ->
        [one] { $count } ding erin was niet te lezen; het blijft staan zoals het is.
       *[other] { $count } dingen erin waren niet te lezen; ze blijven staan zoals ze zijn.
    }

## Bestanden

OpenFile = Bestand openen
Paste = Plakken
NothingCopied = Niets om te plakken: er is geen tekst gekopieerd, of die is hier niet te lezen.
FileGames = Lijst van partijen
SaveGame = Deze partij bewaren
SaveAll = Alles bewaren
FileSaved = Bewaard: { $name }
FileUnreadable = { $name } is niet te lezen.
FileTooLong = { $name } is te groot voor een bestand met partijen.
FileEmpty = In { $name } staat geen partij en geen stelling.
PastedNothing = Wat geplakt is, is geen partij en geen stelling.
FileNoRoom = Er is geen ruimte meer om { $name } te bewaren.
FileNotAllowed = { $name } mag daar niet geschreven worden.
FileUnwritable = { $name } kan niet bewaard worden.

## Hoe het de speler vergaat

AgainstLevel = Tegen
FiguresEmpty = Hier zie je straks hoe het je tegen elk niveau vergaat.

## Wat niet bewaard kan worden

AnotherOpen = Damas staat al open. Partijen die je hier uitspeelt, worden bewaard; die op het bord en je instellingen niet.
NoRoomToKeep =
    { $what ->
        [game] Er is geen ruimte meer: je partij kan niet bewaard worden.
        [games] Er is geen ruimte meer: je gespeelde partijen kunnen niet bewaard worden.
        [study] Er is geen ruimte meer: je analyse kan niet bewaard worden.
        [draft] Er is geen ruimte meer: de stelling die je opzette kan niet bewaard worden.
       *[other] Er is geen ruimte meer: je instellingen kunnen niet bewaard worden.
    }
NotAllowedToKeep =
    { $what ->
        [game] Hier mag niets geschreven worden: je partij kan niet bewaard worden.
        [games] Hier mag niets geschreven worden: je gespeelde partijen kunnen niet bewaard worden.
        [study] Hier mag niets geschreven worden: je analyse kan niet bewaard worden.
        [draft] Hier mag niets geschreven worden: de stelling die je opzette kan niet bewaard worden.
       *[other] Hier mag niets geschreven worden: je instellingen kunnen niet bewaard worden.
    }
KeptByNewer =
    { $what ->
        [game] De partij die je verliet, is door een nieuwere Damas bewaard. Ze is apart gezet, ongeschonden.
       *[other] Je instellingen zijn door een nieuwere Damas bewaard. Ze zijn apart gezet, ongeschonden.
    }
