### Monster, die packen.

betrayal-status-grabbed = Gepackt
betrayal-status-set-out = Auf dem Heimweg
betrayal-choice-struggle = Wehr dich gegen { $monster-acc }
    .help = Dein Angriff in diesem Zug, mit Kraft und bloßen Händen. Gewinnst du, bist du frei; sonst ist dein Zug vorbei, doch du nimmst keinen Schaden.
betrayal-event-grabbed = { $monster-nom } hat { $explorer } gepackt.
betrayal-event-let-go = { $monster-nom } lässt { $explorer } los.
betrayal-event-dragged = { $monster-nom } schleift { $explorer } { $room-into }.
betrayal-event-eaten = { $monster-nom } ist zu Hause, und { $explorer } wird gefressen.
