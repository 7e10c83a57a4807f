### Haunt 38, Hellbeasts: the traitor’s book.

betrayal-book-h38-traitor-story = You felt the warmth under the boards long before the others did. Now your pets are awake, and they are hungry for air and for company. They know you, and fly around you.
betrayal-book-h38-traitor-goal = You win when all the heroes are dead. It does not matter whether you live to see it.
betrayal-book-h38-traitor-can = After your own turn the firebats breed, fly and burn. Spread them over the rooms where heroes are, or mass them on one. Meanwhile fight the heroes yourself.
betrayal-book-h38-traitor-foe = The heroes have the blood that your bats need, and will look for a way to stop you.
betrayal-book-h38-traitor-rules =
    Firebats have Speed 3 and nothing else. They neither attack nor can be attacked, and do not slow heroes; heroes slow them.
    Each monster turn three dice are rolled once for all of them. That many new firebats appear in the room where the haunt began; these do not move this turn.
    Then each older firebat may move up to that many spaces, at least 1.
    Then, in each room with firebats and heroes, one die is rolled for each firebat, new ones included. Every hero there takes the sum as physical damage. You are never burnt.
    Armor takes 1 point off the sum. A stunned firebat neither moves nor burns. There is no limit to their number.

betrayal-objective-h38-traitor-heroes = Burn the heroes
