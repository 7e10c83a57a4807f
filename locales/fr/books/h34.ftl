### Hantise 34, Guillotines : ce que tous peuvent lire.

## Choix

betrayal-choice-h34-key =
    { $room-id ->
        [gallery] Sauter pour la clé
        [catacombs] Traverser pour la clé
        [chasm] Traverser pour la clé
        [tower] Traverser pour la clé
       *[other] Tenter de prendre la clé
    }
    .help =
        { $room-id ->
            [crypt] Subissez maintenant les dégâts de la pièce, au lieu de la fin du tour ; la clé est alors à vous.
            [furnace-room] Subissez maintenant les dégâts de la pièce, au lieu de la fin du tour ; la clé est alors à vous.
            [gallery] Vous tombez dans la salle de bal avec 1 dé de dégâts, et la clé avec vous.
            [collapsed-room] Jet de Vitesse de 5 ou plus, sauf si vous venez de le réussir ; en dessous, vous tombez sans la clé.
            [operating-laboratory] Un jet avec chaque caractéristique : 3 ou plus partout donne la clé. Dans tous les cas, 2 dés de dégâts physiques.
            [catacombs] Réussissez le jet de traversée, et vous avez la clé de l’autre côté. Un échec met fin à votre déplacement.
            [chasm] Réussissez le jet de traversée, et vous avez la clé de l’autre côté. Un échec met fin à votre déplacement.
            [tower] Réussissez le jet de traversée, et vous avez la clé de l’autre côté. Un échec met fin à votre déplacement.
           *[other] Faites le jet de sortie : réussi, la clé est à vous ; manqué, vous perdez ce que la pièce prend.
        } Un essai par tour. Une clé en main, vous n’allez pas plus loin ce tour-ci.
betrayal-choice-h34-unlock = Ouvrir le collier ({ $explorer })
    .help = Coûte deux clés. Personne n’a à consentir.

## Ce pour quoi on lance les dés

betrayal-why-h34-collar = le collier qui fait tic-tac

## Événements

betrayal-event-h34-collar = Au cou { $explorer-of }, un collier fait tic-tac : numéro { $number }.
betrayal-event-h34-key-found = { $explorer-nom } tient la clé { $room-of }.
betrayal-event-h34-unlocked = { $explorer-nom } tourne deux clés{ $own ->
        [true] { " " }et se défait du collier
       *[false] , et un collier tombe : { $other-nom } respire
    }.
betrayal-event-h34-clicks = Le collier { $explorer-of } claque, et nulle lame ne vient.
betrayal-event-h34-beheaded = Un ressort se détend, une lame chante, et { $explorer-nom } n’a pas le temps d’un cri.

## États

betrayal-status-collar = Collier verrouillé

## Résultats

betrayal-result-h34-heroes = Le dernier collier gît au sol, ouvert, inoffensif. La porte d’entrée claque ; personne n’attend que la voix dise adieu.
betrayal-result-h34-traitor = Trop de têtes sont tombées. Quelque part une bande s’achève, et quelqu’un, autour de la table, sourit.

## Les clés

betrayal-card-key-attic = Clé ({ betrayal-room-attic })
    .a = une clé ({ betrayal-room-attic })
    .the = la clé ({ betrayal-room-attic })
    .nom = la clé ({ betrayal-room-attic })
    .with = avec la clé ({ betrayal-room-attic })
    .help = Deux clés ouvrent un collier : le vôtre, ou celui de quelqu’un dans la même pièce. Toutes deux sont alors perdues.
betrayal-card-key-catacombs = Clé ({ betrayal-room-catacombs })
    .a = une clé ({ betrayal-room-catacombs })
    .the = la clé ({ betrayal-room-catacombs })
    .nom = la clé ({ betrayal-room-catacombs })
    .with = avec la clé ({ betrayal-room-catacombs })
    .help = Deux clés ouvrent un collier : le vôtre, ou celui de quelqu’un dans la même pièce. Toutes deux sont alors perdues.
betrayal-card-key-chasm = Clé ({ betrayal-room-chasm })
    .a = une clé ({ betrayal-room-chasm })
    .the = la clé ({ betrayal-room-chasm })
    .nom = la clé ({ betrayal-room-chasm })
    .with = avec la clé ({ betrayal-room-chasm })
    .help = Deux clés ouvrent un collier : le vôtre, ou celui de quelqu’un dans la même pièce. Toutes deux sont alors perdues.
betrayal-card-key-collapsed-room = Clé ({ betrayal-room-collapsed-room })
    .a = une clé ({ betrayal-room-collapsed-room })
    .the = la clé ({ betrayal-room-collapsed-room })
    .nom = la clé ({ betrayal-room-collapsed-room })
    .with = avec la clé ({ betrayal-room-collapsed-room })
    .help = Deux clés ouvrent un collier : le vôtre, ou celui de quelqu’un dans la même pièce. Toutes deux sont alors perdues.
