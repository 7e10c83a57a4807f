### Hantise 46, Le festin : ce que tout le monde peut lire.

betrayal-creature-cannibal-freak = Monstre cannibale
    .the = le monstre cannibale
    .acc = le monstre cannibale
    .to = au monstre cannibale
    .by = par le monstre cannibale
    .of = du monstre cannibale
betrayal-creature-victim = Victime
    .the = la victime
    .acc = la victime
    .to = à la victime
    .by = par la victime
    .of = de la victime
betrayal-counter-escaped = Victimes en fuite
betrayal-counter-eaten = Victimes dévorées
betrayal-event-h46-feasts = { $explorer } a dévoré { $token-the } ; toutes ses caractéristiques ont monté.
betrayal-event-h46-freak-feasts = { $creature-the } a dévoré { $token-the } et en sort grandi.
betrayal-result-h46-heroes = La table reste mise, et personne ne s’y assied. Ceux qui étaient au menu n’auront pas faim de sitôt.
betrayal-result-h46-traitor = La dernière assiette est léchée. Plus forte que la chair ne devrait l’être, une ombre repue se lève au bout de la table, et les convives s’inclinent.
