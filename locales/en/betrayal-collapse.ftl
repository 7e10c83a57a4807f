### Rooms that are destroyed: words that several haunts share.

betrayal-event-room-destroyed = { $room-the } is no more.
