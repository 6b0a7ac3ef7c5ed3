# Los ocho niveles en español.

Level = Nivel { $level }
LevelName =
    { $level ->
        [1] Patito
        [2] Lechero
        [3] Barquero
        [4] Saltador de zanjas
        [5] Azulejera
        [6] Patrona de barco
        [7] Guardiana del dique
       *[8] Lobo de agua
    }
LevelTitle =
    { $level ->
        [1] El patito
        [2] El lechero
        [3] El barquero
        [4] El saltador de zanjas
        [5] La azulejera
        [6] La patrona de barco
        [7] La guardiana del dique
       *[8] El lobo de agua
    }
LevelCharacter =
    { $level ->
        [1] Cuenta las casillas en voz alta y olvida mirar atrás.
        [2] Toma lo que tiene cerca y vuelve antes del anochecer.
        [3] Nunca se apura; conoce todos los cruces menos los largos.
        [4] Adora el salto largo, aunque se moje los pies.
        [5] Ve el dibujo antes que las fichas.
        [6] Lee el viento tres jugadas antes.
        [7] No regala nada, ni una gota.
       *[8] La crecida misma; en frisón la dama se llama lobo.
    }
LevelShort =
    { $level ->
        [1] Cuenta en voz alta
        [2] Toma lo cercano
        [3] Nunca se apura
        [4] Adora saltar lejos
        [5] Ve el dibujo
        [6] Lee el viento
        [7] No regala nada
       *[8] Se traga la tierra
    }
Rating = Fuerza { $text }
