### Haunt 4, The Web of Destiny: the heroes’ book.

betrayal-book-h04-heroes-story = What looked like fog between the walls is sticky, and one of you hangs in it. Something heavy came down the threads, stung, and left a cold, crawling weight behind. It is still here, and it has time.
betrayal-book-h04-heroes-goal = Tear the web, destroy the eggs, and then get one hero out of the front door.
betrayal-book-h04-heroes-can = Strike at the web with Might, all of you, the trapped one too. Find the Medical Kit or the Healing Salve and use it on the host. Then open the door in the Entrance Hall.
betrayal-book-h04-heroes-foe = The spider guards your friend until the eggs hatch. Nobody has told you when that is.
betrayal-book-h04-heroes-rules =
    The trapped hero cannot move and can only strike at the web, use items and trade.
    The web defends with Might 4. Attack it in its place, with a weapon if you like; a win is a tear, a loss costs nothing. With as many tears as players, dead ones included, it falls, and the hero is free.
    As long as the eggs live no trait of their host can fall to the skull.
    Whoever of you is to draw an item card may take the Medical Kit from the stack instead, if it is still there.
    Cure, in the host’s place, even by the host: with the Medical Kit a Knowledge roll of 4 or more, once a turn; with the Healing Salve no roll, but it is used up.
    Front door: once web and eggs are gone, in the Entrance Hall, Knowledge or Might roll of 6 or more, one attempt a turn. If it opens, draw an event card, and your turn ends. On later turns a hero leaves from there for 1 space, and you win.

betrayal-objective-h04-heroes-eggs = Destroy the eggs
betrayal-objective-h04-heroes-web = Tear the web
betrayal-objective-h04-heroes-open-door = Open the front door
betrayal-objective-h04-heroes-leave = Get one hero out of the house

betrayal-ask-h04-heroes-kit = Take { $card-the } instead of drawing a card?
betrayal-choice-h04-heroes-operate = Cut out the eggs ({ $trait-roll })
    .help = 4 or more destroys them. The Medical Kit stays with you.
betrayal-choice-h04-heroes-anoint = Dissolve the eggs { $card-with }
    .help = It needs no roll. The salve is used up.
betrayal-choice-h04-heroes-open-door = Open the front door ({ $trait-roll })
    .help = 6 or more opens it. Then you draw an event card, and your turn ends.
betrayal-choice-h04-heroes-leave = Leave the house
    .help = One of you outside is enough.
