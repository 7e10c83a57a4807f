### Haunt 34, Guillotines: what everybody may read.

## Choices

betrayal-choice-h34-key =
    { $room-id ->
        [gallery] Jump for the key
        [catacombs] Cross for the key
        [chasm] Cross for the key
        [tower] Cross for the key
       *[other] Go for the key
    }
    .help =
        { $room-id ->
            [crypt] Take the room’s damage now instead of at the end of the turn; then the key is yours.
            [furnace-room] Take the room’s damage now instead of at the end of the turn; then the key is yours.
            [gallery] You fall into the ballroom with 1 die of damage, and the key with you.
            [collapsed-room] Speed roll of 5 or more, unless you have just passed it; below that you fall without the key.
            [operating-laboratory] Roll every trait: 3 or more with each gives the key. In any case 2 dice of physical damage.
            [catacombs] Pass the crossing roll, and you have the key on the far side. A failure ends your movement.
            [chasm] Pass the crossing roll, and you have the key on the far side. A failure ends your movement.
            [tower] Pass the crossing roll, and you have the key on the far side. A failure ends your movement.
           *[other] Make the roll of the way out: passed, the key is yours; failed, you lose what the room takes.
        } One attempt a turn. With a key in your hand you go no further this turn.
betrayal-choice-h34-unlock = Unlock the collar ({ $explorer })
    .help = Costs two keys. Nobody has to agree.

## What dice are rolled for

betrayal-why-h34-collar = the ticking collar

## Events

betrayal-event-h34-collar = Round the neck of { $explorer } a collar ticks: number { $number }.
betrayal-event-h34-key-found = { $explorer } has the key { $room-from }.
betrayal-event-h34-unlocked = { $explorer } turns two keys{ $own ->
        [true] { " " }and is rid of the collar
       *[false] , and the collar falls from the neck of { $other }
    }.
betrayal-event-h34-clicks = The collar of { $explorer } clicks, and no blade comes.
betrayal-event-h34-beheaded = A spring snaps, a blade sings. { $explorer } makes no sound at all.

## Keys and states

betrayal-status-collar = Locked collar

## Results

betrayal-result-h34-heroes = The last collar lies on the floor, open and harmless. The front door clicks; nobody waits for the voice to say goodbye.
betrayal-result-h34-traitor = Too many heads have fallen. Somewhere a tape runs out, and one player of the game is smiling.

## The keys

betrayal-card-key-attic = Key ({ betrayal-room-attic })
    .a = a key ({ betrayal-room-attic })
    .the = the key ({ betrayal-room-attic })
    .nom = the key ({ betrayal-room-attic })
    .with = with the key ({ betrayal-room-attic })
    .help = Two keys open one collar: yours, or that of anybody in the same room. Both are used up.
betrayal-card-key-catacombs = Key ({ betrayal-room-catacombs })
    .a = a key ({ betrayal-room-catacombs })
    .the = the key ({ betrayal-room-catacombs })
    .nom = the key ({ betrayal-room-catacombs })
    .with = with the key ({ betrayal-room-catacombs })
    .help = Two keys open one collar: yours, or that of anybody in the same room. Both are used up.
betrayal-card-key-chasm = Key ({ betrayal-room-chasm })
    .a = a key ({ betrayal-room-chasm })
    .the = the key ({ betrayal-room-chasm })
    .nom = the key ({ betrayal-room-chasm })
    .with = with the key ({ betrayal-room-chasm })
    .help = Two keys open one collar: yours, or that of anybody in the same room. Both are used up.
betrayal-card-key-collapsed-room = Key ({ betrayal-room-collapsed-room })
    .a = a key ({ betrayal-room-collapsed-room })
    .the = the key ({ betrayal-room-collapsed-room })
    .nom = the key ({ betrayal-room-collapsed-room })
    .with = with the key ({ betrayal-room-collapsed-room })
    .help = Two keys open one collar: yours, or that of anybody in the same room. Both are used up.
