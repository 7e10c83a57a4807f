### Hantise 24, Rentrez au nid : ce que tout le monde peut lire.

betrayal-creature-bat = Chauve-souris{ betrayal-nth }
    .nom = { $number ->
        [none] la chauve-souris
       *[other] la chauve-souris { $number }
    }
    .acc = { $number ->
        [none] la chauve-souris
       *[other] la chauve-souris { $number }
    }
    .to = { $number ->
        [none] à la chauve-souris
       *[other] à la chauve-souris { $number }
    }
    .by = { $number ->
        [none] par la chauve-souris
       *[other] par la chauve-souris { $number }
    }
    .of = { $number ->
        [none] de la chauve-souris
       *[other] de la chauve-souris { $number }
    }
betrayal-creature-latched-bat = Chauve-souris accrochée
    .nom = la chauve-souris accrochée
    .acc = la chauve-souris accrochée
    .to = à la chauve-souris accrochée
    .by = par la chauve-souris accrochée
    .of = de la chauve-souris accrochée
betrayal-status-bats = Chauves-souris
betrayal-status-entered = À peine entrée
betrayal-note-h24-organ = L’orgue est en marche.
betrayal-note-h24-driven-away = Les chauves-souris ont été chassées.
betrayal-why-h24-swarm = les chauves-souris qui entrent
betrayal-why-h24-latch = des dents qui trouvent prise
betrayal-cause-h24-bats = les chauves-souris
betrayal-event-h24-organ-starts = Le soufflet se gonfle : { $explorer-nom } met l’orgue en marche.
betrayal-event-h24-bats-flee = Un accord fait trembler les vitres. { $explorer-nom } joue toujours, et toute chauve-souris sans prise s’envole en tourbillon dans la nuit.
betrayal-event-h24-latches = { $monster-nom } plante ses dents dans la chair { $explorer-of } : { $count ->
        [1] une chauve-souris boit.
       *[other] { $count } chauves-souris boivent.
    }
betrayal-event-h24-swats = { $explorer } : une chauve-souris tombe, morte. { $count ->
        [0] C’était la dernière.
        [1] Il en reste une.
       *[other] Il en reste { $count }.
    }
betrayal-result-h24-heroes = Le dernier corps repu s’écrase au sol, et l’orgue expire. Derrière les rideaux, le jour se lève.
betrayal-result-h24-traitor = Vers le matin, le froissement s’apaise. Elles pendent à toutes les poutres, lourdes et contentes, et sous elles gît ce qu’elles ont laissé.
