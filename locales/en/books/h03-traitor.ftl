### Haunt 3, Frog-Leg Stew: the traitor’s book.

betrayal-book-h03-traitor-story = “Come out of the dark, little goose, I won’t bite you. They have my book, the rude children, and they tread on my floors. You’ll help old Ooma, won’t you?” And it is strange, but you will.
betrayal-book-h03-traitor-goal = You win when every hero is dead or a frog. Whether you live does not matter.
betrayal-book-h03-traitor-can = Send the witch after the heroes: she casts a spell a turn. Get the Book from them; with it you cast spells yourself.
betrayal-book-h03-traitor-foe = They have the witch’s spellbook, the Book. With it they might undo her invulnerability.
betrayal-book-h03-traitor-rules =
    The witch has Speed 4, Might 3 and Sanity 6. She cannot be attacked or hurt as long as she is invulnerable. She makes no attacks and takes up nothing.
    One spell in each monster turn. Skin of Frog, on a hero in her room: both roll Sanity, and if she has more, the hero is a frog. Breath of Dragon, on anybody in her room or in sight: 2 dice of physical damage that nothing reduces. Wings of Raven: she is in any room, or you are, if you are with her.
    If you have the Book, you may cast one of the first two in each of your turns, from where you are, besides your attack; not in the turn in which you got it.
    Mandrake roots appear in the Conservatory, the Larder and the Kitchen. You cannot touch them.
    A frog drops all it has, keeps the lowest Might and Knowledge, and cannot attack, draw cards or discover rooms. Neither you nor the witch can attack one, but you may carry it like an item.
    With the first frog the cat comes, to where the haunt began: Speed 3, Might 3, Sanity 2. It must go for the nearest frog that nobody carries, and attack it. If it wins, it eats the frog, and that hero is dead.

betrayal-objective-h03-traitor-heroes = Frogs or corpses: let no hero stay as they are

betrayal-ask-h03-traitor-wings = Into which room?
betrayal-choice-h03-traitor-skin = Skin of Frog ({ $target })
    .help = Both roll Sanity. If the spell’s roll is higher, the hero turns into a frog.
betrayal-choice-h03-traitor-breath = Breath of Dragon ({ $target })
    .help = 2 dice of physical damage, which nothing reduces.
betrayal-choice-h03-traitor-wings = Wings of Raven for the witch
    .help = She is in any room you choose. It is her spell for this turn.
betrayal-choice-h03-traitor-carry = Wings of Raven for you
    .help = You are in any room you choose. It is the witch’s spell for this turn.
