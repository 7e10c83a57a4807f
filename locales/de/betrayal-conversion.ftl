### Helden, die die Seite wechseln.

betrayal-event-converted = { $explorer } steht nicht mehr auf der Seite der Helden.
betrayal-event-left-behind = { $card-nom } weicht vor { $explorer } zurück und bleibt { $room-in }.
