### Rooms that are destroyed: words that several haunts share.

betrayal-event-room-destroyed = Nothing is left of { $room-the }.
