### Haunt 45, Tick, Tick, Tick: what everybody may read.

betrayal-status-time-bomb = Time bomb
betrayal-why-h45-ticking = the ticking of the bombs
betrayal-why-h45-bomb = a bomb
betrayal-event-h45-dynamite = { $explorer } has { $card-the } at hand.
betrayal-event-h45-bombs = Something ticks under the coat of every hero: a time bomb, strapped on tight.
betrayal-event-h45-defused = { $own ->
        [true] { $explorer } cuts a wire, and the ticking stops.
       *[false] { $explorer } cuts a wire, and the bomb of { $other } falls silent.
    }
betrayal-event-h45-explodes = A click, a flash: the bomb of { $explorer } goes off { $room-in }.
betrayal-event-h45-big-bomb = The last wire finds its place. For one breath the whole house is as bright as noon.
betrayal-result-h45-heroes = The hands that built it lie still. What is left of the great bomb is a heap of clocks and wire, each telling another time.
betrayal-result-h45-traitor = It was the finest piece of work the hill has ever seen. Then it is quiet, and nothing ticks any more.
