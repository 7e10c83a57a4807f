### Hantise 45, Tic, tic, tic : le livre du traître.

betrayal-book-h45-traitor-story = Des gens si aimables, si confiants : aucun n’a demandé pourquoi vous les aidiez à passer leur manteau. Chaque cœur de la maison bat désormais à votre mesure, et votre chef-d’œuvre ne demande plus qu’un peu de patience.
betrayal-book-h45-traitor-goal = Vous gagnez quand plus aucun héros ne vit, ou quand la Grande Bombe est prête. Elle vous emporte aussi, et quelle belle sortie.
betrayal-book-h45-traitor-can = Restez où vous êtes et construisez. À la fin de vos tours, les dés disent si une bombe explose ; qui en porte une et s’approche disparaît aussitôt. Qui n’en a plus, il faut le combattre dans votre pièce.
betrayal-book-h45-traitor-foe = Les héros essaient de se défaire de leurs bombes, puis ils viendront vous chercher.
betrayal-book-h45-traitor-rules =
    Vous ne bougez jamais, et rien ne peut vous déplacer. Si vous êtes dans l’ascenseur mystique, il reste sur place.
    À la fin de chacun de vos tours, la piste avance de 1. À 12, la Grande Bombe explose, tout le monde meurt, et vous gagnez.
    Avant cela, lancez autant de dés que le chiffre de la piste plus les héros vivants, 8 au plus. Sur 8 ou plus, le premier héros vivant à votre gauche dont la bombe est encore active explose.
    Dès la fin de votre premier tour, un héros dont la bombe est active et qui entre dans votre pièce, ou dans une pièce qui partage un côté avec elle, explose. Qui s’y trouve déjà n’explose qu’en entrant dans une autre de ces pièces.
    Une telle explosion tue tous les héros de la pièce et détruit leurs cartes. Elle ne vous fait rien.
    Vous avez la dynamite. Vous pouvez aussi la faire sauter dans votre propre pièce, sans en souffrir.

betrayal-objective-h45-traitor-heroes = Ne laisser échapper aucun héros
betrayal-objective-h45-traitor-big-bomb = Achever la Grande Bombe
