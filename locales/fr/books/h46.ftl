### Hantise 46, Le festin : ce que tout le monde peut lire.

betrayal-creature-cannibal-freak = Monstre cannibale{ betrayal-nth }
    .nom = { $number ->
        [none] le monstre cannibale
       *[other] le monstre cannibale { $number }
    }
    .acc = { $number ->
        [none] le monstre cannibale
       *[other] le monstre cannibale { $number }
    }
    .to = { $number ->
        [none] au monstre cannibale
       *[other] au monstre cannibale { $number }
    }
    .by = { $number ->
        [none] par le monstre cannibale
       *[other] par le monstre cannibale { $number }
    }
    .of = { $number ->
        [none] du monstre cannibale
       *[other] du monstre cannibale { $number }
    }
betrayal-creature-victim = Victime{ betrayal-nth }
    .nom = { $number ->
        [none] la victime
       *[other] la victime { $number }
    }
    .acc = { $number ->
        [none] la victime
       *[other] la victime { $number }
    }
    .to = { $number ->
        [none] à la victime
       *[other] à la victime { $number }
    }
    .by = { $number ->
        [none] par la victime
       *[other] par la victime { $number }
    }
    .of = { $number ->
        [none] de la victime
       *[other] de la victime { $number }
    }
betrayal-counter-h46-escaped = Victimes en fuite
betrayal-cause-h46-feast = le festin
betrayal-event-h46-feasts = { $explorer-nom } a dévoré { $token-the } ; toutes ses caractéristiques ont monté.
betrayal-event-h46-freak-feasts = { $monster-nom } a dévoré { $token-the } et en sort grandi.
betrayal-result-h46-heroes = La table reste mise, et personne ne s’y assied. Ceux qui étaient au menu n’auront pas faim de sitôt.
betrayal-result-h46-traitor = La dernière assiette est léchée. Plus forte que la chair ne devrait l’être, une ombre repue se lève au bout de la table, et les convives s’inclinent.
