### Haunt 50, Treasure Hunt: what everybody sees.

## The briefing

betrayal-side-h50 = Everyone for themselves

## Asks

betrayal-ask-h50-leave-out = There are more rooms than clues. Which room gets none?
betrayal-ask-h50-collapse = The search has shaken the house. Which room collapses?

## What dice are rolled for

betrayal-why-h50-search = a stumble in the rubble

## Events

betrayal-event-h50-clue-laid = A clue lies hidden { $room-in }.
betrayal-event-h50-search = { $explorer } searches { $room-in }: { $total }.
betrayal-event-h50-nothing = { $explorer } finds nothing { $room-in }.
betrayal-event-h50-clue = { $explorer } turns up { $card-the }: { $card }.
betrayal-event-h50-poison = The poison works in { $explorer }.
betrayal-event-h50-buried = The ground floor is gone, and the rubble buries the basement.

## Tokens and states

betrayal-token-hidden-clue = Hidden clue
    .help = Lies face down. A search with a total of 4 to 12 turns it up.
betrayal-status-poisoned = Poisoned

## Results

betrayal-result-h50-heroes = A panel clicks, a lid creaks, gold gleams: the fortune is found, and it will not be shared.

## The clues

betrayal-card-clue-1 = Floor plan of the tunnels
    .a = clue 1
    .the = clue 1
    .nom = clue 1
    .with = with clue 1
    .help = +7 when you search the Catacombs.
betrayal-card-clue-2 = Torn wine label
    .a = clue 2
    .the = clue 2
    .nom = clue 2
    .with = with clue 2
    .help = +7 when you search the Wine Cellar.
betrayal-card-clue-3 = Silk bookmark
    .a = clue 3
    .the = clue 3
    .nom = clue 3
    .with = with clue 3
    .help = +7 when you search the Library.
betrayal-card-clue-4 = Place card
    .a = clue 4
    .the = clue 4
    .nom = clue 4
    .with = with clue 4
    .help = +7 when you search the Dining Room.
betrayal-card-clue-5 = Soaked chart
    .a = clue 5
    .the = clue 5
    .nom = clue 5
    .with = with clue 5
    .help = +6 when you search the Conservatory or the Underground Lake.
betrayal-card-clue-6 = Verse from scripture
    .a = clue 6
    .the = clue 6
    .nom = clue 6
    .with = with clue 6
    .help = +6 when you search the Crypt or the Chapel.
betrayal-card-clue-7 = Sketch of a hidden drawer
    .a = clue 7
    .the = clue 7
    .nom = clue 7
    .with = with clue 7
    .help = +5 when you search the Attic, the Kitchen, the Storeroom or the Master Bedroom.
betrayal-card-clue-8 = Riddle in cipher
    .a = clue 8
    .the = clue 8
    .nom = clue 8
    .with = with clue 8
    .help = +4 when you search any room of the basement.
betrayal-card-clue-9 = House plan full of crosses
    .a = clue 9
    .the = clue 9
    .nom = clue 9
    .with = with clue 9
    .help = +3 on every search.
betrayal-card-clue-10 = Chemical formula
    .a = clue 10
    .the = clue 10
    .nom = clue 10
    .with = with clue 10
    .help = Adds your Knowledge when you search the Research or the Operating Laboratory.
betrayal-card-clue-11 = Page of music
    .a = clue 11
    .the = clue 11
    .nom = clue 11
    .with = with clue 11
    .help = Adds your Knowledge when you search the Organ Room.
betrayal-card-clue-12 = Chess problem
    .a = clue 12
    .the = clue 12
    .nom = clue 12
    .with = with clue 12
    .help = Adds your Knowledge when you search the Game Room.
betrayal-card-clue-13 = Hollow stone hand
    .a = clue 13
    .the = clue 13
    .nom = clue 13
    .with = with clue 13
    .help = Adds your Might when you search the Statuary Corridor.
betrayal-card-clue-14 = Scorched glove
    .a = clue 14
    .the = clue 14
    .nom = clue 14
    .with = with clue 14
    .help = Adds your Sanity when you search the Furnace Room.
betrayal-card-clue-15 = Spyglass
    .a = clue 15
    .the = clue 15
    .nom = clue 15
    .with = with clue 15
    .help = If you use it: +6 when you search the Tower, the Balcony or a room whose window looks out of the house. With a total below 13 you fall to your death.
betrayal-card-clue-16 = Climbing rope
    .a = clue 16
    .the = clue 16
    .nom = clue 16
    .with = with clue 16
    .help = If you use it: adds your Might or Sanity when you search the Chasm. With a total below 13 you fall to your death.
betrayal-card-clue-17 = Poisoned dart
    .a = clue 17
    .the = clue 17
    .nom = clue 17
    .with = with clue 17
    .help = A trap, no help in searching. Whoever turned it up loses 1 space of a trait of choice at the start of each own turn.
betrayal-card-clue-18 = Sinking ceiling
    .a = clue 18
    .the = clue 18
    .nom = clue 18
    .with = with clue 18
    .help = A trap, no help in searching. Might or Speed roll, 4 or more, or 3 dice of physical damage.
betrayal-card-clue-19 = Hissing gas
    .a = clue 19
    .the = clue 19
    .nom = clue 19
    .with = with clue 19
    .help = A trap, no help in searching. Everybody on the floor: Might roll, 3 or more, or lose what 3 dice show from any traits.
betrayal-card-clue-20 = Puzzle box
    .a = clue 20
    .the = clue 20
    .nom = clue 20
    .with = with clue 20
    .help = A trap, no help in searching. Leave it, or try a Knowledge roll: with 5 or more you take two hidden clues from anywhere, else you lose what 4 dice show from any traits.
