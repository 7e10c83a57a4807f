### Haunt 22, The Abyss Gazes Back: the traitor's book.

betrayal-book-h22-traitor-story = One more kick and the cellar floor gives way, and at last it lies before you: the pit you dreamed of, bottomless and burning. It is hungry. You have invited it to dinner, and the house is the first course.
betrayal-book-h22-traitor-goal = All heroes must die. Your own life does not matter: you go on feeding the pit even when you are dead.
betrayal-book-h22-traitor-can = Let rooms fall where the heroes stand or want to go, cut off the stairs, and choose where each new floor begins to break. In the basement you know secret ways out.
betrayal-book-h22-traitor-foe = The heroes attempt an exorcism that would close the pit.
betrayal-book-h22-traitor-rules =
    The chosen room of the basement falls at the end of your first turn. At the end of each of your turns the track goes up by 1, even if you are dead.
    From Turn 2 on, rooms fall at the end of your turn and of each living hero’s turn, chosen by that player.
    Turn 2: 1 room. Turn 3: as many as 2 dice show. Turn 4: 3 dice. From Turn 5: 4 dice.
    Each room must share a side with a fallen room; doors are not needed. All of them are named before anybody jumps.
    When a floor is gone, you choose where the next one above begins: an empty room with an unexplored doorway, if there is one. Entrance Hall, Foyer and Grand Staircase fall one by one.
    Explorers in a falling room, you too, make a Speed roll: with 4 or more they jump through a door into a room that stays. Without such a room, or with less, they die.
    Whoever is sent to a fallen room, or by the Mystic Elevator to a fallen floor, dies.
    When you draw an event in the basement, you may take Secret Stairs or Secret Passage out of the event stack instead.

betrayal-objective-h22-traitor-doom = Send every hero down into the pit

betrayal-choice-h22-traitor-draw = Draw an event as usual
betrayal-ask-h22-traitor-event = You know secret ways through these cellars. Which card do you take?
