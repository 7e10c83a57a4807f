### Hantise 29, L’héritage de Frankenstein : le livre du traître.

betrayal-book-h29-traitor-story = Ce cahier est une recette, et qui l’a écrite s’est arrêté à un pas de la fin : dans le laboratoire, tout est prêt, froid et cousu. Un interrupteur. Vous le faites pour la science. Les autres comprendront.
betrayal-book-h29-traitor-goal = Vous gagnez quand tous les héros sont morts, même si vous l’êtes aussi.
betrayal-book-h29-traitor-can = Votre monstre marche vers le héros le plus proche et frappe ; vous ne tranchez que les égalités. Occupez-vous vous-même de qui porte une torche, et éteignez le feu.
betrayal-book-h29-traitor-foe = Pour eux, c’est une abomination, et ils veulent le tuer. Ils savent qu’il ne supporte pas le feu.
betrayal-book-h29-traitor-rules =
    Monstre de Frankenstein : Vitesse 3, Force 8. Il se dresse dans le laboratoire de recherche ou le laboratoire d’opération.
    Au tour des monstres, il avance de tout son jet vers le héros le plus proche ; entre plusieurs, vous choisissez. Dans la pièce d’un héros, il s’arrête et doit attaquer.
    Quand il attaque, son résultat augmente de 2 ; quand il se défend, de rien. Une victoire à la Force l’étourdit comme d’ordinaire.
    Les attaques de Vitesse, comme celles du revolver ou de la dynamite, ne lui font rien.
    Si vous battez un héros de 2 ou plus avec la Force, vous pouvez lui prendre sa torche au lieu de le blesser ; elle est détruite aussitôt. Le monstre ne prend rien. Vous pouvez ramasser les torches qui traînent, une au plus.

betrayal-objective-h29-traitor-heroes = Tuer tous les héros
betrayal-ask-h29-traitor-laboratory = Dans quel laboratoire le monstre se dresse-t-il ?
    .help = Le monstre commence là où il a été créé.
