# Het speelscherm in het Nederlands: hints, remise, klokken, terugkijken en de kaart aan het eind.

## Hints

Hint = Hint
HintThinks = Een goede zet wordt gezocht…
HintMove = Een goede zet: { $text }
HintLine = Wat kan volgen: { $text }

## Remise

OfferDraw = Remise aanbieden
OfferDrawAsk = Remise aanbieden?
OffersLeft =
    { $count ->
        [0] In deze partij kan geen remise meer worden aangeboden.
        [one] In deze partij kan nog één keer remise worden aangeboden.
       *[other] In deze partij kan nog { $count } keer remise worden aangeboden.
    }
DrawOfferedBy =
    { $side ->
        [white] Wit biedt remise aan
       *[black] Zwart biedt remise aan
    }
DrawMeans = De partij zou zonder winnaar eindigen.
Accept = Accepteren
Decline = Afwijzen
DrawDeclinedBy =
    { $side ->
        [white] Wit wijst de remise af.
       *[black] Zwart wijst de remise af.
    }
DrawDeclined = { $name } wijst de remise af.

## Klokken

PlayedFor =
    { $side ->
        [white] De tijd van wit was op, dus is er voor wit gezet.
       *[black] De tijd van zwart was op, dus is er voor zwart gezet.
    }
ExpiriesLeft =
    { $count ->
        [1] De volgende keer op rij verliest de partij.
       *[other] Nog { $count } keer op rij verliest de partij.
    }

## Tijdens de partij

Thinks = { $name } denkt na
KingFlies = Een dam gaat zo ver als de weg vrij is.
PlayedMeanwhile = Intussen is er een zet gedaan.
LookingBack = Terugkijken: { $text }
LookingBackStart = Terugkijken: het begin
BackToGame = Terug naar de partij
FirstMove = Naar het begin
PreviousMove = Eén zet terug
NextMove = Eén zet verder
LastMove = Naar de laatste zet

## De kaart aan het eind

Save = Bewaren
Review = Nakijken
MovesPlayed =
    { $count ->
        [one] zet
       *[other] zetten
    }
LargestCapture =
    { $count ->
        [one] stuk in één slag
       *[other] stukken in één slag
    }
