### Haunt 16, The Phantom's Embrace: the traitor’s book.

betrayal-book-h16-traitor-story = They always decided everything, even whose hand she was to hold. Not any more. What you have called out of the dark carries her so carefully, and nobody will find her in time. You have wound the clock yourself.
betrayal-book-h16-traitor-goal = You win when the house blows up before the girl is out of it, with you or without you, or when all the heroes are dead.
betrayal-book-h16-traitor-can = Play for time: stand at the door, fight, hold them back. Every round the bomb has a die more.
betrayal-book-h16-traitor-foe = They want to save the girl, and themselves.
betrayal-book-h16-traitor-rules =
    At the end of your turn, even if you are dead, the track goes on by 1, and as many dice fall. The house blows up at 8 or more with 3 players, 7 with 4, 6 with 5, 5 with 6. Everybody in it dies, and you have won.
    Phantom: Might 6, Sanity 5, no Speed. It never attacks and never walks. Whoever of the heroes finds a room in the basement that calls for an event or an omen finds it there, with the girl, and must attack it. If it is not beaten, it flees with her. One defeat kills it.
    Rooms where it was are marked. You yourself draw cards in such rooms as usual.
    When the whole basement is explored, you put it into an unmarked basement room at the start of each monster turn, or into any if all are marked.
    The girl cannot be stolen from it. Once saved she follows whoever finds her alone, you too.

betrayal-objective-h16-traitor-bomb = Let the bomb go off
betrayal-objective-h16-traitor-heroes = Or kill all the heroes
betrayal-ask-h16-traitor-lair = Where does the phantom show itself?
