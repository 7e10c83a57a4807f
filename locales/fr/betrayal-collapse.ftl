### Les pièces détruites : des mots que plusieurs hantises partagent.

betrayal-event-room-destroyed = Il ne reste rien { $room-of }.
