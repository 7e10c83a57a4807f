### Monsters that explore.

betrayal-event-monster-finds = { $monster-nom } breaks through a door; behind it lies { $room-the }.
