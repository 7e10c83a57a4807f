### Hantise 19, Un ami pour toujours : le livre du traître.

betrayal-book-h19-traitor-story = Un ami très cher vous a peint, jadis, et depuis la toile porte tout ce que la vie vous réservait : chaque cicatrice, chaque année, chaque scrupule. Quel bon temps vous avez pris ! Et voilà ces gens avec leurs pinceaux.
betrayal-book-h19-traitor-goal = Vous gagnez quand vous avez détruit trois pots de peinture, ou quand tous les héros sont morts.
betrayal-book-h19-traitor-can = Traquez qui porte de la peinture, prenez-la, et détruisez-la un tour plus tard. C’est aussi votre maison : après votre déplacement, ajoutez-y une pièce où bon vous semble.
betrayal-book-h19-traitor-foe = Ils veulent vous tuer en repeignant votre portrait.
betrayal-book-h19-traitor-rules =
    Ni les événements, ni les pièces, ni les dégâts ne peuvent baisser vos caractéristiques. Ce qu’un objet donne ou prend en venant ou en partant compte toujours, de même que le prix de son usage.
    La peinture se ramasse, se pose, s’échange et se vole comme un objet. Nul n’en porte plus d’un pot, et le chien n’en porte pas. Ce sont les héros qui la mettent dans la maison.
    Si vous portez de la peinture, vous pouvez la détruire au lieu d’attaquer ; pas au tour où vous l’avez eue.
    Une fois par tour, après votre déplacement, vous pouvez fouiller les tuiles, en choisir une et la poser à n’importe quelle ouverture permise. Personne ne pioche de carte pour elle.
    Ne regardez pas votre portrait : chaque fois que vous entrez dans la galerie ou y commencez un tour, faites un jet de Raison de 4 ou plus, sinon vous subissez 1 dé de dégâts mentaux malgré votre protection.
    Qui vous bat de 2 ou plus dans un combat physique peut vous prendre un objet.

betrayal-objective-h19-traitor-paint = Détruire la peinture
betrayal-objective-h19-traitor-heroes = Ne laisser vivre aucun héros

betrayal-ask-h19-traitor-room = Quelle pièce ajoutez-vous à la maison ?
betrayal-choice-h19-traitor-destroy = Détruire la peinture
    .help = Au lieu d’une attaque. La peinture est perdue pour de bon.
betrayal-choice-h19-traitor-room = Ajouter une pièce à la maison
    .help = Une fois par tour. Votre déplacement est fini. Choisissez une tuile qui n’est pas dans la maison, et une ouverture pour elle.
