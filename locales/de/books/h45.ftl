### Spuk 45, Tick, tick, tick: was alle lesen dürfen.

betrayal-status-time-bomb = Zeitbombe
betrayal-why-h45-ticking = das Ticken der Bomben
betrayal-why-h45-bomb = eine Bombe
betrayal-event-h45-dynamite = { $explorer } hat { $card-the } zur Hand.
betrayal-event-h45-bombs = Unter dem Mantel jedes Helden tickt etwas: eine Zeitbombe, fest angeschnallt.
betrayal-event-h45-defused = { $own ->
        [true] { $explorer } durchtrennt einen Draht, und das Ticken hört auf.
       *[false] { $explorer } durchtrennt einen Draht, und { $other-of } Bombe verstummt.
    }
betrayal-event-h45-explodes = Ein Klicken, ein Blitz, und { $room-in } geht { $explorer-of } Bombe hoch.
betrayal-event-h45-big-bomb = Der letzte Draht findet seinen Platz. Einen Atemzug lang ist es im ganzen Haus hell wie am Mittag.
betrayal-result-h45-heroes = Die Hände, die sie bauten, liegen still. Von der großen Bombe bleibt ein Haufen Uhren und Draht, und jede Uhr zeigt eine andere Zeit.
betrayal-result-h45-traitor = Es war das schönste Werk, das der Hügel je gesehen hat. Dann ist es still, und nichts tickt mehr.
