### Hantise 26, Le salaire du joueur de flûte : le livre des héros.

betrayal-book-h26-heroes-story = Ce grattement derrière les lambris vous suit depuis le début de la soirée. Un seul d’entre vous en a souri. Puis le sourire a pris des dents, un mot strident a retenti, et les plinthes ont éclaté.
betrayal-book-h26-heroes-goal = Tuez tous les rats de la maison, ou tuez le traître avant qu’il n’entre dans la chambre du pentagramme.
betrayal-book-h26-heroes-can = Coupez la route au traître. S’il est trop tard, chassez les rats un par un, et vite.
betrayal-book-h26-heroes-foe = Dans la chambre du pentagramme, le traître accomplit un rituel que seule la mort de tous les rats peut arrêter. Les rats attaquent en meute.
betrayal-book-h26-heroes-rules =
    Un rat battu est mort ; vous n’en attaquez qu’un à la fois.
    Ni vous ni les rats ne pouvez entrer dans la chambre du pentagramme. Ce qui vous y mènerait vous laisse dans une pièce voisine.
    Tant que le traître s’y trouve, rien de votre part ne l’atteint : ni attaque, ni balle, ni dynamite.
    Si le traître meurt après y être entré, les rats continuent sans maître, et tous doivent mourir.

betrayal-objective-h26-heroes-traitor = Tuer le traître avant qu’il n’atteigne la chambre du pentagramme
betrayal-objective-h26-heroes-rats = Tuer tous les rats
