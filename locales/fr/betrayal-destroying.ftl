### Choses détruites pour de bon.

betrayal-event-thing-destroyed = { $explorer-nom } détruit { $card-the } { $room-in }.
