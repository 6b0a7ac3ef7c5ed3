# De acht niveaus in het Nederlands.

Level = Niveau { $level }
LevelName =
    { $level ->
        [1] Eendje
        [2] Melkknecht
        [3] Veerman
        [4] Fierljepper
        [5] Tegelschilder
        [6] Schipper
        [7] Dijkgraaf
       *[8] Waterwolf
    }
LevelTitle =
    { $level ->
        [1] Het eendje
        [2] De melkknecht
        [3] De veerman
        [4] De fierljepper
        [5] De tegelschilder
        [6] De schipper
        [7] De dijkgraaf
       *[8] De waterwolf
    }
LevelCharacter =
    { $level ->
        [1] Telt de velden hardop en vergeet achterom te kijken.
        [2] Pakt wat dichtbij is en is voor donker thuis.
        [3] Haast zich nooit; kent elke oversteek, behalve de lange.
        [4] Houdt van een verre sprong, natte voeten of niet.
        [5] Ziet het patroon eerder dan de stukken.
        [6] Leest de wind drie zetten vooruit.
        [7] Geeft niets weg, nog geen druppel.
       *[8] De vloed zelf; in het Fries heet een dam een wolf.
    }
LevelShort =
    { $level ->
        [1] Telt hardop
        [2] Pakt wat er ligt
        [3] Haast zich nooit
        [4] Springt graag ver
        [5] Ziet patronen
        [6] Leest de wind
        [7] Geeft niets weg
       *[8] Slokt land op
    }
Rating = Sterkte { $text }
