### Haunt 36, Better with Friends: the traitor’s book.

betrayal-book-h36-traitor-story = It is so long ago that you drowned under this house that you have forgotten the cold. What you have not forgotten is how quiet it is down there, alone. So you came back up and made friends. Now you take them home.
betrayal-book-h36-traitor-goal = You win when more than half of the heroes are dead, however they die, or when the rowboat is broken.
betrayal-book-h36-traitor-can = The water works for you. Strike at the boat wherever you stand beside it, and at the heroes.
betrayal-book-h36-traitor-foe = They have noticed that the house is sinking, and they will try to get out.
betrayal-book-h36-traitor-rules =
    The rowboat lies in the Attic, or will as soon as the Attic is found. You can neither carry nor steal it.
    Once a turn, instead of another attack, you may strike at the boat in your place, lying or carried: a Might roll of 3 or more, with a weapon if you like, makes a hole. Nobody defends. After 4 holes the next hit breaks it, and you win.
    At the end of your turn, even if you are dead, the track goes on by 1, and the water rises.
    Turn 1: basement half flooded. Turn 2: basement flooded.
    Turn 3: ground floor half flooded. Turn 4: ground floor flooded.
    Turn 5: upper floor half flooded. From turn 6 on the whole house is flooded.
    What the water does, it does to the heroes; you it leaves alone.

betrayal-objective-h36-traitor-boat = Break the rowboat
betrayal-objective-h36-traitor-heroes = See more than half of the heroes dead

betrayal-choice-h36-traitor-strike = Strike at the rowboat{ $card-id ->
        [none] {""}
       *[other] { " " }{ $card-with }
    }
    .help = Might roll of 3 or more: a hole. The fifth breaks it. This is your attack.
