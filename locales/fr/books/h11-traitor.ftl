### Hantise 11, Laissez-les entrer : le livre du traître.

betrayal-book-h11-traitor-story = Il divague, disaient-ils. Mais ce n’était pas du délire, seulement trop bas : il y a quelque chose dans la brume, il fait froid dehors, et personne ne l’a jamais prié d’entrer. Vous savez recevoir. Vous allez ouvrir.
betrayal-book-h11-traitor-goal = Vous gagnez quand tous les héros sont morts. Peu importe que vous viviez pour le voir.
betrayal-book-h11-traitor-can = Allez aux fenêtres et à la porte d’entrée, et ouvrez. Le fou en fait autant de son côté. Ceux qui sont entrés traquent l’esprit des héros.
betrayal-book-h11-traitor-foe = Un exorcisme bannirait les spectres. Les héros s’y essaieront.
betrayal-book-h11-traitor-rules =
    Spectres : Vitesse 4, Raison 6. Fou : Vitesse 7, Force 7, Raison 7.
    Un spectre attend dehors devant la porte d’entrée et devant chaque fenêtre qui ne donne sur aucune pièce : dans la chambre, la chapelle, la salle à manger, le grand escalier et la chambre principale. Une fenêtre trouvée plus tard en attire un autre. Si une pièce la bouche avant que vous ouvriez, ce spectre disparaît.
    Vous ou le fou ouvrez dans cette pièce pour 1 case. Le spectre est alors dedans ; il peut agir dans le même tour des monstres, ou dans le suivant si c’est vous qui avez ouvert.
    Au tour des monstres, le fou passe d’abord. Il doit aller par le plus court chemin au spectre le plus proche dehors, ouvrir, et continuer ; vous tranchez les égalités. S’il n’y en a pas, il doit explorer hors du sous-sol, à la porte libre la plus proche derrière laquelle une fenêtre peut se trouver. Il ne pioche rien, et personne ne piochera pour les pièces qu’il trouve.
    Quand les cinq pièces sont dans la maison, ou qu’aucune ne peut plus être trouvée, et que tous sont entrés, il va où vous voulez et peut attaquer. Avant, il ne fait que se défendre.
    Les spectres attaquent avec la Raison, pour des dégâts mentaux, et ne peuvent être attaqués qu’ainsi. Un héros muni de l’anneau qui en attaque un et gagne le bannit. Celui qui attaque et perd est étourdi. Le fou est étourdi comme tout monstre.
    Vous piochez pour les pièces que vous découvrez.

betrayal-objective-h11-traitor-windows = Ouvrir les fenêtres et la porte d’entrée
betrayal-objective-h11-traitor-heroes = Ne laisser vivre aucun héros

betrayal-choice-h11-traitor-open = Faire entrer qui attend dehors
    .help = Cela prend 1 case. Le spectre est désormais dans la maison.
