### Les monstres qui portent des choses.

betrayal-ask-monster-takes-more = { $monster } : que prend-on encore ?
betrayal-ask-monster-drops-more = { $monster } : que pose-t-on encore ?
betrayal-event-monster-drops = { $monster-nom } laisse { $card-the } { $room-in }.
betrayal-event-monster-steals = { $monster-nom } prend { $card-the } { $victim-to }.
betrayal-event-given-to-monster = { $explorer-nom } donne { $card-the } { $monster-to }.
