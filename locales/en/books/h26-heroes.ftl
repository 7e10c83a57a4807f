### Haunt 26, Pay the Piper: the heroes’ book.

betrayal-book-h26-heroes-story = The scratching behind the panels has been following you all evening. Only one of you smiled at it. Then that smile grew teeth, a shrill word was spoken, and the skirting boards burst.
betrayal-book-h26-heroes-goal = Kill every rat in the house, or kill the traitor before the traitor sets foot in the Pentagram Chamber.
betrayal-book-h26-heroes-can = Cut the traitor off on the way there. Once that is too late, hunt the rats one by one, and do it fast.
betrayal-book-h26-heroes-foe = In the Pentagram Chamber the traitor performs a ritual that only the death of all rats can stop. The rats attack in swarms.
betrayal-book-h26-heroes-rules =
    A rat that is beaten is dead; you attack one at a time.
    Neither you nor the rats can enter the Pentagram Chamber. Whatever would bring you there leaves you in a room beside it.
    While the traitor is inside, nothing you do reaches the traitor: no attack, no shot, no dynamite.
    If the traitor dies after having been there, the rats go on without a master, and all of them must die.

betrayal-objective-h26-heroes-traitor = Kill the traitor before the Pentagram Chamber is reached
betrayal-objective-h26-heroes-rats = Kill all rats
