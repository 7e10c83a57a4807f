### Hantise 18, L’union fait la force : le livre du traître.

betrayal-book-h18-traitor-story = Cela n’a fait mal qu’au début. Vous sentez maintenant votre chair couler, tiède comme la cire, et vous comprenez ce qui lui manque : elle-même, en plus grand. Il y en a tant dans cette maison, sur deux jambes, seule et qui vous craint. Elle n’a pas à rester seule.
betrayal-book-h18-traitor-goal = Tuez tous les héros sauf un. Ou tuez-en deux vous-même, puis sortez par la porte d’entrée.
betrayal-book-h18-traitor-can = Tout héros tué dans un combat avec vous devient une part de vous. Si des héros s’échappent, tendez le bras par une fenêtre ou une pièce ouverte, et ramenez-les.
betrayal-book-h18-traitor-foe = Les héros veulent vous faire fondre et s’enfuir par la porte d’entrée.
betrayal-book-h18-traitor-rules =
    Votre Force et votre Vitesse ont quitté votre carte : Force 5, Vitesse un de plus que le nombre de joueurs. Les cartes qui haussent ou baissent ces caractéristiques changent ces nombres, jusqu’à 1. Vos caractéristiques mentales restent.
    Déplacement : au début de votre tour, lancez autant de dés que votre Vitesse. Vous pouvez toujours faire 1 case.
    Aucun dégât physique ne vous atteint, et l’on ne vous vole rien au combat. Les dégâts mentaux ne vous tuent jamais.
    Qui vous bat avec l’anneau peut, au lieu de vous blesser, vous chasser d’autant de pièces que la différence. La dynamite vous étourdit : vous passez votre prochain tour.
    Qui meurt dans un combat avec vous est englouti : Force +1, Vitesse −1.
    Avec deux héros engloutis, vous pouvez sortir du hall d’entrée pour 1 case, porte barrée ou non. Avant, elle tient bon.
    Ramener : si des héros sont dehors, et que vous êtes dans le hall d’entrée, à une fenêtre donnant dehors (grand escalier, chambre principale, chambre, chapelle, salle à manger) ou dans une pièce ouverte (jardin d’hiver, jardins, cimetière, terrasse, tour, balcon), faites un jet de Force contre le plus fort d’entre eux, qui ajoute 1 par autre héros dehors. Si vous avez plus, l’un d’eux, à votre choix, se retrouve dans votre pièce. Continuez jusqu’à un échec. Ce n’est pas une attaque.

betrayal-objective-h18-traitor-heroes = Les engloutir, tous sauf un
betrayal-objective-h18-traitor-escape = Sortir par la porte d’entrée
betrayal-objective-h18-traitor-windows = Tendre le bras vers ceux qui ont fui
betrayal-objective-h18-traitor-fire = Tenir le feu loin de vous

betrayal-ask-h18-traitor-caught = Qui ramenez-vous ?
betrayal-choice-h18-traitor-pull = Ramener un héros
    .help = Votre Force contre le plus fort dehors, qui ajoute 1 par autre héros. En cas d’échec, plus rien ce tour.
betrayal-choice-h18-traitor-leave = Sortir de la maison
    .help = Avec deux héros en vous, aucune porte ne tient. Vous gagnez.
