### Things that are destroyed for good.

betrayal-event-thing-destroyed = { $explorer } destroys { $card-the } { $room-in }.
