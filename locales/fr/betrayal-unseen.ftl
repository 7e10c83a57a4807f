### Une figurine qui n’est pas sur le plateau.

betrayal-event-unseen-shown = Quelque chose bouge { $room-in } : { $explorer } s’y trouve à cet instant.
