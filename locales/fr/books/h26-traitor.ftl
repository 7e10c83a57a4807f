### Hantise 26, Le salaire du joueur de flûte : le livre du traître.

betrayal-book-h26-traitor-story = Ils chuchotent derrière le plâtre, et vous comprenez enfin chaque mot. Ils vous disent de la famille. Ils attendaient depuis si longtemps l’un des leurs qui ait des mains pour tracer le cercle.
betrayal-book-h26-traitor-goal = Vous gagnez quand le rituel est accompli, ou quand tous les héros sont morts.
betrayal-book-h26-traitor-can = Courez à la chambre du pentagramme et lancez-y les dés du rituel, tour après tour. Pendant ce temps vos rats parcourent la maison : gardez-les groupés, car seuls ils meurent.
betrayal-book-h26-traitor-foe = Les héros veulent tuer tous les rats de la maison ; sans eux, votre rituel n’est rien.
betrayal-book-h26-traitor-rules =
    Rituel : dans la chambre du pentagramme, une fois par tour, un jet de Raison de 3 ou plus. Il faut 5 réussites à trois ou quatre joueurs, 4 à cinq ou six. Les jetons restent si vous sortez.
    Chaque réussite ramène aussi un rat, si l’un d’eux est mort, dans une pièce voisine de la chambre, avec ou sans porte.
    Dans la chambre, aucun héros ne peut rien contre vous ; vos tirs et votre dynamite, eux, portent au-dehors. Héros et rats n’y entrent jamais.
    Les rats ont 3 en Vitesse, 2 en Force et 1 en Raison. Un rat battu est mort.
    Autant de rats que vous voulez, dans une même pièce, peuvent attaquer ensemble un héros. Leur Force s’additionne, 8 dés au plus, et aucun d’eux n’attaque plus ce tour-ci. Une meute qui perd ne subit rien ; un rat seul qui perd meurt.

betrayal-objective-h26-traitor-ritual = Accomplir le rituel dans la chambre du pentagramme
betrayal-objective-h26-traitor-heroes = Livrer les héros à la meute

betrayal-ask-h26-traitor-rat = D’où sort le prochain rat ? (encore { $left })
    .help = Deux rats par joueur sortent des murs, là où personne ne se tient. Vous dites dans quelles pièces.
betrayal-ask-h26-traitor-rats = Combien de rats attaquent { $target-acc } ?
betrayal-choice-h26-traitor-ritual = Accomplir le rituel
    .help = { $trait-roll } de { $target } ou plus : un jeton pour vous et, si l’un d’eux est mort, un rat à côté de la chambre.
betrayal-choice-h26-traitor-swarm = Submerger { $target-acc }
    .help = Jusqu’à { $count } rats d’ici attaquent ensemble, leur Force additionnée. S’ils perdent, il ne leur arrive rien ; ils n’attaquent plus ce tour-ci.
betrayal-choice-h26-traitor-rats = { $count } rats
