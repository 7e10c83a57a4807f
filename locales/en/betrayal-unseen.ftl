### A figure that is not on the board.

betrayal-event-unseen-stays = { $explorer } stays { $room-in }.
betrayal-event-unseen-shown = Something moves { $room-in }: { $explorer } is there, at this moment.
