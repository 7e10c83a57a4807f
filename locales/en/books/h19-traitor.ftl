### Haunt 19, A Friend for the Ages: the traitor’s book.

betrayal-book-h19-traitor-story = A very dear friend painted you, long ago, and since then the canvas has borne whatever life had meant for you: every scar, every year, every scruple. You have had such a time. And now these people come with brushes.
betrayal-book-h19-traitor-goal = You win when you have destroyed three cans of paint, or when all the heroes are dead.
betrayal-book-h19-traitor-can = Hunt whoever carries paint, take it, and destroy it a turn later. It is your house, too: after your movement add a room to it where it suits you.
betrayal-book-h19-traitor-foe = They want to kill you by painting your portrait over.
betrayal-book-h19-traitor-rules =
    Neither events nor rooms nor damage can lower your traits. What an item gives or takes when it comes or goes still counts, and so does what its use costs.
    Paint is picked up, dropped, traded and stolen like an item. Nobody carries more than one, and the Dog carries none. The heroes put it into the house.
    If you carry paint, you may destroy it in place of an attack; not in the turn in which you got it.
    Once a turn, after your movement, you may search the room tiles, choose one and lay it at any legal doorway. Nobody draws a card for it.
    Do not look at your portrait: whenever you enter the Gallery or begin a turn there, make a Sanity roll of 4 or more, or take 1 die of mental damage in spite of your ward.
    Whoever beats you by 2 or more in a physical fight may take an item from you.

betrayal-objective-h19-traitor-paint = Destroy the paint
betrayal-objective-h19-traitor-heroes = Let no hero live

betrayal-ask-h19-traitor-room = Which room do you add to the house?
betrayal-choice-h19-traitor-destroy = Destroy the paint
    .help = In place of an attack. The paint is gone for good.
betrayal-choice-h19-traitor-room = Add a room to the house
    .help = Once a turn. Your movement is over. Choose any tile that is not in the house, and a doorway for it.
