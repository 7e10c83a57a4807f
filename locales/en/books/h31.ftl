### Haunt 31, Airborne: what everybody sees.

## The briefing

betrayal-side-h31 = Everyone for themselves

## Events

betrayal-event-h31-found = { $explorer } pulls { $card-a } from the clutter { $room-in }.
betrayal-event-h31-leaps = { $explorer } leaps { $room-from } into the empty air, and the parachute opens.

## Parachutes

betrayal-counter-h31-parachutes = Parachutes not found yet
betrayal-card-parachute = Parachute{ betrayal-nth }
    .a = a parachute
    .the = parachute{ betrayal-nth }
    .nom = parachute{ betrayal-nth }
    .with = with parachute{ betrayal-nth }
    .help = The only way down. One for each; it can be traded, dropped, picked up and taken in a fight for it.
betrayal-token-parachute = { betrayal-card-parachute }

## Results

betrayal-result-h31-heroes = Silk blooms over the hills. Far above, something with wings like barn roofs carries a house home to its young.
