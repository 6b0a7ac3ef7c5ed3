# Analyze en opsette yn it Frysk.

## It skerm

Analysis = Analyze
# native check
Analyse = Analysearje
# native check
AnalysisDepth = djipte { $depth }
# native check
BestLines = Bêste farianten
# native check
WatchOn = Lit de kompjûter meisjen
# native check
WatchOff = Set de kompjûter stil
# native check
Evaluation = Wurdearring foar wyt: { $text }
# native check
GraphAbout = De partij as line: boppe it midden stiet wyt better
# native check
StepBack = Werom
# native check
StepOn = Fierder
# native check
NothingPlayed = In set op it boerd begjint in fariant.
# native check
CopyFen = FEN kopiearje
# native check
CopyPdn = PDN kopiearje
# native check
Copied = Kopiearre.
# native check
NotCopied = Hjir is gjin klamboerd: der is neat kopiearre.

## Oer in set

# native check
Note = Notysje
# native check
NoteOn = Oer { $text }
# native check
NoteOnStart = Oer it begjin
# native check
CommentHead = Kommentaar
# native check
MarkHead = Teken
# native check
MarkSpoken =
    { $mark ->
        [1] Goede set
        [2] Minne set
        [3] Treflike set
        [4] Flater
        [5] Nijsgjirrige set
       *[6] Twivelige set
    }
# native check
MarkNone = Gjin teken
# native check
Promote = Meitsje it de haadfariant
# native check
DeleteLine = Wiskje fan hjir ôf
# native check
PutBack = Set werom wat wiske is
# native check
DeletedHere = Wat hjir kaam is wiske; it menu set it werom.

## Flaters

# native check
Mistakes = Flaters
# native check
FindMistakes = Flaters sykje
# native check
MistakesSought = De partij wurdt besjoen: { $percent } %
# native check
MistakesNone = Der binne gjin flaters fûn.
# native check
TryAgain = Nochris
# native check
ShowBetter = Lit de bettere sjen
# native check
AttemptAsk = Sykje wat betters as { $text }.
# native check
AttemptWeighed = { $text } wurdt besjoen…
# native check
AttemptGood = Better as { $text } is der net.
# native check
AttemptWorse = { $text } is it net. Nochris?
# native check
FaultSaid = { $what }; { $instead }.
# native check
FaultTakes =
    Set { $number }, { $text }, lit { $side ->
        [white] wyt
       *[black] swart
    } { $taken } slaan{ $way ->
        [row] {" "}lâns de rige
        [column] {" "}lâns de kolom
        [mixed] {" "}yn ferskate rjochtingen
       *[diagonal] {""}
    }
# native check
FaultTakesLater =
    Set { $number }, { $text }, lit { $side ->
        [white] wyt
       *[black] swart
    } in pear setten letter { $taken } slaan{ $way ->
        [row] {" "}lâns de rige
        [column] {" "}lâns de kolom
        [mixed] {" "}yn ferskate rjochtingen
       *[diagonal] {""}
    }
# native check
FaultLoses =
    Set { $number }, { $text }, lit { $side ->
        [white] wyt
       *[black] swart
    } winne
# native check
FaultCrowns =
    Set { $number }, { $text }, lit { $side ->
        [white] wyt
       *[black] swart
    } in wolf helje
# native check
FaultMisses =
    Set { $number }, { $text }, mist in slach fan { $taken }{ $way ->
        [row] {" "}lâns de rige
        [column] {" "}lâns de kolom
        [mixed] {" "}yn ferskate rjochtingen
       *[diagonal] {""}
    }
# native check
FaultLetsWinGo = Set { $number }, { $text }, jout de winst út hannen
# native check
FaultWorsens =
    Set { $number }, { $text }, jout { $side ->
        [white] wyt
       *[black] swart
    } better spul
# native check
BetterWins = { $text } wint
# native check
BetterBalances = { $text } hold it lykwicht
# native check
BetterHoldsOut = { $text } hold langer stân
# native check
FaultLetsAdvantageGo = Set { $number }, { $text }, jout it foardiel út hannen
# native check
BetterKeepsAdvantage = { $text } hold it foardiel
# native check
MoveOf =
    { $side ->
        [white] { $text } fan wyt
       *[black] { $text } fan swart
    }

## Opsette

# native check
SetUp = Opsette
# native check
SetUpTitle = Posysje opsette
# native check
ToolMan =
    { $side ->
        [white] Wyt houtsje
       *[black] Swart houtsje
    }
# native check
ToolKing =
    { $side ->
        [white] Wite wolf
       *[black] Swarte wolf
    }
# native check
ToolCrown = Kroane
# native check
ToolRemove = Weihelje
# native check
ClearBoard = Leech
# native check
StartPosition = Begjin
SideToMove = Bar
FenHead = FEN
# native check
PlayFromHere = Spylje fan hjir ôf
# native check
SetUpGood = Dizze posysje kin spile wurde.
# native check
SetUpNoPieces =
    { $side ->
        [white] Wyt hat gjin stikken: der falt neat te spyljen.
       *[black] Swart hat gjin stikken: der falt neat te spyljen.
    }
# native check
SetUpNoMoves =
    { $side ->
        [white] Wyt is oan bar en kin net: de partij soe ôfrûn wêze.
       *[black] Swart is oan bar en kin net: de partij soe ôfrûn wêze.
    }
# native check
SetUpDrawn = Mei dizze stikken soe de partij daliks remise wêze.
