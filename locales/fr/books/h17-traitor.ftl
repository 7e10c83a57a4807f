### Hantise 17, Un souffle de vent : le livre du traître.

betrayal-book-h17-traitor-story = Il était si las, votre vieil ami, et dormait si bien parmi les choses cassées. Puis ces gens sont venus tout remuer. Entendez-le pleurer ! Il n’y a qu’un moyen de lui rendre sa paix.
betrayal-book-h17-traitor-goal = Vous gagnez quand tous les héros sont morts, que vous viviez ou non.
betrayal-book-h17-traitor-can = Apportez des choses au poltergeist, ou prenez-les aux héros pour lui : chacune le fait grandir. Laissez-le là où s’entassent les vieilleries, et lancez-le à travers les pièces pleines de héros.
betrayal-book-h17-traitor-foe = Les héros tentent un exorcisme.
betrayal-book-h17-traitor-rules =
    Le poltergeist a 3 en Vitesse et 4 en Raison. Sa Force est le chiffre de la piste, 8 au plus ; il commence à 4.
    Il ramasse, pose, vole et échange autant d’objets qu’il veut, comme un explorateur et avec vous aussi ; ils n’ont aucun effet pour lui. Chacun gagné fait monter la piste de 1, chacun perdu la fait baisser de 1.
    Si un tour des monstres s’achève avec lui dans le grenier, le débarras, la bibliothèque, le laboratoire d’opération, le laboratoire de recherche, la réserve ou la cave à vin, il reçoit une carte Objet.
    À son tour, il peut attaquer chaque héros qu’il atteint, une fois chacun. S’il devait infliger 2 points de dégâts ou plus, il peut prendre un objet à la place. Perdre ne lui fait jamais rien.
    La Force et le revolver ne lui font rien. La dynamite dans sa pièce lui fait tout lâcher et le retire, jusqu’à ce qu’il se reforme.
    Au début de chaque tour des monstres, il peut se reformer : il lâche tout et apparaît dans n’importe quelle pièce à symbole de présage. La piste passe à 3, à 4 dans le débarras. Puis son tour continue.

betrayal-objective-h17-traitor-heroes = Rendre la paix à votre ami : ne laisser vivre aucun héros

betrayal-ask-h17-traitor-reform = Le poltergeist se reforme-t-il ailleurs ? Il lâche tout.
betrayal-choice-h17-traitor-stay = Ne pas se reformer
betrayal-choice-h17-traitor-give = Donner { $card-the } au poltergeist
    .help = Il le porte et grandit de 1.
