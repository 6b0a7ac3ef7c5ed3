# El análisis y el editor en español.

## La pantalla

Analysis = Análisis
Analyse = Analizar
AnalysisDepth = profundidad { $depth }
BestLines = Mejores líneas
WatchOn = Que la máquina mire
WatchOff = Parar la máquina
Evaluation = Evaluación para las blancas: { $text }
GraphAbout = La partida como curva: por encima del medio están mejor las blancas
StepBack = Atrás
StepOn = Sigue
NothingPlayed = Una jugada en el tablero empieza una línea.
CopyFen = Copiar FEN
CopyPdn = Copiar PDN
Copied = Copiado.
NotCopied = Aquí no hay portapapeles: no se copió nada.

## Sobre una jugada

Note = Nota
NoteOn = Sobre { $text }
NoteOnStart = Sobre el comienzo
CommentHead = Comentario
MarkHead = Signo
MarkSpoken =
    { $mark ->
        [1] Buena jugada
        [2] Mala jugada
        [3] Jugada excelente
        [4] Error grave
        [5] Jugada interesante
       *[6] Jugada dudosa
    }
MarkNone = Sin signo
Promote = Hacerla línea principal
DeleteLine = Borrar desde aquí
PutBack = Recuperar lo borrado
DeletedHere = Se borró lo que seguía aquí; el menú lo recupera.

## Errores

Mistakes = Errores
FindMistakes = Buscar errores
MistakesSought = Mirando la partida: { $percent } %
MistakesNone = No se encontró ningún error.
TryAgain = Otra vez
ShowBetter = Ver la mejor
AttemptAsk = Busca algo mejor que { $text }.
AttemptWeighed = Mirando { $text }…
AttemptGood = { $text } es lo mejor que hay.
AttemptWorse = { $text } no es. ¿Otra vez?
FaultSaid = { $what }; { $instead }.
FaultTakes =
    La jugada { $number }, { $text }, deja que las { $side ->
        [white] blancas
       *[black] negras
    } capturen { $taken }{ $way ->
        [row] {" "}por la fila
        [column] {" "}por la columna
        [mixed] {" "}en varias direcciones
       *[diagonal] {""}
    }
FaultTakesLater =
    La jugada { $number }, { $text }, deja que las { $side ->
        [white] blancas
       *[black] negras
    } capturen { $taken }{ $way ->
        [row] {" "}por la fila
        [column] {" "}por la columna
        [mixed] {" "}en varias direcciones
       *[diagonal] {""}
    } unas jugadas después
FaultLoses =
    La jugada { $number }, { $text }, deja que ganen las { $side ->
        [white] blancas
       *[black] negras
    }
FaultCrowns =
    La jugada { $number }, { $text }, deja que las { $side ->
        [white] blancas
       *[black] negras
    } coronen
FaultMisses =
    La jugada { $number }, { $text }, deja escapar la captura de { $taken }{ $way ->
        [row] {" "}por la fila
        [column] {" "}por la columna
        [mixed] {" "}en varias direcciones
       *[diagonal] {""}
    }
FaultLetsWinGo = La jugada { $number }, { $text }, deja escapar la victoria
FaultWorsens =
    La jugada { $number }, { $text }, deja mejor a las { $side ->
        [white] blancas
       *[black] negras
    }
BetterWins = { $text } gana
BetterBalances = { $text } mantenía el equilibrio
BetterHoldsOut = { $text } resistía más
FaultLetsAdvantageGo = La jugada { $number }, { $text }, deja escapar la ventaja
BetterKeepsAdvantage = { $text } mantenía la ventaja
MoveOf =
    { $side ->
        [white] { $text } de las blancas
       *[black] { $text } de las negras
    }

## El editor

SetUp = Editar
SetUpTitle = Poner una posición
ToolMan =
    { $side ->
        [white] Peón blanco
       *[black] Peón negro
    }
ToolKing =
    { $side ->
        [white] Dama blanca
       *[black] Dama negra
    }
ToolCrown = Coronar
ToolRemove = Quitar
ClearBoard = Vaciar
StartPosition = Inicial
SideToMove = Juegan
FenHead = FEN
PlayFromHere = Jugar desde aquí
SetUpGood = Esta posición se puede jugar.
SetUpNoPieces =
    { $side ->
        [white] Las blancas no tienen fichas: no hay nada que jugar.
       *[black] Las negras no tienen fichas: no hay nada que jugar.
    }
SetUpNoMoves =
    { $side ->
        [white] Juegan las blancas y no pueden mover: la partida habría terminado.
       *[black] Juegan las negras y no pueden mover: la partida habría terminado.
    }
SetUpDrawn = Con estas fichas la partida sería tablas en el acto.
