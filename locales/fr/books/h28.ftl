### Hantise 28, L’anneau du roi Salomon : ce que tout le monde peut lire.

betrayal-creature-demon = Démon{ betrayal-nth }
    .nom = { $number ->
        [none] le démon
       *[other] le démon { $number }
    }
    .acc = { $number ->
        [none] le démon
       *[other] le démon { $number }
    }
    .to = { $number ->
        [none] au démon
       *[other] au démon { $number }
    }
    .by = { $number ->
        [none] par le démon
       *[other] par le démon { $number }
    }
    .of = { $number ->
        [none] du démon
       *[other] du démon { $number }
    }
betrayal-creature-demon-lord = { betrayal-monster-demon-lord }
betrayal-status-obeys = Obéit à l’anneau
betrayal-counter-h28-defeats = Défaites du seigneur démon
betrayal-event-h28-obeys = L’anneau rougeoie, et { $monster-nom } tombe à genoux devant { $explorer-acc }.
betrayal-event-h28-loose = { $monster-nom } se relève, et plus aucune parole ne le lie.
betrayal-result-h28-heroes = Le seigneur éclate comme une braise dans l’eau, et le portail boit fumée, ailes et hurlements. À un doigt, l’anneau refroidit lentement.
betrayal-result-h28-traitor = Plus une voix ne reste pour leur interdire quoi que ce soit. Le portail est grand ouvert, et il en vient d’autres, sans hâte désormais.
