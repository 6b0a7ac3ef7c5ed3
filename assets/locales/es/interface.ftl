# Damas en español, de tú: portada, menús, asientos y lo que se dice durante la partida.

## Portada y menús

GameName = Damas
WindowTitle = Damas – damas frisonas
FrisianDraughts = Damas frisonas
AlsoOtherBoards = también 8×8 y 10×10
Play = Jugar
Continue = Continuar
MoveNumber = jugada { $number }
NewGame = Partida nueva
Undo = Deshacer
Redo = Rehacer
FlipBoard = Girar tablero
Flip = Girar
Menu = Menú
Back = Volver
ToTheTitle = A la portada
Close = Cerrar
Settings = Ajustes
Language = Idioma
Sound = Sonido
Speed = Velocidad
SpeedNone = Ninguna
SpeedSlow = Lenta
SpeedNormal = Normal
SpeedFast = Rápida
Cancel = Cancelar

## Los asientos

Opponent = Rival
TheMachine = La máquina
APersonHere = Otra persona
YouPlay = Juegas con
EitherSide = Cualquiera
You = Tú
Side =
    { $side ->
        [white] Blancas
       *[black] Negras
    }
Pieces =
    { $count ->
        [one] { $count } ficha
       *[other] { $count } fichas
    }
Men =
    { $count ->
        [one] { $count } peón
       *[other] { $count } peones
    }
Kings =
    { $count ->
        [one] { $count } dama
       *[other] { $count } damas
    }
KingsAndMen = { $kings } y { $men }
# Delante de ocho y once se dice «u».
OrLast =
    { $last ->
        [8] { $rest } u { $last }
        [11] { $rest } u { $last }
       *[other] { $rest } o { $last }
    }
AndLast = { $rest } y { $last }

## Durante la partida

YourTurn = tu turno
OnMove = le toca
ToPlay =
    { $side ->
        [white] Juegan blancas
       *[black] Juegan negras
    }
Moves = Jugadas
Chosen = { $square } elegida: puede ir a { $landings }.
ChosenMany =
    { $count ->
        [one] { $square } elegida: puede ir a { $count } casilla.
       *[other] { $square } elegida: puede ir a { $count } casillas.
    }
ChosenCaptures = { $square } elegida: captura y cae en { $landings }.
SeveralWays = Varias capturas terminan ahí: elige dónde caer primero, en { $landings }.
MoveSpoken =
    { $side ->
        [white] Las blancas juegan { $text }.
       *[black] Las negras juegan { $text }.
    }
SquareEmpty = { $square }, vacía
SquareMan =
    { $side ->
        [white] { $square }, peón blanco
       *[black] { $square }, peón negro
    }
SquareKing =
    { $side ->
        [white] { $square }, dama blanca
       *[black] { $square }, dama negra
    }
Typing = Jugada: { $text }
NotAMove = Aquí ninguna jugada se escribe así.
GoesOn = Sigue hasta { $landings }.
Resign = Abandonar
ResignAsk = ¿Abandonar la partida?
ResignMeans =
    { $winner ->
        [white] Ganarían las blancas.
       *[black] Ganarían las negras.
    }
KeepPlaying = Seguir jugando
Rematch = Revancha
RematchAs =
    { $side ->
        [white] Revancha con blancas
       *[black] Revancha con negras
    }

## Lo que falla

NoDisplay = No hay pantalla donde abrir una ventana.
NoGraphicsDriver = No se encontró un controlador gráfico que funcione: no se puede dibujar nada.
NoSoundDevice = No hay dispositivo de sonido: la partida sigue en silencio.
GraphicsLost = La tarjeta gráfica dejó de responder. Tu partida está guardada: sigue donde estabas.
AssetUnreadable = No se pudo leer un archivo del juego: { $name }
EngineRestarted = El motor se detuvo y se volvió a iniciar. La partida sigue.
NothingKept = Aquí no se puede guardar nada: tu partida y tus ajustes se pierden al salir.
NotKept =
    { $what ->
        [game] No se puede guardar tu partida. Quizá ya no queda sitio.
        [games] No se pueden guardar las partidas jugadas. Quizá ya no queda sitio.
        [study] No se puede guardar tu análisis. Quizá ya no queda sitio.
        [draft] No se puede guardar la posición que preparaste. Quizá ya no queda sitio.
       *[other] No se pueden guardar tus ajustes. Quizá ya no queda sitio.
    }
NotFound =
    { $what ->
        [game] La partida que dejaste ya no se puede leer.
        [games] Las partidas jugadas ya no se pueden leer.
        [study] Tu análisis ya no se puede leer.
        [draft] La posición que preparaste ya no se puede leer.
       *[other] Tus ajustes ya no se pueden leer.
    }

## Una partida en un enlace, y todo en un archivo

Share = Copiar enlace
LinkCopied = Enlace copiado: quien lo abra tiene la partida.
LinkNotCopied = El navegador no deja copiar el enlace.
LinkSenseless = Ese enlace no contiene ninguna partida que se pueda jugar.
EverythingHead = Tu partida y tus ajustes
SaveEverything = Guardar en un archivo
OpenEverything = Traer de un archivo
TakeEverythingAsk = ¿Traer este archivo?
TakeEverythingMeans = Sustituye tu partida, tus ajustes y tu análisis.
TakeEverything = Traer
FileSenseless = Ese archivo no lo guardó Damas.
