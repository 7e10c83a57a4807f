### Hantise 15, Ici vivent des dragons : le livre des héros.

betrayal-book-h15-heroes-story = L’un de vous ramasse un dessin d’enfant et lui chuchote quelque chose. Les portes volent en éclats. Ce qui entre remplit le hall jusqu’au plafond, avec des écailles comme des tuiles et une gorge qui rougeoie. « Mange-les », dit votre ami en riant. Ce rêve n’est pas le vôtre.
betrayal-book-h15-heroes-goal = Terrassez le dragon.
betrayal-book-h15-heroes-can = Allez chercher l’armure antique et le bouclier, quelque part au sous-sol, et prenez la lance. Qui porte armure et lance, à côté de qui tient le bouclier, a ses chances.
betrayal-book-h15-heroes-foe = Le dragon mord et crache le feu. Seul le traître sait combien il peut encaisser, et vous dira quand il sera mort.
betrayal-book-h15-heroes-rules =
    Armure antique : l’enfiler prend tout votre tour, l’ôter et la donner à quelqu’un de votre pièce aussi. Portée, elle retire 5 points aux dégâts physiques de chaque attaque, mais rien au feu ni à la chaleur, et vous avancez de 1 case de moins. On ne peut la voler en combat, ni la porter avec l’armure.
    Bouclier : qui le porte ne craint ni feu ni chaleur, et avance de 1 case de moins. Tout héros de la même pièce est à l’abri du feu du dragon.
    Vous pouvez toujours avancer d’au moins 1 case.
    Lance : contre le dragon, ajoutez 4 à votre résultat quand vous attaquez avec elle, par la Force, et quand il vous attaque.
    Quand le dragon vous brûle, vous pouvez abandonner des objets aux flammes après le jet de dégâts : 2 points de moins pour chacun.
    Le dragon n’est jamais étourdi. Vous gagnez dès qu’il est mort.

betrayal-objective-h15-heroes-gear = Réunir bouclier, armure et lance
betrayal-objective-h15-heroes-slay = Terrasser le dragon

betrayal-choice-h15-heroes-wear = Enfiler l’armure antique
    .help = Prend tout le tour. Portée, elle retire 5 points aux dégâts physiques de chaque attaque, mais pas du feu ; vous avancez de 1 case de moins.
betrayal-choice-h15-heroes-give = Ôter l’armure antique et la donner { $explorer-to }
    .help = Prend tout le tour.
betrayal-choice-h15-heroes-discard = Abandonner { $card-the } aux flammes
    .help = 2 points de dégâts de moins.
betrayal-choice-h15-heroes-keep = Ne plus rien abandonner aux flammes
betrayal-ask-h15-heroes-discard = Points de dégâts physiques du feu pour { $explorer-acc } : { $points }. Qu’abandonnez-vous aux flammes ?
