### Hantise 47, Le ver Ouroboros : le livre des héros.

betrayal-book-h47-heroes-story = Votre ami s’est déchiré comme du papier mouillé, et des deux moitiés une chose sans fin s’est déroulée. Elle a deux têtes à présent, et toutes deux cherchent de la place pour grandir.
betrayal-book-h47-heroes-goal = Détruisez les deux têtes du ver avant qu’il n’ait fini de grandir.
betrayal-book-h47-heroes-can = Ramassez le crâne resté à terre, portez-le auprès d’une tête et prononcez la formule qui ramollit ses écailles. Dès lors, les coups comptent.
betrayal-book-h47-heroes-foe = Le ver rampe dans la maison et laisse ses anneaux derrière lui. Quand il aura toute sa taille, rien ne l’arrêtera plus.
betrayal-book-h47-heroes-rules =
    La formule : celui qui porte le crâne, au même endroit qu’une tête non affaiblie, fait un jet de Raison de 5 ou plus, une fois par tour. Une réussite affaiblit cette tête pour de bon : sa Force est de 5. L’autre réclame sa propre formule. Le crâne ne peut servir au tour où il a été ramassé ou reçu.
    Nul ne peut attaquer une tête avant qu’elle soit affaiblie. Ensuite, chacune de ses défaites compte pour une blessure, même si c’est elle qui a attaqué. Il faut, pour la détruire, un nombre de blessures égal à la moitié des joueurs, arrondi au supérieur.
    La formule et l’attaque sont possibles au même tour.
    Chaque tête et chaque anneau présents à l’endroit que vous quittez vous coûtent 1 case de plus.
    Les attaques de Vitesse, comme celles du revolver et de la dynamite, ne font rien aux têtes.
    Les anneaux ne peuvent être attaqués et ne disparaissent jamais, pas même avec une tête.
    Si le crâne quitte la partie, il reparaît là où la hantise a commencé.

betrayal-objective-h47-heroes-skull = Prendre le crâne
betrayal-objective-h47-heroes-weaken = Affaiblir les deux têtes par la formule du crâne
betrayal-objective-h47-heroes-heads = Détruire les deux têtes

betrayal-choice-h47-heroes-weaken = Affaiblir { $monster-acc } (Raison)
    .help = Jet de Raison de 5 ou plus, une fois par tour. Le crâne a servi pour ce tour.
