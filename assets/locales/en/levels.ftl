# The eight levels in English.

Level = Level { $level }
LevelName =
    { $level ->
        [1] Duckling
        [2] Milkhand
        [3] Ferryman
        [4] Ditch-vaulter
        [5] Tile Painter
        [6] Skipper
        [7] Dike Warden
       *[8] Water Wolf
    }
LevelTitle =
    { $level ->
        [1] The Duckling
        [2] The Milkhand
        [3] The Ferryman
        [4] The Ditch-vaulter
        [5] The Tile Painter
        [6] The Skipper
        [7] The Dike Warden
       *[8] The Water Wolf
    }
LevelCharacter =
    { $level ->
        [1] Counts the squares aloud and forgets to look behind.
        [2] Takes whatever is near, home before dusk.
        [3] Never hurries; knows every crossing but the long ones.
        [4] Loves a long jump, wet feet included.
        [5] Sees the pattern before the pieces.
        [6] Reads the wind three moves off.
        [7] Gives nothing away, not one drop.
       *[8] The flood itself; in Frisian a king is a wolf.
    }
LevelShort =
    { $level ->
        [1] Counts aloud
        [2] Takes what is near
        [3] Never hurries
        [4] Loves long jumps
        [5] Sees patterns
        [6] Reads the wind
        [7] Gives nothing away
       *[8] Swallows land
    }
Rating = Rating { $text }
