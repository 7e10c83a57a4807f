### Hantise 31, Dans les airs : le livre que tous lisent.

betrayal-book-h31-heroes-story = Un cri de fer qu’on déchire, puis le sol penche et l’estomac vous manque. Par la fenêtre, le village n’est plus qu’une assiette, puis une pièce de monnaie. Des serres se sont refermées sur la maison, et leur propriétaire a des becs à nourrir. Il y avait des parachutes ici, dit quelqu’un. Quelqu’un d’autre se met à vous compter.
betrayal-book-h31-heroes-goal = Quittez la maison avec un parachute. Qui y parvient gagne ; qui reste nourrira les oisillons.
betrayal-book-h31-heroes-can = Fouillez les pièces à symbole de présage, prenez un parachute à qui en a un, puis courez vers une issue et trouvez le cran de sauter.
betrayal-book-h31-heroes-foe = Il n’y a pas de traître. Mais il n’y a de parachutes que pour la moitié des joueurs, arrondie à l’inférieur, et tout le monde sait compter.
betrayal-book-h31-heroes-rules =
    Le sous-sol a disparu pour de bon. L’ascenseur n’y va plus, le conduit à charbon débouche dans le vide, et nul ne tombe à travers la pièce effondrée.
    Fouiller : dans une pièce à symbole de présage, jet de Savoir ou de Vitesse de 4 ou plus, une fois pendant votre tour, si vous n’avez pas de parachute. Chaque pièce en cache un au plus. Qui en trouve un ne bouge plus de ce tour.
    Prendre : attaquez quelqu’un de votre pièce qui a un parachute, si vous n’en avez pas, Force contre Force ou Savoir contre Savoir ; les armes de Force aident. Si vous gagnez de 1 ou plus, il est à vous. Personne n’est blessé, et votre tour s’achève dans tous les cas.
    Vous pouvez aussi attaquer n’importe qui comme d’ordinaire, pour blesser ou voler autre chose, mais pas un parachute. Les morts laissent tomber le leur.
    Personne ne porte plus d’un parachute. On peut les échanger, les poser et les ramasser ; un parachute obtenu pendant ce tour ne s’ouvre qu’à un tour suivant.
    Tous ralentissent tous : quitter une pièce coûte 1 case de plus par autre personne présente.
    Issue : avec un parachute dans le hall d’entrée, sur le balcon, dans la tour, dans le conduit à charbon ou dans la pièce effondrée, dépensez 1 case et faites un jet de Savoir ou de Raison, une fois pendant votre tour. Avec 4 ou plus, vous êtes dehors, et vous gagnez.
    Tout s’achève quand le dernier parachute est parti, ou qu’il n’y a plus personne dans la maison.

betrayal-objective-h31-heroes-parachute = Mettre la main sur un parachute
betrayal-objective-h31-heroes-out = Sauter avant qu’on ne vous le prenne

betrayal-choice-h31-heroes-search = Chercher un parachute ({ $trait })
    .help = { $trait-roll }, { $target } ou plus : vous en trouvez un et ne bougez plus de ce tour. Une fois pendant votre tour.
betrayal-choice-h31-heroes-steal = Prendre le parachute { $explorer-of } ({ $trait }{ $card-id ->
        [none] )
       *[other] , { $card-with })
    }
    .help = { $trait } contre { $trait }. Si vous gagnez, le parachute est à vous ; personne n’est blessé. Votre tour s’achève dans tous les cas.
betrayal-choice-h31-heroes-exit = Sauter hors de la maison ({ $trait })
    .help = Coûte 1 case. { $trait-roll }, { $target } ou plus : vous êtes dehors, et vous gagnez. Une fois pendant votre tour.
