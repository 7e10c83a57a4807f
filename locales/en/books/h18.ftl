### Haunt 18, United We Stand: what everybody may read.

## Asks

betrayal-ask-h18-burn = The fire leaps on. Which room does it take?
betrayal-ask-h18-push = You have beaten the traitor’s will by { $points }. Hurt it, or drive the body away?
betrayal-ask-h18-holds-on = Flesh gropes out of the house. Who of you holds on?

betrayal-choice-h18-burn = Let { $room-the } burn
    .help = It must share a side with a burned room, or the fire climbs: from the Stairs from Basement to the Foyer, from the Basement Landing to the Coal Chute, from below to the Collapsed Room. Whoever is in it dies.
betrayal-choice-h18-push = Drive the traitor { $room-into }
    .help = No damage; barriers and movement do not matter.

## What dice are rolled for

betrayal-why-h18-pull = a tug of war through the wall
betrayal-cause-h18-absorb = the swallowed flesh
betrayal-cause-h18-burn = the fire

## Events

betrayal-event-h18-overheats = The furnace roars and glows: { $explorer } has overheated it.
betrayal-event-h18-explodes = The furnace explodes. From now on every turn ends in fire: one more room burns, next to one that has burned, and the living choose which.
betrayal-event-h18-house-collapses = Foyer, Entrance Hall and Grand Staircase are gone, and nothing holds the house up any more. It comes down on all who are inside.
betrayal-event-h18-absorbs = { $victim } sinks into the flesh of { $explorer }, which swells over every bone.
betrayal-event-h18-pushes = { $explorer } drives { $victim } { $room-into }.
betrayal-event-h18-pulled = An arm of flesh closes around { $explorer } and drags the poor soul back, { $room-into }.

## Results

betrayal-result-h18-heroes = The flames close over a scream that has too many voices. Then there is only crackling, and clean, hot air.
betrayal-result-h18-traitor = It has room for everybody, and it is still hungry. Nobody will believe whoever tells of it.
