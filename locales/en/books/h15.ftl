### Haunt 15, Here There Be Dragons: what everybody sees.

betrayal-creature-dragon = Dragon
    .nom = the dragon
    .acc = the dragon
    .to = to the dragon
    .by = by the dragon
    .of = of the dragon

## What dice are rolled for

betrayal-why-h15-fire = the dragon’s fire

## Events

betrayal-event-h15-laid = Something old gleams { $room-in }: { $card-the }.
betrayal-event-h15-fire = The dragon breathes fire { $room-in } and through every door.
betrayal-event-h15-worn = { $explorer } buckles on { $card-the }.
betrayal-event-h15-given = { $explorer } takes off { $card-the } and gives it to { $other }.

## Things

betrayal-card-shield = Shield
    .a = a shield
    .the = the shield
    .nom = the shield
    .with = with the shield
betrayal-token-shield = { betrayal-card-shield }
betrayal-card-antique-armor = Antique Armor
    .a = a suit of antique armor
    .the = the antique armor
    .nom = the antique armor
    .with = with the antique armor
betrayal-token-antique-armor = { betrayal-card-antique-armor }
betrayal-status-antique-armor-worn = Wears the antique armor

## Results

betrayal-result-h15-heroes = The great eye clouds over, and the last smoke curls from its nostrils. All that is left to deal with is the one who wished for it.
betrayal-result-h15-traitor = Nobody is left who does not believe. The dragon curls up in the hall and purrs like a furnace.
