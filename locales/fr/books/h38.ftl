### Hantise 38, Bêtes infernales : ce que tout le monde peut lire.

betrayal-creature-firebat = Chauve-souris de feu{ betrayal-nth }
    .nom = { $number ->
        [none] la chauve-souris de feu
       *[other] la chauve-souris de feu { $number }
    }
    .acc = { $number ->
        [none] la chauve-souris de feu
       *[other] la chauve-souris de feu { $number }
    }
    .to = { $number ->
        [none] à la chauve-souris de feu
       *[other] à la chauve-souris de feu { $number }
    }
    .by = { $number ->
        [none] par la chauve-souris de feu
       *[other] par la chauve-souris de feu { $number }
    }
    .of = { $number ->
        [none] de la chauve-souris de feu
       *[other] de la chauve-souris de feu { $number }
    }
betrayal-why-h38-burn = la chaleur de l’essaim
betrayal-event-h38-burns = Des ailes en flammes battent { $room-in } : { $points ->
        [0] personne n’est brûlé.
        [1] chaque héros présent subit 1 point de dégâts.
       *[other] chaque héros présent subit { $points } points de dégâts.
    }
betrayal-result-h38-heroes = Les derniers mots résonnent, et l’essaim s’éteint en plein vol. Il ne tombe au sol que de la cendre.
betrayal-result-h38-traitor = Plus personne pour éteindre le feu. Les chauves-souris montent par le toit, et la nuit rougit au-dessus de la colline.
