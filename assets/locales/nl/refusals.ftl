# Waarom een zet niet mag, in het Nederlands.

## Slagen

YouMustCapture = Slaan is verplicht
MustCaptureFrom =
    { $squares_count ->
        [one] Het stuk op { $squares } kan slaan en moet dat dus.
       *[other] De stukken op { $squares } kunnen slaan: één ervan moet.
    }
Ringed =
    { $pieces ->
        [one] Met ring: { $better }.
       *[other] Met ring: o.a. { $better }.
    }
BetterCapture = Er is een slag met meer waarde
NotThat = Niet { $refused } maar { $better }.
WorthMore =
    { $better_count ->
        [one] { $better } is meer waard dan { $worse }.
       *[other] { $better } zijn meer waard dan { $worse }.
    }
# De som naast de stukken. Een dam is net iets minder waard dan twee schijven.
Worth =
    { $taken_kings ->
        [0] { $taken_men }
       *[other] bijna { $taken_men }
    }
IsWorth =
    { $taken_kings ->
        [0] waarde { $taken_men }
       *[other] waarde bijna { $taken_men }
    }
TakesWorth =
    { $taken_kings ->
        [0] { $taken } = { $taken_men }
       *[other] { $taken } = bijna { $taken_men }
    }
TakesSum = { $taken }
RouteTakes = Slaat { $squares }
WaysToCapture =
    { $count ->
        [2] Twee manieren om te slaan
        [3] Drie manieren om te slaan
       *[other] { $count } manieren om te slaan
    }
WaysEnd = Ze eindigen allemaal op { $square }: kies welke stukken verdwijnen.
WaysDiffer = Kies welke stukken verdwijnen.
WaysKeys = Druk op het cijfer, of raak een veld aan waar maar één ervan over gaat.
MostPieces = De meeste stukken moeten geslagen worden: { $better }, niet { $worse }.
MostKings = Bij evenveel stukken gaan meer dammen voor: { $better }, niet { $worse }.
KingTakesFirst = Beide slaan evenveel; dan moet de dam slaan.
MustGoOn = Een slag gaat door zolang er te slaan valt: van { $square } verder naar { $landings }.
NothingToTake = Tussen { $from } en { $to } valt niets te slaan.
TakenOnce = Over het stuk op { $square } is al gesprongen: het staat in de weg tot de zet klaar is.
ManCapturesForward = Een schijf slaat alleen vooruit.
OnlyPassedLastRow = De schijf kwam alleen langs de damlijn op { $square }: een dam haal je pas als de zet daar eindigt.

## De rest

KingMustRest = Deze dam staat vast na drie zetten
KingRests = De dam op { $square } heeft drie zetten achter elkaar gedaan: nu moet een ander stuk zetten.
NotYourPiece =
    { $turn ->
        [white] Het stuk op { $square } is niet van jou: wit is aan zet.
       *[black] Het stuk op { $square } is niet van jou: zwart is aan zet.
    }
NothingThere = Op { $square } staat geen stuk.
Blocked = Het stuk op { $square } staat vast: het kan nergens heen.
Occupied = Veld { $square } is niet vrij.
LandBehind = Het stuk op { $square } sla je door eroverheen te springen: kies het veld erachter.
WayBlocked = Tussen { $from } en { $to } staat een stuk in de weg.
ManGoesForward = Een schijf zet niet achteruit.
ManOneSquare = Een schijf gaat één veld per zet.
NotALine = Er loopt geen lijn van { $from } naar { $to }.
OnlyDiagonal = Recht slaat dit stuk alleen: het schuift diagonaal.
DiagonalsOnly = Hier bewegen en slaan stukken alleen diagonaal.
