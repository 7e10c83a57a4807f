### Hantise 17, Un souffle de vent : le livre des héros.

betrayal-book-h17-heroes-story = Un bouton a roulé sur le plancher, en montant. Puis un tiroir l’a suivi, puis toute la pièce, tournoyant et ricanant, s’est jetée à vos têtes.
betrayal-book-h17-heroes-goal = Chassez le poltergeist : allumez autant de bougies qu’il y a de héros, chacune dans une autre pièce de l’étage où la hantise a commencé.
betrayal-book-h17-heroes-can = Trouvez des bougies dans la cuisine, la salle à manger, la chapelle ou la galerie, portez-les à cet étage et allumez-les, avant que la prochaine chaise ne vous trouve.
betrayal-book-h17-heroes-foe = Ils essaient de vous tuer.
betrayal-book-h17-heroes-rules =
    Une fois par tour, dans la cuisine, la salle à manger, la chapelle ou la galerie : un jet de Vitesse de 3 ou plus trouve une bougie. Il y en a toujours une autre.
    Une fois par tour, avec une bougie, dans une pièce de cet étage où aucune ne brûle : défaussez-la et faites un jet de Savoir de 5 ou plus. Réussi, elle y brûle pour de bon ; raté, elle est perdue. La carte Bougie convient aussi.
    Vous gagnez quand il en brûle autant qu’il y avait de héros au début. Les morts comptent.
    La Force et le revolver ne font rien au poltergeist. La dynamite a un effet sur lui.
    Dans sa pièce, vous pouvez l’attaquer avec la Vitesse : si vous gagnez, vous pouvez prendre une chose qu’il porte ; si vous perdez, vous subissez 1 dé de dégâts physiques.
    Avec l’anneau, le crâne ou la cloche, vous pouvez l’attaquer avec la Raison : si vous gagnez, la piste baisse de la différence ; si vous perdez, vous subissez 1 dé de dégâts mentaux.

betrayal-objective-h17-heroes-candles = Allumer des bougies à l’étage où tout a commencé

betrayal-ask-h17-heroes-snatch = Que saisissez-vous au vol ?
betrayal-choice-h17-heroes-find = Chercher une bougie
    .help = { $trait-roll } de { $target } ou plus. Une fois par tour.
betrayal-choice-h17-heroes-light = Allumer une bougie ({ $card })
    .help = Jet de Savoir de { $target } ou plus, et elle brûle ici pour de bon. En dessous, elle est perdue. Une fois par tour.
betrayal-choice-h17-heroes-defy = Défier { $target-acc } par la Raison
    .help = Si vous gagnez, la piste baisse de la différence. Si vous perdez, vous subissez 1 dé de dégâts mentaux. C’est votre attaque.