betrayal-card-key-crypt = Key ({ betrayal-room-crypt })
    .a = a key ({ betrayal-room-crypt })
    .the = the key ({ betrayal-room-crypt })
    .nom = the key ({ betrayal-room-crypt })
    .with = with the key ({ betrayal-room-crypt })
    .help = Two keys open one collar: yours, or that of anybody in the same room. Both are used up.
betrayal-card-key-furnace-room = Key ({ betrayal-room-furnace-room })
    .a = a key ({ betrayal-room-furnace-room })
    .the = the key ({ betrayal-room-furnace-room })
    .nom = the key ({ betrayal-room-furnace-room })
    .with = with the key ({ betrayal-room-furnace-room })
    .help = Two keys open one collar: yours, or that of anybody in the same room. Both are used up.
betrayal-card-key-gallery = Key ({ betrayal-room-gallery })
    .a = a key ({ betrayal-room-gallery })
    .the = the key ({ betrayal-room-gallery })
    .nom = the key ({ betrayal-room-gallery })
    .with = with the key ({ betrayal-room-gallery })
    .help = Two keys open one collar: yours, or that of anybody in the same room. Both are used up.
betrayal-card-key-junk-room = Key ({ betrayal-room-junk-room })
    .a = a key ({ betrayal-room-junk-room })
    .the = the key ({ betrayal-room-junk-room })
    .nom = the key ({ betrayal-room-junk-room })
    .with = with the key ({ betrayal-room-junk-room })
    .help = Two keys open one collar: yours, or that of anybody in the same room. Both are used up.
betrayal-card-key-operating-laboratory = Key ({ betrayal-room-operating-laboratory })
    .a = a key ({ betrayal-room-operating-laboratory })
    .the = the key ({ betrayal-room-operating-laboratory })
    .nom = the key ({ betrayal-room-operating-laboratory })
    .with = with the key ({ betrayal-room-operating-laboratory })
    .help = Two keys open one collar: yours, or that of anybody in the same room. Both are used up.
betrayal-card-key-pentagram-chamber = Key ({ betrayal-room-pentagram-chamber })
    .a = a key ({ betrayal-room-pentagram-chamber })
    .the = the key ({ betrayal-room-pentagram-chamber })
    .nom = the key ({ betrayal-room-pentagram-chamber })
    .with = with the key ({ betrayal-room-pentagram-chamber })
    .help = Two keys open one collar: yours, or that of anybody in the same room. Both are used up.
betrayal-card-key-tower = Key ({ betrayal-room-tower })
    .a = a key ({ betrayal-room-tower })
    .the = the key ({ betrayal-room-tower })
    .nom = the key ({ betrayal-room-tower })
    .with = with the key ({ betrayal-room-tower })
    .help = Two keys open one collar: yours, or that of anybody in the same room. Both are used up.
betrayal-card-key-vault = Key ({ betrayal-room-vault })
    .a = a key ({ betrayal-room-vault })
    .the = the key ({ betrayal-room-vault })
    .nom = the key ({ betrayal-room-vault })
    .with = with the key ({ betrayal-room-vault })
    .help = Two keys open one collar: yours, or that of anybody in the same room. Both are used up.
betrayal-token-key-attic = { betrayal-card-key-attic }
betrayal-token-key-catacombs = { betrayal-card-key-catacombs }
betrayal-token-key-chasm = { betrayal-card-key-chasm }
betrayal-token-key-collapsed-room = { betrayal-card-key-collapsed-room }
betrayal-token-key-crypt = { betrayal-card-key-crypt }
betrayal-token-key-furnace-room = { betrayal-card-key-furnace-room }
betrayal-token-key-gallery = { betrayal-card-key-gallery }
betrayal-token-key-junk-room = { betrayal-card-key-junk-room }
betrayal-token-key-operating-laboratory = { betrayal-card-key-operating-laboratory }
betrayal-token-key-pentagram-chamber = { betrayal-card-key-pentagram-chamber }
betrayal-token-key-tower = { betrayal-card-key-tower }
betrayal-token-key-vault = { betrayal-card-key-vault }
