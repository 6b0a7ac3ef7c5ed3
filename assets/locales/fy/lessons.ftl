# Sa spilest: lytse boerden dy’t de regels ien foar ien leare, yn it Frysk.
# Elk hat in titel, in opjefte en wat der sein wurdt as dy dien is. Yn in opjefte passe sa’n 200 letters.
# What no Frisian has confirmed yet is marked “native check”.

# native check
HowToPlay = Sa spilest
# native check
LessonOf = { $number } fan { $count }
# native check
LessonPrevious = Foarige
# native check
LessonNext = Folgjende
# native check
LessonNotThat = Dy set mei, mar hjir wurdt wat oars frege. Besykje it nochris.

# native check
LessonManMoves = It houtsje giet foarút
# native check
LessonManMovesTask = In houtsje giet ien fjild oer hoeks foarút. Rekje in houtsje fan dy oan en dan it fjild dêr’t it hinne moat.
# native check
LessonManMovesDone = Krekt. In houtsje giet nea efterút.

# native check
LessonMustCapture = Slaan is ferplichte
# native check
LessonMustCaptureTask = Do slachst troch oer in stik fan de oar te springen, nei it frije fjild derefter. Wa’t slaan kin, moat: besykje earst it oare houtsje en slach dan.
# native check
LessonMustCaptureDone = Slein. Wa’t slaan kin moat slaan, ek as it min útkomt.

# native check
LessonCapturesStraight = Slaan nei acht kanten
# native check
LessonCapturesStraightTask = Hjir slagge houtsjes oer hoeks, opsij, omheech en omleech. Slach se allebeide yn ien set: earst opsij, dan omheech.
# native check
LessonCapturesStraightDone = Twa yn ien set: opsij en omheech.

# native check
LessonCapturesBackwards = Ek efterút slaan
# native check
LessonCapturesBackwardsTask = In houtsje giet allinnich foarút, mar slacht ek efterút. Slach it houtsje efter dines.
# native check
LessonCapturesBackwardsDone = Krekt: foarút sette, nei alle fjouwer hoeken slaan.

# native check
LessonCapturesForwards = Allinnich foarút slaan
# native check
LessonCapturesForwardsTask = In houtsje slacht allinnich foarút: it swarte houtsje derefter is feilich. Slach it houtsje dat derfoar stiet.
# native check
LessonCapturesForwardsDone = Krekt. Efterút slacht allinnich in wolf.

# native check
LessonGoesOn = In slach giet troch
# native check
LessonGoesOnTask = In slach giet troch salang’t der wat te slaan is, en is ien set. De stikken geane pas oan ’e ein fan it boerd. Slach se allegearre.
# native check
LessonGoesOnDone = Allegearre yn ien set, en se gongen tagelyk. Oer gjin stik wurdt twa kear sprongen.

# native check
LessonMostValue = De slach mei de measte wearde
# native check
LessonMostValueTask = Fan mear slaggen moatst dy mei de measte wearde spylje. In wolf is krekt wat minder wurdich as twa houtsjes. Slach wat mear wurdich is: trije houtsjes of twa wolven.
# native check
LessonMostValueDone = Twa wolven binne hast fjouwer houtsjes wurdich: mear as trije.

# native check
LessonMostPieces = De measte stikken geane foar
# native check
LessonMostPiecesTask = Fan mear slaggen moatst dy spylje dy’t de measte stikken slacht. Sykje him.
# native check
LessonMostPiecesDone = Krekt. It tal giet foar.

# native check
LessonMostKings = Likefolle: de measte wolven
# native check
LessonMostKingsTask = Slagge twa slaggen likefolle stikken, dan giet dy mei de measte wolven foar. Slach de wolf.
# native check
LessonMostKingsDone = Krekt: allebeide ien stik, mar dit is in wolf.

# native check
LessonKingFirst = Likefolle: de wolf slacht
# native check
LessonKingFirstTask = Kinne in wolf en in houtsje likefolle slaan, dan moat de wolf slaan. Slach mei de wolf.
# native check
LessonKingFirstDone = Krekt: it houtsje moast de wolf foar litte.

# native check
LessonCrowning = In daam helje
# native check
LessonCrowningTask = In houtsje dat syn set op de lêste rige einiget, wurdt in wolf. Bring dines derhinne.
# native check
LessonCrowningDone = In wolf! Do kenst him oan syn twa skiven en de stjer.

# native check
LessonPassingLastRow = Lânskomme is net genôch
# native check
LessonPassingLastRowTask = In houtsje dat midden yn in slach op de lêste rige komt en fierder slaan kin, giet troch en bliuwt in houtsje. Slach mar en sjoch.
# native check
LessonPassingLastRowDone = It kaam by de lêste rige lâns en is noch in houtsje. In wolf wurdt it pas as syn set dêr einiget.

# native check
LessonKingMoves = De wolf fljocht
# native check
LessonKingMovesTask = In wolf giet sa fier as er wol oer in frije hoeke, foarút en efterút. Set him trije fjilden of mear.
# native check
LessonKingMovesDone = Krekt: sa fier as de wei frij is.

# native check
LessonKingSlides = De wolf giet ek oer alles
# native check
LessonKingSlidesTask = Neffens dizze regels giet in wolf ek oer alles, sa fier as er wol. Set him rjocht opsij of rjocht foarút.
# native check
LessonKingSlidesDone = Krekt: nei acht kanten, lykas er slacht.

# native check
LessonKingCaptures = De wolf slacht fan fierren
# native check
LessonKingCapturesTask = In wolf slacht fan fierren in stik mei in frij fjild derefter, en komt dêrefter del op in frij fjild nei kar. Slach mar.
# native check
LessonKingCapturesDone = Fan fierren, en do keast sels wêrst delkamst.

# native check
LessonKingRests = Nei trije setten rêst
# native check
LessonKingRestsTask = Salang’t syn kant houtsjes hat, mei ien wolf net mear as trije setten efterinoar dwaan sûnder te slaan. Dizze hat der trije dien: besykje him en set dan it houtsje.
# native check
LessonKingRestsDone = In oar stik is ferset, dus de wolf is wer frij. Slaan mei er altyd.

# native check
LessonDrawTwoKings = Twa tsjin ien
# native check
LessonDrawTwoKingsTask = Twa wolven tsjin ien moatte binnen sân setten winne. Dit is de lêste: spylje watst wolst.
# native check
LessonDrawTwoKingsDone = Elk sân setten en nimmen wûn: remise.

# native check
LessonDrawRepetition = Trije kear deselde posysje
# native check
LessonDrawRepetitionTask = Stiet deselde posysje foar de tredde kear op it boerd mei deselde spiler oan bar, dan is it remise. Set dyn wolf werom yn ’e hoeke.
# native check
LessonDrawRepetitionDone = Foar de tredde kear: remise.

# native check
LessonDrawFmjd5 = Fiif setten om te winnen
# native check
LessonDrawFmjd5Task = Ien wolf tsjin ien: nei fiif setten fan elk sûnder winst is it remise. Dit is de lêste: spylje watst wolst.
# native check
LessonDrawFmjd5Done = Elk fiif setten sûnder winst: remise.
