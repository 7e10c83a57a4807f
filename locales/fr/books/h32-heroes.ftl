### Hantise 32, Perdus : le livre des héros.

betrayal-book-h32-heroes-story = Un accord de l’orgue, une secousse, et de la maison que vous connaissiez il ne reste que quelques pièces. Derrière les vitres, un ciel violet pèse sur des choses qui ne sont pas des arbres. L’air a un goût de métal, et chaque souffle emporte un peu de vous.
betrayal-book-h32-heroes-goal = Jouez à l’orgue le morceau qui ramènera la maison dans votre monde.
betrayal-book-h32-heroes-can = Explorez : chaque pièce à symbole de présage renforce le morceau. Trouvez les indices, amenez le livre et le fou dans la salle de l’orgue, et laissez jouer la meilleure tête avant que le poison ne la ronge.
betrayal-book-h32-heroes-foe = Le traître est d’ici et respire cet air avec délice. C’est lui qui a conduit la maison en ce lieu, et il entend bien l’y garder.
betrayal-book-h32-heroes-rules =
    Poison : au début de votre tour, lancez 2 dés. Vous perdez autant de cases, une à une, sur les caractéristiques de votre choix. Rien n’en protège, et on peut en mourir.
    Orgue : une fois pendant votre tour dans la salle de l’orgue, un jet de Savoir, plus tout ce qui aide. À 3 joueurs, 15 ou plus vous ramène chez vous ; à 4, 16 ; à 5, 18 ; à 6, 20.
    +1 pour chaque pièce à symbole de présage dans la maison.
    +2 si la musique est le passe-temps de l’organiste : Flash Williams, Zoe Ingstrom, le professeur Longfellow.
    +2 par indice. Bibliothèque : Savoir 5 ou plus, les partitions. Salle de jeux : Raison 5 ou plus, les trophées d’animaux étranges. Tour : Savoir 5 ou plus, les étoiles. Une fois pendant votre tour dans cette pièce ; un indice ne se trouve qu’une fois et sert à vous tous.
    +2 tant que le fou est dans la salle de l’orgue, +2 tant que le livre y est, peu importe avec qui.
    Les pièces se découvrent comme toujours, avec de nouvelles cartes. Tuer le traître ne vous ramène pas.

betrayal-objective-h32-heroes-home = Ramener la maison : ce qui aide à l’orgue, sur ce qu’il faut
betrayal-objective-h32-heroes-clues = Trouver les indices du morceau

betrayal-choice-h32-heroes-play = Jouer de l’orgue
    .help = Jet de Savoir, plus { $bonus ->
        [0] rien
       *[other] { $bonus }
    } : { $target } ou plus ramène la maison. Une fois pendant votre tour.
betrayal-choice-h32-heroes-clue = Chercher un indice du morceau
    .help = { $trait-roll }, { $target } ou plus : dès lors 2 de plus à l’orgue, pour vous tous. Une fois pendant votre tour.

betrayal-event-h32-heroes-clue = { $explorer-nom } trouve un indice du morceau { $room-in } : désormais 2 de plus à l’orgue.
betrayal-event-h32-heroes-song = { $explorer-nom } joue : { $total }, dont { $bonus } d’aide ; il faut { $needed }.
