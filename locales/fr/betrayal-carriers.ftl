### Les monstres qui portent des choses.

betrayal-ask-monster-takes-more = { $monster } : que prend-on encore ?
betrayal-ask-monster-drops-more = { $monster } : que pose-t-on encore ?
betrayal-event-monster-drops = { $monster-the } laisse { $card-the } { $room-in }.
betrayal-event-monster-steals = { $monster-the } prend { $card-the } à { $victim }.
betrayal-event-given-to-monster = { $explorer } donne { $card-the } { $monster-to }.
