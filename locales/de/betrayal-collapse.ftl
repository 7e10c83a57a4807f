### Zerstörte Räume: Worte, die mehrere Spukfälle teilen.

betrayal-event-room-destroyed = Zerstört: { $room }.
