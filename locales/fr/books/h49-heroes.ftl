### Hantise 49, Cela vous va si bien : le livre des héros.

betrayal-book-h49-heroes-story = Quelque chose a tiré, doucement, comme une main sur la manche, et vous êtes sortis de vous-mêmes. Votre corps gît à vos pieds et respire sans vous. Les murs ne sont plus que brume. Et dans la brume s’avance une chose restée nue depuis bien trop longtemps.
betrayal-book-h49-heroes-goal = Détruisez l’esprit astral. Il y faut autant d’attaques réussies qu’il y a de joueurs ; alors vous regagnerez vos corps.
betrayal-book-h49-heroes-can = Glissez à travers les murs, rassemblez-vous où est l’esprit, et frappez par le Savoir ou la Raison. Étourdissez le traître, qui frappe vos corps sans défense.
betrayal-book-h49-heroes-foe = Le traître sert un esprit astral. Dans un corps sans connaissance, il serait immortel.
betrayal-book-h49-heroes-rules =
    Vous êtes des âmes, avec toutes vos caractéristiques. Les murs entre pièces qui partagent un côté sont comme des portes ; sols et plafonds, non. Vous montez et descendez librement par le conduit à charbon, la pièce effondrée et la galerie. Ce que les pièces disent du corps ne vous touche pas : gouffre, tour et porte de la chambre forte ne vous arrêtent pas, les catacombes si. Décombres et toiles retiennent votre corps, pas vous.
    Vous n’explorez rien. Vous utilisez vos objets, mais n’en obtenez pas d’autres, n’en échangez ni n’en déposez, et ne prenez aucun compagnon. Crâne et armes ne servent à rien. Si votre âme est détruite, vos objets le sont aussi.
    Vous n’attaquez et ne vous défendez que par le Savoir ou la Raison. Tous les dégâts sont mentaux.
    L’esprit : qui l’attaque et l’emporte met un jeton de cette caractéristique sur sa carte. Perdre contre lui ne coûte rien. Gagner en défense ne compte pas.
    Le traître : qui le bat l’étourdit au lieu de le blesser ; il passe son prochain tour. Qui perd subit des dégâts mentaux.
    Le traître peut attaquer votre corps, comme attaque de son tour : 2 dés de dégâts mentaux, sans défense, où que soit votre âme.
    Votre âme est détruite quand le Savoir ou la Raison atteint le crâne.

betrayal-objective-h49-heroes-spirit = Détruire l’esprit astral
betrayal-objective-h49-heroes-traitor = Étourdir le traître

betrayal-choice-h49-heroes-strike = Frapper { $target-acc } ({ $trait })
    .help = Chacun lance. Vaincre l’esprit compte, perdre contre lui ne coûte rien ; vaincre le traître l’étourdit.
