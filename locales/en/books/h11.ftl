### Haunt 11, Let Them In: what everybody may read.

betrayal-creature-specter = Specter{ betrayal-nth }
    .nom = { $number ->
        [none] the specter
       *[other] specter { $number }
    }
    .acc = { $number ->
        [none] the specter
       *[other] specter { $number }
    }
    .to = { $number ->
        [none] to the specter
       *[other] to specter { $number }
    }
    .by = { $number ->
        [none] by the specter
       *[other] by specter { $number }
    }
    .of = { $number ->
        [none] of the specter
       *[other] of specter { $number }
    }
betrayal-creature-madman = Madman
    .nom = the madman
    .acc = the madman
    .to = to the madman
    .by = by the madman
    .of = of the madman
betrayal-token-specter-outside =
    { $number ->
        [none] Specter outside
       *[other] Specter outside { $number }
    }
    .the = a specter outside
    .help = It waits in the mist until somebody opens. Out there it neither acts nor slows anybody, and nothing reaches it.
betrayal-counter-h11-banished = Specters banished with the Ring
betrayal-note-h11-opened = Standing open: { $what }
betrayal-event-h11-gathers = Something takes shape in the mist outside. It waits for somebody { $room-in } to let it in.
betrayal-event-h11-shut-out = A wall stands where mist was: nothing can come in { $room-in } any more.
betrayal-event-h11-opens = { $who-nom } throws open the { $room-id ->
        [entrance-hall] front door
       *[other] window
    } { $room-in }, and the mist steps inside.
betrayal-event-h11-banishes = The Ring flares, and { $monster-nom } comes apart like breath on a pane.
betrayal-result-h11-heroes = The windows bang shut, one after another. Outside the mist presses its faces against the glass, and finds nobody who will open.
betrayal-result-h11-traitor = Every window stands open, and nobody is left to feel the cold. Now you know what they wanted in here.
betrayal-result-h11-traitor-lost = Every window stands open, and nobody is left to feel the cold. What wanted in so badly walks through your rooms and touches your things.
