### Hantise 36, C’est mieux entre amis : le livre du traître.

betrayal-book-h36-traitor-story = Il y a si longtemps que l’eau vous a pris sous cette maison que vous en avez oublié le froid. Vous n’avez pas oublié le silence, en bas, sans personne. Alors vous avez regagné la surface et vous êtes fait des amis. À présent, vous les ramenez chez vous.
betrayal-book-h36-traitor-goal = Vous gagnez quand plus de la moitié des héros sont morts, peu importe comment, ou quand la barque est détruite.
betrayal-book-h36-traitor-can = L’eau travaille pour vous. Frappez la barque partout où vous êtes à côté d’elle, et les héros aussi.
betrayal-book-h36-traitor-foe = Ils ont remarqué que la maison s’enfonce, et voudront sortir.
betrayal-book-h36-traitor-rules =
    La barque est au grenier, ou y sera dès qu’on l’aura trouvé. Vous ne pouvez ni la porter ni la voler.
    Une fois par tour, à la place d’une autre attaque, vous pouvez frapper la barque qui est avec vous, posée ou portée : un jet de Force de 3 ou plus, avec une arme si vous voulez, y fait un trou. Personne ne se défend. Après 4 trous, le prochain coup réussi la détruit, et vous gagnez.
    À la fin de votre tour, même après votre mort, la piste avance de 1, et l’eau monte.
    Piste sur 1 : sous-sol à demi inondé. Sur 2 : sous-sol inondé.
    Sur 3 : rez-de-chaussée à demi inondé. Sur 4 : rez-de-chaussée inondé.
    Sur 5 : étage à demi inondé. À partir de 6, toute la maison est inondée.
    Ce que fait l’eau, elle le fait aux héros ; vous, elle vous laisse tranquille.

betrayal-objective-h36-traitor-boat = Détruire la barque
betrayal-objective-h36-traitor-heroes = Voir morts plus de la moitié des héros

betrayal-choice-h36-traitor-strike = Frapper la barque{ $card-id ->
        [none] {""}
       *[other] { " " }{ $card-with }
    }
    .help = Jet de Force de 3 ou plus : un trou. Le cinquième la détruit. C’est votre attaque.
