### Hantise 9, La danse macabre : le livre des héros.

betrayal-book-h09-heroes-story = Toutes les horloges sonnent minuit ensemble, alors qu’il était à peine neuf heures. Quand la dernière se tait, un violon commence, quelque part, partout, si doux qu’il retourne l’estomac. Votre talon bat la mesure. Vous ne le lui avez pas demandé.
betrayal-book-h09-heroes-goal = Défiez le violoneux dans la chambre du pentagramme autant de fois qu’il y a de joueurs.
betrayal-book-h09-heroes-can = Portez le symbole sacré dans la chambre du pentagramme, rassemblez-vous autour et lancez. Qui le porte n’entend pas l’air. Évitez la salle de bal.
betrayal-book-h09-heroes-foe = Personne n’est encore traître. Mais qui cède à la musique le devient.
betrayal-book-h09-heroes-rules =
    Au début de chacun de vos tours, sauf si vous portez le symbole sacré : un jet de Raison de 4 ou plus. Raté dans la salle de bal, c’en est fait de vous : vous devenez traître. Raté ailleurs, vous perdez 1 Raison, et ce tour-ci tout votre déplacement prend le plus court chemin vers la salle de bal par les pièces déjà posées ; arrivé là, vous y restez. Vous pouvez agir en route, mais pas explorer.
    La Raison au crâne, quelle qu’en soit la cause, ne vous tue pas : vous devenez traître. Vos autres caractéristiques tuent comme d’habitude.
    Défier : un héros dans la chambre du pentagramme, tant que le symbole est dans cette pièce, peu importe chez qui, fait un jet de Raison : 5 ou plus réussit. Une fois par tour. Un héros qui y apporte le symbole ne lance pas au même tour. Les réussites ne se perdent jamais.
    Aucun héros ne donne ni ne pose le symbole. Si son porteur meurt, il reste là ; un porteur qui change de camp le garde. Vous pouvez le voler à un traître.
    Le violoneux ne peut être attaqué. Les héros n’attaquent pas les héros.

betrayal-objective-h09-heroes-defy = Défier le violoneux dans la chambre du pentagramme
betrayal-choice-h09-heroes-defy = Défier le violoneux (Raison)
    .help = Jet de Raison de 5 ou plus. Une fois par tour.
