### Dinge, die für immer vernichtet werden.

betrayal-event-thing-destroyed = { $explorer } vernichtet { $room-in } { $card-the }.
