### Hantise 6, L’œil flottant : le livre du traître.

betrayal-book-h06-traitor-story = Depuis des années vous dessinez cet œil dans toutes les marges, et cette nuit il vous regarde. Vous avez embarqué avant tous les autres. Par le sas vous les observez : comme ils sont petits.
betrayal-book-h06-traitor-goal = Chaque héros doit être mort ou à bord du vaisseau.
betrayal-book-h06-traitor-can = Votre explorateur est hors du jeu ; vous déplacez les extraterrestres. Au lieu d’attaquer, l’un d’eux peut viser tous les esprits de sa pièce. Un esprit qui cède, c’est vous qui le menez au vaisseau.
betrayal-book-h06-traitor-foe = Ils ne veulent pas venir, et ils connaissent un moyen de se défaire de l’œil.
betrayal-book-h06-traitor-rules =
    Extraterrestres : Vitesse 4, Force 6, Raison 6 ; un à 3 ou 4 joueurs, deux à 5 ou 6. Les attaques de Vitesse, comme celles du revolver ou de la dynamite, ne les touchent pas, et ils ne meurent jamais.
    Emprise, à la place de l’attaque d’un extraterrestre : une attaque de Raison contre chaque héros de sa pièce qui n’est ni sous emprise ni à l’abri, l’un après l’autre. Si l’extraterrestre gagne, le héros est sous votre emprise ; personne n’est blessé, qui que ce soit qui gagne.
    Au tour d’un tel héros, vous le déplacez vers le vaisseau par le plus court chemin, dans la limite de sa Vitesse et par des pièces explorées seulement. Les pièces ne l’arrêtent ni ne le blessent. Les extraterrestres ne le ralentissent pas, les héros libres si.
    S’il commence un tour dans la pièce du vaisseau, il embarque avec tout ce qu’il porte et sort du jeu.
    Étourdis, les extraterrestres gardent leur emprise. Qui a été libéré n’y retombe jamais.

betrayal-objective-h06-traitor-heroes = Mener tous les héros à bord, ou les tuer

betrayal-choice-h06-traitor-control = Viser les esprits de cette pièce
    .help = Une attaque de Raison contre chaque héros ici qui n’est ni sous emprise ni à l’abri. C’est l’attaque de l’extraterrestre pour ce tour.
