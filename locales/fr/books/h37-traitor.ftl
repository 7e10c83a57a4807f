### Hantise 37, Échec et mat : le livre du traître.

betrayal-book-h37-traitor-story = Ils ont lu les gribouillages du vieux et se croient les premiers à avoir un plan. Vous en savez plus : vous avez vu sous la table ce qu’il en reste, un os de doigt encore posé sur la dame. Votre maître aime la compagnie devant l’échiquier. Il n’aime pas perdre. Et il ne perd pas.
betrayal-book-h37-traitor-goal = Vous gagnez quand tous les héros sont morts, ou quand aucun héros n’est dans la pièce de la Mort au début d’un tour des monstres.
betrayal-book-h37-traitor-can = Que la Mort s’attable avec le héros de votre choix. Puis veillez à ce que les autres ne reviennent pas et n’apportent pas de sceaux sacrés : qui est hors de cette pièce est à vous.
betrayal-book-h37-traitor-foe = L’un des héros essaiera de gagner contre la Mort, et les sceaux sacrés les aident. Une seule victoire leur suffit.
betrayal-book-h37-traitor-rules =
    Un sceau sacré se trouve dans chacune de ces pièces, maintenant ou dès qu’on la découvre : chambre forte, crypte, laboratoire de recherche, laboratoire d’opération, salle de jeux. Les héros savent qu’il y en a cinq, pas où.
    La Mort lance 8 dés et relance une fois chaque face vide, puis compare avec le héros de la pièce qui a le plus de Savoir.
    Si la Mort mène de 1 ou 2, chaque héros perd 1 Raison. De 3 ou 4 : 1 Force. De 5 ou plus : 1 des deux.
    Vous ne pouvez ni entrer dans la pièce de la Mort ni rien faire à un héros qui s’y trouve : ni attaque, ni revolver, ni dynamite, ni cloche. Si la Mort vient dans votre pièce, vous pouvez y rester ; une fois sorti, vous n’y rentrez plus.
    Vous ne pouvez pas ramasser de sceaux, mais vous pouvez en voler.
    La partie continue après votre mort.

betrayal-objective-h37-traitor-heroes = Faire mourir les héros, ou laisser la Mort seule devant l’échiquier

betrayal-ask-h37-traitor-death = Avec quel héros la Mort s’attable-t-elle ?
    .help = La Mort s’invite auprès d’un héros et joue avec ceux qui s’y trouvent.
