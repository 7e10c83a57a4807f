### Heroes who change sides.

betrayal-event-converted = { $explorer } is a hero no longer.
betrayal-event-left-behind = { $card-nom } shrinks back from { $explorer } and stays { $room-in }.
