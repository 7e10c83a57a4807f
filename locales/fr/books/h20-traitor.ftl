### Hantise 20, La mariée fantôme : le livre du traître.

betrayal-book-h20-traitor-story = Les mariages vous ont toujours fait pleurer, et aucun ne ressemblait à celui-ci : une mariée qui a tenu parole cent ans. Seul le marié hésite. Il faudrait que quelqu’un l’aide à franchir le pas.
betrayal-book-h20-traitor-goal = Que la mariée épouse celui qu’elle a choisi.
betrayal-book-h20-traitor-can = Tuez le marié, vous ou la mariée. Tous deux se tiennent alors dans la chapelle, et les noces durent trois de vos tours. Tenez les autres à l’écart pendant ce temps.
betrayal-book-h20-traitor-foe = Ils veulent empêcher les noces.
betrayal-book-h20-traitor-rules =
    Mariée fantôme : Vitesse 4, Raison 6 ; à 5 ou 6 joueurs, Vitesse 5, Raison 7. Elle passe à travers les murs entre les pièces d’un même étage comme par des portes, jamais à travers sols ou plafonds. Rien ne la blesse ni ne l’étourdit, sauf une attaque de Raison avec l’anneau, et perdre sa propre attaque ne lui coûte rien.
    Elle attaque par la Raison. Tout autre subit des dégâts mentaux ; le marié perd de la Force à la place : 1 pour 1 ou 2 points, 2 pour 3 ou 4, 3 pour 5 ou plus.
    Quand le marié meurt, de quoi que ce soit, il laisse tout sur place, l’anneau compris. La mariée et le fantôme sont mis dans la chapelle et y restent ; elle peut encore attaquer les héros qui entrent.
    Dès lors la piste avance à la fin de chacun de vos tours, même après votre mort ou si elle est étourdie. À 3, vous avez gagné.
    S’il n’y a aucun homme parmi les héros, un inconnu est le marié. Il se tient dans le hall d’entrée et ne bouge jamais ; vous et la mariée pouvez l’attaquer.

betrayal-objective-h20-traitor-groom = Tuer le marié
betrayal-objective-h20-traitor-wedding = Laisser les noces suivre leur cours
betrayal-objective-h20-traitor-heroes = Ou tuer tous les héros
