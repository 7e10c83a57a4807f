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
betrayal-card-paint-can = Pot de peinture{ betrayal-nth }
    .a = un pot de peinture{ betrayal-nth }
    .the = le pot de peinture{ betrayal-nth }
    .nom = le pot de peinture{ betrayal-nth }
    .with = avec le pot de peinture{ betrayal-nth }
    .help = Cela clapote. Il s’échange et se pose comme un objet.
betrayal-token-paint-can = { betrayal-card-paint-can }
betrayal-note-h14-offered = Sacrifiés : { $what }

betrayal-event-h14-offers = { $explorer-nom } dépose un sacrifice dans le pentagramme : { $card }.
betrayal-event-h14-cultist-offers = { $monster-nom } dépose un sacrifice dans le pentagramme : { $card }.
betrayal-event-h14-thrown = { $explorer-nom } lance le pot. La peinture coule sur le pentagramme : { $count ->
        [1] 1 pot jusqu’ici.
       *[other] { $count } pots jusqu’ici.
    }
betrayal-event-h14-score = Le culte avait réuni { $count } des 13 points que son dieu exige.

betrayal-result-h14-heroes = Le dernier pot éclate sur le plancher, et le chant s’emmêle dans ses propres mots. À la place de l’étoile, une flaque, bleu ciel. Très loin, quelque chose se retourne et se rendort.
betrayal-result-h14-traitor = Plus rien ne s’y oppose. Le plafond s’ouvre comme un œil, et il vous cherche, vous tous, avec amour.
