### Hantise 15, Ici vivent des dragons : le livre du traître.

betrayal-book-h15-traitor-story = Vous avez seulement tapoté le dessin, et fait un vœu. Alors les portes se sont ouvertes, et le voilà, exactement comme vous l’auriez dessiné. Les autres crient. Ils ne veulent pas que ce soit vrai, et cela ne va pas : c’est un si beau rêve, et vous n’allez pas vous réveiller à cause d’eux.
betrayal-book-h15-traitor-goal = Vous gagnez quand tous les héros sont morts, même si vous l’êtes aussi.
betrayal-book-h15-traitor-can = Le dragon est à vous. Qu’il morde ceux qui approchent et brûle ceux qui se serrent. Restez hors de son souffle : il ne vous distingue pas des autres.
betrayal-book-h15-traitor-foe = Les héros veulent terrasser votre dragon.
betrayal-book-h15-traitor-rules =
    Dragon : Vitesse 3, Force 8, Raison 6. À chacun de ses tours, il peut mordre une fois et cracher le feu une fois, dans n’importe quel ordre, avant, entre et après ses pas.
    Morsure : une attaque de Force sur un héros de sa pièce.
    Feu : tous ceux de sa pièce et des pièces qu’une porte relie à elle, vous aussi, font un jet de Vitesse ; avec 4 ou plus, rien. Sinon 4 dés de dégâts physiques dans sa pièce, 2 dés à côté.
    Qui bat le dragon, en attaque ou en défense, lui inflige la différence moins 2. Avec autant de points que de joueurs, il est mort ; vous tenez le compte, et devez dire quand il meurt. Il n’est jamais étourdi, et ses caractéristiques ne changent pas.
    Les attaques de Vitesse ne lui font rien, revolver et dynamite non plus. L’anneau le blesse.
    Le bouclier se trouve au bord du gouffre ou dans la crypte, l’armure antique au bord du lac souterrain ou dans les catacombes : vous choisissez si les deux pièces sont là, sinon c’est la première découverte.

betrayal-objective-h15-traitor-heroes = Livrer les héros au dragon

betrayal-ask-h15-traitor-shield = Où se trouve le bouclier ?
    .help = De vieilles armes reposent au sous-sol. Vous dites dans laquelle de ces pièces.
betrayal-ask-h15-traitor-antique-armor = Où se trouve l’armure antique ?
    .help = De vieilles armes reposent au sous-sol. Vous dites dans laquelle de ces pièces.
betrayal-choice-h15-traitor-fire = Cracher le feu
    .help = Tous ceux de sa pièce et derrière ses portes esquivent avec Vitesse 4 ou plus, ou subissent 4 dés de dégâts physiques ici, 2 à côté. Une fois pendant son tour.
betrayal-event-h15-traitor-wound = Dégâts subis par le dragon : { $points }. En tout : { $count } sur { $of }.
