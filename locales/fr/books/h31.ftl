### Hantise 31, Dans les airs : ce que tout le monde voit.

## La mise au point

betrayal-side-h31 = Chacun pour soi

## Événements

betrayal-event-h31-found = { $explorer-nom } tire { $card-a } du fatras { $room-in }.
betrayal-event-h31-leaps = { $explorer-nom } saute dans le vide, hors { $room-of }, et le parachute s’ouvre.

## Parachutes

betrayal-counter-h31-parachutes = Parachutes à trouver
betrayal-card-parachute = Parachute{ betrayal-nth }
    .a = un parachute
    .the = le parachute{ betrayal-nth }
    .nom = le parachute{ betrayal-nth }
    .with = avec le parachute{ betrayal-nth }
    .help = Le seul moyen de descendre. Un par personne ; il s’échange, se pose, se ramasse et se prend en se battant pour lui.
betrayal-token-parachute = { betrayal-card-parachute }

## Issues

betrayal-result-h31-heroes = De la soie s’ouvre au-dessus des collines. Très haut, une chose aux ailes larges comme des toits de grange rapporte une maison à ses petits.
