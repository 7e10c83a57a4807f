### Hantise 17, Un souffle de vent : ce que tout le monde peut lire.

betrayal-creature-poltergeist = Poltergeist
    .nom = le poltergeist
    .acc = le poltergeist
    .to = au poltergeist
    .by = par le poltergeist
    .of = du poltergeist
betrayal-counter-h17-found = Bougies trouvées
betrayal-why-h17-fury = des débris volants
betrayal-event-h17-reforms = Le tourbillon de vieilleries retombe au sol. Ailleurs il recommence : { $monster-nom } est { $room-in }.
betrayal-event-h17-scattered = Le souffle met { $monster-acc } en lambeaux, et un instant plus rien ne vole.
betrayal-event-h17-collects = Des tiroirs éclatent { $room-in } : { $monster-nom } a trouvé { $card-a }.
betrayal-event-h17-found = { $explorer-nom } a trouvé { $card-a } { $room-in }.
betrayal-card-wax-candle = Bougie de cire{ betrayal-nth }
    .a = une bougie de cire
    .the = la bougie de cire{ betrayal-nth }
    .nom = la bougie de cire{ betrayal-nth }
    .with = avec la bougie de cire{ betrayal-nth }
    .help = Une simple bougie trouvée dans la maison. Elle se porte, s’échange et se vole comme un objet.
betrayal-token-lit-candle = Bougie allumée{ betrayal-nth }
    .help = Elle brûle pour de bon, et personne ne peut l’enlever.
betrayal-result-h17-heroes = La dernière mèche prend. Tout ce qui volait tombe d’un coup, et dans le silence les flammes se tiennent bien droites.
betrayal-result-h17-traitor = Chaises, couteaux et vaisselle tournent lentement au-dessus de ceux qui gisent là. Quelqu’un s’assied parmi eux pour causer avec un vieil ami.
