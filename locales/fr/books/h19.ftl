### Hantise 19, Un ami pour toujours : ce que tout le monde peut lire.

betrayal-counter-h19-repainted = Jetons de jet de Savoir dans la galerie
betrayal-counter-h19-destroyed = Peinture détruite
betrayal-note-h19-paint-aside = Peinture à venir : { $what }
betrayal-why-h19-portrait = le regard du portrait
betrayal-event-h19-paint = Un pot de peinture se trouve { $room-in }.
betrayal-card-paint = Peinture{ betrayal-nth }
    .a = de la peinture
    .the = la peinture{ betrayal-nth }
    .nom = la peinture{ betrayal-nth }
    .with = avec la peinture{ betrayal-nth }
    .help = Pour le portrait de la galerie. Nul n’en porte plus d’un pot, et le chien n’en porte pas.
betrayal-result-h19-heroes = Le charme est rompu. Dans le couloir, trois cents ans arrivent d’un coup, et une poignée de poussière se pose sur une belle paire de souliers.
betrayal-result-h19-traitor = Le portrait est bien à son clou, un peu plus laid qu’avant. Son modèle redresse le cadre sans lui jeter un regard.