betrayal-card-key-crypt = Clé ({ betrayal-room-crypt })
    .a = une clé ({ betrayal-room-crypt })
    .the = la clé ({ betrayal-room-crypt })
    .nom = la clé ({ betrayal-room-crypt })
    .with = avec la clé ({ betrayal-room-crypt })
    .help = Deux clés ouvrent un collier : le vôtre, ou celui de quelqu’un dans la même pièce. Toutes deux sont alors perdues.
betrayal-card-key-furnace-room = Clé ({ betrayal-room-furnace-room })
    .a = une clé ({ betrayal-room-furnace-room })
    .the = la clé ({ betrayal-room-furnace-room })
    .nom = la clé ({ betrayal-room-furnace-room })
    .with = avec la clé ({ betrayal-room-furnace-room })
    .help = Deux clés ouvrent un collier : le vôtre, ou celui de quelqu’un dans la même pièce. Toutes deux sont alors perdues.
betrayal-card-key-gallery = Clé ({ betrayal-room-gallery })
    .a = une clé ({ betrayal-room-gallery })
    .the = la clé ({ betrayal-room-gallery })
    .nom = la clé ({ betrayal-room-gallery })
    .with = avec la clé ({ betrayal-room-gallery })
    .help = Deux clés ouvrent un collier : le vôtre, ou celui de quelqu’un dans la même pièce. Toutes deux sont alors perdues.
betrayal-card-key-junk-room = Clé ({ betrayal-room-junk-room })
    .a = une clé ({ betrayal-room-junk-room })
    .the = la clé ({ betrayal-room-junk-room })
    .nom = la clé ({ betrayal-room-junk-room })
    .with = avec la clé ({ betrayal-room-junk-room })
    .help = Deux clés ouvrent un collier : le vôtre, ou celui de quelqu’un dans la même pièce. Toutes deux sont alors perdues.
betrayal-card-key-operating-laboratory = Clé ({ betrayal-room-operating-laboratory })
    .a = une clé ({ betrayal-room-operating-laboratory })
    .the = la clé ({ betrayal-room-operating-laboratory })
    .nom = la clé ({ betrayal-room-operating-laboratory })
    .with = avec la clé ({ betrayal-room-operating-laboratory })
    .help = Deux clés ouvrent un collier : le vôtre, ou celui de quelqu’un dans la même pièce. Toutes deux sont alors perdues.
betrayal-card-key-pentagram-chamber = Clé ({ betrayal-room-pentagram-chamber })
    .a = une clé ({ betrayal-room-pentagram-chamber })
    .the = la clé ({ betrayal-room-pentagram-chamber })
    .nom = la clé ({ betrayal-room-pentagram-chamber })
    .with = avec la clé ({ betrayal-room-pentagram-chamber })
    .help = Deux clés ouvrent un collier : le vôtre, ou celui de quelqu’un dans la même pièce. Toutes deux sont alors perdues.
betrayal-card-key-tower = Clé ({ betrayal-room-tower })
    .a = une clé ({ betrayal-room-tower })
    .the = la clé ({ betrayal-room-tower })
    .nom = la clé ({ betrayal-room-tower })
    .with = avec la clé ({ betrayal-room-tower })
    .help = Deux clés ouvrent un collier : le vôtre, ou celui de quelqu’un dans la même pièce. Toutes deux sont alors perdues.
betrayal-card-key-vault = Clé ({ betrayal-room-vault })
    .a = une clé ({ betrayal-room-vault })
    .the = la clé ({ betrayal-room-vault })
    .nom = la clé ({ betrayal-room-vault })
    .with = avec la clé ({ betrayal-room-vault })
    .help = Deux clés ouvrent un collier : le vôtre, ou celui de quelqu’un dans la même pièce. Toutes deux sont alors perdues.
betrayal-token-key-attic = { betrayal-card-key-attic }
betrayal-token-key-catacombs = { betrayal-card-key-catacombs }
betrayal-token-key-chasm = { betrayal-card-key-chasm }
betrayal-token-key-collapsed-room = { betrayal-card-key-collapsed-room }
betrayal-token-key-crypt = { betrayal-card-key-crypt }
betrayal-token-key-furnace-room = { betrayal-card-key-furnace-room }
betrayal-token-key-gallery = { betrayal-card-key-gallery }
betrayal-token-key-junk-room = { betrayal-card-key-junk-room }
betrayal-token-key-operating-laboratory = { betrayal-card-key-operating-laboratory }
betrayal-token-key-pentagram-chamber = { betrayal-card-key-pentagram-chamber }
betrayal-token-key-tower = { betrayal-card-key-tower }
betrayal-token-key-vault = { betrayal-card-key-vault }
