### Les pièces détruites : des mots que plusieurs hantises partagent.

betrayal-event-room-destroyed = { $room-the } n’existe plus.
