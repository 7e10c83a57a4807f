### Hantise 37, Échec et mat : ce que tout le monde peut lire.

betrayal-creature-death = La Mort
    .nom = la Mort
    .acc = la Mort
    .to = à la Mort
    .by = par la Mort
    .of = de la Mort
betrayal-card-seal-1 = Sceau sacré 1
    .a = un sceau sacré 1
    .the = le sceau sacré 1
    .nom = le sceau sacré 1
    .with = avec le sceau sacré 1
    .help = Un des cinq. À quoi il sert, les héros le savent.
betrayal-card-seal-2 = Sceau sacré 2
    .a = un sceau sacré 2
    .the = le sceau sacré 2
    .nom = le sceau sacré 2
    .with = avec le sceau sacré 2
    .help = Un des cinq. À quoi il sert, les héros le savent.
betrayal-card-seal-3 = Sceau sacré 3
    .a = un sceau sacré 3
    .the = le sceau sacré 3
    .nom = le sceau sacré 3
    .with = avec le sceau sacré 3
    .help = Un des cinq. À quoi il sert, les héros le savent.
betrayal-card-seal-4 = Sceau sacré 4
    .a = un sceau sacré 4
    .the = le sceau sacré 4
    .nom = le sceau sacré 4
    .with = avec le sceau sacré 4
    .help = Un des cinq. À quoi il sert, les héros le savent.
betrayal-card-seal-5 = Sceau sacré 5
    .a = un sceau sacré 5
    .the = le sceau sacré 5
    .nom = le sceau sacré 5
    .with = avec le sceau sacré 5
    .help = Un des cinq. À quoi il sert, les héros le savent.
betrayal-token-seal-1 = { betrayal-card-seal-1 }
betrayal-token-seal-2 = { betrayal-card-seal-2 }
betrayal-token-seal-3 = { betrayal-card-seal-3 }
betrayal-token-seal-4 = { betrayal-card-seal-4 }
betrayal-token-seal-5 = { betrayal-card-seal-5 }
betrayal-why-h37-chess = la partie d’échecs
betrayal-counter-h37-broken = Sceaux brisés
betrayal-counter-h37-to-come = Sceaux encore à venir

betrayal-event-h37-kept-out = Quelque chose retient { $explorer-acc } à la porte : on ne dérange pas la partie.
betrayal-event-h37-forfeit = La chaise en face de la Mort est vide. La partie est perdue.
betrayal-event-h37-taken = { $taken ->
        [mate] { $explorer-nom } joue encore un coup. La Mort regarde longuement l’échiquier et couche son roi.
        [nothing] Coup pour coup : rien ne change sur l’échiquier devant { $explorer-acc }.
        [pawn] La Mort prend un pion { $explorer-to }. Chaque héros le sent partir.
        [piece] La Mort prend une tour { $explorer-to }, et chaque héros chancelle.
       *[check] « Échec », dit la Mort { $explorer-to }. Il fait froid dans toutes les pièces de la maison.
    }

betrayal-result-h37-heroes = La Mort se lève, s’incline, et n’est plus qu’un courant d’air sous la porte. Sur l’échiquier, un pion blanc se tient où jamais pion ne s’est tenu.
betrayal-result-h37-traitor = La main d’os balaie l’échiquier. Vous avez bien fait de ne pas jouer. Vous remettez les pièces en place, pour les prochains malins.
