### Hantise 18, L’union fait la force : le livre des héros.

betrayal-book-h18-heroes-story = Vous êtes accourus au cri, et ce qui se dressait là portait encore un visage connu. Dessous, la chair coulait comme de la cire et se refermait sur chaque plaie. Les lames n’y feront rien. Le feu, si. Un très grand feu.
betrayal-book-h18-heroes-goal = Réduisez la maison en cendres avec le traître dedans. L’un de vous au moins doit y survivre.
betrayal-book-h18-heroes-can = Trouvez la chaufferie au sous-sol et poussez la chaudière à bout. Ouvrez la porte d’entrée et sortez à temps : dehors, on ne craint ni le feu ni les murs, et l’on mène encore l’incendie.
betrayal-book-h18-heroes-foe = Le traître a faim de votre chair, et seul le feu peut tuer ce qu’il est devenu.
betrayal-book-h18-heroes-rules =
    Chaudière : dans la chaufferie, jet de Savoir de 5 ou plus, un essai par tour. À la fin du tour suivant de ce héros la chaufferie explose, même s’il est mort entre-temps ; tous ceux qui y sont meurent.
    Dès lors, chaque joueur vivant brûle une pièce à la fin de son tour, le traître aussi. Quiconque s’y trouve meurt. Les morts ne brûlent rien.
    Une pièce peut brûler si elle partage un côté avec une pièce brûlée, sans qu’il faille de porte. Le feu grimpe aussi de l’escalier du sous-sol au vestibule, du palier du sous-sol au conduit à charbon, et de la pièce du dessous à la pièce effondrée. Du grand escalier, il ne gagne pas l’étage.
    On n’entre pas dans une pièce brûlée, on n’en sort pas, on ne s’en sert plus. Qui y est envoyé meurt.
    Quand vestibule, hall d’entrée et grand escalier ont brûlé tous trois, la maison s’effondre et tous ceux qui sont dedans meurent.
    Porte d’entrée : dans le hall d’entrée, jet de Savoir ou de Force de 4 ou plus, un essai par tour. Si elle s’ouvre, piochez un événement, et votre tour s’achève. Ensuite, vous pouvez sortir pour 1 case. Vous barrez la porte derrière vous, sans retour.
    Dehors, vous ne faites à votre tour que choisir la pièce qui brûle.

betrayal-objective-h18-heroes-fire = Livrer le traître au feu
betrayal-objective-h18-heroes-furnace = Trouver la chaufferie et pousser la chaudière à bout
betrayal-objective-h18-heroes-door = Ouvrir la porte d’entrée
betrayal-objective-h18-heroes-outside = Sortir de la maison

betrayal-choice-h18-heroes-overheat = Pousser la chaudière à bout ({ $trait-roll })
    .help = Il faut 5 ou plus. Elle explose à la fin de votre prochain tour.
betrayal-choice-h18-heroes-open-door = Ouvrir la porte d’entrée ({ $trait-roll })
    .help = 4 ou plus l’ouvre. Vous piochez alors un événement, et votre tour s’achève.
betrayal-choice-h18-heroes-leave = Quitter la maison
    .help = Dehors, le feu ne vous atteint plus, mais vous ne pouvez pas rentrer.
