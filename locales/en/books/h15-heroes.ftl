### Haunt 15, Here There Be Dragons: the heroes’ book.

betrayal-book-h15-heroes-story = One of you picks a child’s scribble off the floor and whispers to it. The front doors burst. What pushes in fills the hall to the ceiling, with scales like roof tiles and a throat that glows. “Eat them,” says your friend, and laughs. It is not your dream.
betrayal-book-h15-heroes-goal = Slay the dragon.
betrayal-book-h15-heroes-can = Fetch the Antique Armor and the Shield, which lie somewhere in the basement, and take the Spear. One with armor and spear beside one with the shield has a chance.
betrayal-book-h15-heroes-foe = The dragon bites and breathes fire. The traitor alone knows how much it can take, and will tell you when it is dead.
betrayal-book-h15-heroes-rules =
    Antique Armor: putting it on takes your whole turn, and so does taking it off and giving it to somebody in your room. Worn, it takes 5 points off the physical damage of every attack, but none off fire and heat, and you move 1 space less. It cannot be stolen in a fight, nor worn with the Armor.
    Shield: whoever carries it suffers nothing from fire and heat, and moves 1 space less. Every hero in the same room is safe from the dragon’s fire.
    You can always move at least 1 space.
    Spear: against the dragon add 4 to your result when you attack with it, by Might, and when it attacks you.
    Burnt by the dragon, you may give items to the flames after the damage is rolled: 2 points less for each.
    The dragon is never stunned. You win the moment it is dead.

betrayal-objective-h15-heroes-gear = Gather shield, armor and spear
betrayal-objective-h15-heroes-slay = Slay the dragon

betrayal-choice-h15-heroes-wear = Put on the antique armor
    .help = Takes the whole turn. Worn, it takes 5 points off the physical damage of every attack, but not of fire; you move 1 space less.
betrayal-choice-h15-heroes-give = Take off the antique armor and give it to { $explorer }
    .help = Takes the whole turn.
betrayal-choice-h15-heroes-discard = Give { $card-the } to the flames
    .help = 2 points of damage less.
betrayal-choice-h15-heroes-keep = Give nothing more to the flames
betrayal-ask-h15-heroes-discard = The fire would cost { $explorer } { $points ->
        [one] 1 point
       *[other] { $points } points
    } of physical damage. What do you give to the flames?
