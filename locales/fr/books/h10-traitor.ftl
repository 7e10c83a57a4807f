### Hantise 10, Réunion de famille : le livre du traître.

betrayal-book-h10-traitor-story = Il vous a tenu tout doucement pendant qu’ils montaient à travers le plancher, tous, souriant avec ce qui leur reste. Maintenant, vous êtes de la famille. Il serait dommage que les autres rentrent seuls.
betrayal-book-h10-traitor-goal = Vous gagnez quand tous les héros sont morts.
betrayal-book-h10-traitor-can = Votre explorateur est mort ; vous menez le fou et les zombies. Le fou va où vous voulez. Les zombies vont où vous voulez seulement tant qu’ils ne voient aucun héros.
betrayal-book-h10-traitor-foe = Ils essaient de piéger les zombies dans certaines pièces de la maison. Lesquelles, vous le verrez.
betrayal-book-h10-traitor-rules =
    Zombies : Vitesse 2, Force 6, Raison 2, Savoir 3, autant que de joueurs, un dans chaque pièce à présage ; ceux qui restent se lèvent dans des pièces sans symbole d’événement.
    Fou : Vitesse 3, Force 5, Raison 5. Les dégâts physiques ne l’étourdissent pas ; on les compte sur la piste, et 5 points le tuent. Ses caractéristiques ne changent pas.
    Un zombie qui ne voit aucun héros va où vous voulez. Dès qu’il en a un dans sa ligne de vue, il doit passer le reste de son déplacement à aller vers le plus proche qu’il voit ; entre plusieurs, vous choisissez. Il s’en tient à ce héros pour le tour, tant qu’il voit au moins un héros.
    Quand son tour commence et qu’un autre héros en vue est plus proche que celui qu’il suivait, il va vers celui-là.
    Un zombie attaque dès qu’il partage une pièce avec un héros ; son déplacement est alors fini.

betrayal-objective-h10-traitor-heroes = Tuer tous les héros
betrayal-ask-h10-traitor-zombie = Où se lève un zombie ?
    .help = Votre famille revient : un mort par joueur, chacun dans sa propre pièce.
betrayal-ask-h10-traitor-quarry = Vers qui va { $monster-nom } ?
