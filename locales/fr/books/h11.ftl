### Hantise 11, Laissez-les entrer : ce que tout le monde peut lire.

betrayal-creature-specter = Spectre{ betrayal-nth }
    .nom = { $number ->
        [none] le spectre
       *[other] le spectre { $number }
    }
    .acc = { $number ->
        [none] le spectre
       *[other] le spectre { $number }
    }
    .to = { $number ->
        [none] au spectre
       *[other] au spectre { $number }
    }
    .by = { $number ->
        [none] par le spectre
       *[other] par le spectre { $number }
    }
    .of = { $number ->
        [none] du spectre
       *[other] du spectre { $number }
    }
betrayal-creature-madman = Fou
    .nom = le fou
    .acc = le fou
    .to = au fou
    .by = par le fou
    .of = du fou
betrayal-token-specter-outside =
    { $number ->
        [none] Spectre dehors
       *[other] Spectre dehors { $number }
    }
    .the = un spectre dehors
    .help = Il attend dans la brume qu’on lui ouvre. Là-dehors il n’agit pas, ne ralentit personne, et rien ne l’atteint.
betrayal-counter-h11-banished = Spectres bannis par l’anneau
betrayal-note-h11-opened = Grand ouvert : { $what }
betrayal-event-h11-gathers = Dehors, une forme se dessine dans la brume. Elle attend qu’on lui ouvre { $room-in }.
betrayal-event-h11-shut-out = Un mur se dresse où il y avait la brume : plus rien n’entrera { $room-in }.
betrayal-event-h11-opens = { $who-nom } ouvre grand { $room-id ->
        [entrance-hall] la porte d’entrée
       *[other] la fenêtre
    } { $room-in }, et la brume s’avance.
betrayal-event-h11-banishes = L’anneau flamboie, et { $monster-nom } se défait comme une buée sur la vitre.
betrayal-result-h11-heroes = Les fenêtres claquent l’une après l’autre. Dehors, la brume colle ses visages aux vitres et ne trouve personne pour ouvrir.
betrayal-result-h11-traitor = Toutes les fenêtres sont ouvertes, et plus personne ne sent le froid. Vous savez maintenant ce qu’ils venaient chercher.
betrayal-result-h11-traitor-lost = Toutes les fenêtres sont ouvertes, et plus personne ne sent le froid. Ce qui tenait tant à entrer va de chambre en chambre et touche à vos affaires.
