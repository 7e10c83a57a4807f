### Hantise 7, Lierre carnivore : ce que tout le monde peut lire.

betrayal-creature-tip = Vrille{ betrayal-nth }
    .nom = { $number ->
        [none] la vrille
       *[other] la vrille { $number }
    }
    .acc = { $number ->
        [none] la vrille
       *[other] la vrille { $number }
    }
    .to = { $number ->
        [none] à la vrille
       *[other] à la vrille { $number }
    }
    .by = { $number ->
        [none] par la vrille
       *[other] par la vrille { $number }
    }
    .of = { $number ->
        [none] de la vrille
       *[other] de la vrille { $number }
    }
betrayal-token-root =
    { $number ->
        [none] Racine
       *[other] Racine { $number }
    }
    .the = { $number ->
        [none] une racine
       *[other] la racine { $number }
    }
    .help = Ici pousse le lierre de ce numéro. La racine ne bouge jamais, ne ralentit personne, et aucune attaque ordinaire ne lui fait rien.
betrayal-token-plant-spray = Désherbant
    .the = le désherbant
    .help = Un objet comme les autres : il s’échange, se pose et se vole.
betrayal-counter-h07-killed = Lierres tués au désherbant
betrayal-event-h07-made = { $explorer-nom } remue, tousse et remplit un pulvérisateur : c’est l’odeur de la mort des plantes.
betrayal-event-h07-sprayed = Un nuage retombe sur { $monster-acc } ; feuille, tige et racine brunissent et s’effritent.
betrayal-event-h07-destroyed = { $explorer-nom } jette { $card-the } { $room-in }, d’où rien ne revient. On ne le reverra plus.
betrayal-result-h07-heroes = Des feuilles brunes tombent dans toute la maison. Ce qui pousse encore dehors se tient loin des fenêtres.
betrayal-result-h07-traitor = Au printemps, on distingue à peine la maison depuis la route. Tout fleurit, et la terre n’a jamais été si grasse.
