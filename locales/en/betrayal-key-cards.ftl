### Cards that a haunt cannot do without.

betrayal-event-given-back = The house gives it back: { $card-nom } lies { $room-in }.
