### What a table is called that nobody has named: two of these together. Their numbers come from its id and stay as they are.

web-name = { web-name-thing } { web-name-mood }
web-name-lesson = A first evening, guided

web-name-thing =
    { $thing ->
        [0] The Attic
        [1] The Bell
        [2] The Butler
        [3] The Candle
        [4] The Carriage
        [5] The Cellar
        [6] The Armchair
        [7] The Chapel
        [8] The Choir
        [9] The Clock
        [10] The Cradle
        [11] The Crown
        [12] The Doll
        [13] The Door
        [14] The Feast
        [15] The Fountain
        [16] The Garden
        [17] The Gate
        [18] The Key
        [19] The Lantern
        [20] The Letter
        [21] The Mask
        [22] The Mirror
        [23] The Moth
        [24] The Music Box
        [25] The Owl
        [26] The Pendulum
        [27] The Piano
        [28] The Portrait
        [29] The Raven
        [30] The Ring
        [31] The Rose
        [32] The Shadow
        [33] The Staircase
        [34] The Stranger
        [35] The Tower
        [36] The Veil
        [37] The Violin
        [38] The Widow
        [39] The Window
       *[40] The Wolf
    }

web-name-mood =
    { $mood ->
        [0] of Ash
        [1] after the Ball
        [2] in Black
        [3] of Bone
        [4] by Candlelight
        [5] at the Crossroads
        [6] behind the Curtain
        [7] in the Dark
        [8] before Dawn
        [9] at Dusk
        [10] of Dust
        [11] without End
        [12] under the Floor
        [13] in the Fog
        [14] of Glass
        [15] on the Heath
        [16] under the Ice
        [17] in the Ivy
        [18] across the Lake
        [19] at Low Tide
        [20] in the Marsh
        [21] in the Maze
        [22] at Midnight
        [23] in the Moonlight
        [24] without a Name
        [25] Next Door
        [26] in the North Wing
        [27] in November
        [28] in the Rain
        [29] in Red
        [30] by the River
        [31] of Salt
        [32] without Sleep
        [33] of Smoke
        [34] in the Snow
        [35] in the Storm
        [36] without a Voice
        [37] behind the Wall
        [38] in the Well
        [39] at the Edge of the Woods
       *[40] of Yesterday
    }
