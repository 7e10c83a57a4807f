### Les monstres qui saisissent.

betrayal-status-grabbed = Capture
betrayal-status-set-out = Sur le chemin du retour
betrayal-choice-struggle = Se débattre contre { $monster-acc }
    .help = Votre attaque de ce tour, avec la Force et à mains nues. Gagnez, et vous êtes libre ; sinon votre tour est fini, mais sans dégâts.
betrayal-event-grabbed = { $monster-nom } a saisi { $explorer }.
betrayal-event-let-go = { $monster-nom } lâche { $explorer }.
betrayal-event-dragged = { $monster-nom } traîne { $explorer } { $room-into }.
betrayal-event-eaten = { $monster-nom } est de retour chez soi et dévore { $explorer }.
