### Monster, die Dinge tragen.

betrayal-ask-monster-takes-more = { $monster }: Was kommt noch mit?
betrayal-ask-monster-drops-more = { $monster }: Was bleibt noch liegen?
betrayal-event-monster-drops = { $monster-nom } lässt { $card-the } { $room-in } liegen.
betrayal-event-monster-steals = { $monster-nom } nimmt { $victim } { $card-the } weg.
betrayal-event-given-to-monster = { $explorer } gibt { $monster-to } { $card-the }.
