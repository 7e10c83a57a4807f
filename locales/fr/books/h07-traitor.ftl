### Hantise 7, Lierre carnivore : le livre du traître.

betrayal-book-h07-traitor-story = Vous n’avez fait que l’arroser. Lui parler un peu, le soir. Il poussait si bien et demandait si peu : de la lumière, de la pluie, et quelque chose pour la terre. Vous connaissez des gens qui feraient l’affaire.
betrayal-book-h07-traitor-goal = Vous gagnez quand tous les héros sont morts, ou quand vous avez détruit l’objet spécial qu’ils peuvent fabriquer. Pour le premier cas, peu importe que vous viviez encore.
betrayal-book-h07-traitor-can = Que les vrilles saisissent les héros et les traînent à leurs racines. Volez l’objet des héros, ou ramassez-le, et finissez avec lui votre tour dans le gouffre, la chaufferie ou le lac souterrain.
betrayal-book-h07-traitor-foe = Les héros préparent quelque chose qui peut détruire vos lianes.
betrayal-book-h07-traitor-rules =
    Vrilles : Vitesse 2, Force 5, Raison 3. Il y a deux fois plus de lierres que de joueurs, dix au plus, chacun fait d’une racine et d’une vrille de même numéro.
    Ils prennent racine dans le hall d’entrée, le balcon, la chambre, la chapelle, le jardin d’hiver, la salle à manger, les jardins, le grand escalier, le cimetière, la chambre principale, la terrasse et la tour, un par pièce. Quand une telle pièce est trouvée plus tard et qu’il vous en reste, vous pouvez aussitôt en planter un.
    Vous ne pouvez jamais prendre le livre.
    Une vrille qui bat un héros en combat physique ne fait pas de dégâts : le héros est saisi et laisse tous ses objets, et la vrille ne va pas plus loin. Tant qu’elle tient quelqu’un, elle ne peut attaquer, et les autres vrilles laissent son captif ; vous, rien ne vous y oblige.
    Une vrille qui commence son tour avec des captifs avance de 2 pièces vers sa racine au lieu de son jet, par tout chemin qui l’en rapproche, et les emmène ; personne ne la ralentit.
    Un lierre qui commence son tour en tenant des héros à sa racine les tue, et disparaît, racine et vrille.
    Une vrille battue est étourdie et lâche prise. Les racines ne peuvent être attaquées et ne ralentissent personne ; les vrilles ralentissent les héros. Une vrille dans l’ascenseur mystique l’empêche de bouger. La cloche n’agit pas sur ceux qui sont saisis, ni la planche des esprits sur les vrilles.

betrayal-objective-h07-traitor-item = Détruire l’objet spécial des héros
betrayal-objective-h07-traitor-heroes = Donner les héros en pâture aux lianes

betrayal-ask-h07-traitor-root = Où le prochain lierre prend-il racine ?
    .help = Les lianes entrent partout où il y a de la lumière, mais vous n’en avez pas assez pour toutes ces pièces.
betrayal-ask-h07-traitor-plant = Un lierre prend-il racine { $room-in } ?
