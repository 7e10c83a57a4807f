### Hantise 2, La séance : le livre du traître.

betrayal-book-h02-traitor-story = La planche est chaude entre vos mains et bat comme un second cœur. La brume y trace des lettres, l’une après l’autre, et vous les lisez des lèvres. Elle vous demande si peu : eux tous, seulement.
betrayal-book-h02-traitor-goal = Vous gagnez quand tous les héros sont morts, qui que ce soit qui ait appelé le fantôme.
betrayal-book-h02-traitor-can = Appelez le fantôme, où que vous soyez, tant que vous avez la planche des esprits. Quand il est à vous, lancez-le à travers les murs après les héros, et que la maison leur tombe dessus.
betrayal-book-h02-traitor-foe = Les héros veulent l’appeler aussi. S’ils sont les premiers, il leur donne une tâche ; si c’est vous, ils tenteront de le détruire.
betrayal-book-h02-traitor-rules =
    Avant la venue du fantôme, personne ne peut attaquer personne.
    Séance : avec la planche des esprits, jet de Savoir ou de Raison de 5 ou plus, une fois pendant votre tour. Avec une réussite dans chacun des deux, le fantôme se tient près de vous et vous obéit. Il est à vous aussi si les héros échouent dans leur tâche, et même après votre mort.
    Fantôme : Vitesse 4, Raison 6. À chaque tour des monstres, il suit un héros de votre choix et l’attaque avec la Raison s’il le peut. Les murs lui sont des portes, les ruines ne l’arrêtent pas ; il ne change d’étage que par les escaliers. Ses attaques manquées ne lui font rien. Seul un héros muni de l’anneau, ou dans la chambre du pentagramme, peut l’attaquer, avec la Raison.
    Effondrement : à la fin de votre premier tour avec le fantôme, le grenier s’écroule, ou une pièce vide de l’étage s’il n’y en a pas. Dès lors, le tour de chaque explorateur vivant s’achève par une pièce qui s’écroule, choisie par son joueur.
    Elle doit partager un côté avec une ruine, sans qu’il faille de porte. D’abord tout l’étage, puis le rez-de-chaussée à partir du grand escalier, puis le sous-sol à partir de son palier. Qui s’y trouve meurt, vous aussi. Les tours des monstres ne font rien tomber.
    L’ascenseur mystique ne va à aucun étage où ne tient plus une pièce avec une ouverture libre.

betrayal-objective-h02-traitor-call = Appeler le fantôme par le Savoir et par la Raison
betrayal-objective-h02-traitor-heroes = Voir mourir tous les héros

betrayal-choice-h02-traitor-seance = Appeler le fantôme ({ $trait })
    .help = { $trait-roll }, { $target } ou plus ; il vous faut une réussite avec chacune des deux caractéristiques. Une fois pendant votre tour.
