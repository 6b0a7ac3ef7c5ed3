# Por qué no vale una jugada, en español.

## Capturas

YouMustCapture = Es obligatorio capturar
MustCaptureFrom =
    { $squares_count ->
        [one] La ficha de { $squares } puede capturar, así que debe hacerlo.
       *[other] Las fichas de { $squares } pueden capturar: una debe hacerlo.
    }
Ringed =
    { $pieces ->
        [one] Debe la del anillo: { $better }.
       *[other] Pueden las del anillo: { $better }.
    }
BetterCapture = Hay una captura de más valor
NotThat = No { $refused }, sino { $better }.
WorthMore =
    { $better_count ->
        [one] { $better } vale más que { $worse }.
       *[other] { $better } valen más que { $worse }.
    }
# La suma junto a las fichas. Una dama vale apenas menos de dos peones.
Worth =
    { $taken_kings ->
        [0] { $taken_men }
       *[other] casi { $taken_men }
    }
IsWorth =
    { $taken_kings ->
        [0] vale { $taken_men }
       *[other] vale casi { $taken_men }
    }
TakesWorth =
    { $taken_kings ->
        [0] { $taken } = { $taken_men }
       *[other] { $taken } = casi { $taken_men }
    }
TakesSum = { $taken }
RouteTakes = Captura en { $squares }
WaysToCapture =
    { $count ->
        [2] Dos maneras de capturar
        [3] Tres maneras de capturar
       *[other] { $count } maneras de capturar
    }
WaysEnd = Todas terminan en { $square }: elige qué fichas se van.
WaysDiffer = Elige qué fichas se van.
WaysKeys = Pulsa el número o toca una casilla por la que pase una sola.
MostPieces = Hay que capturar la mayor cantidad: { $better }, no { $worse }.
MostKings = A igual cantidad hay que capturar más damas: { $better }, no { $worse }.
KingTakesFirst = Ambas capturan lo mismo: debe capturar la dama.
MustGoOn = Una captura toma todo lo que puede: desde { $square } sigue hasta { $landings }.
NothingToTake = No hay nada que capturar entre { $from } y { $to }.
TakenOnce = Ya se saltó la ficha de { $square }: estorba hasta que termine la jugada.
ManCapturesForward = Un peón solo captura hacia delante.
OnlyPassedLastRow = El peón solo pasó por la última fila en { $square }: corona cuando su jugada termina allí.

## Lo demás

KingMustRest = Esta dama ya hizo tres jugadas seguidas
KingRests = La dama de { $square } ya hizo tres jugadas seguidas: ahora debe mover otra ficha.
NotYourPiece =
    { $turn ->
        [white] La ficha de { $square } no es tuya: juegan blancas.
       *[black] La ficha de { $square } no es tuya: juegan negras.
    }
NothingThere = No hay ninguna ficha en { $square }.
Blocked = La ficha de { $square } está bloqueada: no tiene adónde ir.
Occupied = La casilla { $square } no está libre.
LandBehind = Para capturar la ficha de { $square }, salta sobre ella: elige la casilla de detrás.
WayBlocked = Hay una ficha en el camino entre { $from } y { $to }.
ManGoesForward = Un peón no retrocede.
ManOneSquare = Un peón avanza de casilla en casilla.
NotALine = Ninguna línea va de { $from } a { $to }.
OnlyDiagonal = En línea recta esta ficha solo captura: se mueve en diagonal.
DiagonalsOnly = Con estas reglas las fichas se mueven y capturan solo en diagonal.
