### What bots say about what they do.

notice-bot-says = { $bot }: “{ $line }”
play-says-betrayal-objective = This is what we came for.
play-says-betrayal-goal = I know where I have to go.
play-says-betrayal-fight = This one is mine.
play-says-betrayal-gather = I take that along, it may be of use.
play-says-betrayal-mend = Give me a moment, I am hurt.
play-says-betrayal-explore = Let us see what is behind this door.
play-says-betrayal-foe = There you are.
play-says-darkest-foresight = I have thought this through.
play-says-darkest-code = I see to the code.
play-says-darkest-fight = Stay behind me, I clear the room.
play-says-darkest-help = I am coming for you.
play-says-darkest-fire = I put the fire out before it grows.
play-says-darkest-doors = I get this door open.
play-says-darkest-search = I look for something we can use.
play-says-darkest-together = Let us stay together.
