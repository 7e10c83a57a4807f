### Une figurine qui n’est pas sur le plateau.

betrayal-event-unseen-stays = { $explorer-nom } reste { $room-in }.
betrayal-event-unseen-shown = Quelque chose bouge { $room-in } : { $explorer-nom } s’y trouve à cet instant.
