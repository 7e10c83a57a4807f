### Hantise 24, Rentrez au nid : le livre du traître.

betrayal-book-h24-traitor-story = Vous les avez entendues bien avant qu’elles viennent : un froissement, mille petits cœurs, et chacun savait votre nom. Vous avez ouvert la fenêtre. Cela n’a presque pas fait mal. Vous êtes elles toutes, à présent.
betrayal-book-h24-traitor-goal = Vous gagnez quand tous les héros sont morts.
betrayal-book-h24-traitor-can = À chaque tour, d’autres chauves-souris entrent. Faites-les mordre où cela fait le plus mal : chacune boit, et retient son héros.
betrayal-book-h24-traitor-foe = Les héros cherchent comment chasser vos chauves-souris.
betrayal-book-h24-traitor-rules =
    Chauves-souris : Vitesse 5, Force 2, Raison 1. Il n’y en a jamais plus de 24 dans la maison, celles sur les héros comprises ; les mortes peuvent revenir.
    Au tour des monstres, autant de dés sont lancés qu’il y a de joueurs, et autant de chauves-souris entrent : dans la tour, le gouffre, le jardin d’hiver, le hall d’entrée, les jardins, le cimetière, la terrasse, le balcon, le grand escalier, la chambre principale, la chambre, la chapelle et la salle à manger, s’ils sont dans la maison, même là où une autre pièce bouche la fenêtre. Chaque pièce en reçoit une avant qu’aucune n’en reçoive deux ; vous choisissez.
    Ensuite un seul jet de déplacement vaut pour toutes. Entrer compte pour 1 case ; elles peuvent continuer et attaquer le même tour.
    Une chauve-souris ne combat pas. Une fois par tour elle peut tenter de s’accrocher à un héros de sa pièce : un dé, et sur un 2 elle tient. Dès lors elle va où va le héros.
    Au début du tour d’un héros, chaque chauve-souris sur lui fait 1 point de dégâts physiques. Chacune lui coûte une case de déplacement, mais jamais la dernière.
    Les chauves-souris qui ne sont sur personne ne ralentissent pas les héros ; les héros les ralentissent. Vaincues au combat, elles sont étourdies.
    Quand un héros meurt, celles qu’il portait sont libres de nouveau.

betrayal-objective-h24-traitor-heroes = Vider les héros de leur sang

betrayal-ask-h24-traitor-roost = Dans quelle pièce pendent vos chauves-souris ?
    .help = Des chauves-souris pendent désormais en deux endroits de la maison ; celui-ci en est un.
betrayal-ask-h24-traitor-entry =
    { $left ->
        [1] Dans quelle pièce entre encore une chauve-souris ?
       *[other] Encore { $left } chauves-souris entrent, chacune dans une autre pièce. Où entre la suivante ?
    }
betrayal-choice-h24-traitor-latch = S’accrocher : { $explorer }
    .help = Un dé : sur un 2 la chauve-souris tient, boit au début de chaque tour de ce héros et lui prend une case de déplacement.
