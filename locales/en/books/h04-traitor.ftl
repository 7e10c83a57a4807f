### Haunt 4, The Web of Destiny: the traitor’s book.

betrayal-book-h04-traitor-story = There is a second mind behind yours, old and patient, with eight ways to touch the world. Through it you feel a warm body twitch in the threads, and how safe the eggs are in it. You will be a mother. They must not disturb you.
betrayal-book-h04-traitor-goal = You win when the eggs hatch, on turn 9, or when all the heroes are dead.
betrayal-book-h04-traitor-can = Keep the heroes from the one in the web. After your turn the spider goes for a hero of your choice.
betrayal-book-h04-traitor-foe = The one who revealed the haunt hangs in the web, full of eggs, and cannot move.
betrayal-book-h04-traitor-rules =
    With three or four players the spider has eaten your explorer; you go on with the spider alone.
    At the end of your turn, even if you are eaten or dead, the track goes on by 1, and the spider grows. Its Sanity is 5.
    Speed and Might by turn: 1: 0 and 2. 2: 1 and 2. 3: 2 and 4. 4: 4 and 4. 5: 5 and 5. 6: 6 and 7. From 7 on: 6 and 8.
    In its turn the spider must go towards a hero of your choice, not the one who revealed the haunt, and must attack whom it meets. When it attacks, its blank dice fall once more.
    As long as the eggs live, neither you nor the spider may attack their host. If they are destroyed, you may; then turn 9 means nothing, and only the death of all heroes wins.

betrayal-objective-h04-traitor-eggs = Let the eggs hatch
betrayal-objective-h04-traitor-heroes = Kill all the heroes
betrayal-ask-h04-traitor-prey = Whom does { $monster-nom } go for?
