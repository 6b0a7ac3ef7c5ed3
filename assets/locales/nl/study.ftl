# Analyse en opstellen in het Nederlands.

## Het scherm

Analysis = Analyse
Analyse = Analyseren
AnalysisDepth = diepte { $depth }
BestLines = Beste varianten
WatchOn = Laat de computer meekijken
WatchOff = Stop de computer
Evaluation = Waardering voor wit: { $text }
GraphAbout = De partij als lijn: boven het midden staat wit beter
StepBack = Terug
StepOn = Verder
NothingPlayed = Een zet op het bord begint een variant.
CopyFen = FEN kopiëren
CopyPdn = PDN kopiëren
Copied = Gekopieerd.
NotCopied = Er is hier geen klembord: er is niets gekopieerd.

## Over een zet

Note = Notitie
NoteOn = Over { $text }
NoteOnStart = Over het begin
CommentHead = Commentaar
MarkHead = Teken
MarkSpoken =
    { $mark ->
        [1] Goede zet
        [2] Slechte zet
        [3] Uitstekende zet
        [4] Blunder
        [5] Interessante zet
       *[6] Twijfelachtige zet
    }
MarkNone = Geen teken
Promote = Maak er de hoofdvariant van
DeleteLine = Wis vanaf hier
PutBack = Zet terug wat gewist is
DeletedHere = Wat hier kwam is gewist; het menu zet het terug.

## Fouten

Mistakes = Fouten
FindMistakes = Fouten zoeken
MistakesSought = De partij wordt bekeken: { $percent } %
MistakesNone = Er zijn geen fouten gevonden.
TryAgain = Opnieuw
ShowBetter = Toon de betere
AttemptAsk = Zoek iets beters dan { $text }.
AttemptWeighed = { $text } wordt bekeken…
AttemptGood = Beter dan { $text } is er niet.
AttemptWorse = { $text } is het niet. Opnieuw?
FaultSaid = { $what }; { $instead }.
FaultTakes =
    Zet { $number }, { $text }, laat { $side ->
        [white] wit
       *[black] zwart
    } { $taken } slaan{ $way ->
        [row] {" "}langs de rij
        [column] {" "}langs de kolom
        [mixed] {" "}in verschillende richtingen
       *[diagonal] {""}
    }
FaultTakesLater =
    Zet { $number }, { $text }, laat { $side ->
        [white] wit
       *[black] zwart
    } een paar zetten later { $taken } slaan{ $way ->
        [row] {" "}langs de rij
        [column] {" "}langs de kolom
        [mixed] {" "}in verschillende richtingen
       *[diagonal] {""}
    }
FaultLoses =
    Zet { $number }, { $text }, laat { $side ->
        [white] wit
       *[black] zwart
    } winnen
FaultCrowns =
    Zet { $number }, { $text }, laat { $side ->
        [white] wit
       *[black] zwart
    } dam halen
FaultMisses =
    Zet { $number }, { $text }, mist een slag van { $taken }{ $way ->
        [row] {" "}langs de rij
        [column] {" "}langs de kolom
        [mixed] {" "}in verschillende richtingen
       *[diagonal] {""}
    }
FaultLetsWinGo = Zet { $number }, { $text }, geeft de winst uit handen
FaultWorsens =
    Zet { $number }, { $text }, geeft { $side ->
        [white] wit
       *[black] zwart
    } beter spel
BetterWins = { $text } wint
BetterBalances = { $text } hield het evenwicht
BetterHoldsOut = { $text } hield langer stand
FaultLetsAdvantageGo = Zet { $number }, { $text }, geeft het voordeel uit handen
BetterKeepsAdvantage = { $text } behield het voordeel
MoveOf =
    { $side ->
        [white] { $text } van wit
       *[black] { $text } van zwart
    }

## Opstellen

SetUp = Opstellen
SetUpTitle = Stelling opzetten
ToolMan =
    { $side ->
        [white] Witte schijf
       *[black] Zwarte schijf
    }
ToolKing =
    { $side ->
        [white] Witte dam
       *[black] Zwarte dam
    }
ToolCrown = Kronen
ToolRemove = Weghalen
ClearBoard = Leeg
StartPosition = Begin
SideToMove = Aan zet
FenHead = FEN
PlayFromHere = Speel vanaf hier
SetUpGood = Deze stelling kan gespeeld worden.
SetUpNoPieces =
    { $side ->
        [white] Wit heeft geen stukken: er valt niets te spelen.
       *[black] Zwart heeft geen stukken: er valt niets te spelen.
    }
SetUpNoMoves =
    { $side ->
        [white] Wit is aan zet en kan niet: de partij zou afgelopen zijn.
       *[black] Zwart is aan zet en kan niet: de partij zou afgelopen zijn.
    }
SetUpDrawn = Met deze stukken zou de partij meteen remise zijn.
