### Hantise 48, Empilés comme des bûches : le livre des héros.

betrayal-book-h48-heroes-story = En voiture, ce n’était qu’une histoire à faire peur : un tueur dans une maison, et les adolescents qu’il a laissés en tas. Vous venez de trouver le tas, et le portrait du hall a un air de famille avec l’un de vous. Quelqu’un entre par la porte en sifflotant.
betrayal-book-h48-heroes-goal = Tuez Jack l’Écarlate pour de bon, avec l’arme maudite, une fois que vous la comprenez.
betrayal-book-h48-heroes-can = Cherchez l’arme dans la bibliothèque, la chapelle, le grenier ou la chambre forte ouverte, ou choisissez-en une que vous avez : hache, lance, dague de sang ou dague sacrificielle. Étudiez-la ensemble, puis que le plus fort frappe.
betrayal-book-h48-heroes-foe = Le traître et Jack vous traquent. Si vous le battez sans cette arme, il revient plus fort. Qui commence son tour près de lui frissonne.
betrayal-book-h48-heroes-rules =
    C’est vous qui décidez quelle arme est maudite ; le traître n’en sait rien. Vous pouvez en choisir une que vous tenez quand la hantise commence et, tant qu’il n’y en a pas, au tour de n’importe quel héros, une que tient un héros.
    Chercher : dans la bibliothèque, la chapelle, le grenier ou la chambre forte ouverte, jet de Savoir de 3 ou plus, une fois par tour, tant qu’aucun héros n’a l’arme maudite. Prenez l’une des quatre dans sa pile : c’est désormais l’arme maudite.
    Étudier : dans la pièce de l’arme, qui que ce soit qui la tienne, jet de Force ou de Savoir de 5 ou plus, une fois par tour pour chacun. Une réussite donne un jeton. Avec autant de jetons que de joueurs, morts compris, vous la comprenez. Qui tient l’arme l’a utilisée en l’étudiant.
    Dès lors, tout héros qui bat Jack en l’attaquant avec cette arme le tue. Avant cela, avec autre chose ou en défense, il ne fait que quitter la maison pour un temps.
    L’arme est une carte comme une autre et peut être volée. Reprenez-la, ou cherchez-en une autre ; ce que vous avez appris reste.
    Peur : qui commence son tour avec Jack fait un jet de Raison ; au-dessous de 3, il perd une case d’une caractéristique mentale et d’une physique.

betrayal-objective-h48-heroes-search = Mettre la main sur l’arme maudite
betrayal-objective-h48-heroes-study = L’étudier
betrayal-objective-h48-heroes-jack = Tuer Jack l’Écarlate avec elle
betrayal-secret-h48-cursed = L’arme maudite : { $what }
betrayal-event-h48-cursed = Vous en êtes sûrs : { $card-nom } peut tuer Jack.

betrayal-ask-h48-heroes-designate = L’une de vos armes est-elle l’arme maudite ?
    .help = Seule l’arme maudite peut y mettre fin. Vous pouvez dès maintenant en désigner une que vous portez ; le traître ne l’entend pas.
betrayal-ask-h48-heroes-weapon = Quelle arme trouvez-vous ?
betrayal-choice-h48-heroes-designate = Désigner { $card-the } comme arme maudite
    .help = Seuls les héros l’apprennent, et cela vaut tant que vous l’avez.
betrayal-choice-h48-heroes-search = Chercher l’arme maudite ({ $trait-roll })
    .help = 3 ou plus la trouve : vous choisissez l’une des quatre dans sa pile.
betrayal-choice-h48-heroes-study = Étudier l’arme ({ $trait-roll })
    .help = 5 ou plus donne un jeton. Avec autant que de joueurs, vous la comprenez.
