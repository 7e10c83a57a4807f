### Hantise 13, Rêver, peut-être : ce que tout le monde peut lire.

betrayal-creature-nightmare = Cauchemar{ betrayal-nth }
    .nom = { $number ->
        [none] le cauchemar
       *[other] le cauchemar { $number }
    }
    .acc = { $number ->
        [none] le cauchemar
       *[other] le cauchemar { $number }
    }
    .to = { $number ->
        [none] au cauchemar
       *[other] au cauchemar { $number }
    }
    .by = { $number ->
        [none] par le cauchemar
       *[other] par le cauchemar { $number }
    }
    .of = { $number ->
        [none] du cauchemar
       *[other] du cauchemar { $number }
    }
betrayal-counter-h13-escaped = Cauchemars évadés
betrayal-counter-h13-sanity = Jetons de jet de Raison
betrayal-counter-h13-might = Jetons de jet de Force
betrayal-token-dreamer = La forme endormie
    .help = Le corps de quelqu’un qui dort. On ne peut rien lui faire, sinon l’éveiller.
betrayal-token-escape = Issue{ betrayal-nth }
    .help = Un cauchemar est sorti de la maison par ici.
betrayal-event-h13-symbol = { $explorer-nom } tient { $card-the }.
betrayal-event-h13-sleeps = { $explorer-nom } se couche { $room-in } et dort. Les yeux bougent vite sous les paupières.
betrayal-event-h13-escapes = { $monster-nom } est dehors : personne ne l’a vu partir, mais { $room-in } la nuit a un trou.
betrayal-event-h13-counted = Le nombre noté : { $number }.
betrayal-result-h13-heroes = Tous s’arrêtent en plein élan et coulent comme de l’encre. Par terre, quelqu’un bâille et demande pourquoi tout ce bruit.
betrayal-result-h13-traitor = Le dernier d’entre eux entre dans le jardin et regarde alentour. Le monde est grand, et il dort.
