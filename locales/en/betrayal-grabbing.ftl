### Monsters that grab.

betrayal-status-grabbed = Grabbed
betrayal-status-set-out = On the way home
betrayal-choice-struggle = Struggle against { $monster-acc }
    .help = Your attack of this turn, with Might and bare hands. Win, and you are free; else your turn is over, but you take no damage.
betrayal-event-grabbed = { $monster-nom } has grabbed { $explorer }.
betrayal-event-let-go = { $monster-nom } lets go of { $explorer }.
betrayal-event-dragged = { $monster-nom } drags { $explorer } { $room-into }.
betrayal-event-eaten = { $monster-nom } is home, and { $explorer } is its meal.
