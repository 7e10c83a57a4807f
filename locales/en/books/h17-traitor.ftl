### Haunt 17, A Breath of Wind: the traitor’s book.

betrayal-book-h17-traitor-story = He was so tired, your old friend, and slept so well among the broken things. Then these people came and stirred everything up. Hear him cry! There is only one way to give him back his peace.
betrayal-book-h17-traitor-goal = You win when all the heroes are dead, whether or not you are.
betrayal-book-h17-traitor-can = Bring the poltergeist things, or take them from the heroes for it: with each it grows. Park it where there is clutter, and let it fly through rooms full of heroes.
betrayal-book-h17-traitor-foe = The heroes are attempting an exorcism.
betrayal-book-h17-traitor-rules =
    The poltergeist has Speed 3 and Sanity 4. Its Might is the number on the track, 8 at most; it starts at 4.
    It picks up, drops, steals and trades any number of items, as explorers do, also with you; they have no effect for it. Each one gained moves the track up by 1, each one lost down by 1.
    If a monster turn ends with it in the Attic, Junk Room, Library, Operating Laboratory, Research Laboratory, Storeroom or Wine Cellar, it gets an item card.
    In its turn it may attack every hero it reaches, each once. If it would do 2 or more points of damage, it may take an item instead. Losing never harms it.
    Might and the Revolver do nothing to it. Dynamite in its room makes it drop everything and removes it, until it re-forms.
    At the start of each monster turn it may re-form: it drops all it has and appears in any room with an omen symbol. The track is set to 3, in the Junk Room to 4. Then its turn goes on.

betrayal-objective-h17-traitor-heroes = Give your friend his peace: let no hero live

betrayal-ask-h17-traitor-reform = Does the poltergeist re-form somewhere else? It drops everything.
betrayal-choice-h17-traitor-stay = Do not re-form
betrayal-choice-h17-traitor-give = Give { $card-the } to the poltergeist
    .help = It carries it and grows by 1.
