### Hantise 23, L’horreur à tentacules : ce que tout le monde peut lire.

betrayal-creature-sucker = Ventouse{ betrayal-nth }
    .nom = { $number ->
        [none] la ventouse
       *[other] la ventouse { $number }
    }
    .acc = { $number ->
        [none] la ventouse
       *[other] la ventouse { $number }
    }
    .to = { $number ->
        [none] à la ventouse
       *[other] à la ventouse { $number }
    }
    .by = { $number ->
        [none] par la ventouse
       *[other] par la ventouse { $number }
    }
    .of = { $number ->
        [none] de la ventouse
       *[other] de la ventouse { $number }
    }
betrayal-creature-horror-head = Tête de l’horreur
    .nom = la tête de l’horreur
    .acc = la tête de l’horreur
    .to = à la tête de l’horreur
    .by = par la tête de l’horreur
    .of = de la tête de l’horreur
betrayal-token-arm =
    { $number ->
        [none] Bras
       *[other] Bras { $number }
    }
    .the = { $number ->
        [none] un bras
       *[other] le bras { $number }
    }
    .help = Ici le tentacule de ce numéro sort du sol. Le bras ne bouge jamais, ne ralentit personne et ne peut être attaqué.
betrayal-counter-h23-hits = Coups portés à la tête
betrayal-event-h23-shatters = { $explorer-nom } en a assez vu : { $card-the } éclate en mille morceaux.
betrayal-result-h23-heroes = Le grand œil se voile. Dans toute la maison des cordes humides se relâchent et glissent sous le plancher, et plus rien ne vous tire.
betrayal-result-h23-heroes-lost = Le grand œil se voile, et vous y voyez de moins en moins. Dans toute la maison des cordes humides se relâchent et glissent sous le plancher.
betrayal-result-h23-traitor = Plus personne n’entend la chose déglutir sous le plancher. Puis un bras mouillé pousse la porte d’entrée et cherche la route à tâtons.
