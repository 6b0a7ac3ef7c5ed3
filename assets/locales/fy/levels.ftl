# De acht nivo’s yn it Frysk.

Level = Nivo { $level }
# native check
LevelName =
    { $level ->
        [1] Eintsje
        [2] Molkfeint
        [3] Fearman
        [4] Fierljepper
        [5] Tegelskilder
        [6] Skipper
        [7] Dykgraaf
       *[8] Wetterwolf
    }
# native check
LevelTitle =
    { $level ->
        [1] It eintsje
        [2] De molkfeint
        [3] De fearman
        [4] De fierljepper
        [5] De tegelskilder
        [6] De skipper
        [7] De dykgraaf
       *[8] De wetterwolf
    }
# native check
LevelCharacter =
    { $level ->
        [1] Telt de fjilden lûdop en ferjit efterom te sjen.
        [2] Pakt wat tichteby is en is foar tsjuster thús.
        [3] Hat nea haast; ken elke oerfeart, útsein de lange.
        [4] Hâldt fan in fiere sprong, wiete fuotten of net.
        [5] Sjocht it patroan earder as de stikken.
        [6] Lêst de wyn trije setten foarút.
        [7] Jout neat wei, noch gjin drip.
       *[8] De floed sels; in daam hjit yn it Frysk in wolf.
    }
# native check
LevelShort =
    { $level ->
        [1] Telt lûdop
        [2] Pakt wat der leit
        [3] Hat nea haast
        [4] Ljept graach fier
        [5] Sjocht patroanen
        [6] Lêst de wyn
        [7] Jout neat wei
       *[8] Slokt lân op
    }
# native check
Rating = Sterkte { $text }
