### Hantise 38, Bêtes infernales : le livre du traître.

betrayal-book-h38-traitor-story = Vous avez senti la chaleur sous les planches bien avant les autres. Vos bêtes sont éveillées, avides d’air et de compagnie. Elles vous connaissent et tournoient autour de vous.
betrayal-book-h38-traitor-goal = Vous gagnez quand tous les héros sont morts. Peu importe que vous viviez pour le voir.
betrayal-book-h38-traitor-can = Après votre propre tour, les chauves-souris de feu se multiplient, volent et brûlent. Répartissez-les dans les pièces où sont les héros, ou massez-les dans une seule. Combattez vous-même les héros pendant ce temps.
betrayal-book-h38-traitor-foe = Les héros ont le sang dont vos chauves-souris ont besoin, et chercheront comment vous arrêter.
betrayal-book-h38-traitor-rules =
    Les chauves-souris de feu ont 3 en Vitesse et rien d’autre. Elles n’attaquent pas, ne peuvent être attaquées et ne ralentissent pas les héros ; les héros les ralentissent.
    À chaque tour des monstres, trois dés sont lancés une fois pour toutes. Autant de nouvelles chauves-souris de feu apparaissent dans la pièce où la hantise a commencé ; elles ne bougent pas ce tour-ci.
    Puis chacune des anciennes peut parcourir autant de cases, 1 au moins.
    Puis, dans chaque pièce où il y a des chauves-souris de feu et des héros, un dé est lancé par chauve-souris, nouvelles comprises. Chaque héros présent subit la somme en dégâts physiques. Vous, elles ne vous brûlent jamais.
    L’armure retire 1 point de la somme. Une chauve-souris étourdie ne vole ni ne brûle. Leur nombre est sans limite.

betrayal-objective-h38-traitor-heroes = Brûler les héros
