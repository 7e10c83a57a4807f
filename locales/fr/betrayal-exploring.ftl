### Les monstres qui explorent.

betrayal-event-monster-finds = { $monster-nom } force une porte et découvre { $room-the }.
