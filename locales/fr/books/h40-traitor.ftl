### Hantise 40, Enterré vivant : le livre du traître.

betrayal-book-h40-traitor-story = Il vous a fallu des mois pour apprendre le tour qui fait oublier, et voilà qu’un bout de bois couvert de lettres gâche tout. Ils se comptent. Ils vont descendre avec des pelles. Et ce devait être une fin si lente, si belle.
betrayal-book-h40-traitor-goal = Vous gagnez quand l’enterré est mort, après 12 points de dégâts.
betrayal-book-h40-traitor-can = Choisissez la pièce du sous-sol où est la tombe. Puis jouez la montre : après chacun de vos tours, l’air se fait plus rare. Tenez les héros à l’écart, et brisez la planche des esprits.
betrayal-book-h40-traitor-foe = Les héros veulent sauver celui que vous avez enterré. La planche des esprits les aide.
betrayal-book-h40-traitor-rules =
    Si le sous-sol a moins de cinq pièces, son palier compris, vous y posez des pièces jusqu’à cinq. Personne ne pioche de carte pour elles.
    La pièce de la tombe est secrète et ne change jamais.
    À la fin de chacun de vos tours, même après votre mort, la piste avance de 1, d’abord à 1 ; puis l’enterré subit autant de dés de dégâts qu’elle indique. Tous voient le total.
    Si vous battez de 2 ou plus, par la Force, le porteur de la planche des esprits, vous pouvez prendre la planche au lieu d’infliger des dégâts. Entre vos mains elle se brise, même si vous la ramassez.

betrayal-objective-h40-traitor-time = Garder la tombe fermée jusqu’à ce que l’air manque
betrayal-secret-h40-burial = La tombe : { $what }

betrayal-ask-h40-traitor-bury = Sous quelle pièce avez-vous creusé la tombe ?
    .help = Quelqu’un repose dans cette tombe, et les héros doivent la trouver à temps. On ne le leur dit pas.
betrayal-choice-h40-traitor-bury = { $room }
    .help = Personne d’autre ne le sait. Cela ne se change plus.
betrayal-ask-h40-traitor-board = Brisez-vous la planche des esprits au lieu d’infliger des dégâts ?
