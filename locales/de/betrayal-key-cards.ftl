### Karten, ohne die ein Spuk nicht auskommt.

betrayal-event-given-back = Das Haus gibt es zurück: { $card-nom } liegt { $room-in }.
