### Hantise 26, Le salaire du joueur de flûte : ce que tout le monde peut lire.

betrayal-creature-rat = Rat{ betrayal-nth }
    .nom = { $number ->
        [none] le rat
       *[other] le rat { $number }
    }
    .acc = { $number ->
        [none] le rat
       *[other] le rat { $number }
    }
    .to = { $number ->
        [none] au rat
       *[other] au rat { $number }
    }
    .by = { $number ->
        [none] par le rat
       *[other] par le rat { $number }
    }
    .of = { $number ->
        [none] du rat
       *[other] du rat { $number }
    }
betrayal-counter-h26-ritual = Jetons de jet de Raison
betrayal-note-h26-entered = Le traître est entré dans la chambre du pentagramme.
betrayal-ask-h26-driven-out = Quelque chose vous chasse de la chambre du pentagramme. Vers quelle pièce ?
    .help = Personne ne doit se trouver dans la chambre du pentagramme quand cela commence.
betrayal-event-h26-driven-out = { $explorer-nom } doit quitter la chambre du pentagramme et se retrouve { $room-in }.
betrayal-event-h26-swarms = Une vague grise déferle sur { $target-acc } : { $count } rats attaquent d’un seul élan.
betrayal-result-h26-heroes = Derrière les lambris, le dernier cri s’éteint. Personne n’ose encore coller l’oreille au mur.
betrayal-result-h26-traitor = Les murs se sont tus, car plus rien n’y vit. Tout est dehors à présent, et on lui donne à manger.
