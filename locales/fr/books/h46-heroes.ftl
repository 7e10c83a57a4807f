### Hantise 46, Le festin : le livre des héros.

betrayal-book-h46-heroes-story = Toute la soirée, cela sentait le rôti ; vous venez de voir les restes de la cuisine, et ils avaient des doigts. L’un de vous vous a invités comme plat. Là-haut, d’autres viennent de s’échapper du grenier et trébuchent dans le noir.
betrayal-book-h46-heroes-goal = Sortez vivants par la porte d’entrée, avec toutes les victimes, ou tuez le traître et tous les cannibales. Dès qu’une victime ou un héros est mort, il ne reste que la seconde voie.
betrayal-book-h46-heroes-can = Ouvrez la porte dans le hall d’entrée. Qui commence son tour auprès d’une victime peut la mener jusqu’à deux cases plus loin, la confier au héros suivant et enfin l’emmener dehors. Vous pouvez rentrer en chercher d’autres.
betrayal-book-h46-heroes-foe = Le traître et les cannibales tuent des victimes et mangent les morts, vous compris, et chaque repas les rend plus forts. Une victime hors de la maison ruine leur projet.
betrayal-book-h46-heroes-rules =
    Victimes : Vitesse 2, Force 3, Raison 3. Elles n’attaquent jamais, ne blessent personne et meurent si elles sont vaincues. Vous ne pouvez pas les attaquer.
    Au début du tour du joueur à gauche du traître, chaque victime qui ne partage sa pièce avec aucun héros vivant avance de 2 pièces : tout droit, ou sinon tournée vers la gauche jusqu’à la prochaine sortie explorée. Elle s’arrête dans la pièce d’un héros et y reste avec lui. Elle ne prend pas d’escalier et n’ouvre aucune porte inexplorée.
    Escorte : si vous commencez votre tour auprès d’une victime, vous pouvez d’abord faire ensemble jusqu’à 2 cases, dans n’importe quelle direction. Elles comptent dans votre déplacement, et l’on ne ralentit que vous. Une victime par tour ; plusieurs héros peuvent mener la même dans un tour de table.
    Porte d’entrée : dans le hall d’entrée, jet de Savoir ou de Force de 5 ou plus, un essai par tour. Si elle s’ouvre, piochez un événement, et votre tour s’achève.
    Aux tours suivants, chacun de vous peut sortir du hall d’entrée pour 1 case, avec une victime qui s’y trouve ou seul, à tout moment de son tour, et rentrer pour 1 case chercher la suivante. Dehors, rien ne vous atteint.
    Les cannibales et les victimes vaincus sont tués, non étourdis.

betrayal-objective-h46-heroes-door = Ouvrir la porte d’entrée
betrayal-objective-h46-heroes-victims = Mener les victimes hors de la maison
betrayal-objective-h46-heroes-outside = Quitter la maison, tous
betrayal-objective-h46-heroes-bad-guys = Tuer le traître et les cannibales

betrayal-ask-h46-heroes-facing = De quel côté regardent les victimes ?
    .help = Ceux du grenier titubent du côté où ils regardent, jusqu’à ce qu’on les guide.
betrayal-ask-h46-heroes-next-victim = Quelle victime avance maintenant ?
betrayal-ask-h46-heroes-escort = Où menez-vous { $monster-acc } à présent ?

betrayal-choice-h46-heroes-escort = Mener { $monster-acc } { $room-into }{ betrayal-on-side }
    .help = Vous allez ensemble, pour { $price ->
        [1] 1 case
       *[other] { $price } cases
    } de votre déplacement.
betrayal-choice-h46-heroes-rescue = Emmener { $monster-acc } dehors
    .help = Elle est sauvée. Vous êtes alors dehors et pouvez rentrer.
betrayal-choice-h46-heroes-let-go = Laisser la victime ici
    .help = Vous continuez sans elle.
betrayal-choice-h46-heroes-open-door = Ouvrir la porte d’entrée ({ $trait-roll })
    .help = 5 ou plus l’ouvre. Vous piochez alors un événement, et votre tour s’achève.
betrayal-choice-h46-heroes-leave = Quitter la maison
    .help = Dehors, rien ne vous atteint, et vous pouvez rentrer.
betrayal-choice-h46-heroes-come-back = Rentrer
    .help = Pour 1 case, vous êtes dans le hall d’entrée.
