# It spylskerm yn it Frysk: oanwizings, remise, klokken, weromsjen en de kaart oan 'e ein.

## Oanwizings

# native check
Hint = Oanwizing
# native check
HintThinks = Der wurdt in goede set socht…
# native check
HintMove = In goede set: { $text }
# native check
HintLine = Wat folgje kin: { $text }

## Remise

OfferDraw = Bied remise oan
# native check
OfferDrawAsk = Remise oanbiede?
# native check
OffersLeft =
    { $count ->
        [0] Yn dizze partij kin gjin remise mear oanbean wurde.
        [one] Yn dizze partij kin noch ien kear remise oanbean wurde.
       *[other] Yn dizze partij kin noch { $count } kear remise oanbean wurde.
    }
# native check
DrawOfferedBy =
    { $side ->
        [white] Wyt biedt remise oan
       *[black] Swart biedt remise oan
    }
# native check
DrawMeans = De partij soe sûnder winner einigje.
Accept = Akseptearje
Decline = Ofwize
# native check
DrawDeclinedBy =
    { $side ->
        [white] Wyt wiist de remise ôf.
       *[black] Swart wiist de remise ôf.
    }
# native check
DrawDeclined = { $name } wiist de remise ôf.

## Klokken

# native check
PlayedFor =
    { $side ->
        [white] De tiid fan wyt wie om, dus is der foar wyt set.
       *[black] De tiid fan swart wie om, dus is der foar swart set.
    }
# native check
ExpiriesLeft =
    { $count ->
        [1] De folgjende kear efterinoar ferliest de partij.
       *[other] Noch { $count } kear efterinoar ferliest de partij.
    }

## Wylst de partij

# native check
Thinks = { $name } tinkt nei
# native check
KingFlies = In wolf giet sa fier as de wei frij is.
# native check
PlayedMeanwhile = Underwilens is der in set dien.
# native check
LookingBack = Weromsjen: { $text }
# native check
LookingBackStart = Weromsjen: it begjin
# native check
BackToGame = Werom nei de partij
# native check
FirstMove = Nei it begjin
# native check
PreviousMove = Ien set werom
# native check
NextMove = Ien set fierder
# native check
LastMove = Nei de lêste set

## De kaart oan 'e ein

# native check
Save = Bewarje
# native check
Review = Neisjen
MovesPlayed =
    { $count ->
        [one] set
       *[other] setten
    }
# native check
LargestCapture =
    { $count ->
        [one] stik yn ien slach
       *[other] stikken yn ien slach
    }
