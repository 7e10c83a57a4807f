### Hantise 4, La toile du destin : le livre des héros.

betrayal-book-h04-heroes-story = Ce qui ressemblait à du brouillard entre les murs est collant, et l’un de vous y est pendu. Quelque chose de lourd est descendu le long des fils, a piqué, et a laissé un poids froid qui grouille. C’est toujours là, et cela a le temps.
betrayal-book-h04-heroes-goal = Déchirez la toile, détruisez les œufs, puis faites sortir un héros par la porte d’entrée.
betrayal-book-h04-heroes-can = Frappez la toile avec la Force, tous, même qui y est pris. Trouvez la trousse médicale ou le baume de guérison et soignez l’hôte. Ouvrez ensuite la porte dans le hall d’entrée.
betrayal-book-h04-heroes-foe = L’araignée garde votre ami jusqu’à l’éclosion. Quand, personne ne vous l’a dit.
betrayal-book-h04-heroes-rules =
    Qui est pris dans la toile ne peut pas bouger, seulement la frapper, utiliser des objets et échanger.
    La toile se défend avec 4 en Force. Attaquez-la à l’endroit où elle est, avec une arme si vous voulez ; une victoire fait une déchirure, une défaite ne coûte rien. Avec autant de déchirures que de joueurs, morts compris, elle tombe, et le héros est libre.
    Tant que les œufs vivent, aucune caractéristique de leur hôte ne peut tomber sur le crâne.
    Quand l’un de vous doit piocher un objet, il peut prendre à la place la trousse médicale dans la pile, si elle y est encore.
    Soin, à l’endroit de l’hôte, même par lui : avec la trousse médicale, jet de Savoir de 4 ou plus, une fois par tour ; avec le baume de guérison, sans jet, mais il est épuisé.
    Porte d’entrée : une fois toile et œufs détruits, dans le hall d’entrée, jet de Savoir ou de Force de 6 ou plus, un essai par tour. Si elle s’ouvre, piochez un événement, et votre tour s’achève. Aux tours suivants, un héros en sort pour 1 case, et vous gagnez.

betrayal-objective-h04-heroes-eggs = Détruire les œufs
betrayal-objective-h04-heroes-web = Déchirer la toile
betrayal-objective-h04-heroes-open-door = Ouvrir la porte d’entrée
betrayal-objective-h04-heroes-leave = Faire sortir un héros de la maison

betrayal-ask-h04-heroes-kit = Prendre { $card-the } au lieu de piocher une carte ?
betrayal-choice-h04-heroes-operate = Extraire les œufs ({ $trait-roll })
    .help = 4 ou plus les détruit. Vous gardez la trousse médicale.
betrayal-choice-h04-heroes-anoint = Dissoudre les œufs { $card-with }
    .help = Aucun jet n’est nécessaire. Le baume est épuisé.
betrayal-choice-h04-heroes-open-door = Ouvrir la porte d’entrée ({ $trait-roll })
    .help = 6 ou plus l’ouvre. Vous piochez alors un événement, et votre tour s’achève.
betrayal-choice-h04-heroes-leave = Quitter la maison
    .help = Un seul d’entre vous dehors suffit.
