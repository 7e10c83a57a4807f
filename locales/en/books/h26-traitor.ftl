### Haunt 26, Pay the Piper: the traitor’s book.

betrayal-book-h26-traitor-story = They whisper behind the plaster, and at last you understand every word. They call you cousin. They have waited so long for one of their own with hands to draw the circle.
betrayal-book-h26-traitor-goal = You win when the ritual is complete, or when all the heroes are dead.
betrayal-book-h26-traitor-can = Run to the Pentagram Chamber and roll for the ritual there, turn after turn. Meanwhile your rats roam the house: keep them together, for alone they die.
betrayal-book-h26-traitor-foe = The heroes want to kill every rat in the house; without them your ritual is nothing.
betrayal-book-h26-traitor-rules =
    Ritual: in the Pentagram Chamber, once a turn, a Sanity roll of 3 or more. You need 5 successes with three or four players, 4 with five or six. Tokens stay if you leave.
    Each success also brings a rat back, if one has died, into a room beside the Chamber, door or not.
    In the Chamber no hero can do anything to you; your shots and your Dynamite still reach out of it. Heroes and rats never enter.
    Rats have Speed 3, Might 2 and Sanity 1. A beaten rat is killed.
    Any number of rats in one room may attack one hero together. Their Might is added up, 8 dice at most, and none of them attacks again this turn. A swarm that loses takes no harm; a single rat that loses dies.

betrayal-objective-h26-traitor-ritual = Complete the ritual in the Pentagram Chamber
betrayal-objective-h26-traitor-heroes = Let the swarm have the heroes

betrayal-ask-h26-traitor-rat = Where does the next rat come out of the wall? ({ $left } left)
    .help = Two rats for each player come out of the walls, where nobody stands. You say in which rooms.
betrayal-ask-h26-traitor-rats = How many rats attack { $target-acc }?
betrayal-choice-h26-traitor-ritual = Perform the ritual
    .help = { $trait-roll } of { $target } or more: a token for you, and a rat beside the Chamber if one has died.
betrayal-choice-h26-traitor-swarm = Swarm over { $target-acc }
    .help = Up to { $count } rats here attack together with their Might added up. They lose nothing by losing, and do not attack again this turn.
betrayal-choice-h26-traitor-rats = { $count } rats
