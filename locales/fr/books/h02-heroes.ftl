### Hantise 2, La séance : le livre des héros.

betrayal-book-h02-heroes-story = La brume monte des lattes, et votre haleine flotte, blanche, devant vous. Une voix sans bouche supplie qu’on lui donne le repos, et menace. L’un de vous serre la planche des esprits et sourit. Qui joindra les morts le premier aura leur oreille.
betrayal-book-h02-heroes-goal = Appelez le fantôme avant le traître, puis enterrez ses os à temps. S’il tombe aux mains du traître, détruisez-le.
betrayal-book-h02-heroes-can = Allez dans la chambre du pentagramme et appelez-le, chacun une fois par tour. Quand il est venu, cherchez ses os dans les chambres et au grenier, et portez-les à une tombe.
betrayal-book-h02-heroes-foe = Le traître tient séance lui aussi, et vous veut tous morts.
betrayal-book-h02-heroes-rules =
    Avant la venue du fantôme, personne ne peut attaquer personne.
    Séance : dans la chambre du pentagramme, jet de Savoir ou de Raison de 5 ou plus, une fois pendant votre tour. Chaque réussite pose un jeton là où la hantise a commencé. Quand leur nombre atteint la moitié de celui des joueurs, arrondie à l’inférieur, le fantôme vient.
    Quête : la piste est alors à 1 et avance à la fin de chaque tour ultérieur de qui a appelé en dernier, vivant ou mort. À 5 la quête est perdue, et le fantôme est au traître.
    Ossements : au grenier, dans la chambre ou la chambre principale, jet de Savoir de 5 ou plus, une fois pendant votre tour.
    Enterrement : avec les ossements dans la crypte ou le cimetière, jet de Savoir de 5 ou plus, une fois pendant votre tour. Alors vous avez gagné.
    Si le fantôme est au traître, ne l’attaquez qu’avec la Raison, et seulement avec l’anneau ou dans la chambre du pentagramme. Une victoire le détruit, et vous avez gagné. Ses propres attaques manquées ne lui font rien.

betrayal-objective-h02-heroes-seance = Appeler le fantôme dans la chambre du pentagramme
betrayal-objective-h02-heroes-bones = Trouver les ossements du fantôme
betrayal-objective-h02-heroes-bury = Enterrer les ossements à temps
betrayal-objective-h02-heroes-destroy = Détruire le fantôme

betrayal-choice-h02-heroes-seance = Appeler le fantôme ({ $trait })
    .help = { $trait-roll }, { $target } ou plus : une réponse de plus. Une fois pendant votre tour.
betrayal-choice-h02-heroes-bones = Chercher les ossements
    .help = { $trait-roll }, { $target } ou plus : vous avez les ossements. Une fois pendant votre tour.
betrayal-choice-h02-heroes-bury = Enterrer les ossements
    .help = { $trait-roll }, { $target } ou plus : le fantôme repose en paix, et vous avez gagné. Une fois pendant votre tour.
