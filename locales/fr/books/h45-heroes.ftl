### Hantise 45, Tic, tic, tic : le livre des héros.

betrayal-book-h45-heroes-story = Vous avez cru à une horloge dans la pièce voisine. Mais le bruit marche quand vous marchez, et il a des boucles. Quelqu’un qui vous connaît bien vous a tous habillés d’explosif.
betrayal-book-h45-heroes-goal = Tuez le traître. L’un de vous au moins doit y survivre.
betrayal-book-h45-heroes-can = Désamorcez une bombe, la vôtre ou celle d’un ami consentant à vos côtés. Il faut la tête froide, et une tentative bâclée est la dernière. Qui n’a plus de bombe peut approcher le traître.
betrayal-book-h45-heroes-foe = Le traître tient un déclencheur qui agit dans sa pièce et dans toutes celles d’alentour, avec ou sans porte. De plus, les bombes font tic-tac, nul ne sait pour combien de temps, et une autre, bien plus grosse, est en chantier.
betrayal-book-h45-heroes-rules =
    Une fois dans votre tour, vous pouvez désamorcer une bombe : la vôtre, ou celle d’un héros au même endroit qui l’accepte. Un jet de Savoir de 7 ou plus l’enlève. Qui a le fou n’a besoin que de 5.
    Sur un résultat de 2 ou moins, cette bombe explose et tue tous les explorateurs de la pièce, le traître aussi. Entre les deux, rien ne change.
    Une bombe qui explose autrement tue tous les héros de la pièce. Toutes les cartes des morts sont défaussées.
    Une bombe ne se pose pas, ne se donne pas, ne se vole pas. Sans elle, vous ne craignez plus ni déclencheur ni tic-tac, mais toujours les bombes des autres à côté de vous.
    Le traître construit jusqu’à sa mort. Un coup de feu tiré d’assez loin fait aussi l’affaire.

betrayal-objective-h45-heroes-bombs = Désamorcer les bombes
betrayal-objective-h45-heroes-traitor = Tuer le traître

betrayal-ask-h45-heroes-consent = { $explorer-nom } voudrait désamorcer votre bombe. Vous laissez-vous faire ?
betrayal-choice-h45-heroes-defuse = { $own ->
        [true] Désamorcer votre bombe
       *[false] Désamorcer une bombe ({ $explorer })
    }
    .help = Jet de Savoir de { $target } ou plus : plus de bombe. 2 ou moins : elle explose, et tout le monde dans la pièce meurt, le traître aussi.
