### Haunt 5, I Was a Teenage Lycanthrope: the heroes’ book.

betrayal-book-h05-heroes-story = The moon broke through, a scream went on and on, and at its end it was a howl. What was your friend a moment ago now shakes grey fur off the shreds of a shirt, and the dog grins beside it.
betrayal-book-h05-heroes-goal = Kill all the werewolves. Only a silver bullet from the Revolver does that. The dog may live.
betrayal-book-h05-heroes-can = One of you looks for the Revolver, another forges Silver Bullets; bring both into one hand and shoot. Keep away from teeth: whoever is bitten may become one of them.
betrayal-book-h05-heroes-foe = The werewolf grows stronger and stronger, and its bite makes more of its kind.
betrayal-book-h05-heroes-rules =
    Revolver: while it is in the item stack, a Knowledge roll of 5 or more in the Attic, Game Room, Junk Room, Master Bedroom or Vault finds it.
    Silver Bullets: a Knowledge roll of 5 or more in the Research Laboratory or the Furnace Room. They exist once, and are traded, dropped and taken up like an item. Whoever has not read this sees only an item token.
    Each hero may try each of the two once a turn.
    Silver shot: a hero with both attacks a werewolf or the dog with the Revolver. One win kills. Bullets taken up or traded this turn are not loaded yet. They are never used up.
    Whoever takes damage in a fight with a werewolf or the dog is bitten. From then on: at the start of every own turn a Sanity roll of 4 or more, or you become a werewolf and are a hero no longer. There is no cure.
    Bitten heroes who are still heroes win with the others.

betrayal-objective-h05-heroes-search = Get hold of the Revolver
betrayal-objective-h05-heroes-forge = Forge the Silver Bullets
betrayal-objective-h05-heroes-unite = Bring gun and silver into one hand
betrayal-objective-h05-heroes-wolves = Shoot the werewolves

betrayal-choice-h05-heroes-search = Look for the Revolver (Knowledge)
    .help = Knowledge roll of 5 or more. Once a turn.
betrayal-choice-h05-heroes-forge = Forge Silver Bullets (Knowledge)
    .help = Knowledge roll of 5 or more. Once a turn.
betrayal-choice-h05-heroes-shoot = Shoot { $target } with silver
    .help = Both roll Speed. If you win, the target is dead.

betrayal-card-silver-bullets = Silver Bullets
    .a = silver bullets
    .the = the silver bullets
    .nom = the silver bullets
    .with = with the silver bullets
    .help = A handful of bright bullets. They never run out.
betrayal-token-silver-bullets = { betrayal-card-silver-bullets }
