### Hantise 36, C’est mieux entre amis : ce que tout le monde peut lire.

betrayal-card-rowboat = Barque
    .a = une barque
    .the = la barque
    .nom = la barque
    .with = avec la barque
    .help = Une vieille barque à deux rames, et lourde.
betrayal-token-rowboat = { betrayal-card-rowboat }
betrayal-counter-h36-boat-hits = Trous dans la barque
betrayal-note-h36-flooding = À demi sous l’eau : { $what }
betrayal-note-h36-flooded = Sous l’eau : { $what }
betrayal-condition-flooding = à demi inondée
betrayal-note-h36-water-held-back = L’eau attend un tour.
betrayal-status-wading = Patauge
betrayal-cause-h36-water = l’eau
betrayal-event-h36-boat = Sous des draps poussiéreux { $room-in } : { $card-a }.
betrayal-event-h36-water-rises =
    { $level ->
        [flooded] Entièrement sous l’eau : { $floor-the }.
       *[flooding] L’eau entre. À demi sous l’eau : { $floor-the }.
    }
betrayal-event-h36-water-stands = La maison gémit et, pour une fois, ne s’enfonce pas.
betrayal-event-h36-medallion-sinks = { $explorer-nom } laisse couler { $card-the }. L’eau retient son souffle.
betrayal-event-h36-strikes = { $explorer-nom } frappe la barque.
betrayal-event-h36-boat-holds = Les planches tiennent.
betrayal-result-h36-heroes = Des rames, la pluie, et derrière vous une cheminée qui sombre sans un bruit. Longtemps encore, quelqu’un appelle vos noms.
betrayal-result-h36-heroes-lost = Des rames, la pluie, et ils ne se retournent pas. Longtemps encore vous appelez leurs noms, jusqu’à ce que l’eau atteigne la cheminée.
betrayal-result-h36-traitor = Ni barque, ni lumière, ni air. Tout en bas, là où c’est calme, vous les prenez par la main, l’un après l’autre. C’en est fini de la solitude.
betrayal-result-h36-traitor-lost = Ni barque, ni lumière, ni air. Tout en bas, là où c’est calme, quelqu’un vous prend par la main, ravi d’avoir de la compagnie.
