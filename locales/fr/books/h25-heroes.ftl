### Hantise 25, Vaudou : le livre des héros.

betrayal-book-h25-heroes-story = Entre deux lattes du plancher, un album plein de poupées, photographiées avec soin. Page après page, tout est barré de rouge. Sur les dernières rien ne l’est encore, et les poupées y portent vos habits, vos cheveux, vos visages.
betrayal-book-h25-heroes-goal = Détruisez toutes les poupées tant qu’au moins la moitié des héros du début, arrondie au supérieur, est en vie.
betrayal-book-h25-heroes-can = Songez à ce qui fut dit à chacun de vous : cela convient au lieu où souffre sa poupée. Allez-y et cherchez. Une poupée trouvée ne peut être détruite que par le héros à qui elle ressemble. Les symboles ne vous arrêtent pas : ouvrez des portes aussi vite que possible.
betrayal-book-h25-heroes-foe = Le traître a caché une poupée pour chacun de vous dans un lieu dangereux. Ce qu’elles vous font empire à mesure que la piste avance.
betrayal-book-h25-heroes-rules =
    Chercher : dans toute pièce, une fois par tour, jet de Savoir de 2 ou plus. Tous apprennent alors s’il y a une poupée dans la pièce, laquelle, et à qui elle est liée. Ce qui est trouvé le reste. Les obstacles ne comptent pas.
    Détruire : à votre tour, dans la pièce de votre propre poupée trouvée, sans jet. Personne d’autre ne le peut. Si un héros meurt, sa poupée est détruite.
    Les symboles n’arrêtent personne : d’une pièce que vous venez de découvrir, vous pouvez continuer et en découvrir d’autres. Vous ne piochez que pour la pièce où votre déplacement finit, ou si vous y cherchez : la carte d’abord, le jet ensuite. Un symbole dépassé ne donne plus de carte à personne.
    Ces paroles peuvent être relues à tout moment.
    Vous gagnez quand il ne reste aucune poupée et qu’au moins la moitié des héros du début, arrondie au supérieur, est en vie. Vous perdez quand plus de la moitié est morte.
    La malédiction continue même si le traître est mort.

betrayal-objective-h25-heroes-find = Trouver votre poupée : où ressent-on ce qui vous fut dit ?
betrayal-objective-h25-heroes-own = Détruire votre propre poupée
betrayal-objective-h25-heroes-all = Trouver et détruire toutes les poupées

betrayal-choice-h25-heroes-search = Chercher une poupée { $room-in }
    .help = Jet de Savoir de { $target } ou plus : tous apprennent s’il y a une poupée ici. Une fois par tour. Si vous venez de découvrir la pièce, vous piochez d’abord sa carte.
betrayal-choice-h25-heroes-destroy = Détruire votre poupée ({ $token })
    .help = Ni jet ni prix : elle ne peut plus rien contre vous.
