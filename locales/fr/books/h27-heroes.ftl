### Hantise 27, Chair en folie : le livre des héros.

betrayal-book-h27-heroes-story = La boule roule de la table et se brise comme un œuf. Ce qui gît parmi les éclats est rose et pas plus gros qu’un poing. Puis c’est plus gros qu’un poing. Quand vous regardez de nouveau, cela touche la plinthe et cherche la porte à tâtons.
betrayal-book-h27-heroes-goal = Détruisez le Blob : jetez-y autant d’ingrédients qu’il y a de joueurs.
betrayal-book-h27-heroes-can = D’abord, examinez-le d’à côté jusqu’à connaître sa faiblesse. Puis fouillez la maison pour ce qu’il ne supporte pas, et jetez-le dedans. Ne finissez jamais un tour à sa portée.
betrayal-book-h27-heroes-foe = Il grandit. Qui se trouve dans une pièce qu’il emplit, à n’importe quel moment, en fait partie et joue pour l’autre camp.
betrayal-book-h27-heroes-rules =
    Il commence dans la pièce où la boule de cristal s’est brisée. Ne l’y attendez pas.
    Examiner : dans une pièce voisine, une porte entre vous, une fois par tour, un jet de Savoir de 3 ou plus. Autant de réussites que de joueurs, peu importe de qui, révèlent sa faiblesse.
    Chercher, dès lors : Savoir 3 ou plus, une fois par tour, au grenier, au jardin d’hiver, à la chaufferie, aux jardins, à la bibliothèque, au laboratoire d’opération, au laboratoire de recherche, au débarras, à la cuisine, au garde-manger, à la réserve, à la chambre forte ouverte ou à la cave à vin. Chacune cache un ingrédient. Les ingrédients sont des objets.
    Jeter : à côté de lui, une porte entre vous, pour 1 case chacun. Inutile d’attendre de les avoir tous. Ce que vous avez ramassé ou reçu ce tour-ci doit attendre.
    Escaliers et trous ne comptent pas comme voisins.

betrayal-objective-h27-heroes-examine = Trouver sa faiblesse
betrayal-objective-h27-heroes-throw = Jeter des ingrédients dans le Blob

betrayal-choice-h27-heroes-examine = Examiner le Blob (Savoir)
    .help = Jet de Savoir de 3 ou plus. Une fois par tour.
betrayal-choice-h27-heroes-search = Chercher un ingrédient (Savoir)
    .help = Jet de Savoir de 3 ou plus. Une fois par tour ; chaque pièce en cache un.
betrayal-choice-h27-heroes-throw = Jeter { $card-the } dans le Blob
    .help = Coûte 1 case.
