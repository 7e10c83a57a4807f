### Hantise 46, Le festin : ce que tout le monde peut lire.

betrayal-creature-cannibal-freak = Monstre cannibale{ betrayal-nth }
    .the = le monstre cannibale{ betrayal-nth }
    .acc = le monstre cannibale{ betrayal-nth }
    .to = au monstre cannibale{ betrayal-nth }
    .by = par le monstre cannibale{ betrayal-nth }
    .of = du monstre cannibale{ betrayal-nth }
betrayal-creature-victim = Victime{ betrayal-nth }
    .the = la victime{ betrayal-nth }
    .acc = la victime{ betrayal-nth }
    .to = à la victime{ betrayal-nth }
    .by = par la victime{ betrayal-nth }
    .of = de la victime{ betrayal-nth }
betrayal-counter-escaped = Victimes en fuite
betrayal-counter-eaten = Victimes dévorées
betrayal-cause-h46-feast = le festin
betrayal-event-h46-feasts = { $explorer } a dévoré { $token-the } ; toutes ses caractéristiques ont monté.
betrayal-event-h46-freak-feasts = { $monster-the } a dévoré { $token-the } et en sort grandi.
betrayal-result-h46-heroes = La table reste mise, et personne ne s’y assied. Ceux qui étaient au menu n’auront pas faim de sitôt.
betrayal-result-h46-traitor = La dernière assiette est léchée. Plus forte que la chair ne devrait l’être, une ombre repue se lève au bout de la table, et les convives s’inclinent.
