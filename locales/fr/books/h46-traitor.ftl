### Hantise 46, Le festin : le livre du traître.

betrayal-book-h46-traitor-story = La table est mise comme vous l’aimez. Vos amis de la maison ont cuisiné pour vous, et vous avez amené des convives bien frais. Qui mange à sa faim cette nuit ne mourra jamais.
betrayal-book-h46-traitor-goal = Que toutes les victimes soient mangées, ou que tous les héros meurent. Si une seule victime sort par la porte d’entrée, seule la mort de tous les héros vous fait gagner.
betrayal-book-h46-traitor-can = Vous et vos cannibales attaquez victimes et héros. Qui commence un tour auprès d’un corps, sans héros vivant dans la pièce, peut passer ce tour à festoyer : chaque caractéristique monte.
betrayal-book-h46-traitor-foe = Les victimes se sont échappées du grenier. Les héros voudront les sauver.
betrayal-book-h46-traitor-rules =
    Monstres cannibales : Vitesse 2, Force 4, Raison 4, autant que de héros, dans la salle à manger. Un cannibale vaincu est tué.
    Vous ou un cannibale pouvez attaquer une victime avec la Force. Une victime tuée devient un cadavre. Vous ne ralentissez pas les victimes, et elles ne vous ralentissent pas ; les héros et vous vous ralentissez comme d’ordinaire.
    Festoyer : qui commence son tour auprès du corps d’une victime ou d’un héros, sans héros vivant dans la pièce, peut y donner le tour entier. Chacune de vos caractéristiques monte d’une case, jusqu’à la plus haute ; chacune de celles d’un cannibale monte de 1, sans limite. Le corps disparaît : un corps ne nourrit qu’un convive.
    Un cadavre ne compte qu’une fois mangé. Un cannibale devenu plus rapide lance son déplacement à part.
    Si vous mourez, les cannibales continuent, et les deux voies de la victoire restent ouvertes.

betrayal-objective-h46-traitor-victims = Manger toutes les victimes
betrayal-objective-h46-traitor-heroes = Tuer tous les héros

betrayal-choice-h46-traitor-feast = Festoyer ({ $token })
    .help = Cela prend le tour entier. Chaque caractéristique monte, et le corps disparaît.
