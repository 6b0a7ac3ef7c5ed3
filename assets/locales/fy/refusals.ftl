# Wêrom’t in set net mei, yn it Frysk.

## Slaggen

# native check
YouMustCapture = Slaan is ferplichte
# native check
MustCaptureFrom =
    { $squares_count ->
        [one] It stik op { $squares } kin slaan en moat dat dus.
       *[other] De stikken op { $squares } kinne slaan: ien dêrfan moat.
    }
# native check
Ringed =
    { $pieces ->
        [one] Mei ring: { $better }.
       *[other] Mei ring: û.o. { $better }.
    }
# native check
BetterCapture = Der is in slach mei mear wearde
# native check
NotThat = Net { $refused } mar { $better }.
# native check
WorthMore =
    { $better_count ->
        [one] { $better } is mear wurdich as { $worse }.
       *[other] { $better } binne mear wurdich as { $worse }.
    }
# native check
Worth =
    { $taken_kings ->
        [0] { $taken_men }
       *[other] hast { $taken_men }
    }
# native check
IsWorth =
    { $taken_kings ->
        [0] wearde { $taken_men }
       *[other] wearde hast { $taken_men }
    }
# native check
TakesWorth =
    { $taken_kings ->
        [0] { $taken } = { $taken_men }
       *[other] { $taken } = hast { $taken_men }
    }
# native check
TakesSum = { $taken }
# native check
RouteTakes = Slacht { $squares }
# native check
WaysToCapture =
    { $count ->
        [2] Twa manieren om te slaan
        [3] Trije manieren om te slaan
       *[other] { $count } manieren om te slaan
    }
# native check
WaysEnd = Se einigje allegear op { $square }: kies hokker stikken fuort geane.
# native check
WaysDiffer = Kies hokker stikken fuort geane.
# native check
WaysKeys = Druk it sifer yn, of reitsje in fjild oan dêr’t mar ien fan harren oer giet.
# native check
MostPieces = De measte stikken moatte slein wurde: { $better }, net { $worse }.
# native check
MostKings = By likefolle stikken geane de measte wolven foar: { $better }, net { $worse }.
# native check
KingTakesFirst = Beide slagge likefolle; dan moat de wolf slaan.
# native check
MustGoOn = In slach giet troch salang’t der wat te slaan is: fan { $square } ôf fierder nei { $landings }.
# native check
NothingToTake = Tusken { $from } en { $to } is neat te slaan.
# native check
TakenOnce = Oer it stik op { $square } is al hinne sprongen: it stiet yn ’e wei oant de set klear is.
# native check
ManCapturesForward = In houtsje slacht allinnich foarút.
# native check
OnlyPassedLastRow = It houtsje kaam allinnich lâns de daamline op { $square }: wolf wurdt it pas as de set dêr einiget.

## De rest

# native check
KingMustRest = Dizze wolf stiet fêst nei trije setten
# native check
KingRests = De wolf op { $square } hat trije setten efterinoar dien: no moat in oar stik ferset wurde.
# native check
NotYourPiece =
    { $turn ->
        [white] It stik op { $square } is net fan dy: wyt is oan bar.
       *[black] It stik op { $square } is net fan dy: swart is oan bar.
    }
# native check
NothingThere = Op { $square } stiet gjin stik.
# native check
Blocked = It stik op { $square } stiet fêst: it kin nearne hinne.
# native check
Occupied = Fjild { $square } is net frij.
# native check
LandBehind = It stik op { $square } slachst troch deroer te springen: kies it fjild derachter.
# native check
WayBlocked = Tusken { $from } en { $to } stiet in stik yn ’e wei.
# native check
ManGoesForward = In houtsje giet net efterút.
# native check
ManOneSquare = In houtsje giet ien fjild de set.
# native check
NotALine = Der rint gjin line fan { $from } nei { $to }.
# native check
OnlyDiagonal = Oer alles slacht dit stik allinnich: it set oer hoeks.
# native check
DiagonalsOnly = Hjir sette en slane stikken allinnich oer hoeks.
