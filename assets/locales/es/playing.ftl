# La pantalla de juego en español: pistas, tablas, relojes, mirar atrás y la tarjeta del final.

## Pistas

Hint = Pista
HintThinks = Buscando una buena jugada…
HintMove = Una buena jugada: { $text }
HintLine = Lo que puede seguir: { $text }

## Tablas

OfferDraw = Ofrecer tablas
OfferDrawAsk = ¿Ofrecer tablas?
OffersLeft =
    { $count ->
        [0] Ya no se pueden ofrecer más tablas en esta partida.
        [one] Se pueden ofrecer tablas una vez más en esta partida.
       *[other] Se pueden ofrecer tablas { $count } veces más en esta partida.
    }
DrawOfferedBy =
    { $side ->
        [white] Las blancas ofrecen tablas
       *[black] Las negras ofrecen tablas
    }
DrawMeans = La partida terminaría sin ganador.
Accept = Aceptar
Decline = Rechazar
DrawDeclinedBy =
    { $side ->
        [white] Las blancas rechazan las tablas.
       *[black] Las negras rechazan las tablas.
    }
DrawDeclined = { $name } rechaza las tablas.

## Relojes

PlayedFor =
    { $side ->
        [white] A las blancas se les acabó el tiempo: se jugó por ellas.
       *[black] A las negras se les acabó el tiempo: se jugó por ellas.
    }
ExpiriesLeft =
    { $count ->
        [1] La próxima vez seguida pierde la partida.
       *[other] Otras { $count } veces seguidas pierden la partida.
    }

## Durante la partida

Thinks = { $name } está pensando
KingFlies = La dama mueve tan lejos como el camino esté libre.
PlayedMeanwhile = Mientras tanto se hizo una jugada.
LookingBack = Mirando atrás: { $text }
LookingBackStart = Mirando atrás: el comienzo
BackToGame = Volver a la partida
FirstMove = Al comienzo
PreviousMove = Una jugada atrás
NextMove = Una jugada adelante
LastMove = A la última jugada

## La tarjeta del final

Save = Guardar
Review = Repasar
MovesPlayed =
    { $count ->
        [one] jugada
       *[other] jugadas
    }
LargestCapture =
    { $count ->
        [one] ficha en una captura
       *[other] fichas en una captura
    }
