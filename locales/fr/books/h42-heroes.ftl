### Hantise 42, Voici le héros : le livre des héros.

betrayal-book-h42-heroes-story = Dans tout le bric-à-brac de cette maison, une chose a l’air d’attendre : une statue à la main tendue et vide. Son socle parle de ce qui ne peut être vaincu. Derrière vous, quelqu’un rit, qui vient de retirer un couteau de sa propre poitrine.
betrayal-book-h42-heroes-goal = Le traître doit mourir.
betrayal-book-h42-heroes-can = Donnez à la statue ce qu’elle attend, et elle s’éveille. Puis menez-la par la pensée là où est le traître : sa seule présence ronge l’immortalité.
betrayal-book-h42-heroes-foe = Le traître est invulnérable et veut ouvrir une porte de l’enfer. Vous craignez qu’il y faille un sacrifice humain.
betrayal-book-h42-heroes-rules =
    On ne peut attaquer le traître, et rien d’ordinaire ne lui nuit.
    Éveiller : auprès de la statue, à votre tour, défaussez le symbole sacré, la hache, la boule de cristal ou le livre, si vous ne l’avez pas obtenu ce tour-ci. Elle devient Juge, Guerrier, Voyant ou Magicien, une fois pour toutes : Vitesse 8, Force 8, Raison 8, Savoir 8. Avant cela, elle ne bouge pas.
    Déplacer : une fois par tour, auprès de la statue éveillée, faites un jet de Savoir ou de Raison. Vous pouvez la déplacer d’autant de cases, comme marche un monstre ; vous restez. Quitter la pièce du traître coûte 1 de plus. Elle n’explore rien.
    Ronger : si elle est auprès du traître quand son tour commence, une caractéristique baisse d’un cran : Juge Vitesse, Guerrier Force, Voyant Raison, Magicien Savoir. Au crâne, le traître meurt.
    Si le traître attaque la statue, par quelque caractéristique que ce soit, et l’emporte, elle saute sa prochaine fois. Rien ne la détruit.

betrayal-objective-h42-heroes-animate = Donner à la statue ce qu’elle attend
betrayal-objective-h42-heroes-drain = Mener la statue au traître jusqu’à épuiser l’immortalité

betrayal-ask-h42-heroes-statue = Où vos pensées mènent-elles la statue ?
betrayal-choice-h42-heroes-statue = La mener { $room-into }
    .help = Auprès du traître, elle ronge une caractéristique chaque fois que son tour commence.
betrayal-choice-h42-heroes-stay = La laisser où elle est
    .help = Vous en avez fini avec elle pour ce tour.
betrayal-choice-h42-heroes-offer = Déposer { $card-the } dans la main de la statue
    .help = La carte est défaussée, et la statue s’éveille. Le symbole sacré la fait ronger la Vitesse, la hache la Force, la boule de cristal la Raison, le livre le Savoir.
betrayal-choice-h42-heroes-move = Déplacer la statue ({ $trait-roll })
    .help = Elle peut faire autant de cases que votre jet. Vous restez ici.
