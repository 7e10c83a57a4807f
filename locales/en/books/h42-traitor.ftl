### Haunt 42, Comes the Hero: the traitor’s book.

betrayal-book-h42-traitor-story = They say everlasting life costs a fortune. You got it for a favour: one small door, opened from this side. The knife went in to the hilt, and it only tickled. There is no hurry, and yet it would be rude to keep the master waiting.
betrayal-book-h42-traitor-goal = Open the gate to hell.
betrayal-book-h42-traitor-can = Kill a hero with a weapon, carry the body to the Catacombs, the Chasm or the Pentagram Chamber, and speak the words.
betrayal-book-h42-traitor-foe = The heroes want to keep the gate shut.
betrayal-book-h42-traitor-rules =
    Immortal: your traits neither rise nor fall, whatever you gain or lose, unless the heroes know a special way. You cannot be attacked; no card, room or lost fight hurts you. Nothing is stolen from you, and explorers do not slow you.
    Sacrifice: only a hero whom your attack with a weapon killed will do: Axe, Blood Dagger, Revolver, Sacrificial Dagger or Spear. Dynamite is none.
    Bodies: pick one up like an item. While you carry any, each room you enter costs 2 spaces. The Dog carries none.
    Gate: in the Catacombs, the Chasm or the Pentagram Chamber, with the sacrifice carried or lying there, Sanity or Knowledge roll of 4 or more, once a turn. Then you win.

betrayal-objective-h42-traitor-sacrifice = Kill a hero with a weapon
betrayal-objective-h42-traitor-body = Take up the sacrifice
betrayal-objective-h42-traitor-gate = Open the gate in the Catacombs, the Chasm or the Pentagram Chamber

betrayal-ask-h42-traitor-stack = You need a weapon. In which stack do you look for one?
    .help = You have to be armed for what comes, and have no weapon.
betrayal-choice-h42-traitor-gate = Open the gate ({ $trait-roll })
    .help = 4 or more opens it, and you win.
