### Haunt 48, Stacked Like Cordwood: the heroes’ book.

betrayal-book-h48-heroes-story = In the car it was only a ghost story: a killer in a house, and the teenagers he left behind in a heap. Now you have found the heap, and the portrait in the hall has a family likeness to one of you. Somebody comes in by the front door, whistling.
betrayal-book-h48-heroes-goal = Kill Crimson Jack for good, with the cursed weapon, once you understand it.
betrayal-book-h48-heroes-can = Search the Library, Chapel, Attic or open Vault for the weapon, or settle on one you have: Axe, Spear, Blood Dagger or Sacrificial Dagger. Study it together, then let the strongest strike.
betrayal-book-h48-heroes-foe = The traitor and Jack hunt you. However you beat him without that weapon, he comes back stronger. Who begins a turn beside him shivers.
betrayal-book-h48-heroes-rules =
    Which weapon is cursed, you decide; the traitor is not told. You may settle on one that you hold when the haunt begins, and as long as there is none, on one that a hero has, in the turn of any hero.
    Search: in the Library, Chapel, Attic or open Vault, Knowledge roll of 3 or more, once a turn, as long as no hero has the cursed weapon. Take one of the four from its stack: from now on it is the cursed one.
    Study: in the room with the weapon, whoever has it, Might or Knowledge roll of 5 or more, once a turn for each of you. A success is a token. With as many tokens as players, dead ones included, you understand it. Whoever holds the weapon has used it by studying.
    Then any hero who beats Jack in an attack with that weapon kills him. Before that, with anything else, or in defence, he only leaves the house for a while.
    The weapon is a card like others and can be stolen. Take it back, or search for another; what you have learnt stays.
    Fear: whoever begins the turn with Jack rolls Sanity; below 3, lose a space of a mental and of a physical trait.

betrayal-objective-h48-heroes-search = Get hold of the cursed weapon
betrayal-objective-h48-heroes-study = Study it
betrayal-objective-h48-heroes-jack = Kill Crimson Jack with it
betrayal-secret-h48-cursed = The cursed weapon: { $what }
betrayal-event-h48-cursed = This is it, you are sure: { $card-the } can kill Jack.

betrayal-ask-h48-heroes-designate = Is one of your weapons the cursed one?
    .help = Only the cursed weapon can end this. You may settle now on one that you carry; the traitor does not hear it.
betrayal-ask-h48-heroes-weapon = Which weapon do you find?
betrayal-choice-h48-heroes-designate = Settle on { $card-the } as the cursed weapon
    .help = Only the heroes hear of it, and it stays that way as long as you have it.
betrayal-choice-h48-heroes-search = Search for the cursed weapon ({ $trait-roll })
    .help = 3 or more finds it: you choose one of the four from its stack.
betrayal-choice-h48-heroes-study = Study the weapon ({ $trait-roll })
    .help = 5 or more is a token. With as many as players you understand it.
