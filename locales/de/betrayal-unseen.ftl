### Eine Figur, die nicht auf dem Brett steht.

betrayal-event-unseen-stays = { $explorer } bleibt { $room-in }.
betrayal-event-unseen-shown = { $room-in } regt sich etwas: In diesem Augenblick ist { $explorer } dort.
