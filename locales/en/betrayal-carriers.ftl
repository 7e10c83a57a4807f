### Monsters that carry things.

betrayal-ask-monster-takes-more = { $monster }: what else does it take?
betrayal-ask-monster-drops-more = { $monster }: what else does it lay down?
betrayal-event-monster-drops = { $monster-nom } leaves { $card-the } { $room-in }.
betrayal-event-monster-steals = { $monster-nom } takes { $card-the } from { $victim }.
betrayal-event-given-to-monster = { $explorer } hands { $card-the } { $monster-to }.
