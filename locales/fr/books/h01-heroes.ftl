### Hantise 1, La momie marche : le livre des héros.

betrayal-book-h01-heroes-story = La poussière roule dans les couloirs, et une voix de sable parle dans vos têtes : elle attend sa fiancée depuis que les pyramides étaient neuves, et voici la fillette. L’un de vous s’est agenouillé devant elle.
betrayal-book-h01-heroes-goal = Bannissez la momie : apprenez son vrai nom, trouvez la formule dans le livre et jetez-la-lui au visage.
betrayal-book-h01-heroes-can = Étudiez le sarcophage, ou cherchez dans la bibliothèque ou le laboratoire de recherche. Si personne n’a le livre, le prochain d’entre vous qui découvre une pièce à présage l’y trouve. Rejoignez la fillette avant les autres.
betrayal-book-h01-heroes-foe = Le traître veut marier la momie à la fillette.
betrayal-book-h01-heroes-rules =
    Étape 1, le nom : dans la pièce du sarcophage, la bibliothèque ou le laboratoire de recherche, un jet de Savoir de 6 ou plus.
    Étape 2, la formule : à un tour suivant, celui qui tient le livre fait un jet de Savoir de 6 ou plus, dans n’importe quelle pièce.
    Étape 3, le bannissement : avec les deux jetons, un héros auprès de la momie l’attaque avec la Raison ; le livre doit être là aussi, chez un héros ou dans une pile. Une victoire la bannit pour toujours, une défaite vaut des dégâts mentaux. Cela réussit aussi sur une momie étourdie.
    Chaque héros tente une étape par tour. Les jetons ne se perdent jamais.
    Tant que le livre n’est pas en jeu, le prochain héros qui découvre une pièce à symbole de présage le prend au lieu de piocher.
    Qui entre dans la pièce de la fillette l’emmène. Entre explorateurs, elle n’est ni échangée, ni posée, ni volée.
    Les attaques de Vitesse et la dynamite ne font rien à la momie. Vaincue autrement, elle est étourdie comme tout monstre.

betrayal-objective-h01-heroes-name = Apprendre le nom de la momie
betrayal-objective-h01-heroes-spell = Trouver la formule dans le livre
betrayal-objective-h01-heroes-banish = Bannir la momie auprès du livre

betrayal-choice-h01-heroes-name = Chercher le nom de la momie (Savoir)
    .help = Jet de Savoir de 6 ou plus. Une étape par tour.
betrayal-choice-h01-heroes-spell = Chercher la formule dans le livre (Savoir)
    .help = Jet de Savoir de 6 ou plus. Le livre a servi pour ce tour.
betrayal-choice-h01-heroes-banish = Bannir la momie (Raison)
    .help = C’est votre attaque de ce tour. Gagnez, et la momie disparaît pour toujours ; perdez, et votre esprit souffre de la différence.
