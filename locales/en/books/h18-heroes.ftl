### Haunt 18, United We Stand: the heroes’ book.

betrayal-book-h18-heroes-story = You came at the scream, and what stood there was still wearing a face you knew. The flesh below it ran like wax and closed over every wound. Blades will do nothing here. Fire would. A very big fire.
betrayal-book-h18-heroes-goal = Burn the house down with the traitor in it. At least one of you must live to see it.
betrayal-book-h18-heroes-can = Find the Furnace Room in the basement and overheat the furnace. Open the front door and get out in time: whoever is outside is safe from fire and falling walls, and still steers the fire.
betrayal-book-h18-heroes-foe = The traitor hungers for your flesh, and nothing but the fire can kill what it has become.
betrayal-book-h18-heroes-rules =
    Furnace: in the Furnace Room, Knowledge roll of 5 or more, one attempt a turn. At the end of that hero’s next turn the Furnace Room explodes, even if the hero is dead by then; everybody in it dies.
    From then on every living player burns a room at the end of their own turn, the traitor too. Whoever is in it dies. The dead burn nothing.
    A room can burn if it shares a side with a burned one; doors do not matter. The fire also climbs from the Stairs from Basement to the Foyer, from the Basement Landing to the Coal Chute, and from the room below it to the Collapsed Room. There is no way for it from the Grand Staircase to the upper floor.
    Burned rooms cannot be entered, left or used. Whoever is sent into one dies.
    When Foyer, Entrance Hall and Grand Staircase have all burned, the house collapses and everybody inside dies.
    Front door: in the Entrance Hall, Knowledge or Might roll of 4 or more, one attempt a turn. If it opens, draw an event card, and your turn ends. Later on you may leave for 1 space. You bar the door behind you, and do not come back.
    Outside you do nothing in your turn but choose the room that burns.

betrayal-objective-h18-heroes-fire = Let the fire take the traitor
betrayal-objective-h18-heroes-furnace = Find the Furnace Room and overheat the furnace
betrayal-objective-h18-heroes-door = Open the front door
betrayal-objective-h18-heroes-outside = Get out of the house

betrayal-choice-h18-heroes-overheat = Overheat the furnace ({ $trait-roll })
    .help = 5 or more does it. It explodes at the end of your next turn.
betrayal-choice-h18-heroes-open-door = Open the front door ({ $trait-roll })
    .help = 4 or more opens it. Then you draw an event card, and your turn ends.
betrayal-choice-h18-heroes-leave = Leave the house
    .help = Outside you are safe from the fire, but you cannot come back.
