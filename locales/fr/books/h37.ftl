### Hantise 37, Échec et mat : ce que tout le monde peut lire.

betrayal-creature-death = La Mort
    .nom = la Mort
    .acc = la Mort
    .to = à la Mort
    .by = par la Mort
    .of = de la Mort
betrayal-card-seal = Sceau sacré{ betrayal-nth }
    .a = un sceau sacré{ betrayal-nth }
    .the = le sceau sacré{ betrayal-nth }
    .nom = le sceau sacré{ betrayal-nth }
    .with = avec le sceau sacré{ betrayal-nth }
    .help = Un des cinq. À quoi il sert, les héros le savent.
betrayal-token-seal = { betrayal-card-seal }
betrayal-why-h37-chess = la partie d’échecs
betrayal-counter-h37-broken = Sceaux brisés
betrayal-counter-h37-to-come = Sceaux encore à venir

betrayal-event-h37-kept-out = Quelque chose retient { $explorer-acc } à la porte : on ne dérange pas la partie.
betrayal-event-h37-forfeit = La chaise en face de la Mort est vide. La partie est perdue.
betrayal-event-h37-taken = { $taken ->
        [mate] { $explorer-nom } joue encore un coup. La Mort regarde longuement l’échiquier et couche son roi.
        [nothing] Coup pour coup : rien ne change sur l’échiquier devant { $explorer-acc }.
        [pawn] La Mort prend un pion { $explorer-to }. Chaque héros le sent partir.
        [piece] La Mort prend une tour { $explorer-to }, et chaque héros chancelle.
       *[check] « Échec », dit la Mort { $explorer-to }. Il fait froid dans toutes les pièces de la maison.
    }

betrayal-result-h37-heroes = La Mort se lève, s’incline, et n’est plus qu’un courant d’air sous la porte. Sur l’échiquier, un pion blanc se tient où jamais pion ne s’est tenu.
betrayal-result-h37-traitor = La main d’os balaie l’échiquier. Vous avez bien fait de ne pas jouer. Vous remettez les pièces en place, pour les prochains malins.
betrayal-result-h37-traitor-lost = La main d’os balaie l’échiquier. Quelqu’un remet les pièces en place pour les prochains malins, et vous n’en êtes plus.
