# Damas en español: partidas jugadas y archivos de partidas.

## La lista

MyGames = Mis partidas
PastedGames = Partidas pegadas
GamesTab = Partidas
FiguresTab = Balance
SearchFor = Nombre, fecha o reglas
AnyEnd = Todas
EndWon = Ganadas
EndDrawn = Tablas
EndLost = Perdidas
AnyRules = Todas
GamesFound =
    { $count ->
        [one] { $count } partida
       *[other] { $count } partidas
    }
NoGamesYet = Aquí se guardan todas tus partidas.
NoneFound = No hay ninguna partida así.
StillReading = Leyendo…
TooManyGames =
    { $count ->
        [one] Solo se leyó la primera partida ({ $count }).
       *[other] Solo se leyeron las primeras { $count } partidas.
    }
Versus = { $white } – { $black }
Somebody = Alguien
GameUnfinished = sin terminar
PlyCount =
    { $count ->
        [one] { $count } jugada
       *[other] { $count } jugadas
    }
PutOnBoard = Poner en el tablero
AnalyseGame = Analizar
CantBePlayed = Aquí no se juega con esas reglas: la partida solo se conserva.
PartlyRead =
    { $count ->
        [one] Hay { $count } cosa que no se pudo leer; se conserva tal cual.
       *[other] Hay { $count } cosas que no se pudieron leer; se conservan tal cual.
    }

## Archivos

OpenFile = Abrir archivo
Paste = Pegar
NothingCopied = No hay nada que pegar: no se copió ningún texto, o no se puede leer desde aquí.
FileGames = Lista de partidas
SaveGame = Guardar esta partida
SaveAll = Guardar todas
FileSaved = Guardado: { $name }
FileUnreadable = No se puede leer { $name }.
FileTooLong = { $name } es demasiado grande para ser un archivo de partidas.
FileEmpty = En { $name } no hay ninguna partida ni posición.
PastedNothing = Lo pegado no es una partida ni una posición.
FileNoRoom = No queda sitio para guardar { $name }.
FileNotAllowed = No se permite escribir { $name } ahí.
FileUnwritable = No se puede guardar { $name }.

## Cómo le va al jugador

AgainstLevel = Contra
FiguresEmpty = Aquí verás cómo te va contra cada nivel.

## Lo que no se puede guardar

AnotherOpen = Damas ya está abierto. Aquí se guardan las partidas que termines, pero no la del tablero ni tus ajustes.
NoRoomToKeep =
    { $what ->
        [game] No queda sitio: no se puede guardar tu partida.
        [games] No queda sitio: no se pueden guardar las partidas jugadas.
        [study] No queda sitio: no se puede guardar tu análisis.
        [draft] No queda sitio: no se puede guardar la posición que preparaste.
       *[other] No queda sitio: no se pueden guardar tus ajustes.
    }
NotAllowedToKeep =
    { $what ->
        [game] Aquí no se permite escribir: no se puede guardar tu partida.
        [games] Aquí no se permite escribir: no se pueden guardar las partidas jugadas.
        [study] Aquí no se permite escribir: no se puede guardar tu análisis.
        [draft] Aquí no se permite escribir: no se puede guardar la posición que preparaste.
       *[other] Aquí no se permite escribir: no se pueden guardar tus ajustes.
    }
KeptByNewer =
    { $what ->
        [game] La partida que dejaste la guardó un Damas más nuevo. Queda apartada, intacta.
       *[other] Tus ajustes los guardó un Damas más nuevo. Quedan apartados, intactos.
    }
