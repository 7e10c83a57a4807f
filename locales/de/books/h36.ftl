### Spuk 36, Mit Freunden ist es schöner: was alle lesen dürfen.

betrayal-card-rowboat = Ruderboot
    .a = ein Ruderboot
    .the = das Ruderboot
    .nom = das Ruderboot
    .with = mit dem Ruderboot
    .help = Ein altes Boot mit zwei Rudern, und schwer.
betrayal-token-rowboat = { betrayal-card-rowboat }
betrayal-counter-h36-boat-hits = Löcher im Boot
betrayal-note-h36-flooding = Halb unter Wasser: { $what }
betrayal-note-h36-flooded = Ganz unter Wasser: { $what }
betrayal-condition-flooding = halb überflutet
betrayal-note-h36-water-held-back = Das Wasser wartet eine Runde.
betrayal-status-wading = Watet
betrayal-cause-h36-water = das Wasser
betrayal-event-h36-boat = Unter Laken und Staub liegt { $room-in } { $card-a }.
betrayal-event-h36-water-rises =
    { $level ->
        [flooded] Ganz unter Wasser: { $floor-the }.
       *[flooding] Wasser dringt ein. Halb überflutet: { $floor-the }.
    }
betrayal-event-h36-water-stands = Das Haus ächzt und sinkt ausnahmsweise nicht.
betrayal-event-h36-medallion-sinks = { $explorer } lässt { $card-the } versinken. Das Wasser hält den Atem an.
betrayal-event-h36-strikes = { $explorer } schlägt auf das Ruderboot ein.
betrayal-event-h36-boat-holds = Die Planken halten.
betrayal-result-h36-heroes = Ruder, Regen, und hinter euch ein Schornstein, der lautlos untergeht. Noch lange ruft jemand eure Namen.
betrayal-result-h36-heroes-lost = Ruder und Regen, und sie sehen sich nicht um. Noch lange rufst du ihre Namen, bis das Wasser den Schornstein erreicht hat.
betrayal-result-h36-traitor = Kein Boot, kein Licht, keine Luft. Unten, wo es still ist, nimmst du einen nach dem anderen bei der Hand. Allein bist du nie wieder.
betrayal-result-h36-traitor-lost = Kein Boot, kein Licht, keine Luft. Unten, wo es still ist, nimmt euch jemand bei der Hand und freut sich über die Gesellschaft.
