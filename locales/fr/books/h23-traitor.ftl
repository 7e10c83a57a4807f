### Hantise 23, L’horreur à tentacules : le livre du traître.

betrayal-book-h23-traitor-story = Vous avez été la première prise. Ce fut rapide : une secousse, un couloir, des dents qui n’en étaient pas. À présent vous gisez au milieu de tout et tâtez avec quantité de mains. Il y en a d’autres là-haut, tièdes et pressés.
betrayal-book-h23-traitor-goal = Vous gagnez quand tous les héros sont morts.
betrayal-book-h23-traitor-can = Envoyez vos ventouses, saisissez les héros et tirez-les à vos bras. Le temps joue pour vous : à chaque tour vous grandissez.
betrayal-book-h23-traitor-foe = Les héros cherchent votre tête pour vous tuer.
betrayal-book-h23-traitor-rules =
    Il y a autant de tentacules que de joueurs, chacun fait d’un bras et d’une ventouse de même numéro, un par pièce : chaufferie, jardin d’hiver, salle de l’orgue, lac souterrain, jardins, gouffre. Ce qui manque, vous le posez vous-même.
    À la fin de chacun de vos tours, la piste avance de 1. Ventouses aux tours 1 et 2 : Vitesse 2, Force 4, Raison 7. Aux tours 3 et 4 : 3, 5, 7. De 5 à 7 : 3, 7, 7. À partir de 8 : 4, 8, 8.
    Une ventouse qui bat un héros en combat physique ne fait pas de dégâts : le héros est saisi et laisse tous ses objets, et la ventouse ne va pas plus loin. Tant qu’elle tient quelqu’un, elle ne peut attaquer, et les autres ventouses laissent son captif.
    Une ventouse qui commence son tour avec des captifs avance de 2 pièces vers son bras au lieu de son jet, par tout chemin qui l’en rapproche, et les emmène ; personne ne la ralentit.
    Au début du tour des monstres, tout héros tenu dans la pièce du bras correspondant est dévoré ; ce tentacule disparaît aussi.
    Une ventouse battue est étourdie et lâche prise ; dans un combat physique, elle retourne aussi à son bras. Les bras ne peuvent être attaqués et ne ralentissent personne ; les ventouses ralentissent les héros.
    Votre tête, une fois trouvée, a 6 en Force, ne bouge jamais et peut attaquer les héros de sa pièce. Perdre sa propre attaque ne lui fait aucun mal.
    Une ventouse dans l’ascenseur mystique l’empêche de bouger. La cloche n’agit pas sur ceux qui sont saisis, ni la planche des esprits sur les ventouses.

betrayal-objective-h23-traitor-heroes = Dévorer les héros

betrayal-ask-h23-traitor-room = Par quelle pièce entrez-vous dans la maison ?
betrayal-ask-h23-traitor-arm = Où un bras surgit-il ?
    .help = Un bras par joueur perce les planchers, chacun dans une autre de ces pièces.
