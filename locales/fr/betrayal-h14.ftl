### Hantise 14, Les astres sont propices : ce que tout le monde peut lire.

betrayal-creature-cultist = Adepte{ betrayal-nth }
    .nom = { $number ->
        [none] l’adepte
       *[other] l’adepte { $number }
    }
    .acc = { $number ->
        [none] l’adepte
       *[other] l’adepte { $number }
    }
    .to = { $number ->
        [none] à l’adepte
       *[other] à l’adepte { $number }
    }
    .by = { $number ->
        [none] par l’adepte
       *[other] par l’adepte { $number }
    }
    .of = { $number ->
        [none] de l’adepte
       *[other] de l’adepte { $number }
    }
betrayal-card-paint-1 = Pot de peinture 1
    .a = un pot de peinture 1
    .the = le pot de peinture 1
    .nom = le pot de peinture 1
    .with = avec le pot de peinture 1
    .help = Un pot par héros. Jeté dans la chambre du pentagramme, il y reste.
betrayal-card-paint-2 = Pot de peinture 2
    .a = un pot de peinture 2
    .the = le pot de peinture 2
    .nom = le pot de peinture 2
    .with = avec le pot de peinture 2
    .help = Un pot par héros. Jeté dans la chambre du pentagramme, il y reste.
betrayal-card-paint-3 = Pot de peinture 3
    .a = un pot de peinture 3
    .the = le pot de peinture 3
    .nom = le pot de peinture 3
    .with = avec le pot de peinture 3
    .help = Un pot par héros. Jeté dans la chambre du pentagramme, il y reste.
betrayal-card-paint-4 = Pot de peinture 4
    .a = un pot de peinture 4
    .the = le pot de peinture 4
    .nom = le pot de peinture 4
    .with = avec le pot de peinture 4
    .help = Un pot par héros. Jeté dans la chambre du pentagramme, il y reste.
betrayal-card-paint-5 = Pot de peinture 5
    .a = un pot de peinture 5
    .the = le pot de peinture 5
    .nom = le pot de peinture 5
    .with = avec le pot de peinture 5
    .help = Un pot par héros. Jeté dans la chambre du pentagramme, il y reste.
betrayal-card-paint-6 = Pot de peinture 6
    .a = un pot de peinture 6
    .the = le pot de peinture 6
    .nom = le pot de peinture 6
    .with = avec le pot de peinture 6
    .help = Un pot par héros. Jeté dans la chambre du pentagramme, il y reste.
betrayal-token-paint-1 = { betrayal-card-paint-1 }
betrayal-token-paint-2 = { betrayal-card-paint-2 }
betrayal-token-paint-3 = { betrayal-card-paint-3 }
betrayal-token-paint-4 = { betrayal-card-paint-4 }
betrayal-token-paint-5 = { betrayal-card-paint-5 }
betrayal-token-paint-6 = { betrayal-card-paint-6 }
betrayal-list-h14-offered = Sacrifiés : { $what }

betrayal-event-h14-offers = { $explorer-nom } dépose un sacrifice dans le pentagramme : { $card }.
betrayal-event-h14-cultist-offers = { $monster-nom } dépose un sacrifice dans le pentagramme : { $card }.
betrayal-event-h14-hands-over = { $monster-nom } remet quelque chose { $explorer-to } : { $card }.
betrayal-event-h14-thrown = { $explorer-nom } lance le pot par la porte. La peinture coule sur le pentagramme : { $count ->
        [1] 1 pot jusqu’ici.
       *[other] { $count } pots jusqu’ici.
    }
betrayal-event-h14-score = Le culte avait réuni { $count } des 13 points que son dieu exige.

betrayal-result-h14-heroes = Le dernier pot éclate sur le plancher, et le chant s’emmêle dans ses propres mots. À la place de l’étoile, une flaque, bleu ciel. Très loin, quelque chose se retourne et se rendort.
betrayal-result-h14-traitor = La treizième mesure est pleine. Le plafond s’ouvre comme un œil, et il vous cherche, vous tous, avec amour.
