### Haunt 15, Here There Be Dragons: the traitor’s book.

betrayal-book-h15-traitor-story = You only tapped the drawing and wished. Then the doors flew open, and there it is, exactly as you would have drawn it. The others scream. They do not want it to be true, and that will not do: it is such a good dream, and you are not going to wake up because of them.
betrayal-book-h15-traitor-goal = You win when all the heroes are dead, even if you are dead yourself.
betrayal-book-h15-traitor-can = The dragon is yours. Let it bite those who come close and burn those who stand together. Keep out of its breath: it does not know you from the others.
betrayal-book-h15-traitor-foe = The heroes want to slay your dragon.
betrayal-book-h15-traitor-rules =
    Dragon: Speed 3, Might 8, Sanity 6. On each of its turns it may bite once and breathe fire once, in any order, before, between and after its steps.
    Bite: a Might attack on a hero in its room.
    Fire: everybody in its room and in rooms that a door joins to it, you too, makes a Speed roll; with 4 or more nothing happens. Otherwise 4 dice of physical damage in its room, 2 dice next door.
    Whoever beats the dragon, in attack or defence, does the difference less 2 in damage. With as many points as there are players it is dead; you keep count, and must say when it dies. It is never stunned, and its traits do not change.
    Speed attacks do nothing to it, nor do Revolver and Dynamite. The Ring hurts it.
    The Shield lies in the Chasm or the Crypt, the Antique Armor at the Underground Lake or in the Catacombs: you choose if both are there, else it lies in the one that is found first.

betrayal-objective-h15-traitor-heroes = Let the dragon have the heroes

betrayal-ask-h15-traitor-shield = Where does the shield lie?
    .help = Old arms lie in the basement. You say in which of these rooms.
betrayal-ask-h15-traitor-antique-armor = Where does the antique armor lie?
    .help = Old arms lie in the basement. You say in which of these rooms.
betrayal-choice-h15-traitor-fire = Breathe fire
    .help = Everybody in its room and behind its doors dodges with Speed 4 or more, or takes 4 dice of physical damage here, 2 next door. Once on its turn.
betrayal-event-h15-traitor-wound = The dragon takes { $points ->
        [0] no damage
        [one] 1 point of damage
       *[other] { $points } points of damage
    }: { $count } of { $of }.
