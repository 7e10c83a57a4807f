### Haunt 8, Wail of the Banshee: the traitor’s book.

betrayal-book-h08-traitor-story = You called, and she answered. She is lovely and lonely, and her song is death to everybody but you, for the board under your hand keeps you from hearing it. If only the others were gone, she would stay.
betrayal-book-h08-traitor-goal = You win when all the heroes are dead. It does not matter whether you live to see it.
betrayal-book-h08-traitor-can = After your own turn the banshee flies by the dice. You often choose her first room, and you may send her through stairs and secret ways: let her pass as many heroes as you can. Hold on to the spirit board, and fight the heroes yourself.
betrayal-book-h08-traitor-foe = The heroes want to silence her.
betrayal-book-h08-traitor-rules =
    The banshee has Speed 8 and nothing else. She attacks nobody, cannot be attacked, hurt or stunned, slows nobody and is slowed by nobody. She ignores barriers, finds no new rooms and does not ride the elevator.
    Each monster turn: eight dice for her spaces, at least 1, all of which she spends. Then two dice for her plan:
    0: you put her into any room up to 8 tiles away; that is all.
    1: you choose the first room; then she turns left where she can, else straight on, else right, else back.
    2: you choose the first room; then straight on; at a fork chance decides; else back.
    3: you choose the first room; then right, else straight on, else left, else back.
    4: you choose every room, but her wail reaches one explorer only, once.
    From the Upper Landing, the Foyer (if the Stairs from Basement are there), the Gallery, the Collapsed Room and wherever a Secret Stairs, Secret Passage or Wall Switch token lies you may send her to the other end for her next space; then you choose her facing. If nobody has gone down the Collapsed Room yet, you choose the basement room she drops into. Those ways are open to her from these rooms only: she climbs no stairs and no hole. The coal chute takes her down at once.
    Wail: whoever is in a room she enters makes a Sanity roll. 6 or more: 1 die of mental damage; 3 to 5: 2 dice; 0 to 2: 4 dice.
    The room she starts in is spared until she comes back. You are immune while you hold the spirit board.

betrayal-objective-h08-traitor-heroes = Let the wail kill the heroes
betrayal-objective-h08-traitor-board = Hold on to the spirit board

betrayal-ask-h08-traitor-facing = Which way does the banshee look?
    .help = She always drifts on the way she looks, and turns where she cannot go on.
betrayal-ask-h08-traitor-appear = Into which room do you put the banshee?
betrayal-ask-h08-traitor-lead = Where do you send the banshee?
betrayal-ask-h08-traitor-connector = Does the banshee fly on, or take another way?
betrayal-ask-h08-traitor-victim = At whom does she wail? She can do so once this turn.

betrayal-choice-h08-traitor-fly-on = Fly on { $room-into }
    .help = She goes on by her plan.
betrayal-choice-h08-traitor-spare = At nobody here
    .help = You save the wail for another room.
