# Cómo terminó la partida y qué cuentas corren, en español.

## Títulos

GameOver = Fin de la partida
Wins =
    { $winner ->
        [white] Ganan las blancas
       *[black] Ganan las negras
    }
Draw = Tablas

## Cada final en una frase, con su ley

EndNoMoves =
    { $loser ->
        [white] Las blancas no pueden mover, y quien no puede mover pierde.
       *[black] Las negras no pueden mover, y quien no puede mover pierde.
    }
EndShutIn =
    { $loser ->
        [white] Las blancas
       *[black] Las negras
    } no pueden mover: { $squares_count ->
        [one] la ficha de { $squares } está encerrada
       *[other] las fichas de { $squares } están encerradas
    }, y quien no mueve pierde.
EndKingRests =
    { $loser ->
        [white] Las blancas no pueden mover y pierden: la dama de { $square } debe descansar y nada más está libre.
       *[black] Las negras no pueden mover y pierden: la dama de { $square } debe descansar y nada más está libre.
    }
EndNoPieces =
    { $loser ->
        [white] Las blancas se quedaron sin fichas, y quien no tiene fichas pierde.
       *[black] Las negras se quedaron sin fichas, y quien no tiene fichas pierde.
    }
EndResigned =
    { $loser ->
        [white] Las blancas abandonaron.
       *[black] Las negras abandonaron.
    }
EndAgreed = Ambos bandos acordaron tablas.
EndTime =
    { $loser ->
        [white] A las blancas se les acabó el tiempo, y con él la partida.
       *[black] A las negras se les acabó el tiempo, y con él la partida.
    }
EndTimeThrice =
    { $loser ->
        [white] Las blancas dejaron pasar el tiempo tres turnos seguidos, y así se pierde.
       *[black] Las negras dejaron pasar el tiempo tres turnos seguidos, y así se pierde.
    }
EndRepetition = La misma posición apareció en el tablero por tercera vez, y eso son tablas.
EndKingsOnly = Solo quedaban damas: 50 jugadas de cada bando sin capturar son tablas.
EndNoProgress = 25 jugadas de cada bando sin capturar ni mover un peón son tablas.
EndTwoKingsOne =
    { $stronger ->
        [white] Las blancas tenían siete jugadas para ganar con dos damas contra una, y no lo lograron: son tablas.
       *[black] Las negras tenían siete jugadas para ganar con dos damas contra una, y no lo lograron: son tablas.
    }
EndOneKingEach = Una dama contra una, y ninguna se deja capturar: son tablas.
EndFmjd16 = Una dama contra tres fichas: 16 jugadas de cada bando sin victoria son tablas.
EndFmjd5 = Una dama contra una o dos fichas: 5 jugadas de cada bando sin victoria son tablas.

## Cuentas que corren

KingMayMove =
    { $left ->
        [1] La dama de { $square } puede mover una vez más; después debe descansar.
        [2] La dama de { $square } puede mover dos veces más; después debe descansar.
       *[other] La dama de { $square } puede mover { $left } veces más; después debe descansar.
    }
KingRestsNext = La dama de { $square } no puede mover en su próximo turno.
TwoKingsLeft =
    { $moves ->
        [one] Dos damas contra una: queda { $moves } jugada.
       *[other] Dos damas contra una: quedan { $moves } jugadas.
    }
DrawIn =
    { $moves ->
        [one] Queda { $moves } jugada; después son tablas.
       *[other] Quedan { $moves } jugadas; después son tablas.
    }
KingsOnlyCount = Solo damas: { $moves } de { $limit } jugadas sin capturar.
NoProgressCount = { $moves } de { $limit } jugadas sin capturar ni mover un peón.
Repeated =
    { $times ->
        [one] Esta posición apareció { $times } vez; a la tercera son tablas.
       *[other] Esta posición apareció { $times } veces; a la tercera son tablas.
    }
