### Hantise 10, Réunion de famille : le livre des héros.

betrayal-book-h10-heroes-story = « Ils veulent juste de la compagnie », dit le fou en tapotant le plancher. Alors les lattes se soulèvent, et toute sa famille en sort. C’est votre ami qu’elle embrasse le premier.
betrayal-book-h10-heroes-goal = Piégez chaque zombie dans une pièce qu’il aimait de son vivant.
betrayal-book-h10-heroes-can = Laissez les morts vous voir, et attendez-les au grenier, dans la chapelle, le jardin d’hiver, la salle de jeux, la bibliothèque ou la chambre principale, ou au-delà sur la même ligne. Trouvez d’abord ces pièces.
betrayal-book-h10-heroes-foe = Le fou et les zombies veulent votre mort. Les zombies sont lents, et chacun va vers le plus proche d’entre vous qu’il voit.
betrayal-book-h10-heroes-rules =
    Un zombie qui entre dans l’une des six pièces, ou y commence son tour, fait avant tout un jet de Savoir. Au-dessous de 4, il y reste jusqu’à la fin de la partie : il n’attaque plus personne, ne ralentit personne et ne peut être attaqué.
    Une pièce qui a son zombie n’en piège pas d’autre. Il y a autant de zombies que de joueurs, morts compris. Les pièces absentes de la maison doivent être découvertes.
    Vous gagnez dès que tous les zombies sont piégés, quoi que fasse le fou. Un zombie vaincu n’est qu’étourdi.

betrayal-objective-h10-heroes-trap = Attirer les zombies dans leurs pièces
