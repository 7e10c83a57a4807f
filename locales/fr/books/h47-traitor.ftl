### Hantise 47, Le ver Ouroboros : le livre du traître.

betrayal-book-h47-traitor-story = Cette peau a toujours été trop étroite. La voilà tombée : votre corps n’en finit plus, vous avez deux gueules, et encore faim. La maison est petite. Vous la porterez comme un collier, jusqu’à ce qu’elle éclate.
betrayal-book-h47-traitor-goal = Posez 16 anneaux de votre corps dans la maison. Si tous les héros meurent avant, cela suffit aussi.
betrayal-book-h47-traitor-can = Après les héros, les deux têtes agissent l’une après l’autre. Séparez-les, par des pièces où vous n’êtes pas passé et des portes que nul n’a ouvertes.
betrayal-book-h47-traitor-foe = Les héros connaissent un rituel qui leur permettra de blesser vos têtes. Ils cherchent à vous tuer.
betrayal-book-h47-traitor-rules =
    Têtes : Vitesse 1, Force 6. Chacune lance les dés pour son propre déplacement et peut toujours avancer de 1 case, ou rester.
    Un anneau va dans chaque pièce qu’une tête quitte, s’il n’y en a pas. Une pièce en contient un seul. Au 16e, vous gagnez aussitôt.
    Les têtes traversent librement les pièces à anneaux, et les héros ne les ralentissent pas. Chaque tête et chaque anneau ralentissent les héros qui quittent le lieu.
    Les têtes franchissent les portes libres : la pièce est posée, son symbole ignoré, et la tête continue. Si c’est l’ascenseur mystique, la tête reste dehors.
    Les têtes n’empruntent ni l’escalier secret ni le passage secret, et n’entrent pas dans l’ascenseur mystique. Les obstacles ne les arrêtent pas.
    Chaque tête peut attaquer une fois par tour, avec la Force. Les anneaux n’attaquent pas, et on ne peut rien leur faire.
    Les têtes ne sont jamais étourdies, et les attaques de Vitesse ne leur font rien. Les héros doivent accomplir un rituel avant de pouvoir attaquer une tête ; ensuite, chacune succombe à un nombre de blessures égal à la moitié des joueurs, arrondi au supérieur. Une tête qui attaque et perd prend aussi une blessure.

betrayal-objective-h47-traitor-body = Poser des anneaux de votre corps dans la maison
betrayal-objective-h47-traitor-heroes = Ou tuer tous les héros
