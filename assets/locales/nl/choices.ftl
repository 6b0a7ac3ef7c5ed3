# Een nieuwe partij en de instellingen in het Nederlands.

## De regels

RulesHead = Spelregels
RulesOnABoard = Regels op een bord
KindOfDraughts =
    { $kind ->
        [frisian] Fries
        [spanish] Spaans
       *[international] Internationaal
    }
KindAbout =
    { $kind ->
        [frisian] Schijven slaan in alle acht richtingen. De waarde telt.
        [spanish] Schijven slaan alleen vooruit. Vliegende dammen.
       *[international] Vier diagonalen. De meeste stukken moeten geslagen worden.
    }
Variant =
    { $rules ->
        [frisian] Bond
        [frisian-sheet] Het blad
        [frisian-ludoteka] Ludoteka
        [frysk] Frysk!
        [spanish-classic] Klassiek
        [international-fmjd] FMJD
       *[other] Gran Ronda
    }
VariantAbout =
    { $rules ->
        [frisian] De officiële regels: de dam slaat alle kanten op, maar schuift diagonaal.
        [frisian-sheet] De dam schuift ook over rijen en kolommen.
        [frisian-ludoteka] Eerst de meeste stukken, dan de meeste dammen.
        [frysk] Vijf schijven elk: kort en scherp.
        [spanish] Bij evenveel stukken moet de dam slaan.
        [spanish-classic] Bij evenveel stukken de meeste dammen; wie slaat, doet er niet toe.
        [international-fmjd] Eindspelen met weinig stukken zijn remise na 16 zetten, of na 5.
       *[other] Remise na 25 zetten elk zonder schijfzet of slag.
    }

## Wie er speelt, en hoe

TwoMachines = Twee computers
LevelOf = Niveau van
TwoPeopleAbout = Twee mensen aan één bord, om de beurt.
TwoMachinesAbout = De computer speelt met beide kleuren en jij kijkt toe.
TurnBoard = Het bord na elke zet draaien
ClockHead = Klok
NoClock = Geen
MainTime = { $minutes } min + { $seconds } s
PerMove = { $seconds } s per zet
Minutes = { $count } min
SecondsAMove = + { $count } s per zet
OwnTime = Eigen tijd
More = Meer
Odds = Voorgift
OddsAbout = De schijven gaan van het midden van de achterste rij.
OddsOverruled = De stelling hieronder zegt welke schijven er zijn.
BeginsWith =
    { $side ->
        [white] Wit begint met
       *[black] Zwart begint met
    }
AllMen = Alle
FewerMen = { $count } minder
FromPosition = Beginnen vanuit een stelling (FEN)

## De instellingen

BoardHead = Bord
BoardWalnut = Noten
BoardSlate = Leisteen
BoardPaper = Papier
BoardContrast = Hoog contrast
PiecesHead = Schijven
PiecesTurned = Gedraaid hout
PiecesGlazed = Tegel
LightHead = Licht
LightSystem = Systeem
LightDay = Dag
LightNight = Nacht
NumbersShown = Nummers op de velden
ReducedMotion = Minder beweging
Muted = Dempen
Volume = Volume
LargerTables = Volmaakte eindspelen met vier stukken
LargerTablesAbout = Je computer rekent ze op de achtergrond uit. Dat duurt enkele minuten en kost enkele megabytes per spelregelset.
LargerTablesMaking = Uitgerekend: { $percent } %
LargerTablesReady = De computer kent ze.
LargerTablesFailed = Ze konden niet worden uitgerekend: { $text }

## Waarom een regel geen stelling is

FenNoSide = Het begint met wie er aan zet is, W of B, en niet met “{ $found }”.
FenUnknownField = “{ $found }” is geen lijst van stukken en ook niets anders uit een FEN.
FenTwice = “{ $found }” staat er voor de tweede keer.
FenMissing =
    { $side ->
        [white] De witte stukken ontbreken.
       *[black] De zwarte stukken ontbreken.
    }
FenNoSquare = “{ $found }” is geen veld en geen reeks velden.
FenNoSuchSquare = Er is geen veld { $number }: dit bord heeft 1 tot { $last }.
FenGhost = “{ $found }” is een stuk van een slag die niet af is.
FenKingRuns = “{ $found }” noemt de zetten van de dammen niet, zoals +0+328 doet.
FenNoNumber = “{ $found }” is geen aantal zetten.
FenCrowded = Op veld { $square } staan twee stukken.
FenUncrowned =
    { $side ->
        [white] Een witte schijf kan niet op { $square } staan: daar zou het een dam zijn.
       *[black] Een zwarte schijf kan niet op { $square } staan: daar zou het een dam zijn.
    }
FenNoKing =
    { $side ->
        [white] Wit heeft op { $square } geen dam waarvan zetten te tellen zijn.
       *[black] Zwart heeft op { $square } geen dam waarvan zetten te tellen zijn.
    }
FenRunTooLong = Een dam doet hoogstens { $limit } zetten achtereen.
