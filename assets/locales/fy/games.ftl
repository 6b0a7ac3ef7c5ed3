# Damas yn it Frysk: spile partijen en bestannen mei partijen.

## De list

# native check
MyGames = Myn partijen
# native check
PastedGames = Plakte partijen
# native check
GamesTab = Partijen
# native check
FiguresTab = Myn skoares
# native check
SearchFor = Namme, datum of regels
# native check
AnyEnd = Alle
# native check
EndWon = Winst
# native check
EndDrawn = Remise
# native check
EndLost = Ferlies
# native check
AnyRules = Alle regels
# native check
GamesFound =
    { $count ->
        [one] { $count } partij
       *[other] { $count } partijen
    }
# native check
NoGamesYet = Hjir wurdt elke partij bewarre dy’tst spilest.
# native check
NoneFound = Sa’n partij is der net.
# native check
StillReading = Noch oan it lêzen…
# native check
TooManyGames =
    { $count ->
        [one] Allinnich de earste { $count } partij is lêzen.
       *[other] Allinnich de earste { $count } partijen binne lêzen.
    }
# native check
Versus = { $white } – { $black }
# native check
Somebody = Immen
# native check
GameUnfinished = net útspile
# native check
PlyCount =
    { $count ->
        [one] { $count } set
       *[other] { $count } setten
    }
# native check
PutOnBoard = Op it boerd sette
# native check
AnalyseGame = Analysearje
# native check
CantBePlayed = Neffens dy regels wurdt hjir net spile; de partij wurdt allinnich bewarre.
# native check
PartlyRead =
    { $count ->
        [one] { $count } ding deryn wie net te lêzen; it bliuwt stean sa’t it is.
       *[other] { $count } dingen deryn wiene net te lêzen; se bliuwe stean sa’t se binne.
    }

## Bestannen

# native check
OpenFile = Bestân iepenje
# native check
Paste = Plakke
# native check
NothingCopied = Neat om te plakken: der is gjin tekst kopiearre, of dy is hjir net te lêzen.
# native check
FileGames = List fan partijen
# native check
SaveGame = Dizze partij bewarje
# native check
SaveAll = Alles bewarje
# native check
FileSaved = Bewarre: { $name }
# native check
FileUnreadable = { $name } is net te lêzen.
# native check
FileTooLong = { $name } is te grut foar in bestân mei partijen.
# native check
FileEmpty = Yn { $name } stiet gjin partij en gjin posysje.
# native check
PastedNothing = Wat plakt is, is gjin partij en gjin posysje.
# native check
FileNoRoom = Der is gjin romte mear om { $name } te bewarjen.
# native check
FileNotAllowed = { $name } mei dêr net skreaun wurde.
# native check
FileUnwritable = { $name } kin net bewarre wurde.

## Hoe’t it de spiler giet

# native check
AgainstLevel = Tsjin
# native check
FiguresEmpty = Hjir sjochst aanst hoe’t it dy tsjin elk nivo giet.

## Wat net bewarre wurde kin

# native check
AnotherOpen = Damas stiet al iepen. Partijen dy’tst hjir útspilest, wurde bewarre; dy op it boerd en dyn ynstellings net.
# native check
NoRoomToKeep =
    { $what ->
        [game] Der is gjin romte mear: dyn partij kin net bewarre wurde.
        [games] Der is gjin romte mear: dyn spile partijen kinne net bewarre wurde.
        [study] Der is gjin romte mear: dyn analyze kin net bewarre wurde.
        [draft] Der is gjin romte mear: de stelling dyst opset hast kin net bewarre wurde.
       *[other] Der is gjin romte mear: dyn ynstellings kinne net bewarre wurde.
    }
# native check
NotAllowedToKeep =
    { $what ->
        [game] Hjir mei neat skreaun wurde: dyn partij kin net bewarre wurde.
        [games] Hjir mei neat skreaun wurde: dyn spile partijen kinne net bewarre wurde.
        [study] Hjir mei neat skreaun wurde: dyn analyze kin net bewarre wurde.
        [draft] Hjir mei neat skreaun wurde: de stelling dyst opset hast kin net bewarre wurde.
       *[other] Hjir mei neat skreaun wurde: dyn ynstellings kinne net bewarre wurde.
    }
# native check
KeptByNewer =
    { $what ->
        [game] De partij fan lêsten is troch in nijere Damas bewarre. Hy is oan kant lein, yn syn gehiel.
       *[other] Dyn ynstellings binne troch in nijere Damas bewarre. Se binne oan kant lein, yn har gehiel.
    }
