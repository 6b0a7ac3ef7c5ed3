# Partida nueva y ajustes en español, de tú.

## Las reglas

RulesHead = Reglas
RulesOnABoard = Reglas en el tablero
KindOfDraughts =
    { $kind ->
        [frisian] Frisonas
        [spanish] Españolas
       *[international] Internacionales
    }
KindAbout =
    { $kind ->
        [frisian] Los peones capturan en ocho direcciones. Cuenta el valor.
        [spanish] Los peones solo capturan hacia delante. Damas voladoras.
       *[international] Cuatro diagonales. Se toma el máximo de piezas.
    }
Variant =
    { $rules ->
        [frisian] Federación
        [frisian-sheet] La hoja
        [frisian-ludoteka] Ludoteka
        [frysk] Frysk!
        [spanish-classic] Clásicas
        [international-fmjd] FMJD
       *[other] Gran Ronda
    }
VariantAbout =
    { $rules ->
        [frisian] Las reglas oficiales: la dama captura en todas las direcciones, pero anda en diagonal.
        [frisian-sheet] La dama también anda por filas y columnas.
        [frisian-ludoteka] Primero, el mayor número de piezas; después, el de damas.
        [frysk] Cinco peones por bando: corta y afilada.
        [spanish] Entre capturas de igual número, debe tomar la dama.
        [spanish-classic] Entre capturas de igual número, la de más damas; da igual quién tome.
        [international-fmjd] Los finales con pocas piezas son tablas a las 16 jugadas, o a las 5.
       *[other] Tablas tras 25 jugadas por bando sin mover peón ni capturar.
    }

## Quién juega y cómo

TwoMachines = Dos máquinas
LevelOf = Nivel de
TwoPeopleAbout = Dos personas ante un tablero, por turnos.
TwoMachinesAbout = La máquina juega con los dos bandos y tú miras.
TurnBoard = Girar el tablero tras cada jugada
ClockHead = Reloj
NoClock = Sin reloj
MainTime = { $minutes } min + { $seconds } s
PerMove = { $seconds } s por jugada
Minutes = { $count } min
SecondsAMove = + { $count } s por jugada
OwnTime = Tu propio tiempo
More = Más
Odds = Ventaja
OddsAbout = Se quitan peones del centro de la última fila.
OddsOverruled = La posición de abajo dice qué peones hay.
BeginsWith =
    { $side ->
        [white] Las blancas empiezan con
       *[black] Las negras empiezan con
    }
AllMen = Todos
FewerMen = { $count } menos
FromPosition = Empezar desde una posición (FEN)

## Los ajustes

BoardHead = Tablero
BoardWalnut = Nogal
BoardSlate = Pizarra
BoardPaper = Papel
BoardContrast = Alto contraste
PiecesHead = Fichas
PiecesTurned = Madera torneada
PiecesGlazed = Azulejo
LightHead = Luz
LightSystem = Del sistema
LightDay = Día
LightNight = Noche
NumbersShown = Números en las casillas
ReducedMotion = Menos movimiento
Muted = Silenciar
Volume = Volumen
LargerTables = Finales perfectos con cuatro piezas
LargerTablesAbout = Tu ordenador los calcula en segundo plano. Tarda unos minutos y ocupa unos megas por cada reglamento.
LargerTablesMaking = Calculando: { $percent } %
LargerTablesReady = La máquina ya los sabe.
LargerTablesFailed = No se han podido calcular: { $text }

## Por qué una línea no es una posición

FenNoSide = Debe empezar con el bando que juega, W o B, y no con «{ $found }».
FenUnknownField = «{ $found }» no es una lista de piezas ni otra cosa que tenga un FEN.
FenTwice = «{ $found }» aparece por segunda vez.
FenMissing =
    { $side ->
        [white] Faltan las piezas blancas.
       *[black] Faltan las piezas negras.
    }
FenNoSquare = «{ $found }» no es una casilla ni una serie de casillas.
FenNoSuchSquare = No existe la casilla { $number }: este tablero va de 1 a { $last }.
FenGhost = «{ $found }» es una pieza de una captura sin terminar.
FenKingRuns = «{ $found }» no dice las jugadas de las damas, como haría +0+328.
FenNoNumber = «{ $found }» no es un número de jugadas.
FenCrowded = En la casilla { $square } hay dos piezas.
FenUncrowned =
    { $side ->
        [white] Un peón blanco no puede estar en { $square }: ahí sería dama.
       *[black] Un peón negro no puede estar en { $square }: ahí sería dama.
    }
FenNoKing =
    { $side ->
        [white] Las blancas no tienen en { $square } una dama cuyas jugadas contar.
       *[black] Las negras no tienen en { $square } una dama cuyas jugadas contar.
    }
FenRunTooLong = Una dama hace como mucho { $limit } jugadas seguidas.
