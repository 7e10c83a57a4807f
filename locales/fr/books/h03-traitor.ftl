### Hantise 3, Ragoût de cuisses de grenouille : le livre du traître.

betrayal-book-h03-traitor-story = « Sors de l’ombre, ma petite oie, je ne mords pas. Ils ont mon livre, les vilains enfants, et piétinent mes planchers. Tu aideras la vieille Ooma, n’est-ce pas ? » Et c’est étrange, mais vous l’aiderez.
betrayal-book-h03-traitor-goal = Vous gagnez quand chaque héros est mort ou changé en grenouille. Que vous viviez n’importe pas.
betrayal-book-h03-traitor-can = Lancez la sorcière aux trousses des héros : elle jette un sort par tour. Prenez-leur le livre ; avec lui vous en jetez vous-même.
betrayal-book-h03-traitor-foe = Ils ont le grimoire de la sorcière, le livre. Avec lui ils pourraient rompre son invulnérabilité.
betrayal-book-h03-traitor-rules =
    La sorcière a 4 en Vitesse, 3 en Force et 6 en Raison. Tant qu’elle est invulnérable, nul ne peut l’attaquer ni la blesser. Elle n’attaque pas et ne ramasse rien.
    Un sort à chaque tour des monstres. Peau de grenouille, sur un héros de sa pièce : tous deux font un jet de Raison, et si elle a plus, le héros est une grenouille. Souffle de dragon, sur quiconque est dans sa pièce ou en vue : 2 dés de dégâts physiques que rien ne réduit. Ailes de corbeau : elle est dans n’importe quelle pièce, ou vous, si vous êtes avec elle.
    Si vous avez le livre, vous pouvez jeter l’un des deux premiers à chacun de vos tours, d’où vous êtes, en plus de votre attaque ; pas au tour où vous l’avez pris.
    Des racines de mandragore paraissent dans le jardin d’hiver, le garde-manger et la cuisine. Vous ne pouvez y toucher.
    Une grenouille lâche tout, garde la Force et le Savoir les plus bas et ne peut ni attaquer, ni piocher, ni découvrir de pièce. Ni vous ni la sorcière ne pouvez l’attaquer, mais vous pouvez la porter comme un objet.
    Avec la première grenouille vient le chat, là où la hantise a commencé : 3 en Vitesse, 3 en Force, 2 en Raison. Il doit aller vers la plus proche grenouille que nul ne porte et l’attaquer. S’il gagne, il la mange, et ce héros est mort.

betrayal-objective-h03-traitor-heroes = Grenouilles ou cadavres : ne laisser aucun héros tel qu’il est

betrayal-ask-h03-traitor-wings = Dans quelle pièce ?
betrayal-choice-h03-traitor-skin = Peau de grenouille ({ $target })
    .help = Un jet de Raison de part et d’autre. Si le jet du sort est plus haut, le héros devient grenouille.
betrayal-choice-h03-traitor-breath = Souffle de dragon ({ $target })
    .help = 2 dés de dégâts physiques, que rien ne réduit.
betrayal-choice-h03-traitor-wings = Ailes de corbeau pour la sorcière
    .help = Elle est dans la pièce de votre choix. C’est son sort pour ce tour.
betrayal-choice-h03-traitor-carry = Ailes de corbeau pour vous
    .help = Vous êtes dans la pièce de votre choix. C’est le sort de la sorcière pour ce tour.
