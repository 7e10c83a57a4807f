### Hantise 47, Le ver Ouroboros : ce que tout le monde peut lire.

betrayal-creature-ouroboros-head = Tête d’Ouroboros{ betrayal-nth }
    .nom = { $number ->
        [none] la tête d’Ouroboros
       *[other] la tête d’Ouroboros { $number }
    }
    .acc = { $number ->
        [none] la tête d’Ouroboros
       *[other] la tête d’Ouroboros { $number }
    }
    .to = { $number ->
        [none] à la tête d’Ouroboros
       *[other] à la tête d’Ouroboros { $number }
    }
    .by = { $number ->
        [none] par la tête d’Ouroboros
       *[other] par la tête d’Ouroboros { $number }
    }
    .of = { $number ->
        [none] de la tête d’Ouroboros
       *[other] de la tête d’Ouroboros { $number }
    }
betrayal-token-ouroboros-body =
    { $number ->
        [none] Corps d’Ouroboros
       *[other] Corps d’Ouroboros { $number }
    }
    .the = un anneau du ver
    .help = Une partie du corps du ver. Elle ne bouge jamais, nul ne peut l’attaquer, et elle ralentit les héros qui quittent ce lieu.
betrayal-status-weakened = Affaiblie
betrayal-status-hits = Blessures
betrayal-event-h47-devours = Une gueule s’ouvre où il y avait un visage : elle dévore { $card-the }.
betrayal-event-h47-grows = Un anneau du ver emplit la pièce que sa tête a quittée : il gît { $room-in }.
betrayal-event-h47-weakened = { $explorer-nom } lève le crâne, et les écailles { $monster-of } ternissent et s’amollissent.
betrayal-event-h47-hit = { $monster-nom } saigne : { $count } sur { $needed }.
betrayal-result-h47-heroes = La seconde tête tombe à son tour, et dans tous les couloirs les anneaux se relâchent. Personne ne mesure la longueur de la bête.
betrayal-result-h47-traitor = Les anneaux se referment sur la maison, et les poutres cassent comme paille. Après la maison viendra la colline, et après la colline le monde.
