### Hantise 11, Laissez-les entrer : le livre des héros.

betrayal-book-h11-heroes-story = Là-haut un battant claque, puis un autre. Quelqu’un rit, d’un rire clair et joyeux, et un souffle froid traverse les pièces en chuchotant. Il y a des visages dans la brume, et l’un de vous leur ouvre.
betrayal-book-h11-heroes-goal = Bannissez tous les spectres : par un exorcisme d’autant de jets réussis qu’il y a de joueurs, ou un par un avec l’anneau.
betrayal-book-h11-heroes-can = Lancez les dés dans un lieu saint ou savant, ou avec la bonne carte ; chaque source agit une fois. L’anneau bannit un à un ceux qui sont déjà entrés.
betrayal-book-h11-heroes-foe = Le traître et le fou veulent faire entrer les spectres, qui veulent votre mort. Aucun coup ne touche un spectre. Tant que le fou est occupé à les faire entrer, il n’attaque personne ; mais il se défend.
betrayal-book-h11-heroes-rules =
    Sources pour un jet de Raison de 5 ou plus : chapelle, crypte, chambre du pentagramme, symbole sacré, anneau.
    Sources pour un jet de Savoir de 5 ou plus : bibliothèque, laboratoire de recherche, livre, boule de cristal.
    Il faut être dans la pièce ou tenir la carte. Chaque héros fait un seul de ces jets par tour, en plus d’une attaque. Une réussite marque la source, qui ne sert plus à personne ; un échec la laisse ouverte. Une carte employée a servi pour ce tour.
    Avec autant de marques qu’il y a de joueurs, vous gagnez aussitôt, quoi qu’il reste dans la maison.
    Celui qui tient l’anneau peut attaquer avec la Raison un spectre au même endroit, même étourdi. Une victoire le bannit pour de bon, une défaite vaut des dégâts mentaux. Vous gagnez aussi quand il ne reste aucun spectre, dedans ni dehors, et que l’anneau en a banni au moins un.
    Un spectre qui vous attaque et perd est étourdi. On ne peut rien faire d’autre aux spectres.
    Un spectre encore dehors ne fait rien et ne ralentit personne. La porte d’entrée ouverte ne laisse sortir personne.

betrayal-objective-h11-heroes-marks = Exorciser à des sources différentes
betrayal-objective-h11-heroes-ring = Ou bannir chaque spectre avec l’anneau

betrayal-choice-h11-heroes-exorcise = Exorcisme { $trait-with } ({ $source })
    .help = { $trait-roll } de 5 ou plus. Une réussite marque la source ({ $source }), qui ne servira plus à personne.
