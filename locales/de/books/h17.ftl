### Spuk 17, Ein Windhauch: was alle lesen dürfen.

betrayal-creature-poltergeist = Poltergeist
    .nom = der Poltergeist
    .acc = den Poltergeist
    .to = dem Poltergeist
    .by = vom Poltergeist
    .of = des Poltergeists
betrayal-counter-h17-found = Gefundene Kerzen
betrayal-why-h17-fury = fliegende Trümmer
betrayal-event-h17-reforms = Der Wirbel aus Gerümpel fällt zu Boden. Anderswo beginnt er neu, und nun ist { $monster-nom } { $room-in }.
betrayal-event-h17-scattered = Die Wucht reißt { $monster-acc } in Fetzen, und einen Augenblick lang fliegt nichts mehr.
betrayal-event-h17-collects = { $room-in } springen Schubladen auf, und { $monster-nom } hat etwas gefunden: { $card-a }.
betrayal-event-h17-found = { $explorer } hat { $room-in } { $card-a } gefunden.
betrayal-card-wax-candle = Wachskerze{ betrayal-nth }
    .a = eine Wachskerze
    .the = die Wachskerze{ betrayal-nth }
    .nom = die Wachskerze{ betrayal-nth }
    .with = mit der Wachskerze{ betrayal-nth }
    .help = Eine einfache Kerze, im Haus gefunden. Sie wird getragen, getauscht und gestohlen wie ein Gegenstand.
betrayal-token-lit-candle = Brennende Kerze{ betrayal-nth }
    .help = Sie brennt für immer, und niemand kann sie wegnehmen.
betrayal-result-h17-heroes = Der letzte Docht fängt Feuer. Alles, was flog, fällt auf einmal, und in der Stille stehen die Flammen kerzengerade.
betrayal-result-h17-traitor = Stühle, Messer und Geschirr kreisen langsam über denen, die da liegen. Jemand setzt sich dazu, um mit einem alten Freund zu plaudern.
