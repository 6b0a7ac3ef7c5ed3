# In nije partij en de ynstellings yn it Frysk.
# What no Frisian has confirmed yet is marked “native check”.

## De regels

RulesHead = Spulregels
# native check
RulesOnABoard = Regels op in boerd
# native check
KindOfDraughts =
    { $kind ->
        [frisian] Frysk
        [spanish] Spaansk
       *[international] Ynternasjonaal
    }
# native check
KindAbout =
    { $kind ->
        [frisian] Houtsjes slagge alle acht kanten út. De wearde telt.
        [spanish] Houtsjes slagge allinnich foarút. Fleanende wolven.
       *[international] Fjouwer skuonsen. De measte stikken moatte slein wurde.
    }
# native check
Variant =
    { $rules ->
        [frisian] Bûn
        [frisian-sheet] It blêd
        [frisian-ludoteka] Ludoteka
        [frysk] Frysk!
        [spanish-classic] Klassyk
        [international-fmjd] FMJD
       *[other] Gran Ronda
    }
# native check
VariantAbout =
    { $rules ->
        [frisian] De offisjele regels: in wolf slacht alle kanten út, mar giet oer hoeks.
        [frisian-sheet] In wolf giet ek oer rigen en kolommen.
        [frisian-ludoteka] Earst de measte stikken, dan de measte wolven.
        [frysk] Elk fiif houtsjes: koart en skerp.
        [spanish] By likefolle stikken moat de wolf slaan.
        [spanish-classic] By likefolle stikken de measte wolven; wa’t slacht, makket neat út.
        [international-fmjd] Einspullen mei min stikken binne remise nei 16 setten, of nei 5.
       *[other] Remise nei elk 25 setten sûnder set fan in houtsje of slach.
    }

## Wa’t spilet, en hoe

# native check
TwoMachines = Twa kompjûters
# native check
LevelOf = Nivo fan
# native check
TwoPeopleAbout = Twa minsken oan ien boerd, om bar.
# native check
TwoMachinesAbout = De kompjûter spilet mei beide kleuren en do sjochst ta.
# native check
TurnBoard = It boerd nei elke set draaie
ClockHead = Klok
NoClock = Gjin
# native check
MainTime = { $minutes } min + { $seconds } s
# native check
PerMove = { $seconds } s de set
Minutes = { $count } min
# native check
SecondsAMove = + { $count } s de set
# native check
OwnTime = Eigen tiid
# native check
More = Mear
# native check
Odds = Foarjefte
# native check
OddsAbout = De houtsjes geane fan it midden fan de achterste rige.
# native check
OddsOverruled = De posysje hjirûnder seit hokker houtsjes der binne.
# native check
BeginsWith =
    { $side ->
        [white] Wyt begjint mei
       *[black] Swart begjint mei
    }
# native check
AllMen = Alle
# native check
FewerMen = { $count } minder
# native check
FromPosition = Begjinne fan in posysje út (FEN)

## De ynstellings

# native check
BoardHead = Boerd
# native check
BoardWalnut = Nutebeam
# native check
BoardSlate = Laaistien
# native check
BoardPaper = Papier
# native check
BoardContrast = Heech kontrast
# native check
PiecesHead = Houtsjes
# native check
PiecesTurned = Draaid hout
# native check
PiecesGlazed = Tegel
# native check
LightHead = Ljocht
# native check
LightSystem = Systeem
# native check
LightDay = Dei
# native check
LightNight = Nacht
# native check
NumbersShown = Nûmers op de fjilden
# native check
ReducedMotion = Minder beweging
# native check
Muted = Dimpe
# native check
Volume = Folume
# native check
LargerTables = Perfekte einspullen mei fjouwer stikken
# native check
LargerTablesAbout = Dyn kompjûter rekkenet se op de eftergrûn út. Dat duorret in pear minuten en nimt in pear megabytes foar elke set regels.
# native check
LargerTablesMaking = Utrekkene: { $percent } %
# native check
LargerTablesReady = De kompjûter ken se.
# native check
LargerTablesFailed = Se koene net útrekkene wurde: { $text }

## Wêrom’t in rigel gjin posysje is

# native check
FenNoSide = It begjint mei wa’t oan bar is, W of B, en net mei “{ $found }”.
# native check
FenUnknownField = “{ $found }” is gjin list fan stikken en ek neat oars út in FEN.
# native check
FenTwice = “{ $found }” stiet der foar de twadde kear.
# native check
FenMissing =
    { $side ->
        [white] De wite stikken misse.
       *[black] De swarte stikken misse.
    }
# native check
FenNoSquare = “{ $found }” is gjin fjild en gjin rige fjilden.
# native check
FenNoSuchSquare = Der is gjin fjild { $number }: dit boerd hat 1 oant { $last }.
# native check
FenGhost = “{ $found }” is in stik fan in slach dy’t net ôf is.
# native check
FenKingRuns = “{ $found }” neamt de setten fan de wolven net, sa’t +0+328 docht.
# native check
FenNoNumber = “{ $found }” is gjin tal setten.
# native check
FenCrowded = Op fjild { $square } steane twa stikken.
# native check
FenUncrowned =
    { $side ->
        [white] In wyt houtsje kin net op { $square } stean: dêr soe it in wolf wêze.
       *[black] In swart houtsje kin net op { $square } stean: dêr soe it in wolf wêze.
    }
# native check
FenNoKing =
    { $side ->
        [white] Wyt hat op { $square } gjin wolf dêr’t setten fan te tellen binne.
       *[black] Swart hat op { $square } gjin wolf dêr’t setten fan te tellen binne.
    }
# native check
FenRunTooLong = In wolf docht op syn heechst { $limit } setten efterinoar.
