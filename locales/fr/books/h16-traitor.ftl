### Hantise 16, L’étreinte du fantôme : le livre du traître.

betrayal-book-h16-traitor-story = Ils ont toujours tout décidé, même quelle main elle devait tenir. C’est fini. Ce que vous avez appelé de l’ombre la porte avec tant de soin, et personne ne la trouvera à temps. L’horloge, c’est vous qui l’avez remontée.
betrayal-book-h16-traitor-goal = Vous gagnez si la maison explose avant que la fillette en soit sortie, avec ou sans vous, ou si tous les héros sont morts.
betrayal-book-h16-traitor-can = Gagnez du temps : tenez la porte, battez-vous, retenez-les. À chaque tour de table, la bombe a un dé de plus.
betrayal-book-h16-traitor-foe = Ils veulent sauver la fillette, et se sauver.
betrayal-book-h16-traitor-rules =
    À la fin de votre tour, même après votre mort, la piste avance de 1, et autant de dés sont lancés. La maison explose à 8 ou plus pour 3 joueurs, 7 pour 4, 6 pour 5, 5 pour 6. Tous ceux qui y sont meurent, et vous avez gagné.
    Fantôme : Force 6, Raison 5, pas de Vitesse. Il n’attaque jamais et ne marche jamais. Quand un héros découvre au sous-sol une pièce à symbole d’événement ou de présage, il y apparaît avec la fillette, et ce héros doit l’attaquer. S’il n’est pas vaincu, il s’enfuit avec elle. Une seule défaite le tue.
    Les pièces où il est passé sont marquées. Vous-même y piochez une carte comme d’ordinaire.
    Quand tout le sous-sol est exploré, vous le placez au début de chaque tour des monstres dans une pièce du sous-sol non marquée, ou dans n’importe laquelle si toutes le sont.
    On ne peut pas lui voler la fillette. Une fois sauvée, elle suit qui la trouve seule, vous compris.

betrayal-objective-h16-traitor-bomb = Laisser exploser la bombe
betrayal-objective-h16-traitor-heroes = Ou tuer tous les héros
betrayal-ask-h16-traitor-lair = Où le fantôme se montre-t-il ?
