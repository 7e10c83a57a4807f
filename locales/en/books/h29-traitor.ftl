### Haunt 29, Frankenstein's Legacy: the traitor’s book.

betrayal-book-h29-traitor-story = The notebook is a recipe, and whoever wrote it stopped one step before the end: everything lies ready in the laboratory, cold and sewn. One switch. You do it for science. The others will see that.
betrayal-book-h29-traitor-goal = You win when all the heroes are dead, even if you are, too.
betrayal-book-h29-traitor-can = Your monster walks to the closest hero and strikes; you only break ties. Go after those who carry torches yourself, and tread the fire out.
betrayal-book-h29-traitor-foe = To them it is an abomination, and they mean to kill it. They know that it cannot bear fire.
betrayal-book-h29-traitor-rules =
    Frankenstein’s monster: Speed 3, Might 8. It stands in the Research Laboratory or the Operating Laboratory.
    In the monster turn it goes its full roll towards the closest hero; of several you choose. In a hero’s room it stops and must attack.
    When it attacks, 2 is added to its result; when it defends, nothing. A win with Might stuns it as usual.
    Speed attacks such as with the Revolver or the Dynamite do nothing to it.
    If you beat a hero by 2 or more with Might, you may take the hero’s torch instead of doing damage; it is destroyed at once. The monster takes nothing. Torches that lie about you may pick up, one at most.

betrayal-objective-h29-traitor-heroes = Kill all the heroes
betrayal-ask-h29-traitor-laboratory = In which laboratory does the monster rise?
    .help = The monster begins where it was made.
