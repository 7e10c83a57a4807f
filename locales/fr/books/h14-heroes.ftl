### Hantise 14, Les astres sont propices : le livre des héros.

betrayal-book-h14-heroes-story = À chaque livre de ces rayons, la même page est arrachée. Puis le chant commence, en bas ou en haut, impossible à dire, et parmi les voix il en est une que vous connaissez depuis des années. Elle sait toutes les paroles.
betrayal-book-h14-heroes-goal = Jetez tous les pots de peinture, autant qu’il y a de joueurs, dans la chambre du pentagramme avant que le dieu ne soit appelé.
betrayal-book-h14-heroes-can = Prenez un pot par héros et jetez-le dans la chambre du pentagramme depuis la pièce voisine, à un tour ultérieur à celui où vous l’avez pris. Faites la chaîne. Ne laissez rien traîner et ne mourez pas : l’un et l’autre servent le culte.
betrayal-book-h14-heroes-foe = Le traître et les adeptes apportent des sacrifices dans la chambre du pentagramme : des objets, certains compagnons, et vos dépouilles. Combien il en faut, vous l’ignorez.
betrayal-book-h14-heroes-rules =
    La peinture a été mise tour à tour dans la cuisine, le garde-manger, le débarras, la réserve, le laboratoire de recherche et le grenier, s’ils étaient là.
    Peinture : elle se ramasse, s’échange ou se pose comme un objet, mais on ne tient jamais plus d’un pot. Le chien ne la porte pas.
    Jeter : depuis une pièce qui a une porte vers la chambre du pentagramme, ou à l’intérieur, pour 1 case de déplacement. Pas au tour où vous avez pris, reçu ou posé ce pot. La peinture jetée y reste.
    Étourdi, un adepte lâche ce qu’il porte.
    Qui meurt laisse un corps, que le traître ou un adepte peut emporter ; chaque pièce où ils entrent avec lui coûte 2 cases. Les héros ne portent pas de corps.
    La mort du traître ne met fin à rien.

betrayal-objective-h14-heroes-paint = Jeter toute la peinture dans la chambre du pentagramme

betrayal-choice-h14-heroes-throw = Jeter la peinture dans la chambre du pentagramme
    .help = Coûte 1 case de déplacement. Elle y reste pour de bon.
