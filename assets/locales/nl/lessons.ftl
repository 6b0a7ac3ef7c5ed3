# Zo speel je: kleine borden die de regels één voor één leren, in het Nederlands.
# Elk heeft een titel, een opgave en wat er gezegd wordt als die gedaan is. Een opgave heeft plaats voor zo’n 200 letters.

HowToPlay = Zo speel je
LessonOf = { $number } van { $count }
LessonPrevious = Vorige
LessonNext = Volgende
LessonNotThat = Die zet mag, maar hier wordt iets anders gevraagd. Probeer het nog eens.

LessonManMoves = De schijf zet vooruit
LessonManMovesTask = Een schijf gaat één veld schuin vooruit. Raak een schijf van jou aan en dan het veld waar hij heen moet.
LessonManMovesDone = Precies. Een schijf zet nooit achteruit.

LessonMustCapture = Slaan is verplicht
LessonMustCaptureTask = Je slaat door over een stuk van de ander te springen, naar het vrije veld erachter. Wie kan slaan, moet: probeer eerst de andere schijf en sla dan.
LessonMustCaptureDone = Geslagen. Wie kan slaan moet slaan, ook als het slecht uitkomt.

LessonCapturesStraight = Slaan in acht richtingen
LessonCapturesStraightTask = Hier slaan schijven schuin, opzij, omhoog en omlaag. Sla ze allebei in één zet: eerst opzij, dan omhoog.
LessonCapturesStraightDone = Twee in één zet: opzij en omhoog.

LessonCapturesBackwards = Ook achteruit slaan
LessonCapturesBackwardsTask = Een schijf zet alleen vooruit, maar slaat ook achteruit. Sla de schijf achter die van jou.
LessonCapturesBackwardsDone = Precies: vooruit zetten, over alle vier de diagonalen slaan.

LessonCapturesForwards = Alleen vooruit slaan
LessonCapturesForwardsTask = Een schijf slaat alleen vooruit: de zwarte schijf achter hem is veilig. Sla de schijf die voor hem staat.
LessonCapturesForwardsDone = Precies. Achteruit slaat alleen een dam.

LessonGoesOn = Een slag gaat door
LessonGoesOnTask = Een slag gaat door zolang er iets te slaan valt, en is één zet. De stukken verdwijnen pas aan het eind. Sla ze allemaal.
LessonGoesOnDone = Allemaal in één zet, en ze verdwenen samen. Over geen stuk wordt twee keer gesprongen.

LessonMostValue = De slag met de meeste waarde
LessonMostValueTask = Van meer slagen moet je die met de meeste waarde spelen. Een dam is net iets minder waard dan twee schijven. Sla wat meer waard is: drie schijven of twee dammen.
LessonMostValueDone = Twee dammen zijn bijna vier schijven waard: meer dan drie.

LessonMostPieces = Meerslag gaat voor
LessonMostPiecesTask = Van meer slagen moet je die spelen die de meeste stukken slaat. Zoek hem.
LessonMostPiecesDone = Precies. Het aantal gaat voor.

LessonMostKings = Evenveel: de meeste dammen
LessonMostKingsTask = Slaan twee slagen evenveel stukken, dan gaat die met de meeste dammen voor. Sla de dam.
LessonMostKingsDone = Precies: allebei één stuk, maar dit is een dam.

LessonKingFirst = Gelijk: de dam slaat
LessonKingFirstTask = Kunnen een dam en een schijf evenveel slaan, dan moet de dam slaan. Sla met de dam.
LessonKingFirstDone = Precies: de schijf moest de dam laten voorgaan.

LessonCrowning = Een dam halen
LessonCrowningTask = Een schijf die zijn zet op de laatste rij eindigt, wordt een dam. Breng die van jou erheen.
LessonCrowningDone = Een dam! Je herkent hem aan zijn twee schijven en de ster.

LessonPassingLastRow = Voorbijkomen is niet genoeg
LessonPassingLastRowTask = Een schijf die midden in een slag op de laatste rij komt en verder kan slaan, gaat door en blijft schijf. Sla maar en kijk.
LessonPassingLastRowDone = Hij kwam langs de laatste rij en is nog een schijf. Een dam wordt hij alleen als zijn zet daar eindigt.

LessonKingMoves = De dam vliegt
LessonKingMovesTask = Een dam gaat zover hij wil over een vrije diagonaal, vooruit en achteruit. Zet hem drie velden of meer.
LessonKingMovesDone = Precies: zover als de weg vrij is.

LessonKingSlides = De dam gaat ook recht
LessonKingSlidesTask = Volgens deze regels gaat een dam ook langs rijen en kolommen, zover hij wil. Zet hem recht opzij of recht vooruit.
LessonKingSlidesDone = Precies: in acht richtingen, zoals hij slaat.

LessonKingCaptures = De dam slaat van ver
LessonKingCapturesTask = Een dam slaat van ver een stuk met een vrij veld erachter, en landt daarachter op een vrij veld naar keuze. Sla maar.
LessonKingCapturesDone = Van ver, en je koos zelf waar je landde.

LessonKingRests = Na drie zetten rust
LessonKingRestsTask = Zolang zijn kant schijven heeft, mag één dam niet meer dan drie zetten achter elkaar doen zonder te slaan. Deze deed er drie: probeer hem en zet dan de schijf.
LessonKingRestsDone = Een ander stuk heeft gezet, dus de dam is weer vrij. Slaan mag hij altijd.

LessonDrawTwoKings = Twee dammen tegen één
LessonDrawTwoKingsTask = Twee dammen tegen één moeten binnen zeven zetten winnen. Dit is de laatste: speel wat je wilt.
LessonDrawTwoKingsDone = Elk zeven zetten en niemand won: remise.

LessonDrawRepetition = Driemaal dezelfde stelling
LessonDrawRepetitionTask = Staat dezelfde stelling voor de derde keer op het bord met dezelfde speler aan zet, dan is het remise. Zet je dam terug in de hoek.
LessonDrawRepetitionDone = Voor de derde keer: remise.

LessonDrawFmjd5 = Vijf zetten om te winnen
LessonDrawFmjd5Task = Eén dam tegen één: na vijf zetten van elk zonder winst is het remise. Dit is de laatste: speel wat je wilt.
LessonDrawFmjd5Done = Elk vijf zetten zonder winst: remise.
